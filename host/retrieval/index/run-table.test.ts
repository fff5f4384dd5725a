import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { MOST_READ, RunTable } from "./run-table.ts";

function readAll(table: RunTable<string>, text: string): string[] {
  const handles: number[] = [];
  table.readInto(handles, text, { start: 0, end: text.length });
  return handles.map((handle) => table.valueOf(handle));
}

const echo = (): RunTable<string> => new RunTable((run) => ({ value: run, marks: run.length }));

test("runs are letters and digits without a break; a span cuts them", () => {
  const table = echo();
  expect(readAll(table, "Fee: 60,000 for the worker’s visa—naïve…")).toEqual(
    "Fee 60 000 for the worker s visa naïve".split(" "),
  );
  const handles: number[] = [];
  table.readInto(handles, "passport fee", { start: 4, end: 10 });
  expect(handles.map((handle) => table.valueOf(handle))).toEqual(["port", "f"]);
});

test("a run is read once and its marks are kept", () => {
  const read: string[] = [];
  const table = new RunTable((run) => ({ value: read.push(run), marks: run.length }));
  const handles: number[] = [];
  table.readInto(handles, "no fee no fee", { start: 0, end: 13 });
  expect(read).toEqual(["no", "fee"]);
  expect(handles.map((handle) => table.marksOf(handle))).toEqual([2, 3, 2, 3]);
});

test("what a text gives does not depend on what was read before", () => {
  const table = echo();
  assert(
    property(array(string({ unit: "binary" }), { maxLength: 20 }), (texts) => {
      const text = texts.join(" ");
      expect(readAll(table, text)).toEqual(readAll(echo(), text));
      table.tidy();
    }),
  );
});

test("runs of one hash stay apart, however many there are", () => {
  const pairs = Array.from({ length: 512 }, (_, n) =>
    n.toString(2).padStart(9, "0").replaceAll("0", "Aa").replaceAll("1", "BB"),
  );
  const table = echo();
  for (let round = 0; round < 3; round += 1) {
    expect(readAll(table, pairs.join(" "))).toEqual(pairs);
    table.tidy();
  }
});

test("texts full of new words are forgotten before they no longer fit", () => {
  const table = echo();
  let forgotten = 0;
  for (let text = 0; text < 40; text += 1) {
    if (table.tidy()) forgotten += 1;
    const words = Array.from({ length: 2_000 }, (_, n) => (text * 2_000 + n).toString(36));
    const long = `${words.join(" ")} ${"x".repeat(MOST_READ / 2 - text)}`;
    expect(readAll(table, long)).toEqual(long.split(" "));
  }
  expect(forgotten).toBeGreaterThan(0);
});
