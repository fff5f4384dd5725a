import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodZip, hostileZips } from "./hostile.fixture.ts";
import { openPackHost, type PackHost } from "./packs.fixture.ts";

let on: PackHost;
beforeAll(async () => {
  on = await openPackHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const tree = async () => (await readdir(on.folders.path, { recursive: true })).toSorted();
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
  const peak = process.resourceUsage().maxRSS;
  for (const { zip } of zips) await on.packs.install(zip);
  expect(process.resourceUsage().maxRSS - peak).toBeLessThan(150 * 1024);
});
