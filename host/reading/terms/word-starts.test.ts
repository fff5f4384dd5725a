import { expect, test } from "vitest";
import { PhraseTrie } from "./phrase-trie.ts";
import { HEAD, headOf, wordStarts } from "./word-starts.ts";

/** What begins at each of the places, up to the next space. */
function begun(text: string): readonly string[] {
  const { count, places } = wordStarts(text);
  return Array.from(places.subarray(0, count), (at) => /^\S*/.exec(text.slice(at))?.[0] ?? "");
}

test("words begin behind whatever is no letter, and anywhere in a script without spaces", () => {
  expect(begun("it's my boss").filter(Boolean)).toEqual(["it's", "s", "my", "boss"]);
  expect(begun("मेरो साहु").filter(Boolean)).toEqual(["मेरो", "साहु"]);
  expect(begun("护照")).toEqual(["护照", "照"]);
});

test("a text is gone through once while it is in use, however long", () => {
  const long = "my boss keeps it ".repeat(4000);
  const starts = wordStarts(long);
  expect(starts.count).toBe(starts.places.filter((at, nth) => nth === 0 || at > 0).length);
  wordStarts("another");
  expect(wordStarts(long)).toBe(starts);
  wordStarts(`${long}.`);
  expect(wordStarts(long)).not.toBe(starts);
});

test.for([
  ["护", "护照 护"],
  ["no", "no, i know no one"],
  ["held by", "he held it, held by him"],
  ["ማዳም", "የማዳም ማዳም"],
])("no place where %s begins as a word is passed over", ([phrase = "", text = ""]) => {
  const trie = new PhraseTrie([phrase, "passport of mine"]);
  const starts = wordStarts(text);
  expect(starts.heads).toHaveLength(starts.places.length * HEAD);
  const found: number[] = [];
  for (let nth = trie.nextOf(starts, 0); nth >= 0; nth = trie.nextOf(starts, nth + 1)) {
    const at = starts.places[nth] ?? -1;
    if (trie.walk(text, at) > 0) found.push(at);
  }
  const words = [...text.matchAll(new RegExp(`(?<![a-zሀ-፿])${phrase}`, "gu"))];
  expect(found).toEqual(words.map(({ index }) => index));
});

test("each text is asked for its own beginnings, in whatever order texts are asked", () => {
  const [one, other] = [wordStarts("pay the fee"), wordStarts("no charge")];
  const fee = Uint16Array.of(headOf("fee", 0, HEAD));
  expect(one.holdAny(fee)).toBe(true);
  expect(other.holdAny(fee)).toBe(false);
  expect(one.holdAny(fee)).toBe(true);
  expect(one.holdAny(new Uint16Array())).toBe(false);
});
