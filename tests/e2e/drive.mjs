// node drive.mjs --code-server FOLDER --vsix FILE --python FILE [--pictures FOLDER] [--mute]
//
// Drives the editor through the steps of pass.mjs. A pass that fails is repeated once, which is said; one that fails
// twice fails. With --mute the server finds nothing, and the pass must fail at the first squiggle.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { Editor, PATIENCE } from "./editor.mjs";
import { found } from "./findings.mjs";
import { STEPS } from "./pass.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const EXAMPLES = join(HERE, "../../examples/de");

const { values: options } = parseArgs({
  options: {
    "code-server": { type: "string" },
    vsix: { type: "string" },
    python: { type: "string" },
    pictures: { type: "string" },
    mute: { type: "boolean", default: false },
  },
});

/** @returns {Promise<{ step: string, error: Error } | undefined>} where it failed, and why */
async function pass(attempt) {
  const state = mkdtempSync(join(tmpdir(), "lambre-e2e-"));
  const folder = join(state, "texts/de");
  // Twice: one to work on, and one to compare with.
  cpSync(EXAMPLES, folder, { recursive: true });
  cpSync(EXAMPLES, join(state, "texts"), { recursive: true });
  const editor = new Editor(resolve(options["code-server"]), state);
  const picture = async (name, clip) => {
    if (!options.pictures) return;
    mkdirSync(options.pictures, { recursive: true });
    await editor.page.screenshot({ path: join(options.pictures, `vscode-${name}.png`), ...(clip ? { clip } : {}) });
  };
  // Once it runs and has checked, there is nothing more to wait for.
  const patience = options.mute ? 10_000 : PATIENCE;
  let step = "start";
  try {
    const findings = found(options.python, folder);
    editor.settings({});
    editor.machineSettings(
      options.mute ? { "lambre.command": [options.python, join(HERE, "mute.py")] } : { "lambre.python": options.python },
    );
    editor.install(resolve(options.vsix));
    await editor.start();
    for (const [name, run] of Object.entries(STEPS)) {
      step = name;
      const began = Date.now();
      await run({ editor, folder, state, findings, picture, patience });
      console.log(`ok   ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    }
    step = "errors of the page";
    if (editor.errors.length) throw new Error(editor.errors.join("\n"));
    return undefined;
  } catch (error) {
    if (!options.mute) {
      const place = join(tmpdir(), `lambre-e2e-failed-${attempt}.png`);
      await editor.page?.screenshot({ path: place }).catch(() => undefined);
      console.log(`FAIL ${step}\n${error.stack}\nA picture of it: ${place}\n${editor.logs()}`);
    }
    return { step, error };
  } finally {
    await editor.stop();
    rmSync(state, { recursive: true, force: true, maxRetries: 3 });
  }
}

const failure = await pass(1);
if (options.mute) {
  const [first] = Object.keys(STEPS);
  if (failure?.step !== first || !/squiggle under/.test(failure.error.message)) {
    console.log(`FAIL A server that finds nothing should end the pass at its first squiggle; it was: ${failure?.error ?? "no failure"}`);
    process.exit(1);
  }
  console.log(`ok   with a server that finds nothing the pass fails: ${failure.error.message}`);
} else if (failure !== undefined) {
  console.log("The pass failed; once more.");
  if ((await pass(2)) !== undefined) process.exit(1);
  console.log("The second pass went through. Something is not as steady as it should be.");
}
