import { expect, test } from "vitest";
import { LiteralTrie } from "../../matching/index/literal-trie.ts";
import { findTerms } from "../../matching/index/literal-walk.ts";
import { triePartsOf, type Ending } from "../../matching/index/trie-parts.ts";
import { TermFinder } from "./term-finder.ts";

const WORDS =
  "pay paid take take back taken passport the fee fee fees i am i of the a.m pass".split(" ");
const PHRASES = ["etc!", "take back", "the fee", "i am", "of the house", "pay the fee back"];
const PARTS = ["port", "ort of", "ee"];

function endingsOf(literals: readonly string[]): ReadonlyMap<string, Ending> {
  return new Map(
    literals.map((literal, n) => [literal, { open: n % 3 === 0 ? n : -1, closed: n }]),
  );
}

const literals = {
  words: endingsOf([...new Set([...WORDS, ...PHRASES])]),
  parts: endingsOf(PARTS),
};
const tries = {
  words: new LiteralTrie(triePartsOf(literals.words)),
  parts: new LiteralTrie(triePartsOf(literals.parts)),
};

test.for([
  "i am to pay the fee back, they take back passports.",
  "of the house of the fee: passport of the fees pay the fee",
  "take  back (the fee) i'm at 9 a.m. i am, i of",
  "pay the fee. back of the take",
  "a token-of-more-than-thirty-one-units-passport of the fee",
  "take 护照 back护照 the fee",
  "pay, etc! pay! etc",
  "",
  " ",
])("what was remembered of tokens is what a walk over “%s” finds", (text) => {
  const all = { from: 0, behind: text.length, to: text.length };
  const walked = findTerms(tries, { text, hasWords: true }, all);
  const finder = new TermFinder(literals, true);
  expect(finder.find(text)).toEqual(walked);
  expect(finder.find(text)).toEqual(walked);
  expect(new TermFinder(literals, false).find(text)).toEqual(walked);
});
