import { UNSPACED_SCRIPTS } from "../../../schemas/unspaced-scripts.ts";
import { once } from "../../../schemas/once.ts";
import { keyOfName, keysOfCitation, type NameKey } from "./citation-keys.ts";
import type { NameWord } from "./name-words.ts";
import type { SourceDocument } from "../text/passages.ts";

/** A word with the names it may stand in. */
export interface NamingWord extends NameWord {
  /** The names that begin with it. */
  readonly opens: readonly Bearer[];
  /** Whether one of them is this word alone. */
  readonly isName: boolean;
  /** Whether any name goes on with it. */
  readonly continues: boolean;
  /** Whether its script writes no spaces, so that a name may stand inside it. */
  readonly unspaced: boolean;
}

/** The names by which documents are called. */
export interface Citations {
  /** Looks the names up that a word may stand in. */
  naming(word: NameWord): NamingWord;
  /** Positions of the documents of which a name stands in the text that its script writes without spaces. */
  hiddenIn(text: string): readonly number[];
}

const NOBODY: readonly Bearer[] = [];

/** A name that calls more documents than this says nothing about which is meant. */
const MOST_BEARERS = 4;

const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, "u");

/** A name, and the position of the document that bears it. */
export type Bearer = NameKey & { readonly document: number };

/** Collects the citations, aliases and titles of `documents`, by the names they have. */
export function collectCitations(
  documents: readonly SourceDocument[],
  names: readonly (readonly NameKey[])[] = documents.map(namesOf),
): Citations {
  const bearers = bearersByFirstWord(names);
  const continuing = once(() => continuingWords(names));
  const naming = ({ name, capitals, joins }: NameWord): NamingWord => {
    const opens = bearers.get(name) ?? NOBODY;
    return {
      name,
      capitals,
      joins,
      opens,
      isName: opens.some(({ words }) => words.length === 1),
      continues: continuing().has(name),
      unspaced: UNSPACED.test(name),
    };
  };
  return { naming, hiddenIn: hiddenNames(documents) };
}

/** Finds names in scripts that write no spaces, as they are written. */
function hiddenNames(documents: readonly SourceDocument[]): Citations["hiddenIn"] {
  const names = documents.flatMap(({ title, aliases }, document) =>
    [title, ...aliases].filter((name) => UNSPACED.test(name)).map((name) => ({ name, document })),
  );
  const byFirstUnit = Map.groupBy(names, ({ name }) => name.charCodeAt(0));
  return (text) => {
    const found: number[] = [];
    for (let at = 0; at < text.length; at += 1)
      for (const { name, document } of byFirstUnit.get(text.charCodeAt(at)) ?? NONE)
        if (text.startsWith(name, at)) found.push(document);
    return found;
  };
}

const NONE: readonly never[] = [];

/** The words with which names go on. */
function continuingWords(names: readonly (readonly NameKey[])[]): ReadonlySet<string> {
  const continuing = new Set<string>();
  for (const keys of names)
    for (const { words } of keys)
      for (let at = 1; at < words.length; at += 1) continuing.add(words[at] as string);
  return continuing;
}

function bearersByFirstWord(names: readonly (readonly NameKey[])[]): Map<string, Bearer[]> {
  const byName = new Map<string, Map<number, Bearer>>();
  names.forEach((keys, document) => {
    for (const key of keys) {
      const name = `${key.words.join(" ")} ${key.capitals}`;
      const bearers = byName.get(name) ?? new Map<number, Bearer>();
      byName.set(name, bearers.set(document, { ...key, document }));
    }
  });
  const clear = [...byName.values()].filter(({ size }) => size <= MOST_BEARERS);
  return Map.groupBy(
    clear.flatMap((bearers) => [...bearers.values()]),
    ({ words }) => words[0] ?? "",
  );
}

const namesKnown = new WeakMap<SourceDocument, readonly NameKey[]>();

/** The names by which a text may call a document; remembered as long as the document. */
export function namesOf(document: SourceDocument): readonly NameKey[] {
  const known = namesKnown.get(document);
  if (known) return known;
  const names = [document.title, ...document.aliases].map(keyOfName);
  const numbered = [document.citation ?? "", ...document.aliases].flatMap(keysOfCitation);
  const keys = [...numbered, ...names.filter((key) => key !== null)];
  namesKnown.set(document, keys);
  return keys;
}
