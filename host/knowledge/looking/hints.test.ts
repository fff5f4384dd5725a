import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createHints } from "./hints.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hints-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Waits until hints name the path. */
async function named(hints: ReturnType<typeof createHints>, path: string): Promise<void> {
  await vi.waitFor(() => expect(hints.take()).toContain(path), { timeout: 20_000, interval: 10 });
}

test("a change in a watched folder is hinted at, with its path", async () => {
  const folder = await makeFolder();
  using hints = createHints();
  hints.watch([folder, join(folder, "missing")]);
  await writeFile(join(folder, ".editing.swp"), "");
  await writeFile(join(folder, "one.json"), "{}");
  await hints.next(3000);
  const taken = hints.take();
  expect([...taken]).toEqual([join(folder, "one.json")]);
});

test("a folder that was made anew is watched again", async () => {
  const folder = await makeFolder();
  const leaf = join(folder, "leaf");
  await mkdir(leaf);
  using hints = createHints();
  hints.watch([folder, leaf]);
  await rm(leaf, { recursive: true });
  await mkdir(leaf);
  await named(hints, leaf);
  await vi.waitFor(
    async () => {
      hints.watch([folder, leaf]);
      await writeFile(join(leaf, "two.json"), String(performance.now()));
      await hints.next(100);
      expect(hints.take()).toContain(join(leaf, "two.json"));
    },
    { timeout: 20_000, interval: 10 },
  );
});

test("a folder that is no longer wanted is no longer watched", async () => {
  const folder = await makeFolder();
  using hints = createHints();
  hints.watch([folder]);
  hints.watch([]);
  await writeFile(join(folder, "one.json"), "{}");
  await hints.next(200);
  expect(hints.take().size).toBe(0);
});

test("folders of a local disk are sure to tell once all are watched, and none that is missing", async () => {
  const folder = await makeFolder();
  using hints = createHints();
  hints.watch([folder]);
  expect(hints.areSure()).toBe(process.platform === "linux");
  hints.watch([folder, join(folder, "missing")]);
  expect(hints.areSure()).toBe(false);
  hints.watch(["/proc/self"]);
  expect(hints.areSure()).toBe(false);
});
