/**
 * Where the server is: the places to look at in their order, and the first of them that answers.
 *
 * Nothing here knows the editor; what is around (settings, files, environment) comes in as `Surroundings`.
 */

import * as nodePath from "node:path";

export type Source = "command" | "python" | "environment" | "workspace" | "path";

/** A way to run lambre-lint: `command ...args` is its command line. */
export interface Candidate {
  readonly source: Source;
  readonly command: string;
  readonly args: readonly string[];
}

export interface Surroundings {
  /** Setting `lambre.command`. */
  readonly command: readonly string[];
  /** Setting `lambre.python`. */
  readonly python: string;
  /** Interpreter of the environment that is active in the Python extension. */
  readonly environment: string | undefined;
  /** Paths of the workspace folders. */
  readonly folders: readonly string[];
  /** Whether what lies in the workspace may be run. */
  readonly trusted: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly exists: (file: string) => boolean;
}

/** Python's `-P` keeps a folder `lambre_core` in the current folder from being run in place of the installed one. */
export const MODULE = ["-P", "-m", "lambre_core"] as const;
export const SERVE = ["server", "--stdio"] as const;

/**
 * The ways to run lambre-lint, the best first. A setting is alone: if what it names does not work, the user is told
 * so, and nothing else is run in its place.
 */
export function candidates(around: Surroundings): Candidate[] {
  const [program, ...args] = around.command;
  if (program) {
    const rest = args.map((part) => filledIn(part, around));
    return [{ source: "command", command: programIn(program, around), args: rest }];
  }
  if (around.python.trim()) {
    return [{ source: "python", command: programIn(around.python.trim(), around), args: MODULE }];
  }
  const found: Candidate[] = [];
  if (around.environment) found.push({ source: "environment", command: around.environment, args: MODULE });
  if (around.trusted) found.push(...inWorkspace(around));
  found.push(...onPath(around));
  const seen = new Set<string>();
  return found.filter(({ command, args }) => {
    const key = [command, ...args].join("\0");
    return !seen.has(key) && seen.add(key);
  });
}

function inWorkspace(around: Surroundings): Candidate[] {
  const { join } = pathsOf(around);
  const interpreter = around.platform === "win32" ? ["Scripts", "python.exe"] : ["bin", "python"];
  return around.folders
    .flatMap((folder) => [".venv", "venv"].map((name) => join(folder, name, ...interpreter)))
    .filter(around.exists)
    .map((command) => ({ source: "workspace", command, args: MODULE }));
}

function onPath(around: Surroundings): Candidate[] {
  const { join, delimiter, isAbsolute } = pathsOf(around);
  const windows = around.platform === "win32";
  const path = around.env["PATH"] ?? (windows ? around.env["Path"] : undefined) ?? "";
  // What is relative on PATH would be looked for in the workspace.
  const folders = path.split(delimiter).filter(isAbsolute);
  const first = (name: string) =>
    folders.map((folder) => join(folder, windows ? `${name}.exe` : name)).find(around.exists);
  const found: Candidate[] = [];
  const program = first("lambre-lint");
  if (program) found.push({ source: "path", command: program, args: [] });
  for (const name of windows ? ["python"] : ["python3", "python"]) {
    const interpreter = first(name);
    if (interpreter) found.push({ source: "path", command: interpreter, args: MODULE });
  }
  return found;
}

function pathsOf(around: Surroundings): nodePath.PlatformPath {
  return around.platform === "win32" ? nodePath.win32 : nodePath.posix;
}

/** A setting with `~`, `${workspaceFolder}` and `${env:NAME}` filled in. */
export function filledIn(text: string, around: Surroundings): string {
  return text
    .replace(/^~(?=$|[\\/])/, () => around.home)
    .replace(/\$\{workspaceFolder\}/g, () => around.folders[0] ?? "")
    .replace(/\$\{env:(\w+)\}/g, (_, name: string) => around.env[name] ?? "");
}

/** The same for a program: with a separator in it, a relative path is one of the first folder. */
function programIn(text: string, around: Surroundings): string {
  const { join, isAbsolute } = pathsOf(around);
  const filled = filledIn(text, around);
  const folder = around.folders[0];
  return folder !== undefined && /[\\/]/.test(filled) && !isAbsolute(filled) ? join(folder, filled) : filled;
}

/** What running `command ...args --version` gave. */
export interface Answer {
  readonly output: string;
  /** Why it could not be run, or ended with something else than 0. */
  readonly failure: string | undefined;
}

export type Ask = (candidate: Candidate) => Promise<Answer>;

export interface Found {
  readonly candidate: Candidate;
  readonly version: string;
}

export interface Refusal {
  readonly candidate: Candidate;
  readonly reason: string;
}

/** The first candidate that is lambre-lint; else why each is not. */
export async function firstThatAnswers(all: readonly Candidate[], ask: Ask): Promise<Found | readonly Refusal[]> {
  const refusals: Refusal[] = [];
  for (const candidate of all) {
    const answer = await ask(candidate);
    const version = answer.failure === undefined ? versionIn(answer.output) : undefined;
    if (version !== undefined) return { candidate, version };
    refusals.push({ candidate, reason: reasonOf(answer) });
  }
  return refusals;
}

export function isFound(result: Found | readonly Refusal[]): result is Found {
  return "version" in result;
}

function versionIn(output: string): string | undefined {
  return /^lambre-lint (\d+(?:\.\w+)*\S*)\s*$/m.exec(output)?.[1];
}

function reasonOf({ output, failure }: Answer): string {
  if (/No module named '?lambre_core/.test(output)) return "lambre-lint is not installed in it";
  if (/unknown option:? -P/i.test(output)) return "it is older than Python 3.11";
  if (failure === undefined) return "it is another program";
  const last = output.trim().split("\n").at(-1)?.trim();
  return last ? `${failure}: ${last}` : failure;
}

/** The command line of the server. */
export function serverCommand({ command, args }: Candidate, logLevel: string): { command: string; args: string[] } {
  return { command, args: [...args, ...SERVE, "--log-level", logLevel] };
}

const PLACES: Record<Source, string> = {
  command: "the setting lambre.command",
  python: "the setting lambre.python",
  environment: "the active Python environment",
  workspace: "the workspace",
  path: "PATH",
};

/** One line for each place that was looked at. */
export function explained(refusals: readonly Refusal[]): string[] {
  if (!refusals.length) return ["There is neither lambre-lint nor Python on PATH."];
  return refusals.map(({ candidate, reason }) => {
    const line = [candidate.command, ...candidate.args].join(" ");
    return `${line} (from ${PLACES[candidate.source]}): ${reason}.`;
  });
}

/** What the user is told where there is no server. */
export function notFoundMessage(refusals: readonly Refusal[]): string {
  const [only] = refusals;
  if (only && (only.candidate.source === "command" || only.candidate.source === "python")) {
    return `lambre-lint does not run: ${explained([only])[0]}`;
  }
  return "lambre-lint was not found. Install it into a Python environment (3.11 or later), and choose that environment.";
}
