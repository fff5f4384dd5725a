import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";

const never = () => new AbortController().signal;
const SETTINGS = { maxWaiting: 2, maxWaitMs: 10_000 };

test("turns are given in the order of arrival, no more at once than are open", async () => {
  const queue = createQueue(SETTINGS);
  queue.open(1);
  const order: string[] = [];
  const first = await queue.enter(never());
  const others = ["second", "third"].map(async (name) => {
    const turn = await queue.enter(never());
    order.push(name);
    turn.end();
  });
  expect(order).toEqual([]);
  first.end();
  await Promise.all(others);
  expect(order).toEqual(["second", "third"]);
});

test("who leaves the line is given no turn", async () => {
  const queue = createQueue(SETTINGS);
  queue.open(1);
  const leave = new AbortController();
  const first = await queue.enter(never());
  const left = queue.enter(leave.signal).catch((error: unknown) => error);
  const stayed = queue.enter(never());
  leave.abort("left");
  first.end();
  expect(await left).toBe("left");
  expect(await stayed).toBeDefined();
});

test("a turn ended twice, or after the queue was opened anew, frees nothing", async () => {
  const queue = createQueue({ maxWaiting: 0, maxWaitMs: 10_000 });
  queue.open(1);
  const old = await queue.enter(never());
  queue.open(1);
  const now = await queue.enter(never());
  old.end();
  await expect(queue.enter(never())).rejects.toMatchObject({ code: "ENGINE_BUSY" });
  now.end();
  now.end();
  await queue.enter(never());
  await expect(queue.enter(never())).rejects.toMatchObject({ code: "ENGINE_BUSY" });
});

test("a closed queue lets wait, and opening it lets in", async () => {
  const queue = createQueue(SETTINGS);
  const waiting = queue.enter(never());
  queue.open(2);
  expect(await waiting).toBeDefined();
});

test("clearing sends everybody away with the reason", async () => {
  const queue = createQueue(SETTINGS);
  const waiting = [queue.enter(never()), queue.enter(never())];
  queue.clear("closed for good");
  expect(await Promise.allSettled(waiting)).toEqual([
    { status: "rejected", reason: "closed for good" },
    { status: "rejected", reason: "closed for good" },
  ]);
});

test("the wait ends with a time to come back, between a second and a minute", async () => {
  const queue = createQueue({ maxWaiting: 5, maxWaitMs: 1 });
  const error: unknown = await queue.enter(never()).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "ENGINE_BUSY" });
  const { retryAfter } = error as { retryAfter: number };
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(60);
});
