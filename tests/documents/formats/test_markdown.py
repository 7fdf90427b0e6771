from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from lambre_core.documents.read import Document, DocumentSettings, read_document
from lambre_core.documents.unit import Directive, TextUnit


def _read(text: str | bytes) -> Document:
    return read_document("x.md", text.encode() if isinstance(text, str) else text, DocumentSettings())


@pytest.mark.parametrize(
    ("text", "units"),
    [
        # blocks
        ("Ein\nSatz.\n\nNoch einer.", ["Ein Satz.", "Noch einer."]),
        ("# Titel #\n\n## A # B\n\n### *C* ###  \n", ["Titel", "A # B", "C"]),
        ("Titel\nlang\n===\nText", ["Titel lang", "Text"]),
        ("> Ein\n> Satz\nohne Winkel.\n>\n> > Tief\n> > drin", ["Ein Satz ohne Winkel.", "Tief drin"]),
        ("- Ein\n  Satz\n- [ ] Zwei\n\n  Drei\n  1. Vier", ["Ein Satz", "Zwei", "Drei", "Vier"]),
        ("> - Ein\n>   Satz", ["Ein Satz"]),
        ("| A | B\\|C |\n|---|:-:|\n| *d* | |\n| `e` | f g |", ["A", "B|C", "d", "f g"]),
        (
            "| A | B |\n|---|---|\n| eins | zwei |\n|    |    |\n| drei |  |\n\nNach",
            ["A", "B", "eins", "zwei", "drei", "Nach"],
        ),
        ("[&#9654; Ein Film (16 Minuten)]\n", ["[\u25b6 Ein Film (16 Minuten)]"]),
        ("Vor\n\n```py\nnicht\n```\n\n    nicht\n\nNach", ["Vor", "Nach"]),
        ("---\ntitle: nicht\n---\nDoch", ["Doch"]),
        ("+++\ntitle = 'nicht'\n+++\nDoch", ["Doch"]),
        ("<div>\nnicht\n</div>\n\n<!-- nicht\n\nnicht -->\nDoch", ["Doch"]),
        ("Doch\n\n[nicht]: http://nicht 'nicht'", ["Doch"]),
        ("***\n\n---\n\n1234\n\n`x`", []),
        ("Text[^1] hier.\n\n[^1]: Die Note.\n[^zwei]: Noch\n    eine.", ["Text hier.", "Die Note.", "Noch eine."]),
        ("Begriff\n: Was er heißt.\n\n- `x`\n  - : Was es\n    heißt.", ["Begriff", "Was er heißt.", "Was es heißt."]),
        ("**Dauer**: kurz  \n**Für wen:** Leute\nmit Zeit", ["Dauer: kurz", "Für wen: Leute mit Zeit"]),
        ("Am **Ende**: es\nist **gut**: immer", ["Am Ende: es ist gut: immer"]),
        ("> [!NOTE]\n> Das gilt.", ["Das gilt."]),
        (
            "**Stufe**: leicht  \n**Bedarf:** Zeit\n🔧 __Ziel__: Lernen",
            ["Stufe: leicht", "Bedarf: Zeit", "🔧 Ziel: Lernen"],
        ),
        ("Das **Ziel**: Lernen\nund **mehr** noch: alles", ["Das Ziel: Lernen und mehr noch: alles"]),
        (":::tip\nDas gilt.\n:::", ["Das gilt."]),
        (":::warning Das gilt immer\nDies auch.\n:::\nJenes nicht.", ["Das gilt immer", "Dies auch.", "Jenes nicht."]),
        (":::{note} Titel\nDas gilt.\n:::", ["Titel", "Das gilt."]),
        ('!!! note "Ein Titel"\n    Das gilt.', ["Ein Titel", "Das gilt."]),
        ("??? tip\n    Das gilt.", ["Das gilt."]),
        ("!!! Das gilt so nicht.", ["!!! Das gilt so nicht."]),
        # inside a block
        ("**Der** *gute* __alte__ _Mann_", ["Der gute alte Mann"]),
        ("Un**frist**ig, ***sehr***", ["Unfristig, sehr"]),
        ("snake_case und 5 * 3 * 2", ["snake_case und 5 * 3 * 2"]),
        ("Der `code *x*` und ``a`b``", ["Der X und X"]),
        ("Mit `X`-Befehl", ["Mit X-Befehl"]),
        ("[Der *Link*](http://a.b 'nicht') hier", ["Der Link hier"]),
        ("[Eins][ref], [ref][], [Ref], [lose], [a][lose]\n\n[ref]: u", ["Eins, ref, Ref, [lose], [a][lose]"]),
        ("Das ![alte *Haus*](u.png 'nicht') hier", ["Das X hier", "alte Haus"]),
        ("[![Das Haus](a.png)](b)", ["Das Haus"]),
        ("Auf <https://a.b> und https://c.d/e_f_g, me@a.bc", ["Auf X und X, X"]),
        ("&auml;&#223;&#x20AC;&nbsp;&foo; a&b", ["äß€\u00a0&foo; a&b"]),
        ("\\*kein\\* Stern\\\\", ["*kein* Stern\\"]),
        ("Eins  \nzwei\\\ndrei<br>vier<br/>fünf", ["Eins zwei drei vier fünf"]),
        # A label in bold, and what is said of it on the next line.
        ("**Status: Im Bau**  \nAlles ist neu.", ["Status: Im Bau\n\nAlles ist neu."]),
        ("**Der**\\\nalte Mann", ["Der alte Mann"]),
        (
            "| A | B |\n| --- | --- |\n| Eins<br>Zwei<br>drei | <ul><li>Vier</li><li>Fünf</li></ul> |",
            ["A", "B", "Eins\n\nZwei drei", "Vier\n\n\n\nFünf"],
        ),
        ("<b>Fett</b> und H<sub>2</sub>O", ["Fett und H2O"]),
        ("Der <code>Mann *x*</code> und <kbd>Strg</kbd>", ["Der X und X"]),
        ("Der <code>Mann", ["Der Mann"]),
        ("Der ~~die~~ Mann", ["Der  Mann"]),
        ("Es gilt $a_b*c$ und $$x\ny$$", ["Es gilt X und X"]),
        ("Das kostet $5 und *nicht* $6.", ["Das kostet $5 und nicht $6."]),
        ("Auf {{ site.titel }} und {% include x %} hier", ["Auf X und X hier"]),
        ("A <!-- nicht --> B", ["A  B"]),
        ("[a\\*b", ["[a*b"]),
        # characters
        ("\ufeff# Größe 🎉\r\n\r\nEin\r\nSatz\r\n", ["Größe 🎉", "Ein Satz"]),
        ("# Titel\rEin\rSatz\r\rNoch einer", ["Titel", "Ein Satz", "Noch einer"]),
        ("Ein\u2028Satz\x85und\x0cmehr", ["Ein\u2028Satz\x85und\x0cmehr"]),
    ],
)
def test_prose(check_unit: Callable[[TextUnit, bytes], None], text: str, units: list[str]) -> None:
    document = _read(text)
    assert document.problems == ()
    assert [unit.text for unit in document.units] == units
    for unit in document.units:
        check_unit(unit, text.encode())


def test_places() -> None:
    (unit,) = _read("\ufeffa\n\n> 🎉 **lange** `x`\n> B&uuml;chern".encode()).units[1:]
    assert unit.text == "🎉 lange X Büchern"
    words = [unit.segment_map.source_range(*span) for span in ((2, 7), (8, 9), (10, 17))]
    assert [(word.start.line, word.start.column, word.end.column) for word in words] == [
        (3, 7, 12),
        (3, 15, 18),
        (4, 3, 15),
    ]
    assert [(word.start.byte, word.end.byte) for word in words] == [(15, 20), (23, 26), (29, 41)]
    assert [(hidden.span, hidden.source) for hidden in unit.placeholders] == [((8, 9), "`x`")]


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("Zvolte **Nová složka** a [Další](x), ne *toto*.", ["Nová složka", "Další", "toto"]),
        ("> 🎉 `x` **Nový\n> text**, [*Ano*][a] [Ne]\n\n[a]: x", ["Nový text", "Ano"]),
        ("Bez **`X`** a **2 kusů**", ["X"]),  # no label: its word is a placeholder
        ("<s>Všechny</s> **Nové** věci", ["Nové"]),
        ("Zvolte <b>Nová <i>složka</i></b> a <em>Další, ne <u>toto</u>", ["Nová složka", "složka", "toto"]),
        ("Nic", []),
    ],
)
def test_labels(text: str, labels: list[str]) -> None:
    (unit,) = _read(text).units
    assert [unit.text[slice(*span)] for span in unit.set_apart] == labels


@pytest.mark.parametrize(
    ("front", "language"),
    [
        ("---\ntitle: x\nlang: de-DE\n---", "de-DE"),
        ("+++\nlanguage = 'cs'\n+++", "cs"),
        ('---\nlang: "de"\n---', "de"),
        ("---\nslang: de\n---", None),
        ("", None),
    ],
)
def test_front_matter_names_the_language(front: str, language: str | None) -> None:
    (unit,) = _read(front + "\n\nText").units
    assert unit.language == language


def test_description_of_an_image_says_what_it_is() -> None:
    assert [unit.context for unit in _read("Das ![Haus](x) hier").units] == [None, "image description"]


def test_directives() -> None:
    document = _read(
        "<!-- lambre-lint: language=de -->\n\n"
        "<!--\nlambre-lint: disable=agreement,fluency\n-->\n\n"
        "Text <!-- lambre-lint: enable=fluency --> und `<!-- lambre-lint: disable=code -->`\n\n"
        "- <!-- lambre-lint: disable-next=fragment -->\n\n  Punkt\n\n"
        "```\n<!-- lambre-lint: disable-file -->\n```\n"
    )
    assert document.directives == (
        Directive("language", ("de",), 1),
        Directive("disable", ("agreement", "fluency"), 5),
        Directive("enable", ("fluency",), 7),
        Directive("disable-next", ("fragment",), 10),
    )
    assert [unit.text for unit in document.units] == ["Text  und X", "Punkt"]


def test_malformed_directive_is_a_problem_of_its_place() -> None:
    document = _read("Gut <!-- lambre-lint: disable=a/ --> so.\n\n> <!-- lambre-lint: nichts -->\n")
    assert [(problem.path, problem.line, problem.column) for problem in document.problems] == [
        ("x.md", 1, 5),
        ("x.md", 3, 3),
    ]
    assert [unit.text for unit in document.units] == ["Gut  so."]


def test_tangled_markup_is_a_problem_and_the_rest_is_read() -> None:
    document = _read("Gut.\n\n" + "_a*b " * 12_000 + "\n\nAuch gut.")
    (problem,) = document.problems
    assert (problem.line, problem.column) == (3, 1)
    assert "too tangled" in problem.message
    assert [unit.text for unit in document.units] == ["Gut.", "Auch gut."]


# --- a peer: what markdown-it renders ----------------------------------------------------------------

PEER = MarkdownIt("commonmark").enable(["table", "strikethrough"])


def _peer_text(tokens: Sequence[Token], descriptions: list[str]) -> str:
    """An inline token's text as it is read here: code, images and addresses masked, struck-out text left out."""
    pieces: list[str] = []
    struck = addresses = 0
    for token in tokens:
        struck += (token.type == "s_open") - (token.type == "s_close")
        if token.type in ("link_open", "link_close") and token.info == "auto":
            addresses += 1 if token.type == "link_open" else -1
            pieces.append("X" if token.type == "link_open" else "")
        elif struck or addresses:
            continue
        elif token.type in ("text", "text_special"):
            pieces.append(token.content)
        elif token.type in ("softbreak", "hardbreak"):
            pieces.append(" ")
        elif token.type == "code_inline":
            pieces.append("X")
        elif token.type == "image":
            pieces.append("X")
            descriptions.append(_peer_text(token.children or [], []))
    return "".join(pieces)


def _peer_texts(source: str) -> list[str]:
    texts: list[str] = []
    for token in PEER.parse(source):
        if token.type == "inline":
            descriptions: list[str] = []
            texts += [_peer_text(token.children or [], descriptions), *descriptions]
    return [" ".join(text.split()) for text in texts if any(sign.isalpha() and sign != "X" for sign in text)]


_INLINE = st.sampled_from(
    [
        *("der", "Mann", "**lange** Bücher", "*gut*", "_so_", "`code *x*`", "[Text](u)", '[T *e*](<a b> "t")'),
        *("![alt](u.png)", "&auml;", "a\\*b", "<b>fett</b>", "<https://x.y>", "Un**frist**ig", "***beides***"),
        *("5 * 3", "snake_case", "[lose]", "[ref]", "[a][ref]", "~~weg~~", "é👍", "—", "„Zitat“", "a_b_", "__stark__"),
        *("* stern", "1) x", "a <!-- c --> b", "**a *b* c**", "&foo;", "&#228;", "\\[", "!"),
        *("foo\\\nbar", "foo  \nbar", "foo\nbar"),
    ]
)


@st.composite
def _markdown(draw: st.DrawFn) -> str:
    """A document of random blocks, nested and not."""
    blocks = []
    for _ in range(draw(st.integers(1, 4))):
        text = " ".join(draw(st.lists(_INLINE, min_size=1, max_size=6)))
        one_line = text.replace("\n", " ")
        match draw(st.integers(0, 8)):
            case 0:
                text = f"## {one_line}{draw(st.sampled_from(['', ' ##']))}"
            case 1:
                text = "> " + text.replace("\n", "\n> ")
            case 2:
                text = "- " + text.replace("\n", "\n  ") + "\n  - " + text.replace("\n", "\n    ")
            case 3:
                text = "1. " + text.replace("\n", "\n   ")
            case 4:
                text = f"| {one_line} | b |\n|---|---|\n| c | d |"
            case 5:
                text = f"```\n{text}\n```"
            case 6:
                text = "> - " + text.replace("\n", "\n>   ")
        blocks.append(text)
    return "\n\n".join(blocks) + "\n\n[ref]: http://x.y\n"


@given(_markdown(), st.sampled_from(["\n", "\r\n"]))
def test_markdown_it_reads_the_same(check_unit: Callable[[TextUnit, bytes], None], source: str, end: str) -> None:
    data = source.replace("\n", end).encode()
    document = _read(data)
    assert document.problems == ()
    texts = (" ".join(unit.text.split()) for unit in document.units)
    assert [text for text in texts if any(sign.isalpha() and sign != "X" for sign in text)] == _peer_texts(source)
    for unit in document.units:
        check_unit(unit, data)
