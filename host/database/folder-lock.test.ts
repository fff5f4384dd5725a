import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderLocked, lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Another process that holds the folder. */
async function holder(): Promise<ChildProcess> {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, "folder-lock.ts"))});
    globalThis.lock = lockFolder(${JSON.stringify(folder)});
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

test("a folder that another process holds is refused, naming that process", async () => {
  const other = await holder();
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  expect(() => lockFolder(folder)).toThrow(`the process ${other.pid}`);
  other.kill("SIGKILL");
  await once(other, "exit");
});

test("the lock of a killed process is gone with it", async () => {
  const other = await holder();
  other.kill("SIGKILL");
  await once(other, "exit");
  using lock = lockFolder(folder);
  expect(lock).toBeDefined();
});

test("a second lock in the same process is refused, and one given back can be taken again", () => {
  {
    using lock = lockFolder(folder);
    expect(lock).toBeDefined();
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
  }
  using again = lockFolder(folder);
  expect(again).toBeDefined();
});

test("what is left behind does not hold anybody up", async () => {
  lockFolder(folder)[Symbol.dispose]();
  expect(await readdir(folder)).toEqual(["lock.sqlite"]);
});
