import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { jsonText, makeFolders, stepOf } from "./folders.fixture.ts";

const N = 2000;

test("thousands of files written at once are one or two generations, and no request sees half of one file", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/first.json", stepOf("first"));
  await using store = await folders.open();
  const sizes: number[] = [];
  store.onSwap((snapshot) => sizes.push(snapshot.all("reasoning_step").length));
  const names = Array.from({ length: N }, (_, index) => `step-${index}`);
  await Promise.all(names.map((id) => folders.write(`base/reasoning_step/${id}.json`, stepOf(id))));
  await vi.waitFor(() => expect(store.current().all("reasoning_step")).toHaveLength(N + 1), {
    timeout: 20_000,
    interval: 50,
  });
  expect(sizes.length).toBeLessThanOrEqual(2);
  expect(sizes.at(-1)).toBe(N + 1);
  expect(store.problems()).toEqual([]);
});

test("a stream of writes that does not end gives a couple of generations, not one per write", async () => {
  await using folders = await makeFolders();
  const path = join(folders.bundled, "base/reasoning_step/one.json");
  await folders.write("base/reasoning_step/one.json", stepOf("one", { label: "0" }));
  await using store = await folders.open();
  let swaps = 0;
  store.onSwap(() => swaps++);
  const started = performance.now();
  for (let count = 1; count <= 60; count++) {
    await writeFile(path, jsonText(stepOf("one", { label: String(count) })));
    await delay(50);
  }
  expect(swaps).toBeGreaterThanOrEqual(1);
  await vi.waitFor(
    () => expect(store.current().get("reasoning_step", "one")?.content.label).toBe("60"),
    { timeout: 20_000, interval: 20 },
  );
  const seconds = Math.ceil((performance.now() - started) / 1000);
  expect(swaps).toBeLessThanOrEqual(Math.max(3, seconds));
});
