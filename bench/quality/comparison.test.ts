import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBaseline } from "./baseline.ts";
import { fallenBelow, fallenBeside, fallenWords, named } from "./comparison.ts";
import { calibrationOf, shareOf, type Figure } from "./figures.ts";
import { sampleFigures, unmeasured } from "./measures/shared-samples.ts";

const whole = [shareOf("danger: found", [true, true, true, true])];
const empty = [shareOf("danger: found", [])];

test("a figure that is no number any more falls by its name", () => {
  expect(fallenBelow(empty, named(whole)).map(fallenWords)).toEqual([
    "danger: found was not measured, was 100.0 %",
  ]);
  expect(fallenBeside(empty, whole)).toHaveLength(1);
});

test("a figure that was never measured and is no number falls too", () => {
  expect(fallenBelow(empty, new Map()).map(fallenWords)).toEqual([
    "danger: found was not measured",
  ]);
});

test("a figure that fell out altogether falls by its name", () => {
  expect(fallenBelow([], named(whole)).map(({ name }) => name)).toEqual(["danger: found"]);
  expect(fallenBeside([], whole).map(({ name }) => name)).toEqual(["danger: found"]);
});

test("a figure that misses a target it met falls, though within its baseline's interval", () => {
  const target = { at: "least", value: 1 } as const;
  const all = [shareOf("samples: allowed", [true, true, true, true], target)];
  const one = [shareOf("samples: allowed", [true, true, true, false], target)];
  expect(fallenBelow(one, named(all)).map(({ name }) => name)).toEqual(["samples: allowed"]);
  expect(fallenBelow(one, named(one))).toEqual([]);
});

test("beside what is in force nothing falls that was measured on neither", () => {
  expect(fallenBeside(empty, empty)).toEqual([]);
});

test("a calibration error of no text is no number, not the best one", () => {
  expect(calibrationOf("risk: calibration error", []).value).toBeNaN();
});

test.for([
  ["is not there", null, /no such file/],
  ["is no JSON", "[{", /JSON/],
  ["is empty", "[]", /no list of figures/],
  ["is no list", "{}", /no list of figures/],
  ["has a figure without a number", '[{"name":"a","value":null,"low":0,"high":1}]', /no figure/],
  ["has an entry without a name", "[null]", /no figure/],
] as const)("a baseline that %s is refused by its file's name", async ([, text, reason]) => {
  const folder = await mkdtemp(join(tmpdir(), "baseline-"));
  const file = join(folder, "baseline.json");
  if (text !== null) await writeFile(file, text);
  const reading = readBaseline(file);
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toThrow(file);
  await rm(folder, { recursive: true });
});

test("the committed baseline is read", async () => {
  expect((await readBaseline(join(import.meta.dirname, "baseline.json"))).size).toBeGreaterThan(50);
});

test("samples that are not there are named, each by itself, and give no figure", async () => {
  const none = { messages: [], adverts: [] };
  const judge = () => Promise.reject(new Error("nothing is asked"));
  const given: readonly Figure[] = await sampleFigures(none, judge, () => undefined);
  expect(given).toEqual([]);
  expect(unmeasured(none)).toHaveLength(2);
});
