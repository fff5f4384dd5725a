import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { stepOf } from "./folders.fixture.ts";
import { snapshotOf } from "./snapshot.ts";

const steps = (...ids: string[]) => ids.map((id) => stepOf(id) as KnowledgeObject);

test("what a builder makes of a snapshot is made once per snapshot", () => {
  let calls = 0;
  const count = (snapshot: Snapshot) => {
    calls++;
    return snapshot.all("reasoning_step").length;
  };
  const first = snapshotOf(steps("one"));
  expect([first.derive(count), first.derive(count)]).toEqual([1, 1]);
  expect(snapshotOf(steps("one", "two")).derive(count)).toBe(2);
  expect(calls).toBe(2);
});

test("a builder that fails is tried again, and fails whoever asks", () => {
  const snapshot = snapshotOf(steps("one"));
  let calls = 0;
  const fail = (): never => {
    calls++;
    throw new Error("no");
  };
  expect(() => snapshot.derive(fail)).toThrow("no");
  expect(() => snapshot.derive(fail)).toThrow("no");
  expect(calls).toBe(2);
});

test("objects are listed by id, and lists cannot be changed", () => {
  const snapshot = snapshotOf(steps("two", "one"));
  const all = snapshot.all("reasoning_step");
  expect(all.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(() => (all as unknown[]).push(1)).toThrow(TypeError);
  expect(snapshot.all("grep_rule")).toEqual([]);
  expect(snapshot.get("grep_rule", "one")).toBeUndefined();
});

test("the revision is that of the objects, not of their order", () => {
  expect(snapshotOf(steps("two", "one")).revision).toBe(snapshotOf(steps("one", "two")).revision);
  expect(snapshotOf(steps("one")).revision).not.toBe(snapshotOf(steps("two")).revision);
});
