// What there is to find. Two findings are written down here, word for word; all others are what the command line finds,
// for the editor must show the same.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const FILE = "news.md";

export const MUSEUM = {
  line: "Das Museum sucht einen neue Standort für sein Archiv.",
  word: "neue",
  head: "Standort",
  code: "agreement/adj-mod-noun/gender",
  fix: "Change neue to neuen",
  mended: "Das Museum sucht einen neuen Standort für sein Archiv.",
};

export const ARTIST = {
  line: "Ein junge Künstlerin aus Halle führt durch die Ausstellung.",
  word: "Ein",
  head: "Künstlerin",
  code: "agreement/det-det-noun/gender",
  words: ["Ein", "junge", "Künstlerin", "aus", "Halle", "führt", "durch", "die", "Ausstellung", "."],
};

/**
 * What `lambre-lint check` finds in the file: the line's text, the column (from 1), the word, the message, the rule.
 *
 * @param {string} python
 * @param {string} folder
 */
export function found(python, folder) {
  const run = spawnSync(python, ["-P", "-m", "lambre_core", "check", FILE, "--format", "jsonl"], { cwd: folder, encoding: "utf8" });
  assert.equal(run.status, 1, run.stderr);
  const lines = readFileSync(join(folder, FILE), "utf8").split("\n");
  const all = run.stdout
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text))
    .map(({ start, word, message, code, related }) => ({
      line: lines[start.line - 1],
      row: start.line,
      column: start.column,
      word,
      message,
      code,
      others: related.map((one) => one.word),
    }));
  for (const { line, word, head, code } of [MUSEUM, ARTIST]) {
    const one = all.find((finding) => finding.line === line && finding.word === word && finding.code === code);
    assert.ok(one?.others.includes(head) && one.message.includes(`"${word}"`) && one.message.includes(`"${head}"`), run.stdout);
  }
  return all;
}
