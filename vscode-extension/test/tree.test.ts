import assert from "node:assert/strict";
import { test } from "node:test";

import type { Clash, Tree, Word } from "../src/protocol";
import { cells, featureOf, FONT, layout, levelsOf } from "../src/tree/layout";
import { emptyPage, treePage } from "../src/tree/page";
import { escaped, svg } from "../src/tree/svg";

/** The sentence of examples/de/news.md as the server sends it: `form lemma upos feats head deprel`. */
const LINES = `
Das der DET Case=Nom|Gender=Neut|Number=Sing 2 det
Museum Museum NOUN Case=Nom|Gender=Neut|Number=Sing 3 subj
sucht suchen VERB Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin 0 root
einen ein DET Case=Acc|Gender=Masc|Number=Sing 6 det
neue neu ADJ Case=Nom|Gender=Masc|Number=Sing 6 mod
Standort Standort NOUN Case=Acc|Gender=Masc|Number=Sing 3 comp:obj
. . PUNCT _ 3 punct`;

function tree(lines: string, clashes: Clash[] = []): Tree {
  const tokens = lines.trim().split("\n").map((line, index): Word => {
    const [form = "_", lemma = "_", upos = "_", feats = "_", head, deprel = "_"] = line.split(" ");
    const range = { start: { line: 0, character: index }, end: { line: 0, character: index + 1 } };
    return { id: index + 1, form, lemma, upos, feats, head: Number(head), deprel, range };
  });
  return { language: "de", text: tokens.map(({ form }) => form).join(" "), scheme: "sud", tokens, clashes, drawing: "", conllu: "" };
}

const clash = (dependent: number, head: number, code = "agreement/adj-mod-noun/case"): Clash => ({
  code,
  dependent,
  head,
  message: `"neue" does not agree with "Standort" in <case> & more.`,
  severity: "warning",
});

const NEWS = tree(LINES, [clash(5, 6)]);

test("the clashing edge, its words and their feature are marked, and nothing else", () => {
  const { arcs, columns } = layout(NEWS);
  assert.deepEqual(arcs.filter((arc) => arc.clash).map(({ dependent, head, label, inTree }) => [dependent, head, label, inTree]), [[5, 6, "mod", true]]);
  assert.deepEqual(columns.filter((column) => column.clashes).map(({ word }) => word.form), ["neue", "Standort"]);
  assert.deepEqual(
    columns.flatMap(({ features }) => features.filter((one) => one.clashes).map((one) => one.text)),
    ["Case=Nom", "Case=Acc"],
  );
});

test("a clash of words that no edge joins gets an arc of its own", () => {
  const { arcs } = layout(tree(LINES, [clash(2, 6, "agreement/noun-subj-noun/number")]));
  assert.deepEqual(arcs.filter((arc) => !arc.inTree).map(({ dependent, head, label }) => [dependent, head, label]), [[2, 6, "number"]]);
  assert.equal(arcs.filter((arc) => arc.inTree && arc.clash).length, 0);
});

test("a clash is the same in whichever direction the edge runs", () => {
  const { arcs } = layout(tree(LINES, [clash(6, 5)]));
  assert.deepEqual(arcs.filter((arc) => arc.clash).map(({ dependent, inTree }) => [dependent, inTree]), [[5, true]]);
});

test("clashes with words that are not there are left out", () => assert.ok(layout(tree(LINES, [clash(5, 99)])).arcs.every((arc) => !arc.clash)));

test("an edge runs above those that it spans", () => {
  const level = new Map(layout(NEWS).arcs.map((arc) => [arc.dependent, arc.level]));
  assert.deepEqual([...level.entries()].sort(), [[1, 1], [2, 1], [4, 2], [5, 1], [6, 3], [7, 4]]);
});

const tracks: [string, [number, number][], number[]][] = [
  ["none", [], []],
  ["side by side", [[0, 1], [1, 2]], [1, 1]],
  ["nested", [[0, 2], [0, 1], [1, 2]], [2, 1, 1]],
  ["crossing", [[0, 2], [1, 3]], [1, 2]],
  ["the same twice", [[0, 1], [0, 1]], [1, 2]],
];

for (const [why, spans, expected] of tracks) {
  test(`levels: ${why}`, () => assert.deepEqual(levelsOf(spans.map(([left, right]) => ({ left, right }))), expected));
}

const counted: [string, number][] = [["", 0], ["Haus", 4], ["e\u0301te\u0301", 3], ["\u5e83\u5cf6", 4], ["\u{1f600}!", 3], ["a\u200db", 2]];
for (const [text, expected] of counted) test(`cells of ${JSON.stringify(text)}`, () => assert.equal(cells(text), expected));

test("the feature of a rule", () => assert.equal(featureOf(clash(1, 2)), "case"));

// --- what holds of every tree -----------------------------------------------------------------------

/** Numbers that look random and are the same each time (mulberry32). */
function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A tree of any shape: heads are drawn among the words that are in the tree already, so edges may cross. */
function anyTree(seed: number): Tree {
  const next = random(seed);
  const pick = (below: number) => Math.floor(next() * below);
  const size = 1 + pick(40);
  const order = Array.from({ length: size }, (_, index) => index + 1).sort(() => next() - 0.5);
  const heads = new Map(order.map((id, place) => [id, place === 0 ? 0 : (order[pick(place)] ?? 0)]));
  const feats = ["_", "Case=Nom", "Case=Acc|Number=Plur", "Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin"];
  const lines = Array.from({ length: size }, (_, index) => {
    const form = "Donaudampfschifffahrt".slice(0, 1 + pick(21));
    const relation = ["det", "comp:obj", "udep", "mod@relcl", "flat:name@x"][pick(5)];
    return `${form} ${form} NOUN ${feats[pick(4)]} ${heads.get(index + 1)} ${relation}`;
  });
  const clashes = pick(2) ? [clash(1 + pick(size), 1 + pick(size))] : [];
  return tree(lines.join("\n"), clashes);
}

test("200 trees: nothing lies on anything else, and all is inside the picture", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const one = anyTree(seed);
    const { width, height, base, columns, arcs, roots } = layout(one);
    const where = `seed ${seed}`;
    const index = (id: number) => id - 1;
    assert.equal(roots.length, 1, where);
    for (const [place, column] of columns.entries()) {
      assert.ok(column.x - column.width / 2 >= 0 && column.x + column.width / 2 <= width, where);
      const after = columns[place + 1];
      if (after) assert.ok(column.x + column.width / 2 < after.x - after.width / 2, where);
    }
    for (const arc of arcs) {
      assert.ok(arc.y > 0 && arc.y < base && base < height, where);
      assert.ok(cells(arc.label) * FONT.label * 0.6 <= Math.abs(arc.toX - arc.fromX), `${where}: label ${arc.label}`);
      for (const [id, x] of [[arc.head, arc.fromX], [arc.dependent, arc.toX]] as const) {
        const column = columns[index(id)];
        assert.ok(column && Math.abs(column.x - x) <= column.width / 2, `${where}: an edge ends beside its word`);
      }
    }
    for (const [place, arc] of arcs.entries()) {
      const [left, right] = [Math.min(arc.fromX, arc.toX), Math.max(arc.fromX, arc.toX)];
      for (const other of arcs.slice(place + 1)) {
        const [otherLeft, otherRight] = [Math.min(other.fromX, other.toX), Math.max(other.fromX, other.toX)];
        if (arc.level === other.level) assert.ok(right < otherLeft || otherRight < left, `${where}: two edges on one track`);
      }
    }
    const ends = [...arcs.flatMap(({ fromX, toX }) => [fromX, toX]), ...roots.map(({ x }) => x)].sort((a, b) => a - b);
    for (const [place, x] of ends.entries()) assert.ok(place === 0 || x - (ends[place - 1] ?? 0) > 0.1, `${where}: two edges end in one point`);
    assert.ok(!/NaN|undefined|Infinity/.test(svg(layout(one), one.text)), where);
  }
});

test("no words, no edges", () => {
  const { columns, arcs } = layout({ ...NEWS, tokens: [], clashes: [] });
  assert.deepEqual([columns, arcs], [[], []]);
});

// --- the page ---------------------------------------------------------------------------------------

const HOSTILE = `<img src=x onerror="alert(1)">&amp;'"\u0000</script><script>alert(2)</script>`;

test("no text of a document becomes markup", () => {
  const words: Word[] = [
    { id: 1, form: HOSTILE, lemma: HOSTILE, upos: HOSTILE, feats: `A=${HOSTILE}`, head: 2, deprel: HOSTILE, range: null },
    { id: 2, form: HOSTILE, lemma: null, upos: null, feats: "_", head: 0, deprel: null, range: null },
  ];
  const clashes = [{ code: HOSTILE, dependent: 1, head: 2, message: HOSTILE, severity: "warning" }];
  const page = treePage({ language: HOSTILE, text: HOSTILE, scheme: "sud", tokens: words, clashes, drawing: HOSTILE, conllu: HOSTILE }, "abc");
  assert.ok(page.includes("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;"));
  assert.ok(!page.includes("<img"));
  assert.ok(!page.includes("\u0000"));
  assert.deepEqual(page.match(/<script[^>]*>/g), ['<script nonce="abc">']);
  assert.ok(!/ on[a-z]+="/.test(page.replace(/&quot;/g, "'")));
});

test("only what carries the nonce is run, and nothing is loaded", () => {
  for (const page of [treePage(NEWS, "n0nce"), emptyPage("a < b", "n0nce")]) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
    assert.equal(policy, "default-src 'none'; style-src 'nonce-n0nce'; script-src 'nonce-n0nce'");
    assert.ok(!/ style="/.test(page), "inline styles would be refused");
    assert.ok(!/(?:src|href)=/.test(page));
  }
  assert.ok(emptyPage("a < b", "x").includes("a &lt; b"));
});

test("a finding that breaks several rules is said once, with all of them", () => {
  const page = treePage(tree(LINES, [clash(5, 6), clash(5, 6, "agreement/adj-mod-noun/number")]), "x");
  assert.equal(page.match(/<li>/g)?.length, 1);
  assert.deepEqual([...page.matchAll(/data-rule="([^"]*)"/g)].map((match) => match[1]), ["agreement/adj-mod-noun/case", "agreement/adj-mod-noun/number"]);
});

test("escaping", () => assert.equal(escaped(`a<b>&"c'\u0007\ud83d\ude00`), "a&lt;b&gt;&amp;&quot;c&#39;\ufffd\ud83d\ude00"));
