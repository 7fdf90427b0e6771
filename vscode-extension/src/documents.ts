/** Which documents are given to the server. What is in them, and what is checked of it, only the server knows. */

/** Languages of the editor whose documents may have text in them. */
export const LANGUAGES = [
  "plaintext",
  "markdown",
  "html",
  "restructuredtext",
  "json",
  "jsonl",
  "yaml",
  "csv",
  "tsv",
  "properties",
  "java-properties",
  "xml",
  "po",
  "gettext",
  "xliff",
  "fluent",
  "arb",
  "conllu",
] as const;

/** Files that are text under whatever language the editor, or some other extension, puts them. */
export const PATTERN =
  "**/*.{txt,text,md,markdown,mdown,mkd,html,htm,xhtml,rst,rest,json,jsonl,ndjson,yaml,yml,csv,tsv,properties," +
  "po,pot,xlf,xliff,mxliff,ftl,arb,strings,stringsdict,conllu}";

/** Of these, documents that are text throughout: their writers wonder why nothing is checked; those of data do not. */
export const PROSE: ReadonlySet<string> = new Set(["plaintext", "markdown", "html", "restructuredtext"]);

export interface Filter {
  readonly scheme: string;
  readonly language?: string;
  readonly pattern?: string;
}

/** What the editor asks when it opens a document: files, and documents that have no file yet. */
export function selector(): Filter[] {
  const byLanguage = ["file", "untitled"].flatMap((scheme) => LANGUAGES.map((language) => ({ scheme, language })));
  return [...byLanguage, { scheme: "file", pattern: PATTERN }];
}
