/** What of the editor's settings is for the server. */

/** Settings of the extension alone. */
const OWN = new Set(["enable", "python", "command", "logLevel", "statusBar", "trace"]);

/**
 * The section `lambre` as the server gets it: without the extension's own settings, and without what is not set (null),
 * which would else stand in for what `lambre.toml` says.
 */
export function serverSection(section: unknown): Record<string, unknown> {
  if (!isObject(section)) return {};
  return pruned(Object.fromEntries(Object.entries(section).filter(([name]) => !OWN.has(name))));
}

function pruned(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(object)
    .map(([name, value]) => [name, isObject(value) ? pruned(value) : value] as const)
    .filter(([, value]) => value !== null && value !== undefined && !(isObject(value) && !Object.keys(value).length));
  return Object.fromEntries(entries);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
