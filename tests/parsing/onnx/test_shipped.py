"""The shipped models read simple text of their language."""

from __future__ import annotations

import pytest

from lambre_core import resources
from lambre_core.parsing.models import ModelFolder, find_models, load_parser

SHIPPED = [model for model in find_models() if model.path.is_relative_to(resources.data_dir("models"))]
TEXTS = {
    "de": "Die Regierung legt lange Büchern vor. Der alte Mann sieht das Haus.",
    "cs": "Vláda předkládá dlouhých knihy. Starý muž vidí dům.",
    "uk": "Він купила новий машину. Старий чоловік бачить будинок.",
    "ru": "Он купила новый машину. Старый мужчина видит дом.",
    "et": "Me läheb koju. Vana mees näeb maja.",
    "fi": "Me menee kotiin. Vanha mies näkee talon.",
    "el": "Ο άνθρωπος βλέπει τα μεγάλος σπίτι. Ο παλιός φίλος βλέπει το σπίτι.",
    "en": "The old man see these house. The old man sees the house.",
    "lt": "Senas vyras mato nauja namą. Senas vyras mato namą.",
    "lv": "Vecs vīrs redz jaunu māja. Vecais vīrs redz māju.",
    "pl": "Stary człowiek kupił nową dom. Stary człowiek widzi nowy dom.",
    "pt": "O homem velho vê as casa. O homem velho vê a casa.",
    "tr": "Biz eve gitti. Yaşlı adam eski evi gördü.",
}


@pytest.mark.parametrize("model", SHIPPED, ids=lambda model: str(model.language))
def test_shipped_model(model: ModelFolder) -> None:
    assert model.manifest is not None
    assert sum(entry.bytes for entry in model.manifest.files.values()) <= 4e6
    parser = load_parser(model.language, model=model.path)
    [sentences] = parser.parse([TEXTS[model.language]])
    assert len(sentences) == 2
    # The second sentence has nothing to stumble over.
    assert {"VERB", "NOUN", "ADJ", "PUNCT"} <= {token.upos for token in sentences[1].tokens}
    subjects = [token for token in sentences[1].tokens if token.deprel == "subj"]
    assert subjects
    assert all(token.feats.get("Case", {"Nom"}) == {"Nom"} for token in subjects)
    assert sentences[1].log_probability is not None
    assert sentences[1].log_probability > -5
