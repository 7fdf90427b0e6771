/** What the server says beside the protocol of every client; see docs/server.md. */

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface Word {
  /** From 1; 0 is the root. */
  readonly id: number;
  readonly form: string | null;
  readonly lemma: string | null;
  readonly upos: string | null;
  /** As in CoNLL-U: `Case=Nom|Number=Sing`, or `_`. */
  readonly feats: string;
  readonly head: number | null;
  readonly deprel: string | null;
  readonly range: Range | null;
}

export interface Clash {
  readonly code: string;
  readonly dependent: number;
  readonly head: number;
  readonly message: string;
  readonly severity: string;
}

/** Answer to `lambre/tree`. */
export interface Tree {
  readonly language: string;
  readonly text: string;
  readonly scheme: string;
  readonly tokens: readonly Word[];
  readonly clashes: readonly Clash[];
  readonly drawing: string;
  readonly conllu: string;
}

export interface Column {
  readonly score: number | null;
  readonly rules: number;
  readonly held: number;
  readonly broken: number;
}

export interface Score {
  readonly languages: Readonly<Record<string, Readonly<Record<string, Column>>>>;
  readonly findings: number;
  readonly sentences: number;
}

/** Notification `lambre/status`. */
export interface Status {
  readonly uri: string;
  readonly busy: boolean;
  readonly engines: Readonly<Record<string, string | null>>;
  readonly score: Score | null;
}
