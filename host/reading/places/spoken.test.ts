import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import type { SpokenPlace } from "./spoken.ts";

const FOLDER = join(import.meta.dirname, "spoken");
const known = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

describe.each(readdirSync(FOLDER))("%s", (file) => {
  const places = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Record<
    string,
    SpokenPlace
  >;

  test("names countries by their codes, in order", () => {
    const codes = Object.keys(places);
    expect(codes).toEqual(codes.toSorted());
    expect(
      codes.filter((code) => !/^[A-Z]{2}$/.test(code) || known.of(code) === undefined),
    ).toEqual([]);
  });

  test("gives no name to two countries", () => {
    const owners = new Map<string, Set<string>>();
    for (const [code, { names = [], people = [] }] of Object.entries(places))
      for (const name of [...names, ...people]) {
        const folded = foldText(name).folded.trim();
        expect(folded, `${code}: "${name}"`).not.toBe("");
        owners.set(folded, (owners.get(folded) ?? new Set()).add(code));
      }
    expect([...owners].filter(([, codes]) => codes.size > 1)).toEqual([]);
  });
});
