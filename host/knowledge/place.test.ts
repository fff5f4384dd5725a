import { resolve } from "node:path";
import { expect, test } from "vitest";
import { nameServedRoots } from "./place.ts";

const shown = (...paths: string[]) => nameServedRoots(paths).map((root) => root.shown);

test("a root is shown relative to the working folder where it lies inside, else by its end alone", () => {
  expect(shown(resolve("knowledge"), resolve("data/knowledge"))).toEqual([
    "knowledge",
    "data/knowledge",
  ]);
  expect(shown("/srv/packs", "/var/lib/harness/knowledge")).toEqual(["packs", "knowledge"]);
});

test("two roots are never shown alike, and of no more than tells them apart", () => {
  expect(shown(resolve("knowledge"), "/var/lib/harness/knowledge")).toEqual([
    "knowledge",
    "harness/knowledge",
  ]);
  expect(shown("/a/x/knowledge", "/b/x/knowledge", "/c/knowledge")).toEqual([
    "knowledge",
    "x/knowledge",
    "c/knowledge",
  ]);
  expect(shown(resolve("knowledge"), "/knowledge")).toEqual(["knowledge", "/knowledge"]);
});
