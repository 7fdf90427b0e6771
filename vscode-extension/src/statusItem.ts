/** The item in the status bar: engine, language, score, and whether something is going on. */

import * as vscode from "vscode";

import type { Status } from "./protocol";
import { type Kind, type ServerState, statusText } from "./statusText";

/** Milliseconds for which a check must go on before the item says so; what is shorter would only flicker. */
const PATIENCE = 200;

export class StatusItem implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem("lambre.status", vscode.StatusBarAlignment.Right, 90);
  private readonly statuses = new Map<string, Status>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private server: ServerState = { kind: "off" };

  constructor(private readonly kindOf: (document: vscode.TextDocument) => Kind) {
    this.item.name = "lambre-lint";
    this.item.command = "lambre.showMenu";
  }

  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.item.dispose();
  }

  serverIs(state: ServerState): void {
    this.server = state;
    if (state.kind !== "running") this.statuses.clear();
    this.show();
  }

  documentIs(status: Status): void {
    const key = vscode.Uri.parse(status.uri).toString();
    clearTimeout(this.timers.get(key));
    const known = this.statuses.get(key);
    if (status.busy && known?.busy === false) {
      this.timers.set(key, setTimeout(() => this.set(key, status), PATIENCE));
    } else {
      this.set(key, status);
    }
  }

  forget(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.statuses.delete(key);
  }

  private set(key: string, status: Status): void {
    this.statuses.set(key, status);
    this.show();
  }

  show(): void {
    const document = vscode.window.activeTextEditor?.document;
    const kind = document === undefined ? "none" : this.kindOf(document);
    const when = vscode.workspace.getConfiguration("lambre").get<string>("statusBar", "documents");
    if (when === "never" || (when === "documents" && kind === "none")) {
      this.item.hide();
      return;
    }
    const status = document === undefined ? undefined : this.statuses.get(document.uri.toString());
    const { text, tooltip, warns } = statusText(this.server, status, kind);
    this.item.text = text;
    this.item.tooltip = new vscode.MarkdownString(tooltip);
    this.item.backgroundColor = warns ? new vscode.ThemeColor("statusBarItem.warningBackground") : undefined;
    this.item.accessibilityInformation = { label: `lambre-lint: ${text.replace(/\$\([^)]*\)\s*/g, "")}` };
    this.item.show();
  }
}
