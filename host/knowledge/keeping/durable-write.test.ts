import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeDurably } from "./durable-write.ts";

test("long texts are written whole, whatever characters meet at the ends of their pieces", async () => {
  const folder = await mkdtemp(join(tmpdir(), "durable-"));
  const texts = ["short\n", `${"a".repeat(65_535)}😀é${"ก".repeat(70_000)}`, "", "end 😀"];
  try {
    await writeDurably(join(folder, "file"), texts);
    expect(await readFile(join(folder, "file"), "utf8")).toBe(texts.join(""));
  } finally {
    await rm(folder, { recursive: true });
  }
});
