/** What the user can ask for. The ids with the same names at the server are its own; these end up in them. */

import * as vscode from "vscode";

import type { Server } from "./server";
import type { TreePanel } from "./tree/panel";

export const WALKTHROUGH = "lambre-lint.lambre-lint#start";

export function registerCommands(server: Server, panel: TreePanel, output: vscode.LogOutputChannel): vscode.Disposable {
  const withEditor = (work: (editor: vscode.TextEditor) => unknown) => async () => {
    const editor = vscode.window.activeTextEditor;
    if (editor === undefined) void vscode.window.showInformationMessage("lambre-lint: open a document first.");
    else await work(editor);
  };
  const handlers: Record<string, () => unknown> = {
    "lambre.showDependencyTree": withEditor((editor) => panel.show(editor)),
    "lambre.showDocumentScore": withEditor(({ document }) => server.command("lambre.showScore", document.uri.toString())),
    "lambre.openRulePage": withEditor((editor) => openRulePage(server, editor)),
    "lambre.checkDocument": withEditor(({ document }) => server.command("lambre.check", document.uri.toString())),
    "lambre.checkAll": () => server.command("lambre.check"),
    "lambre.restartServer": () => server.restart(),
    "lambre.choosePython": () => choosePython(),
    "lambre.showOutput": () => output.show(),
    "lambre.showMenu": () => showMenu(),
  };
  const registered = Object.entries(handlers).map(([id, handler]) => vscode.commands.registerCommand(id, handler));
  return vscode.Disposable.from(...registered);
}

/** A diagnostic of the server's, with the data that it needs again. */
interface Diagnostic extends vscode.Diagnostic {
  readonly data?: { readonly language?: string };
}

async function openRulePage(server: Server, editor: vscode.TextEditor): Promise<void> {
  const place = editor.selection.active;
  const here = (vscode.languages.getDiagnostics(editor.document.uri) as Diagnostic[]).filter(
    ({ source, range, relatedInformation }) =>
      source === "lambre" && (range.contains(place) || (relatedInformation ?? []).some(({ location }) => location.range.contains(place))),
  );
  const rules = new Map(here.map((one) => [codeOf(one), one]));
  const code = rules.size > 1 ? await vscode.window.showQuickPick([...rules.keys()]) : [...rules.keys()][0];
  const language = code === undefined ? undefined : rules.get(code)?.data?.language;
  if (code === undefined || language === undefined) {
    if (!rules.size) void vscode.window.showInformationMessage("lambre-lint: nothing is found at the cursor.");
    return;
  }
  await server.command("lambre.openRule", code, language);
}

function codeOf({ code }: vscode.Diagnostic): string {
  return String(typeof code === "object" ? code.value : code);
}

async function choosePython(): Promise<void> {
  const chosen = await vscode.window.showOpenDialog({
    title: "Python interpreter that has lambre-lint installed",
    openLabel: "Use this Python",
    canSelectMany: false,
  });
  if (chosen?.[0] === undefined) return;
  const target = vscode.workspace.workspaceFolders ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
  await vscode.workspace.getConfiguration("lambre").update("python", chosen[0].fsPath, target);
}

async function showMenu(): Promise<void> {
  const items = [
    { label: "$(type-hierarchy) Show the dependency tree of the sentence", command: "lambre.showDependencyTree" },
    { label: "$(graph) Show the score of the document", command: "lambre.showDocumentScore" },
    { label: "$(book) Open the rule at the cursor", command: "lambre.openRulePage" },
    { label: "$(refresh) Check the document again", command: "lambre.checkDocument" },
    { label: "$(debug-restart) Restart the server", command: "lambre.restartServer" },
    { label: "$(output) Show the log", command: "lambre.showOutput" },
    { label: "$(gear) Settings", command: "workbench.action.openSettings", argument: "@ext:lambre-lint.lambre-lint" },
    { label: "$(lightbulb) How it works", command: "workbench.action.openWalkthrough", argument: WALKTHROUGH },
  ];
  const chosen = await vscode.window.showQuickPick(items, { title: "lambre-lint" });
  if (chosen) await vscode.commands.executeCommand(chosen.command, ...(chosen.argument ? [chosen.argument] : []));
}
