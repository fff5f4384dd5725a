import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { moduleOnStack } from "./stray-errors.ts";

const roots = { harnessRoots: ["/srv/harnesses", "more"], toolRoots: ["/srv/tools"] };
const thrownAt = (...places: readonly string[]) => {
  const error = new Error("oops in /srv/tools/fee.ts");
  error.stack = [error.message, ...places.map((place) => `    at run (${place}:3:9)`)].join("\n");
  return error;
};

test("the innermost harness or tool on the stack is named, by its folder or its file", () => {
  const timers = "node:internal/timers";
  expect(moduleOnStack(thrownAt("file:///srv/harnesses/chat/parts/a.ts", timers), roots)).toEqual({
    layer: "harnesses",
    name: "chat",
  });
  expect(moduleOnStack(thrownAt("/srv/host/x.ts", "file:///srv/tools/fee.ts?v=1"), roots)).toEqual({
    layer: "tools",
    name: "fee",
  });
  const own = pathToFileURL(join(resolve("more"), "mine", "harness.ts")).href;
  expect(moduleOnStack(thrownAt(own), roots)).toEqual({ layer: "harnesses", name: "mine" });
});

test("nobody is blamed for an error of the host's own, for one that only speaks of a module, or for what has no stack", () => {
  expect(moduleOnStack(thrownAt("/srv/host/x.ts", "/srv/harnesses-old/a.ts"), roots)).toBeNull();
  expect(moduleOnStack(thrownAt("node:internal/timers"), roots)).toBeNull();
  expect(moduleOnStack("late", roots)).toBeNull();
  const odd = Object.assign(new Error("oops"), { stack: [{ file: "/srv/tools/fee.ts" }] });
  expect(moduleOnStack(odd, roots)).toBeNull();
});
