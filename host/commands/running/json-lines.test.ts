import { expect, test } from "vitest";
import { excerptOf } from "../rules-report/excerpt.ts";
import { linesOf, MAX_LINE_BYTES } from "./json-lines.ts";
import { messageOf } from "../rules-report/message.ts";

async function* chunksOf(...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === "string" ? Buffer.from(text) : text;
}

const read = (...chunks: readonly (string | Uint8Array)[]) =>
  Array.fromAsync(linesOf(chunksOf(...chunks)));

test("lines are put together wherever the chunks were cut, also inside a character", async () => {
  const bytes = Buffer.from('{"text":"पैसा"}\r\n\n  \n{"a":1}');
  const cut = Array.from(bytes, (byte) => Uint8Array.of(byte));
  const lines = [
    { number: 1, text: '{"text":"पैसा"}\r' },
    { number: 4, text: '{"a":1}' },
  ];
  expect(await read(...cut)).toEqual(lines);
  expect(await read(bytes)).toEqual(lines);
});

test("a line that is too long or no UTF-8 is told, and those behind it are read", async () => {
  const long = "x".repeat(1024 * 1024);
  const times = MAX_LINE_BYTES / long.length + 1;
  const chunks = Array.from({ length: times }, () => long);
  expect(await read(...chunks, "\n", Uint8Array.of(0xff, 0xfe), "\nlast\n")).toEqual([
    { number: 1, broken: "is longer than 8 MiB" },
    { number: 2, broken: "is not valid UTF-8" },
    { number: 3, text: "last" },
  ]);
});

test.for([
  ['{"text":"a fee"}', "a fee"],
  ['{"messages":[{"role":"user","content":"a"},{"role":"user","content":"fee"}]}', "a\n\nfee"],
  [
    '{"messages":[{"role":"user","content":[{"type":"text","text":"fee"},{"type":"image","image":"store://1"}],"name":"x"}]}',
    "fee",
  ],
  ['{"ts":"…","harness":"chat","input":"a fee","output":"no"}', "a fee"],
  ['{"harness":"classifier","input":{"text":"a fee"}}', "a fee"],
  ['{"harness":"chat","input":{"messages":[{"role":"user","content":"fee"}]}}', "fee"],
] as const)("%s is the message %s", ([line, text]) => {
  expect(messageOf(line)).toEqual({ text });
});

test.for([
  ['{"text":', /is not JSON$/],
  ["[1]", /has neither text, nor messages, nor input/],
  ["null", /has neither/],
  ['{"text":5}', /has a text that is not a string/],
  ['{"messages":[{"role":"assistant","content":"hi"}]}', /no user turn/],
  ['{"messages":[{"content":"hi"}]}', /has messages\.0 that lacks the required key "role"/],
  ['{"messages":"hi"}', /has messages that must be a list/],
] as const)("%s is broken", ([line, reason]) => {
  expect(messageOf(line).broken).toMatch(reason);
});

test("an excerpt marks what matched, on one line, without what moves a terminal's cursor", () => {
  const text = `${"a ".repeat(50)}pay\u001b[2J\nthe \u202efee now${"z".repeat(50)}`;
  const matchOf = (words: string) => {
    const start = text.indexOf(words);
    return { text: words, start, end: start + words.length };
  };
  expect(excerptOf(text, [matchOf("now"), matchOf("pay")])).toBe(
    `…${"a ".repeat(20)}«pay»[2J the fee «now»${"z".repeat(23)}…`,
  );
  expect(excerptOf("short", [])).toBe("short");
  expect(excerptOf("x".repeat(1000), [{ text: "", start: 0, end: 1000 }])).toBe(
    `«${"x".repeat(240)}»…`,
  );
});
