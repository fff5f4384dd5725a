import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AppError, ERRORS, told } from "./errors.ts";

const page = readFileSync(join(import.meta.dirname, "../../CONTRIBUTING.md"), "utf8");
const documented = new Map(
  [...page.matchAll(/^\| ([A-Z_]+) \| (\d{3}) \| .+ \|$/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]),
);

test("every error is documented with its status, and nothing else is", () => {
  const catalogued = Object.entries(ERRORS).map(([code, [status]]) => [code, status] as const);
  expect(documented).toEqual(new Map(catalogued));
});

test("a detail stands in the sentence as it is, dollar signs included", () => {
  expect(new AppError("NOT_FOUND", "$& $1").message).toBe("There is no $& $1");
});

test("an engine's error keeps its code and sentence, a bug tells nothing", () => {
  const busy = Object.assign(new Error("the queue is full"), {
    name: "EngineError",
    code: "ENGINE_BUSY",
  });
  expect(told(busy)).toMatchObject({ status: 503, code: "ENGINE_BUSY" });
  expect(told(new TypeError("secret path /etc"))).toEqual({
    status: 500,
    code: "INTERNAL",
    detail: "Internal error",
  });
});
