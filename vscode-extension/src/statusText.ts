/** What the item in the status bar says. */

import type { Status } from "./protocol";

export type ServerState =
  | { readonly kind: "off" | "looking" | "starting" | "stopped" }
  | { readonly kind: "missing"; readonly message: string }
  | { readonly kind: "running"; readonly version: string };

export interface Shown {
  readonly text: string;
  readonly tooltip: string;
  readonly warns: boolean;
}

/** What a document is to the server: not one of its own, one with text among other things, or text throughout. */
export type Kind = "none" | "data" | "prose";

/**
 * @param status of the document in front, undefined where the server has said nothing of it.
 * @param kind of the document in front.
 */
export function statusText(server: ServerState, status: Status | undefined, kind: Kind): Shown {
  switch (server.kind) {
    case "off":
      return { text: "$(circle-slash) lambre", tooltip: "lambre-lint is switched off (`lambre.enable`).", warns: false };
    case "looking":
      return { text: "$(sync~spin) lambre", tooltip: "Looking for lambre-lint …", warns: false };
    case "starting":
      return { text: "$(sync~spin) lambre", tooltip: "lambre-lint is starting …", warns: false };
    case "missing":
      return { text: "$(warning) lambre", tooltip: escaped(server.message), warns: true };
    case "stopped":
      return { text: "$(warning) lambre", tooltip: "The server has stopped.", warns: true };
    case "running":
      return running(server.version, status, kind);
  }
}

function running(version: string, status: Status | undefined, kind: Kind): Shown {
  const title = `**lambre-lint** ${escaped(version)}`;
  if (kind === "none") return { text: "$(check) lambre", tooltip: `${title}\n\nThis document is not one that is checked.`, warns: false };
  if (status === undefined) return { text: "$(check) lambre", tooltip: `${title}\n\nThis document was not checked yet.`, warns: false };
  if (status.score === null) return { text: `${mark(status)} lambre`, tooltip: `${title}\n\nChecking …`, warns: false };
  const languages = Object.keys(status.score.languages).sort();
  if (!languages.length) {
    const why = "No text of this document was checked: no language is known for it, or there is no model for it.";
    const text = `${mark(status)} lambre${kind === "prose" ? ": no language" : ""}`;
    return { text, tooltip: `${title}\n\n${why}`, warns: false };
  }
  const parts = languages.map((language) => {
    const whole = status.score?.languages[language]?.["all"]?.score ?? null;
    return whole === null ? language : `${language} ${rounded(whole)}`;
  });
  return { text: `${mark(status)} ${parts.join(", ")}`, tooltip: `${title}\n\n${table(status, languages)}`, warns: false };
}

function mark(status: Status): string {
  return status.busy ? "$(sync~spin)" : status.score && status.score.findings > 0 ? "$(type-hierarchy)" : "$(check)";
}

function table(status: Status, languages: readonly string[]): string {
  const score = status.score;
  if (score === null) return "";
  const rows = languages.map((language) => {
    const columns = score.languages[language] ?? {};
    const cells = ["all", "agreement", "assignment"].map((name) => {
      const value = columns[name]?.score ?? null;
      return value === null ? "–" : rounded(value);
    });
    const whole = columns["all"];
    const sites = whole ? whole.held + whole.broken : 0;
    return `| ${[language, status.engines[language] ?? "–", ...cells, sites].map((cell) => escaped(String(cell))).join(" | ")} |`;
  });
  const head = ["| language | engine | L'AMBRE | agreement | assignment | sites |", "|---|---|--:|--:|--:|--:|"];
  return `${[...head, ...rows].join("\n")}\n\n${counted(score.findings, "finding")} in ${counted(score.sentences, "sentence")}`;
}

/** Three digits, cut and not rounded up: 1 is said only where nothing is broken. */
function rounded(score: number): string {
  return (Math.floor(score * 1000 + 1e-9) / 1000).toFixed(3);
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|~$]/g, "\\$&");
}
