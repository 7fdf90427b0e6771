/** The interpreter that is chosen in the Python extension, where there is one. */

import * as vscode from "vscode";

const PYTHON_EXTENSION = "ms-python.python";

/** The part of its API that is used (https://www.npmjs.com/package/@vscode/python-extension). */
interface PythonApi {
  readonly environments?: {
    getActiveEnvironmentPath(resource?: vscode.Uri): { readonly path: string };
    resolveEnvironment(path: { readonly path: string }): Promise<
      { readonly executable: { readonly uri: vscode.Uri | undefined } } | undefined
    >;
    readonly onDidChangeActiveEnvironmentPath: vscode.Event<unknown>;
  };
}

async function environments(): Promise<PythonApi["environments"]> {
  const extension = vscode.extensions.getExtension<PythonApi>(PYTHON_EXTENSION);
  if (extension === undefined) return undefined;
  try {
    return (extension.isActive ? extension.exports : await extension.activate()).environments;
  } catch {
    return undefined;
  }
}

export async function activeInterpreter(): Promise<string | undefined> {
  try {
    const known = await environments();
    if (known === undefined) return undefined;
    const active = known.getActiveEnvironmentPath(vscode.workspace.workspaceFolders?.[0]?.uri);
    return (await known.resolveEnvironment(active))?.executable.uri?.fsPath;
  } catch {
    // Another extension's trouble is no reason not to look elsewhere.
    return undefined;
  }
}

/** Be told when another environment is chosen. */
export async function onDidChangeInterpreter(listener: () => void): Promise<vscode.Disposable | undefined> {
  return (await environments())?.onDidChangeActiveEnvironmentPath(listener);
}
