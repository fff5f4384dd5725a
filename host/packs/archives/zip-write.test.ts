import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("the ZIP of a pack depends on what it holds, and not on order or time zone", async () => {
  const script = `
    import { createHash } from "node:crypto";
    import { writeZip } from ${JSON.stringify(join(import.meta.dirname, "zip-write.ts"))};
    const files = process.argv.slice(1).map((name) => [name, () => Buffer.from(name.repeat(99))]);
    console.log(createHash("sha256").update(await writeZip(new Map(files))).digest("hex"));`;
  const digest = async (zone: string, names: readonly string[]) => {
    const args = ["--input-type=module", "-e", script, ...names];
    return (await run(process.execPath, args, { env: { TZ: zone } })).stdout;
  };
  const first = await digest("UTC", ["a", "b"]);
  expect(first).toMatch(/^[0-9a-f]{64}\n$/);
  expect(await digest("Pacific/Kiritimati", ["b", "a"])).toBe(first);
  expect(await digest("America/Los_Angeles", ["a", "b"])).toBe(first);
});
