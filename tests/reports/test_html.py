"""The page: nothing of a corpus becomes markup; in a real browser it is whole, legible and reachable by keyboard."""

from __future__ import annotations

import html
import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import html5lib
import pytest

from lambre_core.reports.making import tell
from lambre_core.reports.renderers import Places, load, names
from lambre_core.reports.report import Report

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."
MakeReport = Callable[..., Report]

PAYLOADS = [
    "<script>document.body.id='pwned'</script>",
    '"><img src=x onerror="document.body.id=\'pwned\'">',
    "'><svg onload=document.body.id='pwned'>",
    "</title></style></pre></textarea><iframe src=javascript:parent.document.body.id='pwned'>",
    "{{ 7*7 }}{% raw %}<b>",
    "javascript:document.body.id='pwned'",
    "]]><!--",
    "\u202egnp.exe\x00\x1b[31m\x07",
]

ELEMENTS = set(
    "html head meta title style body a nav ul li main h1 h2 h3 p strong bdi div table caption thead tbody tr th td "
    "figure figcaption svg g rect path text circle pre mark blockquote details summary".split()
)


@pytest.fixture
def hostile(folder: Path, report_on: MakeReport) -> Report:
    """Markup and scripts in texts, keys, paths and names of systems."""
    records = []
    for number, payload in enumerate(PAYLOADS):
        text = f"{payload} {WRONG}"
        records.append(json.dumps({"id": payload, "system": payload, "text": text}))
        records.append(json.dumps({"id": payload, "system": f"other {number}", "text": text}))
    name = "<script>document.body.id='pwned'<" + "&\"'#?%20 {{ 7*7 }}.de.jsonl"
    Path(name).write_text("\n".join(records))
    return report_on(".", group_by="system", label=PAYLOADS[0] + PAYLOADS[1])


def rendered(report: Report, form: str = "html", **more: Any) -> str:
    return load(form).render(tell(report, **more), Places(Path()))


def test_forms() -> None:
    assert names() == ("html", "json", "md")
    assert all(load(name).HELP for name in names())


def test_no_text_becomes_markup(hostile: Report) -> None:
    """As an independent parser of HTML sees it: only our elements, no handlers, no address but files and anchors."""
    page = rendered(hostile, before=hostile, earlier=[hostile])
    tree = html5lib.parse(page, namespaceHTMLElements=False)
    found = {str(element.tag).rpartition("}")[2] for element in tree.iter() if isinstance(element.tag, str)}
    assert found <= ELEMENTS
    for element in tree.iter():
        assert not [name for name in element.attrib if str(name).lower().startswith("on")]
        address = element.get("href", "")
        assert not address or address.startswith(("#", "./"))
    # What was text is still there, as text.
    text = "".join(tree.itertext())
    for payload in PAYLOADS[:6]:
        assert payload in text
    assert "{{ 7*7 }}" in text
    assert "\x00" not in page
    assert "\x1b" not in page


def test_links_lead_to_the_files(folder: Path, report_on: MakeReport) -> None:
    name = "a b#c?d%20&e.de.txt"
    Path(name).write_text(WRONG)
    report = report_on(name)
    addresses = re.findall(r'href="(\./[^"]*)"', rendered(report))
    from urllib.parse import unquote

    assert {unquote(html.unescape(address)) for address in addresses} == {f"./{name}"}
    template = "https://example.org/blob/main/{path}#L{line}"
    linked = load("html").render(tell(report), Places(Path(), template))
    assert 'href="https://example.org/blob/main/a%20b%23c%3Fd%2520%26e.de.txt#L1"' in linked


def test_no_text_becomes_markdown(hostile: Report) -> None:
    page = rendered(hostile, "md")
    outside = re.sub(r"^(`{3,})$.*?^\1$", "", page, flags=re.MULTILINE | re.DOTALL)
    outside = re.sub(r"`[^`\n]+`", "", outside)
    tags = set(re.findall(r"(?<!\\)<[^>]*>", outside))
    assert tags <= {"<details>", "<summary>", "</summary>", "</details>"}
    assert not re.search(r"(?<!\\)!?\[[^\]]*\]\(", outside)


def test_a_page_of_many_segments_is_small(folder: Path, report_on: MakeReport) -> None:
    """More segments than are kept, every one of them with a finding: details are cut, and counted."""
    Path("a.de.txt").write_text(
        f"{WRONG} Das ist ein Satz, der nicht so kurz ist wie die anderen, Nummer zehn.\n" * 3_100
    )
    report = report_on("a.de.txt")
    page = rendered(report, before=report)
    assert len(page.encode()) < 3_000_000
    text = "".join(html5lib.parse(page, namespaceHTMLElements=False).itertext())
    assert "3,100 findings by rule; 1,600 of them are left out here" in text
    assert "30 of 3,100 segments in which a rule is broken" in text


def test_nothing_judged_is_said_and_no_score(folder: Path, report_on: MakeReport) -> None:
    Path("a.cs.txt").write_text(RIGHT)
    report = report_on("a.cs.txt")
    for form in ("html", "md"):
        page = rendered(report, form)
        assert "There is no score: no segment could be judged." in page
        assert "1.0000" not in page
    figures = json.loads(rendered(report, "json"))["figures"]["corpus"]
    assert figures["scores"]["all"]["value"] is None


# --- in a browser ----------------------------------------------------------------------------------

HARNESS = """<!DOCTYPE html><meta charset="utf-8"><body style="margin:0"><iframe id="f" src="page.html"
style="width:WIDTHpx;height:4000px;border:0"></iframe><pre id="found"></pre><script>
const frame = document.getElementById('f');
frame.onload = () => {
  const page = frame.contentDocument, view = frame.contentWindow;
  page.querySelectorAll('details').forEach(one => one.open = true);
  const parse = colour => colour.match(/[\\d.]+/g).map(Number);
  const linear = v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
  const back = element => { for (let at = element; at; at = at.parentElement) {
    const colour = parse(view.getComputedStyle(at).backgroundColor);
    if (colour.length < 4 || colour[3] > 0) return colour; }
    return parse(view.getComputedStyle(page.body).backgroundColor); };
  const faint = [];
  const texts = 'h1,h2,p,a,td,th,caption,figcaption,summary,li,mark,pre,blockquote,.cut,svg text';
  page.querySelectorAll(texts).forEach(one => {
    const style = view.getComputedStyle(one), colour = parse(one.closest('svg') ? style.fill : style.color);
    const [a, b] = [light(colour), light(back(one))].sort((x, y) => y - x);
    if ((a + .05) / (b + .05) < 4.5) faint.push(one.tagName + ': ' + one.textContent.slice(0, 40)); });
  const scrolled = [...page.querySelectorAll('*')].filter(one => one.scrollWidth > one.clientWidth + 1 &&
    ['auto', 'scroll'].includes(view.getComputedStyle(one).overflowX));
  const small = [...page.querySelectorAll('svg text')].filter(one => one.getBoundingClientRect().height < 9).length;
  document.getElementById('found').textContent = JSON.stringify({
    pwned: page.body.id || document.body.id, title: page.title, width: page.documentElement.scrollWidth,
    faint, unreachable: scrolled.filter(one => one.tabIndex < 0).length, scrolled: scrolled.length, small,
    charts: page.querySelectorAll('svg[role=img][aria-label]').length, marks: page.querySelectorAll('pre mark').length,
    broken: [...page.querySelectorAll('a[href^="#"]')].filter(a => !page.getElementById(a.hash.slice(1))).length,
    background: view.getComputedStyle(page.body).backgroundColor, headings: page.querySelectorAll('h1').length });
};
</script>"""


def seen(chromium: str, folder: Path, page: str, width: int, *, dark: bool = False) -> dict[str, Any]:
    """What a browser makes of a page at a width."""
    (folder / "page.html").write_text(page, encoding="utf-8")
    (folder / "harness.html").write_text(HARNESS.replace("WIDTH", str(width)), encoding="utf-8")
    command = [
        chromium,
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--allow-file-access-from-files",
        f"--user-data-dir={folder / 'profile'}",
        f"--blink-settings=preferredColorScheme={0 if dark else 1}",
        "--window-size=1280,2000",
        "--virtual-time-budget=20000",
        "--dump-dom",
        (folder / "harness.html").as_uri(),
    ]
    out = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    found = re.search(r'<pre id="found">(.+?)</pre>', out, re.DOTALL)
    assert found is not None, out[-2000:]
    answer: dict[str, Any] = json.loads(html.unescape(found[1]))
    return answer


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_in_a_browser(hostile: Report, folder: Path, chromium: str, width: int, dark: bool) -> None:
    found = seen(chromium, folder, rendered(hostile, before=hostile, earlier=[hostile]), width, dark=dark)
    assert not found["pwned"]
    assert found["title"].startswith("Grammar report: <script>")
    assert found["headings"] == 1
    assert found["width"] <= width
    assert found["faint"] == []
    assert found["unreachable"] == 0
    assert found["broken"] == 0
    assert found["charts"] >= 4
    assert found["marks"] >= 8
    assert found["small"] == 0
    assert found["background"] == ("rgb(22, 24, 27)" if dark else "rgb(255, 255, 255)")
    assert found["scrolled"] > 0 or width > 1000
