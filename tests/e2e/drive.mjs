// node drive.mjs --code-server FOLDER --vsix FILE --python FILE [--pictures FOLDER]
// A pass that fails is repeated once, which is said; one that fails twice fails.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { Editor } from "./editor.mjs";
import { STEPS } from "./pass.mjs";

const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), "../../examples/de");

const { values: options } = parseArgs({
  options: {
    "code-server": { type: "string" },
    vsix: { type: "string" },
    python: { type: "string" },
    command: { type: "string" },
    pictures: { type: "string" },
    only: { type: "string" },
  },
});

async function pass(attempt) {
  const state = mkdtempSync(join(tmpdir(), "lambre-e2e-"));
  const folder = join(state, "texts/de");
  cpSync(EXAMPLES, folder, { recursive: true });
  cpSync(EXAMPLES, join(state, "texts"), { recursive: true });
  const editor = new Editor(resolve(options["code-server"]), state);
  const picture = async (name, clip) => {
    if (!options.pictures) return;
    mkdirSync(options.pictures, { recursive: true });
    await editor.page.screenshot({ path: join(options.pictures, `vscode-${name}.png`), ...(clip ? { clip } : {}) });
  };
  editor.settings({
    "lambre.python": options.python,
    ...(options.command ? { "lambre.command": JSON.parse(options.command) } : {}),
  });
  let step = "start";
  try {
    editor.install(resolve(options.vsix));
    await editor.start();
    for (const [name, run] of Object.entries(STEPS)) {
      step = name;
      const began = Date.now();
      await run({ editor, folder, state, picture });
      console.log(`ok   ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    }
    step = "errors of the page";
    if (editor.errors.length) throw new Error(editor.errors.join("\n"));
    return true;
  } catch (error) {
    const place = join(tmpdir(), `lambre-e2e-failed-${attempt}.png`);
    await editor.page?.screenshot({ path: place }).catch(() => undefined);
    console.log(`FAIL ${step}\n${error.stack}\nA picture of it: ${place}\n${editor.logs()}`);
    return false;
  } finally {
    await editor.stop();
    rmSync(state, { recursive: true, force: true, maxRetries: 3 });
  }
}

if (!(await pass(1))) {
  if (process.env.LAMBRE_E2E_ONCE) process.exit(1);
  console.log("The pass failed; once more.");
  if (!(await pass(2))) process.exit(1);
  console.log("The second pass went through. Something is not as steady as it should be.");
}
