import { keyOfName, keysOfCitation, type NameKey } from "./citation-keys.ts";
import { joinNames, type NameWord } from "./name-words.ts";
import type { SourceDocument } from "./passages.ts";

/** Finds the documents that a text calls by name. */
export interface Citations {
  /** Document positions with the number of words of the longest name that called each. */
  named(text: string, words: readonly NameWord[]): ReadonlyMap<number, number>;
}

/** A name that calls more documents than this says nothing about which is meant. */
const MOST_BEARERS = 4;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u;

type Bearer = NameKey & { readonly document: number };

/** Collects the citations, aliases and titles of `documents`. */
export function collectCitations(documents: readonly SourceDocument[]): Citations {
  const bearers = bearersByFirstWord(documents);
  const unspaced = documents.flatMap(({ title, aliases }, document) =>
    [title, ...aliases].filter((name) => UNSPACED.test(name)).map((name) => ({ name, document })),
  );
  return {
    named(text, read) {
      const found = new Map<number, number>();
      const call = (document: number, length: number) =>
        found.set(document, Math.max(found.get(document) ?? 0, length));
      const words = joinNames(read);
      words.forEach(({ name }, at) => {
        for (const bearer of bearers.get(name) ?? []) {
          if (standsAt(words, at, bearer)) call(bearer.document, bearer.words.length);
        }
      });
      const hidden = words.some(({ name }) => UNSPACED.test(name)) ? unspaced : [];
      for (const { name, document } of hidden) if (text.includes(name)) call(document, 2);
      return found;
    },
  };
}

function bearersByFirstWord(documents: readonly SourceDocument[]): Map<string, Bearer[]> {
  const byName = new Map<string, Map<number, Bearer>>();
  documents.forEach((source, document) => {
    for (const key of keysOf(source)) {
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

function keysOf(document: SourceDocument): NameKey[] {
  const names = [document.title, ...document.aliases].map(keyOfName);
  const numbered = [document.citation ?? "", ...document.aliases].flatMap(keysOfCitation);
  return [...numbered, ...names.filter((key) => key !== null)];
}

function standsAt(text: readonly NameWord[], at: number, { words, capitals }: NameKey): boolean {
  if (at + words.length > text.length) return false;
  return words.every((word, offset) => {
    const here = text[at + offset];
    return here?.name === word && (!capitals || here.capitals);
  });
}
