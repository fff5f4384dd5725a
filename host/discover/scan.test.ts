import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findHarnesses, findTools } from "./scan.ts";

async function folder(files: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(join(tmpdir(), "roots-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const put = async (path: string, text: string) => {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) await put(path, text);
  return { root, put };
}

test("an edit of what a tool imports of its root is an edit of that tool alone, also by way of others", async () => {
  const { root, put } = await folder({
    "asks.ts":
      'import type { X } from "../elsewhere.ts";\nimport {\n  a,\n} from "./words/first.ts";',
    "alone.ts": 'export const text = "from nowhere";',
    "words/first.ts": 'export { a } from "./second.ts";\nimport "./first.ts";',
    "words/second.ts": "export const a = 1;",
    "words/unused.ts": "export const b = 1;",
  });
  const look = async () =>
    Object.fromEntries((await findTools([root])).map(({ name, digest }) => [name, digest]));
  const first = await look();
  expect(Object.keys(first).toSorted()).toEqual(["alone", "asks"]);
  await put("words/unused.ts", "export const b = 2;");
  expect(await look()).toEqual(first);
  await put("words/second.ts", "export const a = 2;");
  const second = await look();
  expect(second["alone"]).toBe(first["alone"]);
  expect(second["asks"]).not.toBe(first["asks"]);
  const parts = (await findTools([root])).find(({ name }) => name === "asks")?.parts.keys();
  expect([...(parts ?? [])]).toEqual([join(root, "words/first.ts"), join(root, "words/second.ts")]);
});

test.for([
  ["harnesses", findHarnesses],
  ["tools", findTools],
] as const)("%s in a folder that cannot be read are not taken for none", async ([, find]) => {
  const { root } = await folder({ file: "" });
  await expect(find([root, join(root, "missing")])).rejects.toThrow("ENOENT");
  await expect(find([join(root, "file")])).rejects.toThrow("ENOTDIR");
});

test("a harness folder that leads nowhere is listed without a file, beside the others", async () => {
  const { root } = await folder({ "sound/harness.ts": "" });
  await symlink(join(root, "nowhere"), join(root, "dangling"));
  expect(await findHarnesses([root])).toMatchObject([
    { name: "dangling", file: null },
    { name: "sound", file: join(root, "sound/harness.ts") },
  ]);
});
