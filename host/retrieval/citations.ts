import {
  keyOfName,
  keysOfCitation,
  nameWords,
  type NameKey,
  type NameWord,
} from "./citation-keys.ts";
import type { SourceDocument } from "./passages.ts";
import type { Word } from "./tokens.ts";

/** Finds the documents that a text calls by name. */
export interface Citations {
  /** Document positions with the number of words of the longest name that called each. */
  named(text: string, words: readonly Word[]): ReadonlyMap<number, number>;
}

/** A name that calls more documents than this says nothing about which is meant. */
const MOST_BEARERS = 4;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u;

type Bearer = NameKey & { readonly document: number };

/** Collects the citations, aliases and titles of `documents`. */
export function collectCitations(documents: readonly SourceDocument[]): Citations {
  const byFirst = new Map<string, Bearer[]>();
  const seen = new Map<string, Set<number>>();
  documents.forEach((document, position) => {
    for (const key of keysOf(document)) {
      const name = key.words.join(" ");
      const bearers = seen.get(name) ?? new Set();
      seen.set(name, bearers.add(position));
      const first = key.words[0] ?? "";
      byFirst.set(first, [...(byFirst.get(first) ?? []), { ...key, document: position }]);
    }
  });
  const unspaced = documents.flatMap(({ title, aliases }, document) =>
    [title, ...aliases].filter((name) => UNSPACED.test(name)).map((name) => ({ name, document })),
  );
  const clear = ({ words }: NameKey) => (seen.get(words.join(" "))?.size ?? 0) <= MOST_BEARERS;
  return {
    named(text, read) {
      const found = new Map<number, number>();
      const words = nameWords(read);
      words.forEach(({ word }, at) => {
        for (const bearer of byFirst.get(word) ?? []) {
          if (!clear(bearer) || !standsAt(words, at, bearer)) continue;
          found.set(
            bearer.document,
            Math.max(found.get(bearer.document) ?? 0, bearer.words.length),
          );
        }
      });
      const hidden = UNSPACED.test(text) ? unspaced : [];
      for (const { name, document } of hidden) {
        if (text.includes(name)) found.set(document, Math.max(found.get(document) ?? 0, 2));
      }
      return found;
    },
  };
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
    return here?.word === word && (!capitals || here.capitals);
  });
}
