// What there is to find in examples/de/news.md: where, what the editor must say of it, and what mends it.

export const FILE = "news.md";

export const FINDINGS = [
  {
    line: "Die Preise für Monatskarten ist zum dritten Mal gestiegen.",
    word: "Preise",
    head: "ist",
    code: "agreement/noun-subj-aux/number",
    message: '"Preise" (Plural) does not agree in number with "ist" (Singular).',
    fix: "Change ist to sind",
    place: "[Ln 19, Col 5]",
  },
  {
    line: "Das Museum sucht einen neue Standort für sein Archiv.",
    word: "neue",
    head: "Standort",
    code: "agreement/adj-mod-noun/case",
    message: '"neue" (Nom Singular) does not agree in case with "Standort" (Acc/Dat Singular).',
    fix: "Change neue to neuen",
    mended: "Das Museum sucht einen neuen Standort für sein Archiv.",
    place: "[Ln 32, Col 24]",
  },
  {
    line: "Ein junge Künstlerin aus Halle führt durch die Ausstellung.",
    word: "Ein",
    head: "Künstlerin",
    code: "agreement/det-det-noun/gender",
    message: '"Ein" (Masculine/Neuter Singular) does not agree in gender with "Künstlerin" (Feminine Singular).',
    fix: "Change Ein to Eine",
    place: "[Ln 35, Col 1]",
  },
];

/** The one that is looked at closely. */
export const [PRICES, MUSEUM] = FINDINGS;
