import { expect, test } from "vitest";
import { openFailures } from "./failures.ts";

const HOUR = 60 * 60 * 1000;

function opened() {
  const logged: string[] = [];
  let now = 0;
  const error = (_: unknown, message: string) => logged.push(message);
  const failures = openFailures({ error } as never, () => now);
  return { failures, logged, wait: (ms: number) => (now += ms) };
}

test("a failure is logged once and listed with how often it came", () => {
  const { failures, logged } = opened();
  for (let time = 0; time < 3; time++) failures.note("tools", "cannot hear", "deaf");
  failures.note("grep", new Error("automaton lost"));
  expect(logged).toEqual(["a part of a layer failed", "a layer failed"]);
  expect(failures.list()).toEqual([
    { layer: "tools", part: "deaf", times: 3 },
    { layer: "grep", part: null, times: 1 },
  ]);
});

test("what was well for an hour is listed no more, and logged when it fails again", () => {
  const { failures, logged, wait } = opened();
  failures.note("grep", "no model", "by_model");
  wait(HOUR - 1);
  failures.note("grep", "no model", "by_model");
  wait(HOUR - 1);
  expect(failures.list()).toHaveLength(1);
  wait(1);
  expect(failures.list()).toEqual([]);
  failures.note("grep", "no model", "by_model");
  expect(logged).toHaveLength(2);
});

test("failures are counted by layer as long as the process lives", () => {
  const { failures, wait } = opened();
  failures.note("grep", "no model", "by_model");
  wait(2 * HOUR);
  failures.note("grep", "no model", "another");
  failures.note("tools", "none");
  expect([...failures.totals()]).toEqual([
    ["grep", 2],
    ["tools", 1],
  ]);
});
