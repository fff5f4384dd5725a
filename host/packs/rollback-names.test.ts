import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptVersions } from "./installing/shelf.ts";
import { openPackHost, told, zipOf } from "./packs.fixture.ts";

const NAMES = [
  "../../../planted",
  "../kept/guest",
  "..",
  ".",
  "/etc",
  "guest/../guest",
  "..\\..\\planted",
  "Guest",
  "",
  "a\u0000b",
  "x".repeat(61),
];

test.for(NAMES)("what is no pack's name is put back to nothing: %j", async (name) => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { first: {} }));
  await on.packs.install(zipOf("guest", "1.1.0", { first: {} }));
  const planted = join(on.folders.path, "planted");
  await mkdir(planted);
  const zip = zipOf("guest", "9.0.0", { planted: {} });
  await writeFile(join(planted, "000001-9.0.0-abcdef12.zip"), zip);
  for (const version of [undefined, "1.0.0", "9.0.0"])
    expect(told(await on.packs.rollback(name, version))).toMatch(/^NOT_FOUND pack "/);
  expect(on.store.current().get("reasoning_step", "planted")).toBeUndefined();
});

test("a kept ZIP is put back only as the pack and the version it is kept as", async () => {
  await using on = await openPackHost();
  for (const version of ["1.0.0", "1.1.0"])
    await on.packs.install(zipOf("guest", version, { first: { label: version } }));
  for (const version of ["3.0.0", "3.1.0"])
    await on.packs.install(zipOf("other", version, { second: { label: version } }));
  const home = join(on.dataDir, "packs");
  const [guest] = await keptVersions(home, "guest");
  const [other] = await keptVersions(home, "other");
  if (guest === undefined || other === undefined) throw new Error("nothing is kept");
  await cp(guest.path, join(home, "kept", "other", "000009-3.0.5-abcdef12.zip"));
  expect(told(await on.packs.rollback("other", "3.0.5"))).toMatch(
    /PACK_REFUSED what is kept as other 3\.0\.5 is guest 1\.0\.0/,
  );
  await cp(other.path, join(home, "kept", "other", "000010-3.0.6-abcdef12.zip"));
  expect(told(await on.packs.rollback("other", "3.0.6"))).toMatch(
    /PACK_REFUSED what is kept as other 3\.0\.6 is other 3\.0\.0/,
  );
  expect(told(await on.packs.rollback("other", "3.0.0"))).toBe("installed");
});
