from __future__ import annotations

import pytest

from lambre_core.documents.language import normalised, path_language, unit_language
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment, SegmentMap
from lambre_core.documents.unit import Directive, TextUnit


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("de", "de"),
        ("de-DE", "de"),
        ("de_AT", "de"),
        ("cs_CZ.UTF-8", "cs"),
        ("sr@latin", "sr"),
        ("zh-Hans-CN", "zh"),
        ("UK", "uk"),
        (" et ", "et"),
        ("hsb", "hsb"),
        ("iw", "he"),
        ("german", None),
        ("d", None),
        ("xx", None),
        ("qq", None),
        ("und", None),
        ("mul", None),
        ("", None),
        ("de DE", None),
        ("C", None),
    ],
)
def test_tags(tag: str, code: str | None) -> None:
    assert normalised(tag) == code


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("messages.de.md", "de"),
        ("docs/guide.cs.markdown", "cs"),
        ("messages.pt-BR.md", "pt"),
        ("messages.pt_BR.md", "pt"),
        ("messages_de.jsonl", "de"),
        ("messages_de_AT.jsonl", "de"),
        ("out/news_uk.txt", "uk"),
        ("res/values-de/strings.txt", "de"),
        ("res/values-pt-rBR/strings.txt", "pt"),
        ("locale/de/LC_MESSAGES/app.txt", "de"),
        ("src/locales/pt_BR/x.md", "pt"),
        ("i18n/cs.jsonl", "cs"),
        (r"locale\de\x.md", "de"),
        ("locale/de/x.fr.md", "fr"),  # the name of the file is nearer
        ("App/de.lproj/Localizable.strings", "de"),
        ("App/pt-BR.lproj/x.strings", "pt"),
        ("App/Base.lproj/x.strings", None),
        ("texts/de-DE/menu.ftl", "de"),
        ("packages/x/locales/uk-UA.json", "uk"),
        ("csv/ru_RU.csv", "ru"),
        ("help-de-DE.html", "de"),
        ("docs/tr/docs/features.md", "tr"),
        ("l10n/de/misc.ftl", "de"),
        ("de/misc.ftl", "de"),  # such a file is hardly anything but a translation
        ("po/de.po", "de"),
        ("UD_German-HDT/de_hdt-ud-test.conllu", "de"),
        ("x/cs/Program.json", None),
        ("README.md", None),
        ("de.md", None),
        ("de/x.md", None),  # any folder may be called so: `is/`, `it/`
        ("foo.old.md", None),
        ("jquery.min.txt", None),
        ("read_me.md", None),
        ("values/strings.txt", None),
        ("locale/templates/x.md", None),
        ("x.DE.md", None),
        ("x.de", None),
        ("", None),
    ],
)
def test_paths(path: str, code: str | None) -> None:
    assert path_language(path) == code


def _unit(language: str | None) -> TextUnit:
    return TextUnit("a", SegmentMap(LineIndex.of("\n\na"), (Segment(0, 1, 2, 3, "literal"),)), language)


SPEAKS_CZECH = (Directive("language", ("cs",), 2),)


@pytest.mark.parametrize(
    ("option", "directives", "configured", "metadata", "path", "language", "source"),
    [
        ("de", SPEAKS_CZECH, "et", "fi", "x.it.md", "de", "option"),
        (None, SPEAKS_CZECH, "et", "fi", "x.it.md", "cs", "directive"),
        (None, (), "et", "fi", "x.it.md", "et", "config"),
        (None, (), None, "fi_FI", "x.it.md", "fi", "metadata"),
        (None, (), None, None, "x.it.md", "it", "file name"),
        (None, (), None, "klingon", "x.it.md", "it", "file name"),  # what is no code says nothing
        (None, (Directive("language", ("cs",), 4),), None, None, "x.it.md", "it", "file name"),  # stands below
        (None, (*SPEAKS_CZECH, Directive("language", ("uk",), 3)), None, None, "x.md", "uk", "directive"),
        (None, (*SPEAKS_CZECH, Directive("language", (), 3)), None, None, "x.it.md", "it", "file name"),
    ],
)
def test_order_of_sources(
    option: str | None,
    directives: tuple[Directive, ...],
    configured: str | None,
    metadata: str | None,
    path: str,
    language: str,
    source: str,
) -> None:
    choice = unit_language(_unit(metadata), path, directives, option=option, configured=configured)
    assert (choice.language, choice.source) == (language, source)


def test_undetermined_says_why() -> None:
    choice = unit_language(_unit(None), "x.md")
    assert choice.language is None
    assert choice.reason is not None
    assert "nothing says its language" in choice.reason
