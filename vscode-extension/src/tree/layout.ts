/**
 * Where the words and edges of a dependency tree are drawn: words in a row, an arc above them for every edge.
 *
 * Units are pixels; y grows downwards. Widths of texts are counted in cells of a fixed-width font.
 */

import type { Clash, Tree, Word } from "../protocol";

export const FONT = { form: 14, tag: 11, label: 11, feature: 10 } as const;
/** Width of a cell by the height of the font; fonts have from 0.55 to 0.61. */
const CELL = 0.61;
const LEVEL_HEIGHT = 20;
const LINE_HEIGHT = 13;
const COLUMN_GAP = 18;
const LABEL_GAP = 14;
const ATTACH_GAP = 11;
const MARGIN = 12;

export interface Column {
  readonly word: Word;
  /** Middle. */
  readonly x: number;
  readonly width: number;
  readonly features: readonly { readonly text: string; readonly clashes: boolean }[];
  readonly clashes: boolean;
}

export interface Arc {
  readonly dependent: number;
  readonly head: number;
  readonly label: string;
  /** From 1: how far above the words it runs. */
  readonly level: number;
  readonly fromX: number;
  readonly toX: number;
  readonly y: number;
  readonly clash: Clash | undefined;
  /** False for a clash of two words between which the tree has no edge. */
  readonly inTree: boolean;
}

export interface Root {
  readonly word: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Where arcs end, above the words. */
  readonly base: number;
  readonly columns: readonly Column[];
  readonly arcs: readonly Arc[];
  readonly roots: readonly Root[];
}

/** How many cells a text takes: two for the wide characters of East Asia and for pictures, none for what combines. */
export function cells(text: string): number {
  let count = 0;
  for (const character of text) {
    if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) continue;
    count += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(character) ? 2 : 1;
  }
  return count;
}

const widthOf = (text: string, size: number): number => cells(text) * size * CELL;

interface Edge {
  readonly dependent: number;
  readonly head: number;
  readonly left: number;
  readonly right: number;
  readonly label: string;
  readonly clash: Clash | undefined;
  readonly inTree: boolean;
}

export function layout(tree: Tree): Layout {
  const numbers = new Map(tree.tokens.map((word, index) => [word.id, index]));
  const edges = edgesOf(tree, numbers);
  const levels = levelsOf(edges);
  const words = tree.tokens.map((word) => described(word, tree.clashes));
  const middles = spread(words, edges);
  const ends = attachments(edges, levels, words, middles);

  const top = Math.max(0, ...levels) + 1;
  const rooted = tree.tokens.flatMap((word, index) => (word.head === 0 ? [index] : []));
  const base = LINE_HEIGHT + top * LEVEL_HEIGHT;
  const heightOf = (level: number) => base - level * LEVEL_HEIGHT;
  const rows = Math.max(0, ...words.map((word) => word.features.length));
  const right = Math.max(0, ...words.map((word, index) => at(middles, index) + word.width / 2));
  return {
    width: Math.ceil(right + MARGIN),
    height: Math.ceil(base + FONT.form + 8 + LINE_HEIGHT * (rows + 1) + MARGIN),
    base,
    columns: words.map((word, index) => ({ ...word, x: at(middles, index) })),
    arcs: edges.map((edge, index) => ({
      dependent: edge.dependent,
      head: edge.head,
      label: edge.label,
      level: at(levels, index),
      fromX: at(ends.heads, index),
      toX: at(ends.dependents, index),
      y: heightOf(at(levels, index)),
      clash: edge.clash,
      inTree: edge.inTree,
    })),
    roots: rooted.map((index) => ({
      word: at(tree.tokens, index).id,
      label: at(tree.tokens, index).deprel ?? "root",
      x: ends.roots.get(index) ?? at(middles, index),
      y: heightOf(1 + Math.max(0, ...levels.filter((_, n) => covers(at(edges, n), index)))),
    })),
  };
}

function covers(edge: Edge, index: number): boolean {
  return edge.left <= index && index <= edge.right;
}

/** The edges of the tree, and clashes between words that no edge joins. */
function edgesOf(tree: Tree, numbers: ReadonlyMap<number, number>): Edge[] {
  const edges: Edge[] = [];
  const add = (dependent: number, head: number, label: string, clash: Clash | undefined, inTree: boolean) => {
    const [one, other] = [numbers.get(dependent), numbers.get(head)];
    if (one === undefined || other === undefined || one === other) return;
    edges.push({ dependent, head, left: Math.min(one, other), right: Math.max(one, other), label, clash, inTree });
  };
  const joins = (clash: Clash, one: number, other: number) =>
    (clash.dependent === one && clash.head === other) || (clash.dependent === other && clash.head === one);
  for (const word of tree.tokens) {
    if (word.head) {
      const head = word.head;
      add(word.id, head, word.deprel ?? "_", tree.clashes.find((clash) => joins(clash, word.id, head)), true);
    }
  }
  for (const clash of tree.clashes) {
    if (!edges.some((edge) => joins(clash, edge.dependent, edge.head))) {
      add(clash.dependent, clash.head, featureOf(clash), clash, false);
    }
  }
  return edges;
}

/** The feature that clashes, the last part of a rule's name. */
export function featureOf(clash: Clash): string {
  return clash.code.split("/").at(-1) ?? clash.code;
}

/** How far above the words each edge runs: above all that it spans, and never on the track of another. */
export function levelsOf(edges: readonly { readonly left: number; readonly right: number }[]): number[] {
  const levels: number[] = edges.map(() => 0);
  const order = edges.map((_, index) => index).sort((a, b) => length(at(edges, a)) - length(at(edges, b)));
  const placed: number[] = [];
  for (const index of order) {
    const { left, right } = at(edges, index);
    const below = placed.filter((other) => Math.max(left, at(edges, other).left) < Math.min(right, at(edges, other).right));
    levels[index] = 1 + Math.max(0, ...below.map((other) => at(levels, other)));
    placed.push(index);
  }
  return levels;
}

function length(edge: { readonly left: number; readonly right: number }): number {
  return edge.right - edge.left;
}

function described(word: Word, clashes: readonly Clash[]): Omit<Column, "x"> {
  const own = clashes.filter((clash) => clash.dependent === word.id || clash.head === word.id);
  const named = new Set(own.map((clash) => featureOf(clash).toLowerCase()));
  const features = word.feats === "_" ? [] : word.feats.split("|");
  const listed = features.map((text) => ({ text, clashes: named.has((text.split("=")[0] ?? "").toLowerCase()) }));
  const width = Math.max(
    widthOf(word.form ?? "_", FONT.form),
    widthOf(word.upos ?? "_", FONT.tag),
    ...features.map((text) => widthOf(text, FONT.feature)),
  );
  return { word, width, features: listed, clashes: own.length > 0 };
}

/** Middles of the words, so far apart that the label of every edge has room over it. */
function spread(words: readonly { readonly width: number }[], edges: readonly Edge[]): number[] {
  const middles: number[] = [];
  let x = MARGIN;
  for (const { width } of words) {
    middles.push(x + width / 2);
    x += width + COLUMN_GAP;
  }
  for (const edge of [...edges].sort((a, b) => length(a) - length(b))) {
    const inside = inset(words, edges, edge.left) + inset(words, edges, edge.right);
    const missing = widthOf(edge.label, FONT.label) + LABEL_GAP + inside - (at(middles, edge.right) - at(middles, edge.left));
    if (missing > 0) for (let index = edge.right; index < middles.length; index++) middles[index] = at(middles, index) + missing;
  }
  return middles;
}

/** How far from the middle of a word edges may end. */
function inset(words: readonly { readonly width: number }[], edges: readonly Edge[], index: number): number {
  const many = edges.filter((edge) => edge.left === index || edge.right === index).length;
  return Math.min((many * ATTACH_GAP) / 2, at(words, index).width / 2);
}

/** Where edges end above their words: side by side, those to the left on the left, so that nested ones do not cross. */
function attachments(edges: readonly Edge[], levels: readonly number[], words: readonly Omit<Column, "x">[], middles: readonly number[]) {
  const heads: number[] = edges.map(() => 0);
  const dependents: number[] = edges.map(() => 0);
  const roots = new Map<number, number>();
  for (const [index, { word, width }] of words.entries()) {
    const ranked = (wanted: (edge: Edge) => boolean) =>
      edges.flatMap((edge, number) => (wanted(edge) ? [number] : [])).sort((a, b) => at(levels, a) - at(levels, b));
    const left = ranked((edge) => edge.right === index);
    const right = ranked((edge) => edge.left === index).reverse();
    const order = [...left, ...(word.head === 0 ? ["root" as const] : []), ...right];
    const gap = Math.min(ATTACH_GAP, width / Math.max(order.length, 1));
    for (const [place, edge] of order.entries()) {
      const x = at(middles, index) + (place - (order.length - 1) / 2) * gap;
      if (edge === "root") roots.set(index, x);
      else if (at(edges, edge).dependent === word.id) dependents[edge] = x;
      else heads[edge] = x;
    }
  }
  return { heads, dependents, roots };
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`there is no ${index} in a list of ${list.length}`);
  return value;
}
