import { glob } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { phone, REGIONS } from "./phone.ts";

test("numbers of every country that a bundled corridor names are known", async () => {
  const countries = new Set<string>();
  const files = glob("knowledge/*/corridor_profile/*.json", {
    cwd: join(import.meta.dirname, "../../.."),
  });
  for await (const file of files)
    for (const part of basename(file, ".json").toUpperCase().split("-").slice(0, 2))
      if (/^[A-Z]{2}$/.test(part)) countries.add(part);
  expect(countries.size).toBeGreaterThan(30);
  expect([...countries].filter((country) => !REGIONS.some((known) => known === country))).toEqual(
    [],
  );
});

test.for([
  ["09175550199", true],
  ["9123 4567", true],
  ["+1 202 555 0123", true],
  ["2222222", false],
  ["123456", false],
] as const)("%s is a phone number: %s", ([written, is]) => {
  expect(phone.accepts?.(written)).toBe(is);
});
