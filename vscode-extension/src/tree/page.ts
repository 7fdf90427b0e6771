/** The page that shows a tree: what clashes, the drawing, and the words as a table and as CoNLL-U. */

import type { Clash, Tree, Word } from "../protocol";
import { layout } from "./layout";
import { escaped, svg } from "./svg";

/** What the page tells the extension. */
export type Message =
  | { readonly type: "word"; readonly id: number }
  | { readonly type: "rule"; readonly code: string }
  | { readonly type: "copy" };

/** How far a drawing may shrink to fit; what is wider then is scrolled. */
const SMALLEST = 0.8;

const STYLE = `
body { padding: 0.2rem 1rem 1.5rem; color: var(--vscode-editor-foreground); background: var(--vscode-editor-background); font-family: var(--vscode-font-family); }
h1 { font-size: 1.15em; font-weight: normal; margin: 0.3rem 0; }
.clashes { list-style: none; margin: 0.2rem 0; padding: 0; }
.clashes li { margin: 0.2rem 0; padding: 0.1rem 0.6rem; border-left: 3px solid var(--clash); }
button { font: inherit; color: var(--vscode-textLink-foreground); background: none; border: none; padding: 0; cursor: pointer; text-align: left; }
button:hover { text-decoration: underline; }
code, pre, svg text { font-family: var(--vscode-editor-font-family, monospace); }
:root { --clash: var(--vscode-editorError-foreground, var(--vscode-errorForeground, #c00)); --dim: var(--vscode-descriptionForeground); }
.vscode-high-contrast { --clash: var(--vscode-errorForeground, #f66); }
.drawing { overflow-x: auto; margin: 0 0 0.6rem; }
svg { display: block; }
svg text { text-anchor: middle; fill: var(--vscode-editor-foreground); }
.line { fill: none; stroke: var(--dim); stroke-width: 1.2; }
.arrow { fill: var(--dim); }
svg .label { fill: var(--dim); }
svg .tag, svg .feature { fill: var(--dim); }
.arc.clash .line { stroke: var(--clash); stroke-width: 2; }
.arc.apart .line { stroke-dasharray: 5 3; }
.arc.clash .arrow, svg .arc.clash .label, svg .word.clash .form, svg .feature.clash { fill: var(--clash); }
.arc.clash .label, .word.clash .form, .feature.clash { font-weight: bold; }
.word { cursor: pointer; outline: none; }
.word:hover .form, .word:focus .form { text-decoration: underline; }
table { border-collapse: collapse; margin: 0.5rem 0; }
th, td { text-align: left; padding: 0.15rem 0.8rem 0.15rem 0; font-weight: normal; vertical-align: top; }
th { color: var(--dim); }
tr.clash td { color: var(--clash); }
summary { cursor: pointer; margin: 0.3rem 0; }
pre { overflow-x: auto; }
`;

const SCRIPT = `
const vscode = acquireVsCodeApi();
const drawing = document.querySelector(".drawing");
const clash = document.querySelector(".arc.clash");
if (drawing && clash) {
  const [inside, outside] = [clash, drawing].map((element) => element.getBoundingClientRect());
  if (inside.right > outside.right) drawing.scrollLeft = inside.left + inside.width / 2 - outside.left - outside.width / 2;
}
function tell(target) {
  const word = target.closest("[data-word]");
  if (word) vscode.postMessage({ type: "word", id: Number(word.dataset.word) });
  const rule = target.closest("[data-rule]");
  if (rule) vscode.postMessage({ type: "rule", code: rule.dataset.rule });
  if (target.closest("[data-copy]")) vscode.postMessage({ type: "copy" });
}
document.addEventListener("click", (event) => tell(event.target));
document.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && event.target.closest("[data-word]")) {
    event.preventDefault();
    tell(event.target);
  }
});
`;

/** @param nonce names what on the page is ours; fresh for every page. */
export function treePage(tree: Tree, nonce: string): string {
  const drawing = layout(tree);
  const natural = drawing.width;
  const style = `${STYLE}.drawing svg { width: min(${natural}px, max(100%, ${Math.round(natural * SMALLEST)}px)); height: auto; }`;
  const clashing = new Set(tree.clashes.flatMap((clash) => [clash.dependent, clash.head]));
  const body = `
<h1 lang="${escaped(tree.language)}">${escaped(tree.text)}</h1>
${tree.clashes.length ? `<ul class="clashes">${clashItems(tree.clashes)}</ul>` : ""}
<div class="drawing">${svg(drawing, `Dependency tree of: ${tree.text}`)}</div>
<details><summary>Words</summary>
<table><thead><tr>${["", "word", "lemma", "part of speech", "features", "head", "relation"].map((name) => `<th>${name}</th>`).join("")}</tr></thead>
<tbody>${tree.tokens.map((word) => row(word, clashing.has(word.id))).join("")}</tbody></table>
</details>
<details><summary>CoNLL-U</summary>
<p><button type="button" data-copy>Copy</button></p><pre>${escaped(tree.conllu)}</pre>
</details>`;
  return page(body, style, nonce);
}

/** The page where there is no tree. */
export function emptyPage(message: string, nonce: string): string {
  return page(`<p>${escaped(message)}</p>`, STYLE, nonce);
}

function page(body: string, style: string, nonce: string): string {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en"><head>
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Dependency tree</title><style nonce="${nonce}">${style}</style>
</head><body>${body}
<script nonce="${nonce}">${SCRIPT}</script>
</body></html>`;
}

/** What is found, once, with the rules that it breaks. */
function clashItems(clashes: readonly Clash[]): string {
  const rules = new Map<string, Set<string>>();
  for (const { message, code } of clashes) rules.set(message, (rules.get(message) ?? new Set()).add(code));
  const button = (code: string) => ` <button type="button" data-rule="${escaped(code)}">${escaped(code)}</button>`;
  return [...rules].map(([message, codes]) => `<li>${escaped(message)}${[...codes].map(button).join("")}</li>`).join("");
}

function row(word: Word, clashes: boolean): string {
  const cells = [word.id, word.form, word.lemma, word.upos, word.feats, word.head, word.deprel];
  return `<tr${clashes ? ' class="clash"' : ""}>${cells.map((cell) => `<td>${escaped(String(cell ?? "_"))}</td>`).join("")}</tr>`;
}
