import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Redacted } from "../../contract/privacy.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { objects } from "../../verification/library.fixture.ts";
import { openPrivacy } from "../open.ts";
import { publicNumbers } from "../public-numbers.ts";
import { DOCUMENTS } from "../recognizers/documents.ts";
import { viewOf } from "../view.ts";

interface Message {
  readonly id: string;
  readonly language: string;
  readonly text: string;
}

/** `labels` name the values between `[[` and `]]`, in their order. */
interface Marked extends Message {
  readonly labels: readonly string[];
}

/** One marked value, where it stands in the text without marks. */
interface Value {
  readonly label: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

const MARKED = /\[\[([^]*?)\]\]/g;
const PLACEHOLDER = /<[A-Z\d_]+_\d+>/g;

const positive = read("positive.jsonl") as readonly Marked[];
const negative = read("negative.jsonl") as readonly Message[];
const cases = positive.map((message) => ({ message, values: valuesOf(message) }));
const values = cases.flatMap((each) => each.values);

const redacted = new Map<string, Redacted>();

beforeAll(() => {
  const library = snapshotOf(objects, "core");
  const privacy = openPrivacy(() => library.derive(publicNumbers));
  for (const { id, text } of [...positive, ...negative]) {
    const [result] = privacy.redact([text.replaceAll(MARKED, "$1")]);
    if (result !== undefined) redacted.set(id, result);
  }
});

test("the corpus is as large and as varied as it is meant to be", () => {
  expect(values.length).toBeGreaterThanOrEqual(600);
  expect(negative.length).toBeGreaterThanOrEqual(300);
  expect(new Set(values.map(({ label }) => label)).size).toBeGreaterThanOrEqual(70);
  expect(new Set(positive.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(negative.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
  const asOutsiders = cases.filter(({ message }) => message.id.startsWith("outsider-"));
  expect(asOutsiders.flatMap((each) => each.values).length * 3).toBeGreaterThanOrEqual(
    values.length,
  );
});

test("every message has its own id, and as many labels as marked values", () => {
  const ids = [...positive, ...negative].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { message, values: marked } of cases)
    expect(marked.length, message.id).toBe(message.labels.length);
});

test("every document that is recognized occurs", () => {
  const labels = new Set(values.map(({ label }) => label));
  expect(DOCUMENTS.map(({ label }) => label).filter((label) => !labels.has(label))).toEqual([]);
});

test("no marked value is left, neither as written nor as its digits alone", () => {
  const leaks = cases.flatMap(({ message, values: marked }) => {
    const text = redacted.get(message.id)?.text ?? "";
    return marked
      .filter((value) => isLeft(value, text))
      .map(({ label, raw }) => `${message.id} ${label} ${raw} in: ${text}`);
  });
  expect(leaks).toEqual([]);
});

test("places that are told fit the text without marks", () => {
  for (const { message, values: marked } of cases) {
    const redactions = redacted.get(message.id)?.redactions ?? [];
    const open = marked.filter(
      ({ start, end }) => !redactions.some((each) => each.start <= start && each.end >= end),
    );
    expect(open, message.id).toEqual([]);
  }
});

test("nine values in ten are named as what they are", () => {
  const wrong = cases.flatMap(({ message, values: marked }) =>
    marked.flatMap(({ label, raw, start, end }) => {
      const found = redacted
        .get(message.id)
        ?.redactions.find((each) => each.start < end && each.end > start)?.label;
      return found === label ? [] : [`${message.id} ${raw}: ${found} for ${label}`];
    }),
  );
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(values.length / 10);
});

test("ordinary messages stay as they are, but one in a hundred", () => {
  const wrong = negative.flatMap(({ id }) => {
    const { text = "", redactions = [] } = redacted.get(id) ?? {};
    return redactions.length === 0 ? [] : [`${id} ${text}`];
  });
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(negative.length / 100);
});

function read(file: string): readonly unknown[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line));
}

function valuesOf({ text, labels }: Marked): Value[] {
  return Array.from(text.matchAll(MARKED), ({ 1: raw = "", index }, order) => {
    const start = index - order * "[[]]".length;
    return { label: labels[order] ?? "", raw, start, end: start + raw.length };
  });
}

function isLeft({ raw }: Value, text: string): boolean {
  const rest = text.replaceAll(PLACEHOLDER, "|");
  const digits = digitsOf(raw);
  return rest.includes(raw) || (digits.length >= 4 && digitsOf(rest).includes(digits));
}

function digitsOf(text: string): string {
  return viewOf(text).text.replaceAll(/\D/g, "");
}
