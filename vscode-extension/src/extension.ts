/** The editor's end of lambre-lint: it starts the server and shows what it says. */

import * as vscode from "vscode";

import { registerCommands, WALKTHROUGH } from "./commands";
import { PROSE, selector } from "./documents";
import { onDidChangeInterpreter } from "./python";
import { Server } from "./server";
import { StatusItem } from "./statusItem";
import { TreePanel } from "./tree/panel";

/** Settings that say which server runs, and how. */
const OF_THE_PROCESS = ["enable", "python", "command", "logLevel"].map((name) => `lambre.${name}`);

/** Where it is remembered that the user does not want to be told any more that there is no server. */
const QUIET = "lambre.quietWithoutServer";

let server: Server | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const output = vscode.window.createOutputChannel("lambre-lint", { log: true });
  const running = (server = new Server(output));
  const checks = (document: vscode.TextDocument) => vscode.languages.match(selector(), document) > 0;
  const status = new StatusItem((document) =>
    !checks(document) ? "none" : PROSE.has(document.languageId) ? "prose" : "data",
  );
  const panel = new TreePanel((document, position) => running.tree(document, position), checks);

  const inFront = () => {
    const document = vscode.window.activeTextEditor?.document;
    void setContext("checks", document !== undefined && checks(document));
    status.show();
  };
  let told = "";
  context.subscriptions.push(
    output,
    running,
    status,
    panel,
    registerCommands(running, panel, output),
    running.onState((state) => {
      status.serverIs(state);
      void setContext("running", state.kind === "running");
      if (state.kind === "missing" && told !== state.message) {
        told = state.message;
        void tellMissing(state.message, context);
      }
    }),
    running.onStatus((one) => {
      status.documentIs(one);
      if (!one.busy) panel.refresh();
    }),
    vscode.window.onDidChangeActiveTextEditor(inFront),
    vscode.workspace.onDidCloseTextDocument((document) => status.forget(document)),
    vscode.workspace.onDidGrantWorkspaceTrust(() => void running.restart()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration("lambre")) return;
      if (OF_THE_PROCESS.some((name) => event.affectsConfiguration(name))) void running.restart();
      else void running.settingsChanged();
      status.show();
    }),
  );
  inFront();
  void running.restart();
  const changes = await onDidChangeInterpreter(() => void running.restart());
  if (changes) context.subscriptions.push(changes);
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}

function setContext(name: string, value: boolean): Thenable<unknown> {
  return vscode.commands.executeCommand("setContext", `lambre.${name}`, value);
}

async function tellMissing(message: string, context: vscode.ExtensionContext): Promise<void> {
  if (context.globalState.get(QUIET)) return;
  const actions: Record<string, () => unknown> = {
    "Choose Python …": () => vscode.commands.executeCommand("lambre.choosePython"),
    "How to Install": () => vscode.commands.executeCommand("workbench.action.openWalkthrough", WALKTHROUGH, false),
    "Show Log": () => vscode.commands.executeCommand("lambre.showOutput"),
    "Do Not Tell Again": () => context.globalState.update(QUIET, true),
  };
  const chosen = await vscode.window.showWarningMessage(message, ...Object.keys(actions));
  await actions[chosen ?? ""]?.();
}
