import fc from "fast-check";
import { RE2JS } from "re2js";
import { describe, expect, test } from "vitest";
import { writePattern } from "../patterns/emission.ts";
import { readPattern } from "../patterns/pattern-reader.ts";
import { isNullable } from "../patterns/reach.ts";
import { Machine, type Window } from "./machine.ts";

const ATOMS = `pay fee fees passport by an no x1 \\bfee\\b \\bp \\s+ \\w+ .{0,12} [a-f]+ (?:pay|fee)s? (?:by\\s)?
  \\d p[ao]y (?:\\w+\\s){0,3} h.*d ^an us$ (?:a|ab)(?:c|bcd)? \\Bpay (a+)+ [^.]*? (?:a??b|ab) (?:fee|fees|feesx)
  [^a-c]{2,4}? (?:p|py|pyx){2,5} \\by\\b|x (\\bfee\\b)+ (?:pay\\b)+ (?:\\bby\\s?)*us`;
const atoms = fc.constantFrom(...ATOMS.split(/\s+/));
const patterns = fc
  .array(atoms, { minLength: 1, maxLength: 4 })
  .map((parts) => readPattern(parts.join("")).root)
  .filter((root) => !isNullable(root));
const words = ["pay", "fee", "fees", "passport", "by", "us", "an", "no", "x1", "paying", "abcd"];
const gaps = [" ", " ", ". ", "-", "ab", "pyx"];
const asciiTexts = fc
  .array(fc.constantFrom(...words, ...gaps), { maxLength: 30 })
  .map((parts) => parts.join(""));
const allTexts = fc
  .array(fc.constantFrom(...words, ...gaps, "é", "क", "ไทย", "😀"), { maxLength: 10 })
  .map((parts) => parts.join(""));

describe("the machine finds the leftmost-first match", () => {
  test("that RE2 finds, from any place of a text", () => {
    fc.assert(
      fc.property(patterns, asciiTexts, fc.nat(6), (root, text, at) => {
        const from = Math.min(at, text.length);
        const written = writePattern(root, { dialect: "re2", capture: false });
        const matcher = RE2JS.compile(written).matcher(text);
        const expected = matcher.find(from) ? { start: matcher.start(), end: matcher.end() } : null;
        const machine = new Machine(() => root);
        expect(machine.next(text, { start: from, last: text.length, end: text.length })).toEqual(
          expected,
        );
        expect(machine.occurs(text, { start: from, last: text.length, end: text.length })).toBe(
          expected !== null,
        );
      }),
      { numRuns: 1500 },
    );
  });

  test("that V8 finds in texts of any script", () => {
    fc.assert(
      fc.property(patterns, allTexts, (root, text) => {
        const written = writePattern(root, { dialect: "unicode", capture: false });
        const found = new RegExp(written, "u").exec(text);
        const expected =
          found === null ? null : { start: found.index, end: found.index + found[0].length };
        expect(new Machine(() => root).next(text, whole(text))).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
  });
});

function whole(text: string): Window {
  return { start: 0, last: text.length, end: text.length };
}

function machineOf(pattern: string): Machine {
  return new Machine(() => readPattern(pattern).root);
}

test("only matches that begin where they may are found", () => {
  const machine = machineOf("p.{0,3}y");
  expect(machine.next("p pay py", { start: 1, last: 1, end: 8 })).toBeNull();
  expect(machine.next("p pay py", { start: 1, last: 2, end: 8 })).toEqual({ start: 2, end: 5 });
  fc.assert(
    fc.property(patterns, asciiTexts, fc.nat(9), (root, text, at) => {
      const last = Math.min(at, text.length);
      const all = new Machine(() => root).next(text, whole(text));
      const expected = all !== null && all.start <= last ? all : null;
      expect(new Machine(() => root).next(text, { ...whole(text), last })).toEqual(expected);
    }),
    { numRuns: 1500 },
  );
});

test("what stands beside a stretch tells its word edges", () => {
  const machine = machineOf("\\bfee\\b");
  expect(machine.next("coffee", { start: 3, last: 6, end: 6 })).toBeNull();
  expect(machine.next("a fee.", { start: 2, last: 2, end: 5 })).toEqual({ start: 2, end: 5 });
  expect(machine.next("fees", { start: 0, last: 3, end: 3 })).toBeNull();
});

test("a word edge holds beside letters of every script", () => {
  expect(
    machineOf("\\b(?:паспорт|дом)\\b").occurs("мой паспорт", { start: 0, last: 11, end: 11 }),
  ).toBe(true);
  expect(machineOf("\\bпаспорт\\b").occurs("паспортный", { start: 0, last: 10, end: 10 })).toBe(
    false,
  );
});

test("a word edge within what is repeated is that of each round", () => {
  for (const pattern of [
    String.raw`(\bfee\b)+`,
    String.raw`(?:\bfee\b){1,3}`,
    String.raw`(?:fee\b)+`,
  ])
    expect(machineOf(pattern).next("a fee now", whole("a fee now"))).toEqual({ start: 2, end: 5 });
  expect(machineOf(String.raw`(?:\bfee\b\s?)+`).next("a fee fee", whole("a fee fee"))).toEqual({
    start: 2,
    end: 9,
  });
  expect(machineOf(String.raw`(\bfee\b)+`).next("coffees", whole("coffees"))).toBe(null);
});

test("more states than are kept change nothing but the time", () => {
  let seed = 1;
  const letters = Array.from({ length: 20_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % 65_536 < 32_768 ? "a" : "b";
  });
  const machine = machineOf("[ab]*a[ab]{17}c");
  const text = `xyz${letters.join("")}a${"b".repeat(17)}c`;
  expect(machine.next(text, whole(text))).toEqual({ start: 3, end: text.length });
});

test("letters learnt on the way, beyond those of the pattern, do not lose the match", () => {
  const text = `pay ${Array.from({ length: 300 }, (_, i) => String.fromCharCode(0x900 + i)).join("")} fee`;
  expect(machineOf("pay.*fee").next(text, whole(text))).toEqual({ start: 0, end: text.length });
});
