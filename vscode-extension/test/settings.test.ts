import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { LANGUAGES, selector } from "../src/documents";
import { serverSection } from "../src/settings";
import { statusText } from "../src/statusText";

interface Property {
  readonly default?: unknown;
  readonly description?: string;
  readonly markdownDescription?: string;
  readonly enum?: unknown[];
  readonly enumDescriptions?: string[];
  readonly scope?: string;
}

/** npm runs tests in the folder of package.json. */
const manifest = JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")) as {
  activationEvents: string[];
  contributes: {
    commands: { command: string }[];
    configuration: { properties: Record<string, Property> }[];
    walkthroughs: { steps: { description: string }[] }[];
  };
  capabilities: { untrustedWorkspaces: { restrictedConfigurations: string[] } };
};
const properties = Object.assign({}, ...manifest.contributes.configuration.map((part) => part.properties)) as Record<string, Property>;

const sections: [string, unknown, unknown][] = [
  ["nothing", undefined, {}],
  ["no object", [1], {}],
  ["the extension's own settings stay here", { enable: true, python: "x", command: [], logLevel: "info", statusBar: "never", trace: { server: "off" } }, {}],
  ["what is not set is left out", { minConfidence: null, text: { unit: null }, severity: {}, mode: "save" }, { mode: "save" }],
  ["an empty list says something", { glossary: [], jsonl: { keys: ["text"] } }, { glossary: [], jsonl: { keys: ["text"] } }],
  ["false and 0 say something", { showHints: false, minConfidence: 0 }, { showHints: false, minConfidence: 0 }],
];
for (const [why, section, expected] of sections) test(`for the server: ${why}`, () => assert.deepEqual(serverSection(section), expected));

test("every setting is described, and so is every value", () => {
  for (const [name, one] of Object.entries(properties)) {
    assert.ok(one.markdownDescription, name);
    assert.ok(one.scope, name);
    assert.ok("default" in one, name);
    if (one.enum && name !== "lambre.logLevel") assert.equal(one.enumDescriptions?.length, one.enum.length, name);
  }
});

test("whatever names a program is not taken from a workspace that is not trusted", () => {
  const restricted = manifest.capabilities.untrustedWorkspaces.restrictedConfigurations;
  for (const name of ["lambre.command", "lambre.python"]) assert.ok(restricted.includes(name), name);
  for (const name of restricted) assert.ok(name in properties, name);
});

test("the extension starts with every language that it gives to the server", () => {
  const languages = manifest.activationEvents.flatMap((event) => (event.startsWith("onLanguage:") ? [event.slice(11)] : []));
  assert.deepEqual(languages.sort(), [...LANGUAGES].sort());
  assert.ok(selector().every(({ scheme }) => scheme === "file" || scheme === "untitled"));
});

test("commands that the walkthrough runs exist", () => {
  const known = new Set(manifest.contributes.commands.map(({ command }) => command));
  for (const { description } of manifest.contributes.walkthroughs.flatMap(({ steps }) => steps)) {
    for (const [, command = ""] of description.matchAll(/\(command:(lambre\.\w+)/g)) assert.ok(known.has(command), command);
  }
});

// --- the status bar ---------------------------------------------------------------------------------

const running = { kind: "running", version: "0.1.0" } as const;
const column = (score: number | null) => ({ score, rules: 3, held: 40, broken: 1 });
const checked = (score: number | null, findings = 0, busy = false) => ({
  uri: "file:///a.de.txt",
  busy,
  engines: { de: "onnx" },
  score: { languages: { de: { all: column(score), agreement: column(score), assignment: column(null) } }, findings, sentences: 1 },
});

const texts: [string, Parameters<typeof statusText>, RegExp, RegExp][] = [
  ["score, engine and language", [running, checked(0.97561, 2), "prose"], /^\$\(type-hierarchy\) de 0\.975$/, /\| de \| onnx \| 0\.975 \| 0\.975 \| – \| 41 \|\n\n2 findings in 1 sentence$/],
  ["nothing broken", [running, checked(1), "prose"], /^\$\(check\) de 1\.000$/, /0 findings/],
  ["nearly nothing broken is not 1", [running, checked(0.99999, 1), "prose"], /de 0\.999$/, /1 finding in/],
  ["no rule applies", [running, checked(null), "prose"], /^\$\(check\) de$/, /–/],
  ["busy", [running, checked(1, 0, true), "prose"], /^\$\(sync~spin\) de 1\.000$/, /onnx/],
  ["busy for the first time", [running, { ...checked(1), busy: true, score: null }, "prose"], /^\$\(sync~spin\) lambre$/, /Checking/],
  ["no language", [running, { ...checked(1), engines: {}, score: { languages: {}, findings: 0, sentences: 0 } }, "prose"], /no language$/, /no language is known/],
  ["no language in data", [running, { ...checked(1), engines: {}, score: { languages: {}, findings: 0, sentences: 0 } }, "data"], /^\$\(check\) lambre$/, /no language is known/],
  ["not one of ours", [running, undefined, "none"], /^\$\(check\) lambre$/, /not one that is checked/],
  ["missing", [{ kind: "missing", message: "[not] found" }, undefined, "prose"], /^\$\(warning\)/, /^\\\[not\\\] found$/],
  ["off", [{ kind: "off" }, undefined, "prose"], /circle-slash/, /lambre\.enable/],
];
for (const [why, args, text, tooltip] of texts) {
  test(`status: ${why}`, () => {
    const shown = statusText(...args);
    assert.match(shown.text, text);
    assert.match(shown.tooltip, tooltip);
  });
}
