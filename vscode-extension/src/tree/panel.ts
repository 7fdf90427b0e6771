/** The panel below the editor that shows the tree of the sentence at the cursor, and follows it. */

import { randomBytes } from "node:crypto";
import * as vscode from "vscode";

import type { Tree, Word } from "../protocol";
import { emptyPage, type Message, treePage } from "./page";

/** Milliseconds of rest before the panel follows the cursor. */
const REST = 250;

export type AskTree = (document: vscode.TextDocument, position: vscode.Position) => Promise<Tree | null>;

export class TreePanel implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private readonly lasting: vscode.Disposable[] = [];
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  private shown: { readonly document: vscode.TextDocument; readonly tree: Tree | null } | undefined;

  constructor(
    private readonly ask: AskTree,
    private readonly checks: (document: vscode.TextDocument) => boolean,
  ) {
    this.lasting.push(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        const editor = vscode.window.activeTextEditor;
        if (editor?.document === document) this.follow(editor);
      }),
    );
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.panel?.dispose();
    for (const one of this.lasting) one.dispose();
  }

  /** Show the tree at the cursor of an editor. */
  async show(editor: vscode.TextEditor): Promise<void> {
    if (this.panel === undefined) await this.make(editor);
    else this.panel.reveal(undefined, true);
    await this.update(editor);
  }

  /** Make the panel, below the editor: trees are wide. */
  private async make(editor: vscode.TextEditor): Promise<void> {
    await vscode.commands.executeCommand("workbench.action.newGroupBelow");
    const panel = vscode.window.createWebviewPanel("lambre.tree", "Dependency Tree", vscode.ViewColumn.Active, {
      enableScripts: true,
      localResourceRoots: [],
      enableFindWidget: true,
    });
    panel.webview.onDidReceiveMessage((message: Message) => this.receive(message), undefined, this.lasting);
    panel.onDidChangeViewState(() => this.refresh(), undefined, this.lasting);
    panel.onDidDispose(
      () => {
        this.panel = undefined;
        this.shown = undefined;
      },
      undefined,
      this.lasting,
    );
    this.panel = panel;
    const column = editor.viewColumn ?? vscode.ViewColumn.One;
    const { selection } = editor;
    const again = await vscode.window.showTextDocument(editor.document, { viewColumn: column, selection });
    again.revealRange(selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /** Look again, where what is shown may be out of date: findings have changed. */
  refresh(): void {
    const editor = vscode.window.activeTextEditor;
    if (editor !== undefined) this.follow(editor);
  }

  private follow(editor: vscode.TextEditor): void {
    if (!this.panel?.visible || !this.checks(editor.document)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.update(editor), REST);
  }

  private async update(editor: vscode.TextEditor): Promise<void> {
    const number = ++this.asked;
    const document = editor.document;
    const tree = await this.ask(document, editor.selection.active);
    // Only what was asked for last is shown.
    if (this.panel === undefined || number !== this.asked) return;
    const known = this.shown;
    // A look into a document that has no trees does not take away the one that is shown.
    if (tree === null && known?.tree != null && known.document !== document) return;
    this.shown = { document, tree };
    if (known !== undefined && known.document === document && drawn(known.tree) === drawn(tree)) return;
    const nonce = randomBytes(16).toString("base64url");
    this.panel.webview.html =
      tree === null ? emptyPage("There is no tree here: no sentence of this document was parsed.", nonce) : treePage(tree, nonce);
  }

  private async receive(message: Message): Promise<void> {
    if (this.shown?.tree == null) return;
    const { document, tree } = this.shown;
    if (message.type === "copy") {
      await vscode.env.clipboard.writeText(tree.conllu);
      vscode.window.setStatusBarMessage("CoNLL-U copied", 3000);
    } else if (message.type === "rule") {
      await vscode.commands.executeCommand("lambre.openRule", message.code, tree.language);
    } else {
      const word = tree.tokens.find(({ id }) => id === message.id);
      if (word?.range) await select(document, word.range);
    }
  }
}

/** What a page is made of; places of words are not. */
function drawn(tree: Tree | null): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === "range" ? undefined : value));
}

async function select(document: vscode.TextDocument, { start, end }: NonNullable<Word["range"]>): Promise<void> {
  const selection = new vscode.Range(start.line, start.character, end.line, end.character);
  const open = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  await vscode.window.showTextDocument(document, { selection, viewColumn: open?.viewColumn ?? vscode.ViewColumn.One });
}
