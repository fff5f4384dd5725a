import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodZip, hostileZips } from "./hostile.fixture.ts";
import { openPackHost, type PackHost } from "../packs.fixture.ts";

const run = promisify(execFile);

let on: PackHost;
beforeAll(async () => {
  on = await openPackHost();
});
afterAll(() => on[Symbol.asyncDispose]());

/** All that lies there but the generation of the start, which is written in its own time. */
const tree = async () =>
  (await readdir(on.folders.path, { recursive: true }))
    .filter((path) => !path.startsWith(join("data", "state", "generations")))
    .toSorted();
const zips = hostileZips();

test("there are at least thirty, and without its fault the pack would be taken", async () => {
  expect(zips.length).toBeGreaterThanOrEqual(30);
  await using other = await openPackHost();
  expect(await other.packs.install(goodZip())).toMatchObject({ packs: [{ pack: "guest" }] });
});

test.for(zips.map(({ name, zip, reason }) => [name, zip, reason] as const))(
  "%s is refused with its reason and leaves nothing",
  async ([, zip, reason]) => {
    const before = await tree();
    const revision = on.store.current().revision;
    const refusal = await on.packs.install(zip);
    expect(refusal.refused).toBe("PACK_REFUSED");
    if (refusal.refused === undefined) return;
    const told = refusal.problems.map(({ file, path, message }) =>
      [file, path, message].filter(Boolean).join(" "),
    );
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(reason)]));
    expect(await tree()).toEqual(before);
    expect(on.store.current().revision).toBe(revision);
  },
);

test("reading them all takes less than 150 MB more", async () => {
  // In a process of its own: this one holds them all.
  const script = `
    import { readFile } from "node:fs/promises";
    import { openArchive } from ${JSON.stringify(join(import.meta.dirname, "archive.ts"))};
    const [good, ...files] = process.argv.slice(1);
    const open = async (file) => openArchive(await readFile(file), { hostVersion: "0.5.0", keys: [] });
    await open(good);
    const before = process.memoryUsage.rss();
    let peak = before;
    const look = () => (peak = Math.max(peak, process.memoryUsage.rss()));
    const timer = setInterval(look, 5);
    for (const file of files) look(await open(file));
    clearInterval(timer);
    console.log(peak - before);`;
  const files = [goodZip(), ...zips.map(({ zip }) => zip)].map(
    (zip, at) => [join(on.folders.path, `${at}.zip`), zip] as const,
  );
  for (const [path, zip] of files) await writeFile(path, zip);
  const args = ["--input-type=module", "-e", script, ...files.map(([path]) => path)];
  const { stdout } = await run(process.execPath, args);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(150 * 1024 * 1024);
});
