import { expect, test } from "vitest";
import { quotesOf } from "./quotes.ts";

/** A match of each of these words, where they first stand. */
function matchesIn(text: string, words: readonly string[]) {
  return words.map((word) => {
    const start = text.indexOf(word);
    return { text: word, start, end: start + word.length };
  });
}

test.for([
  ["a word is quoted whole", "They cut our salaries", ["salar"], ["salaries"]],
  ["a figure is quoted whole", "a fee of 50,000.50 pesos.", ["5"], ["50,000.50"]],
  ["a full stop behind a figure is not part of it", "They took 500. Then left", ["5"], ["500"]],
  [
    "what stands side by side is one quotation",
    "Placement  fee now",
    ["fee", "Placement"],
    ["Placement  fee"],
  ],
  [
    "what overlaps is one quotation",
    "we keep your passport",
    ["we keep", "keep your passport"],
    ["we keep your passport"],
  ],
  [
    "what stands near is quoted with the words between",
    "no pay, no leave",
    ["no leave", "no pay"],
    ["no pay, no leave"],
  ],
  [
    "what stands in another sentence stays apart",
    "There is no pay. We have no leave.",
    ["no pay", "no leave"],
    ["no pay", "no leave"],
  ],
  [
    "what stands far away stays apart",
    "They locked the gate, the bus to town goes only on Sundays and they took phones",
    ["locked the gate", "took phones"],
    ["locked the gate", "took phones"],
  ],
  [
    "a little word beside what tells more is left out",
    "Hear my story. They locked the gate. She cries",
    ["my", "locked the gate", "She"],
    ["locked the gate"],
  ],
  ["a little word alone is quoted", "My boss. She", ["My", "She"], ["My", "She"]],
  [
    "a figure is quoted beside whatever tells more",
    "Pay 500. They keep your passport until then",
    ["500", "keep your passport"],
    ["500", "keep your passport"],
  ],
  [
    "scripts without spaces are quoted as they matched",
    "เขายึดพาสปอร์ตไว้",
    ["ยึดพาสปอร์ต"],
    ["ยึดพาสปอร์ต"],
  ],
  ["marks of a script with spaces belong to the word", "पासपोर्ट रखा", ["पासपोर"], ["पासपोर्ट"]],
] as const)("%s", ([, text, words, quotes]) => {
  expect(quotesOf(text, matchesIn(text, words))).toEqual(quotes);
});

test("a text without a break is not quoted whole for one letter of it", () => {
  const text = "a".repeat(1000);
  expect(quotesOf(text, [{ text: "a", start: 500, end: 501 }])[0]?.length).toBe(49);
});

test("a match of another text is quoted as it is", () => {
  expect(quotesOf("short", [{ text: "salar", start: 40, end: 45 }])).toEqual(["salar"]);
});
