/** A laid out tree as SVG. Colours come from the page's style sheet, by class; texts are escaped. */

import type { Arc, Column, Layout, Root } from "./layout";
import { FONT } from "./layout";

const RADIUS = 7;
const ARROW = 5;

/** Text that is neither markup nor the end of an attribute. */
export function escaped(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  // Control characters are not allowed in XML, and a direction must not run on into what follows.
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

/**
 * @param description what a screen reader says.
 */
export function svg(layout: Layout, description: string): string {
  const { width, height } = layout;
  // What clashes is drawn last, over what it crosses.
  const arcs = [...layout.arcs].sort((a, b) => Number(a.clash !== undefined) - Number(b.clash !== undefined));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escaped(description)}">`,
    ...layout.roots.map((root) => rootArrow(root, layout.base)),
    ...arcs.map((arc) => arcPath(arc, layout.base)),
    ...layout.columns.map((column) => wordGroup(column, layout.base)),
    "</svg>",
  ].join("\n");
}

function arcPath(arc: Arc, base: number): string {
  const { fromX, toX, y } = arc;
  const way = toX > fromX ? 1 : -1;
  const r = Math.min(RADIUS, Math.abs(toX - fromX) / 2);
  const end = base - ARROW;
  const path = `M${n(fromX)} ${n(base)}V${n(y + r)}q0 ${n(-r)} ${n(way * r)} ${n(-r)}H${n(toX - way * r)}q${n(way * r)} 0 ${n(way * r)} ${n(r)}V${n(end)}`;
  const classes = ["arc", arc.clash ? "clash" : "", arc.inTree ? "" : "apart"].filter(Boolean).join(" ");
  const why = arc.clash ? `<title>${escaped(arc.clash.message)}</title>` : "";
  return (
    `<g class="${classes}" data-dependent="${arc.dependent}" data-head="${arc.head}">${why}<path class="line" d="${path}"/>${arrow(toX, base)}` +
    `<text class="label" font-size="${FONT.label}" x="${n((fromX + toX) / 2)}" y="${n(y - 4)}">${escaped(arc.label)}</text></g>`
  );
}

function rootArrow(root: Root, base: number): string {
  return (
    `<g class="arc root"><path class="line" d="M${n(root.x)} ${n(root.y)}V${n(base - ARROW)}"/>${arrow(root.x, base)}` +
    `<text class="label" font-size="${FONT.label}" x="${n(root.x)}" y="${n(root.y - 4)}">${escaped(root.label)}</text></g>`
  );
}

function arrow(x: number, base: number): string {
  return `<path class="arrow" d="M${n(x)} ${n(base)}l${-ARROW * 0.7} ${-ARROW * 1.4}h${ARROW * 1.4}z"/>`;
}

function wordGroup(column: Column, base: number): string {
  const { word, x } = column;
  const form = word.form ?? "_";
  const line = (row: number) => n(base + FONT.form + 5 + 13 * row);
  const features = column.features.map(
    ({ text, clashes }, row) =>
      `<text class="feature${clashes ? " clash" : ""}" font-size="${FONT.feature}" x="${n(x)}" y="${line(row + 2)}">${escaped(text)}</text>`,
  );
  const about = [form, word.lemma ?? "_", word.upos ?? "_", word.feats, word.deprel ?? "_"].join(" · ");
  const button = word.range ? ` role="button" tabindex="0" data-word="${word.id}"` : "";
  return (
    `<g class="word${column.clashes ? " clash" : ""}"${button}><title>${escaped(about)}</title>` +
    `<text class="form" font-size="${FONT.form}" x="${n(x)}" y="${line(0)}">${escaped(form)}</text>` +
    `<text class="tag" font-size="${FONT.tag}" x="${n(x)}" y="${line(1)}">${escaped(word.upos ?? "_")}</text>` +
    `${features.join("")}</g>`
  );
}

/** A number with at most one digit after the point. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
