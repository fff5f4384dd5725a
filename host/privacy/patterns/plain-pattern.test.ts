import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { compiled } from "./pattern-units.ts";
import { withoutModifiers } from "./plain-pattern.ts";

test.for([
  [/no (?-i:[A-Z]{2})\d/giu, "NO AB1", "NO ab1"],
  [/(?<!x)(?i:flat|Wohnung) (?<value>[A-Z]\d)/gu, "FLAT B2", "FLAT b2"],
  [/(?-i:Name)s? (?=[a-cж])./iu, "Names Ж", "names ж"],
  [/[^a-c](?-i:q)/iu, "Dq", "Aq"],
] as const)("%s says the same without its modifiers", ([pattern, found, other]) => {
  const plain = compiled(withoutModifiers(pattern));
  expect(plain.source).not.toContain("i:");
  for (const text of [found, other]) expect(text.search(plain), text).toBe(text.search(pattern));
  expect(found.search(plain)).toBeGreaterThanOrEqual(0);
});

test("a pattern without modifiers is left as it is", () => {
  const pattern = /(?:a|b)[c-e]/giu;
  expect(withoutModifiers(pattern)).toBe(pattern);
});

test("what is found does not depend on how V8 compiles patterns", async () => {
  const script = `
    import { openPrivacy } from ${JSON.stringify(join(import.meta.dirname, "../open.ts"))};
    const privacy = openPrivacy(() => ({ numbers: new Set(), addresses: new Set() }));
    const texts = ["Contract no. EC-2026-044719", "Me llamo Eulalia Zquark", "Меня зовут Азамат Зкварков"];
    console.log(privacy.redact(texts).map(({ text }) => text).join("|"));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--no-regexp-optimization",
    "--input-type=module",
    "-e",
    script,
  ]);
  expect(stdout.trim()).toBe(
    "Contract no. <CONTRACT_NUMBER_1>|Me llamo <NAME_1>|Меня зовут <NAME_2>",
  );
});
