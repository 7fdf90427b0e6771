/** The server: looked for, started, restarted and stopped, one change of state after the other. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, State, type StaticFeature } from "vscode-languageclient/node";

import { selector } from "./documents";
import {
  type Answer,
  type Candidate,
  candidates,
  explained,
  firstThatAnswers,
  isFound,
  notFoundMessage,
  serverCommand,
  type Surroundings,
} from "./find";
import type { Score, Status, Tree } from "./protocol";
import { activeInterpreter } from "./python";
import { serverSection } from "./settings";
import type { ServerState } from "./statusText";

/** Milliseconds within which a program must say its version; Python in an environment on a cold disk takes its time. */
const PATIENCE = 30_000;

export class Server implements vscode.Disposable {
  private client: LanguageClient | undefined;
  private queue: Promise<void> = Promise.resolve();
  private readonly stateChanged = new vscode.EventEmitter<ServerState>();
  private readonly statusChanged = new vscode.EventEmitter<Status>();
  readonly onState = this.stateChanged.event;
  readonly onStatus = this.statusChanged.event;

  constructor(private readonly output: vscode.LogOutputChannel) {}

  dispose(): void {
    this.stateChanged.dispose();
    this.statusChanged.dispose();
  }

  /** Look for the server and start it, in place of the one that runs. */
  restart(): Promise<void> {
    return this.afterwards(async () => {
      await this.end();
      await this.begin();
    });
  }

  stop(): Promise<void> {
    return this.afterwards(() => this.end());
  }

  private afterwards(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work).catch((error: unknown) => this.output.error(String(error)));
    return this.queue;
  }

  private async end(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client === undefined) return;
    try {
      await client.dispose(5000);
    } catch (error) {
      this.output.warn(`The server did not stop as it should: ${String(error)}`);
    }
  }

  private async begin(): Promise<void> {
    const settings = vscode.workspace.getConfiguration("lambre");
    if (!settings.get("enable", true)) {
      this.stateChanged.fire({ kind: "off" });
      return;
    }
    this.stateChanged.fire({ kind: "looking" });
    const around = await surroundings(settings);
    const found = await firstThatAnswers(candidates(around), (candidate) => versionOf(candidate, around.folders[0]));
    if (!isFound(found)) {
      for (const line of explained(found)) this.output.warn(line);
      this.stateChanged.fire({ kind: "missing", message: notFoundMessage(found) });
      return;
    }
    this.stateChanged.fire({ kind: "starting" });
    const run = serverCommand(found.candidate, settings.get("logLevel", "warning"));
    this.output.info(`lambre-lint ${found.version}: ${[run.command, ...run.args].join(" ")}`);
    const client = new LanguageClient("lambre", "lambre-lint", { ...run, options: { env: process.env } }, this.options());
    client.registerFeature(TELLS_STATUS);
    client.onNotification("lambre/status", (status: Status) => this.statusChanged.fire(status));
    client.onDidChangeState(({ newState }) => {
      if (this.client !== client) return;
      if (newState === State.Running) this.stateChanged.fire({ kind: "running", version: found.version });
      else if (newState === State.Stopped) this.stateChanged.fire({ kind: "stopped" });
    });
    this.client = client;
    try {
      await client.start();
    } catch (error) {
      this.output.error(`The server does not start: ${String(error)}`);
      this.stateChanged.fire({ kind: "missing", message: `The server does not start: ${String(error)}` });
    }
  }

  private options(): LanguageClientOptions {
    return {
      documentSelector: selector(),
      outputChannel: this.output,
      diagnosticPullOptions: { onChange: true, onSave: true },
      markdown: { isTrusted: false, supportHtml: false },
      middleware: {
        workspace: {
          configuration: async (params, token, next) => {
            const sections = await next(params, token);
            return Array.isArray(sections) ? sections.map(serverSection) : sections;
          },
        },
      },
    };
  }

  /** Tell the server that the settings have changed; it asks for them itself. */
  async settingsChanged(): Promise<void> {
    await this.running()?.sendNotification("workspace/didChangeConfiguration", { settings: null });
  }

  tree(document: vscode.TextDocument, position: vscode.Position): Promise<Tree | null> {
    return this.request<Tree>("lambre/tree", document, { position: { line: position.line, character: position.character } });
  }

  score(document: vscode.TextDocument): Promise<Score | null> {
    return this.request<Score>("lambre/score", document, {});
  }

  /** Run a command of the server; undefined where none runs. */
  async command(name: string, ...args: unknown[]): Promise<unknown> {
    return this.running()?.sendRequest("workspace/executeCommand", { command: name, arguments: args });
  }

  private async request<T>(method: string, document: vscode.TextDocument, rest: object): Promise<T | null> {
    const client = this.running();
    if (client === undefined) return null;
    const uri = client.code2ProtocolConverter.asUri(document.uri);
    try {
      return await client.sendRequest<T | null>(method, { textDocument: { uri }, ...rest });
    } catch (error) {
      this.output.warn(`${method}: ${String(error)}`);
      return null;
    }
  }

  private running(): LanguageClient | undefined {
    return this.client?.state === State.Running ? this.client : undefined;
  }
}

/** Asks the server to say what it is doing. */
const TELLS_STATUS: StaticFeature = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { ...(capabilities.experimental as object | undefined), lambreStatus: true };
  },
  initialize: () => undefined,
  getState: () => ({ kind: "static" }),
  clear: () => undefined,
};

async function surroundings(settings: vscode.WorkspaceConfiguration): Promise<Surroundings> {
  const named = settings.get<string[]>("command", []).length > 0 || settings.get("python", "").trim() !== "";
  return {
    command: settings.get<string[]>("command", []),
    python: settings.get("python", ""),
    environment: named ? undefined : await activeInterpreter(),
    folders: (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === "file").map(({ uri }) => uri.fsPath),
    trusted: vscode.workspace.isTrusted,
    env: process.env,
    home: homedir(),
    platform: process.platform,
    exists: existsSync,
  };
}

function versionOf({ command, args }: Candidate, folder: string | undefined): Promise<Answer> {
  return new Promise((resolve) => {
    const options = { timeout: PATIENCE, windowsHide: true, ...(folder !== undefined && existsSync(folder) ? { cwd: folder } : {}) };
    execFile(command, [...args, "--version"], options, (error, stdout, stderr) => {
      const failure =
        error === null ? undefined
        : error.code === "ENOENT" ? "there is no such program"
        : error.killed ? `it said nothing for ${PATIENCE / 1000} seconds`
        : typeof error.code === "number" ? `it ended with status ${error.code}`
        : error.message;
      resolve({ output: `${stdout}${stderr}`, failure });
    });
  });
}
