import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { ruleOf, stepOf } from "./folders.fixture.ts";
import { snapshotOf, takeSnapshot } from "./snapshot.ts";

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

/** A snapshot of `objects` that takes the place of `before`. */
function after(before: Snapshot, objects: readonly KnowledgeObject[]): Snapshot {
  const entries = objects.map((object) => ({
    leaf: object.knowledge_object_type,
    id: object.id,
    sha256: JSON.stringify(object),
    pack: "base",
    object,
    writtenMs: 0,
  }));
  return takeSnapshot({ entries, packs: [], before });
}

test("what was made of leaves that did not change is used again, what looked at others is made anew", () => {
  const calls: string[] = [];
  const ofSteps = (snapshot: Snapshot) => {
    calls.push("steps");
    return snapshot.all("reasoning_step").length;
  };
  const ofBoth = (snapshot: Snapshot) => {
    calls.push("both");
    return snapshot.derive(ofSteps) + snapshot.all("grep_rule").length;
  };
  const ofRevision = (snapshot: Snapshot) => {
    calls.push("revision");
    return snapshot.revision;
  };
  const scratch = () => new Map([[calls.push("scratch"), true]]);
  const [one, two] = steps("one", "two") as [KnowledgeObject, KnowledgeObject];
  const rule = ruleOf("some-fee", "fee") as KnowledgeObject;
  const first = after(snapshotOf([]), [one]);
  const all = [ofSteps, ofBoth, ofRevision, scratch];
  for (const build of all) first.derive<unknown>(build);
  expect(calls).toEqual(["steps", "both", "revision", "scratch"]);
  const second = after(first, [one, rule]);
  expect(second.all("reasoning_step")).toBe(first.all("reasoning_step"));
  calls.length = 0;
  for (const build of all) second.derive<unknown>(build);
  expect(calls).toEqual(["both", "revision", "scratch"]);
  expect(second.derive(ofBoth)).toBe(2);
  const third = after(second, [one, two, rule]);
  expect([third.derive(ofSteps), third.derive(ofBoth)]).toEqual([2, 3]);
  const none = after(third, [rule]);
  expect([none.derive(ofSteps), none.derive(ofBoth)]).toEqual([0, 1]);
});
