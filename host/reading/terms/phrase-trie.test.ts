import { expect, test } from "vitest";
import { PhraseTrie } from "./phrase-trie.ts";

const PHRASES = ["a", "agent", "agent fee", "agents", "visa", "วีซ่า", "ค่า", "ค่าแรง"];

function found(text: string, from: number): readonly string[] {
  const trie = new PhraseTrie(PHRASES);
  const phrases = trie.walk(text, from);
  return Array.from({ length: phrases }, (_, nth) => {
    const phrase = PHRASES[trie.phrases[nth] as number] ?? "";
    expect(text.slice(from, trie.ends[nth])).toBe(phrase);
    return phrase;
  });
}

test("every phrase that begins at a place is found, shorter ones first", () => {
  expect(found("my agent fee", 3)).toEqual(["a", "agent", "agent fee"]);
  expect(found("agents", 0)).toEqual(["a", "agent", "agents"]);
  expect(found("ค่าแรง", 0)).toEqual(["ค่า", "ค่าแรง"]);
});

test("what only begins like a phrase, or breaks off in the units that are its alone, is none", () => {
  expect(found("vis", 0)).toEqual([]);
  expect(found("visit", 0)).toEqual([]);
  expect(found("agent fe", 0)).toEqual(["a", "agent"]);
  expect(found("visa", 4)).toEqual([]);
});

test("a stretch is a phrase only as a whole", () => {
  const trie = new PhraseTrie(PHRASES);
  expect(trie.exact("visa", 0, 4)).toBe(PHRASES.indexOf("visa"));
  expect(trie.exact("visas", 0, 5)).toBe(-1);
  expect(trie.exact("visa", 0, 3)).toBe(-1);
  expect(trie.exact("my agent fee", 3, 8)).toBe(PHRASES.indexOf("agent"));
});
