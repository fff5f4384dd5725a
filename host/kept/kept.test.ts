import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keptFor } from "./kept.ts";

const parts = { numbers: Int32Array.of(1, -2, 3), rarities: Float64Array.of(0.5), text: "fee" };

let folder: string;
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), "parts-"));
  folder = join(parent, "scanners");
  onTestFinished(() => rm(parent, { recursive: true }));
});

/** What is there for the sources, and whether it was made. */
function take(sources: readonly string[]) {
  const kept = keptFor<typeof parts>(folder, sources);
  const known = kept.read();
  return { parts: known ?? kept.write(parts), made: known === null };
}

/** Waits until so many files lie there whole. */
function untilKept(n: number): Promise<void> {
  return vi.waitFor(async () => {
    const files = await readdir(folder);
    expect(files).toHaveLength(n);
    expect(files.every((file) => file.endsWith(".bin"))).toBe(true);
  });
}

test("what was made of some sources is there the next time, and of no others", async () => {
  expect(take(["a", "b"])).toEqual({ parts, made: true });
  await untilKept(1);
  expect(take(["a", "b"])).toEqual({ parts, made: false });
  expect(take(["b", "a"]).made).toBe(true);
  await untilKept(2);
});

test("an array that was read holds its own bytes alone, not the file's", async () => {
  take(["a"]);
  await untilKept(1);
  const { numbers, rarities } = take(["a"]).parts;
  expect([numbers.buffer.byteLength, rarities.buffer.byteLength]).toEqual([12, 8]);
});

test("a file that was damaged or cut off counts for nothing, and is written anew", async () => {
  take(["a"]);
  await untilKept(1);
  const [name = ""] = await readdir(folder);
  const file = join(folder, name);
  const whole = await readFile(file);
  for (const damaged of [whole.with(40, 255 - (whole[40] ?? 0)), whole.subarray(0, 50), ""]) {
    await writeFile(file, damaged);
    expect(take(["a"]).made).toBe(true);
    await vi.waitFor(async () => expect(await readFile(file)).toEqual(whole));
  }
});

test("the last four are kept, and where nothing can be written it is made each time", async () => {
  for (const source of ["a", "b", "c", "d", "e"]) {
    take([source]);
    await vi.waitFor(() => expect(take([source]).made).toBe(false));
  }
  await untilKept(4);
  await rm(folder, { recursive: true });
  await writeFile(folder, "no folder");
  expect([take(["a"]).made, take(["a"]).made]).toEqual([true, true]);
});

test("what a process left that ended while it wrote goes; what may still be being written stays", async () => {
  await mkdir(folder);
  for (const name of ["x.bin.1", "x.bin.2", "x.bin.3"]) await writeFile(join(folder, name), "half");
  for (const name of ["x.bin.1", "x.bin.2"]) await utimes(join(folder, name), 0, 0);
  take(["a"]);
  await vi.waitFor(async () => {
    const files = await readdir(folder);
    expect(files.filter((file) => !file.endsWith(".bin"))).toEqual(["x.bin.3"]);
    expect(files).toHaveLength(2);
  });
});
