// One pass through what a writer does in the editor. Every step waits for what must be there, and fails without it.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { until } from "./editor.mjs";
import { ARTIST, FILE, found, MUSEUM } from "./findings.mjs";

/** @typedef {{ editor: import("./editor.mjs").Editor, folder: string, state: string, findings: ReturnType<typeof found>, patience: number, picture: (name: string, clip?: object) => Promise<void> }} Pass */

const STATUS = '[id="lambre-lint.lambre-lint.lambre.status"]';

/** The bulb of a preferred fix: in the margin, or above the line where there is room. Others are always in the page. */
const BULB = [".codicon-gutter-lightbulb-auto-fix", ".lightBulbWidget.codicon-lightbulb-autofix"]
  .map((name) => `.monaco-editor ${name}:visible`)
  .join(", ");

/** The steps by name, in their order: each begins where the one before it ends. */
export const STEPS = {
  "a German file has a squiggle under every wrong word, and under no other": async ({ editor, folder, findings, patience }) => {
    await editor.open("folder", folder);
    await editor.openFile(FILE);
    const item = editor.page.locator(STATUS);
    await item.waitFor();
    await item.locator(".codicon-sync").waitFor({ state: "detached" });
    for (const { line, word, column } of findings) {
      await until(`squiggle under ${word}`, () => editor.squiggled(line, word, { at: column - 1 }), patience);
    }
    assert.equal((await editor.squiggles()).length, findings.length);
  },

  "the status bar shows language and score": async ({ editor, findings, picture }) => {
    const item = editor.page.locator(STATUS);
    await until("score in the status bar", async () => /^de 0\.\d{3}$/.test((await item.innerText()).trim()));
    await item.hover();
    const tooltip = editor.page.locator(".monaco-hover:not(.hidden)", { hasText: "lambre-lint" });
    await tooltip.locator("td", { hasText: "onnx" }).waitFor();
    await tooltip.getByText(`${findings.length} findings in`).waitFor();
    await picture("status", { x: 860, y: 640, width: 420, height: 160 });
    await editor.page.mouse.move(640, 300);
  },

  "Problems shows words, head and rule": async ({ editor, findings, picture }) => {
    const { page } = editor;
    await page.keyboard.press("Control+Shift+m");
    for (const { message, code, row, column, others } of findings) {
      const entry = page.locator(".markers-panel .monaco-list-row", { hasText: message });
      await entry.waitFor();
      const text = (await entry.innerText()).replaceAll("\u00a0", " ").replace(/\s+/g, " ");
      assert.ok(text.includes(code) && text.includes(`[Ln ${row}, Col ${column}]`), text);
      for (const other of others) {
        await page.locator(".markers-panel .monaco-list-row", { hasText: `: "${other}"` }).first().waitFor();
      }
    }
    await picture("problems");
    await page.keyboard.press("Control+Shift+m");
    await page.locator(".markers-panel").waitFor({ state: "hidden" });
  },

  "hovering shows the rule, how often it holds, and the tree": async ({ editor, findings, picture }) => {
    const { message } = findings.find(({ line, word }) => line === MUSEUM.line && word === MUSEUM.word);
    await editor.hoverWord(MUSEUM.line, MUSEUM.word);
    const hover = editor.page.locator(".monaco-hover:not(.hidden)", { hasText: message }).first();
    await hover.waitFor();
    const text = (await hover.innerText()).replaceAll("\u00a0", " ");
    assert.ok(text.includes(MUSEUM.code), text);
    assert.match(text, /It holds at [\d,]+ of [\d,]+ sites/);
    assert.match(text, /Broken here: .*\[neue\] \[Standort\]/);
    await picture("hover");
    await editor.page.mouse.move(640, 60);
    await hover.waitFor({ state: "hidden" });
  },

  "the light bulb offers a fix; with it the squiggle is gone, from the problems and from the file, too": async ({ editor, folder, findings, picture }) => {
    const { page } = editor;
    await editor.clickWord(MUSEUM.line, MUSEUM.word);
    await page.locator(BULB).first().waitFor();
    await page.keyboard.press("Control+.");
    const menu = page.locator(".action-widget");
    await menu.locator(".monaco-list-row", { hasText: MUSEUM.fix }).waitFor();
    for (const title of [`Ignore ${MUSEUM.code} here`, "Ignore this finding", `Open rule ${MUSEUM.code}`]) {
      await menu.locator(".monaco-list-row", { hasText: title }).waitFor();
    }
    await picture("fix");
    await page.keyboard.press("Enter");
    await until("the corrected line", async () => (await editor.box(MUSEUM.mended, "neuen")) !== null);
    await until("one squiggle less", async () => (await editor.squiggles()).length === findings.length - 1);
    assert.ok(!(await editor.squiggled(MUSEUM.mended, "neuen")));
    await page.keyboard.press("Control+s");
    const original = readFileSync(join(folder, "..", FILE), "utf8");
    await until("the corrected file", () => readFileSync(join(folder, FILE), "utf8") === original.replace(MUSEUM.line, MUSEUM.mended));
  },

  "the tree of the sentence opens, with the clashing edge in red": async ({ editor, picture }) => {
    await editor.clickWord(ARTIST.line, ARTIST.word);
    await editor.command("lambre-lint: Show the Dependency Tree of the Sentence");
    const frame = await editor.webview();
    const edge = frame.locator(".arc.clash");
    await edge.waitFor();
    assert.equal(await edge.count(), 1);
    const ends = await edge.evaluate(({ dataset }) =>
      [dataset.dependent, dataset.head].map((id) => document.querySelector(`[data-word="${id}"] .form`).textContent),
    );
    assert.deepEqual(ends, [ARTIST.word, ARTIST.head]);
    assert.deepEqual(await frame.locator(".word .form").allTextContents(), ARTIST.words);
    // A tree: an edge or the root's arrow for every word.
    assert.equal(await frame.locator(".arc").count(), ARTIST.words.length);
    await frame.locator(".clashes", { hasText: ARTIST.code }).waitFor();
    await legible(frame);
    await aside(editor);
    await picture("tree-dark");
  },

  "a word of the tree leads to its place, and the tree follows the cursor": async ({ editor }) => {
    const frame = await editor.webview();
    await frame.locator('.word:has-text("Ausstellung")').click();
    await editor.page.locator(".statusbar-item", { hasText: "(11 selected)" }).waitFor();
    await editor.clickWord("Ab Freitag zeigt es Bilder", "Bilder");
    await until("the tree of the other sentence", async () => {
      const other = await editor.webview();
      return (await other.locator("h1").innerText()).startsWith("Ab Freitag") && !(await other.locator(".arc.clash").count());
    });
  },

  "the tree is legible on a light ground, too": async ({ editor, picture }) => {
    await editor.clickWord(ARTIST.line, ARTIST.word);
    await editor.command("Preferences: Toggle between Light/Dark Themes");
    await editor.page.locator(".monaco-workbench.vs").waitFor();
    await until("the tree on a light ground", async () => {
      const frame = await editor.webview();
      return (await frame.locator("body.vscode-light").count()) === 1 && (await frame.locator(".arc.clash").count()) === 1;
    });
    await legible(await editor.webview());
    await aside(editor);
    await picture("tree-light");
    await editor.command("Preferences: Toggle between Light/Dark Themes");
    await editor.page.locator(".monaco-workbench.vs-dark").waitFor();
  },

  "the rule of a finding opens": async ({ editor }) => {
    await editor.clickWord(ARTIST.line, ARTIST.word);
    await editor.command("lambre-lint: Open the Rule at the Cursor");
    await editor.page.locator(`.editor-instance .view-line:has-text("${ARTIST.code}")`).first().waitFor();
    await editor.command("View: Close Editor");
  },

  "the score of the document is told": async ({ editor }) => {
    await editor.command("lambre-lint: Show the Score of the Document");
    await editor.notification(/L'AMBRE de 0\.\d{3}/).waitFor();
    await editor.command("Notifications: Clear All Notifications");
  },

  "a change of the settings is in force at once": async ({ editor }) => {
    await editor.changeSettings({ "lambre.severity": { agreement: "error" } });
    await until("an error under the word", () => editor.squiggled(ARTIST.line, ARTIST.word, { severity: "error" }));
    assert.deepEqual(await editor.squiggles("warning"), []);
    await editor.changeSettings({ "lambre.severity": null });
    await until("a warning again", () => editor.squiggled(ARTIST.line, ARTIST.word));
  },

  "the server can be restarted": async ({ editor }) => {
    await editor.command("lambre-lint: Restart the Server");
    await until("no squiggle", async () => (await editor.squiggles()).length === 0);
    await until("squiggles again", () => editor.squiggled(ARTIST.line, ARTIST.word));
  },

  "a document that has no file is checked while it is written": async ({ editor }) => {
    await editor.command("File: New Untitled Text File");
    await editor.page.locator('.tabs-container .tab.active:has-text("Untitled-1")').waitFor();
    await editor.type(`# lambre-lint: language=de\n\n${MUSEUM.line}`);
    await until("squiggle in the new document", () => editor.squiggled(MUSEUM.line, MUSEUM.word));
  },

  "each folder of a workspace has its own settings": async ({ editor, state }) => {
    // In no file is anything that says its language.
    const severities = { mild: "warning", strict: "error" };
    for (const [name, severity] of Object.entries(severities)) {
      const settings = { "lambre.language": "de", "lambre.severity": { agreement: severity } };
      mkdirSync(join(state, "two", name, ".vscode"), { recursive: true });
      writeFileSync(join(state, "two", name, `${name}.txt`), `${MUSEUM.line}\n`);
      writeFileSync(join(state, "two", name, ".vscode/settings.json"), JSON.stringify(settings));
    }
    const file = join(state, "two/both.code-workspace");
    writeFileSync(file, JSON.stringify({ folders: Object.keys(severities).map((path) => ({ path })) }));
    await editor.open("workspace", file);
    for (const [name, severity] of Object.entries(severities)) {
      await editor.openFile(`${name}.txt`);
      await until(`${severity} in ${name}.txt`, () => editor.squiggled(MUSEUM.line, MUSEUM.word, { severity }));
    }
  },

  "without a server the user is told what to do": async ({ editor, folder }) => {
    editor.machineSettings({ "lambre.python": "/nowhere/python" });
    await editor.open("folder", folder);
    await editor.openFile(FILE);
    const told = editor.notification("lambre-lint does not run: /nowhere/python");
    await told.waitFor();
    for (const name of ["Choose Python …", "How to Install", "Show Log"]) await told.getByText(name).waitFor();
    await told.getByText("How to Install").click();
    await editor.page.locator(".getting-started-step", { hasText: "Install lambre-lint into a Python environment" }).waitFor();
  },
};

/** The mouse away from everything, so that no tooltip comes into a picture. */
async function aside(editor) {
  await editor.page.mouse.move(1000, 390);
  await editor.page.locator(".monaco-hover:not(.hidden)").first().waitFor({ state: "hidden" });
}

/** That the colours of a tree differ enough from what they are on (WCAG 2: 4.5 for text, 3 for lines), and the clash is red. */
async function legible(frame) {
  const colours = await frame.evaluate(() => {
    const rgb = (text) => text.match(/[\d.]+/g).slice(0, 3).map(Number);
    const light = (colour) => {
      const [r, g, b] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = light(rgb(getComputedStyle(document.body).backgroundColor));
    const contrast = (colour) => {
      const own = light(colour);
      return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
    };
    const of = (selector, property) => rgb(getComputedStyle(document.querySelector(selector))[property]);
    return {
      clash: of(".arc.clash .line", "stroke"),
      lines: [".arc.clash .line", ".arc:not(.clash) .line"].map((selector) => contrast(of(selector, "stroke"))),
      texts: [".word .form", ".word .tag", ".arc .label", ".arc.clash .label"].map((selector) => contrast(of(selector, "fill"))),
    };
  });
  const [red, green, blue] = colours.clash;
  assert.ok(red > 1.5 * green && red > 1.5 * blue, `the clash is rgb(${colours.clash})`);
  assert.ok(Math.min(...colours.lines) >= 3 && Math.min(...colours.texts) >= 4.5, JSON.stringify(colours));
}
