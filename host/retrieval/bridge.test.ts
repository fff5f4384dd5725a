import { expect, test } from "vitest";
import meanings from "../wording/concepts/concept-meanings.json" with { type: "json" };
import { BRIDGE_WORDS, WORDS_OF_CONCEPT } from "./bridge.ts";
import { bundledDocuments } from "./library.fixture.ts";
import { indexDocuments } from "./retrieval.ts";
import { termsOf } from "./text/tokens.ts";

test("every concept that leads to law is one that the lists of words know", () => {
  expect(Object.keys(WORDS_OF_CONCEPT).filter((concept) => !(concept in meanings))).toEqual([]);
});

test("every word that stands for a subject or a concept occurs in the library", () => {
  const library = indexDocuments(bundledDocuments);
  const words = [...BRIDGE_WORDS, ...Object.values(WORDS_OF_CONCEPT)].flatMap(termsOf);
  expect([...new Set(words)].filter((word) => !library.holds(word))).toEqual([]);
});
