import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsonText, packOf, stepOf } from "../../knowledge/folders.fixture.ts";
import { GUEST, MANIFEST, put, SEALED, step } from "../guest.fixture.ts";
import { manifestFor } from "../guest.fixture.ts";
import { openPackHost, told } from "../packs.fixture.ts";
import { rawZip, type RawEntry } from "../archives/raw-zip.fixture.ts";
import { newKeyPair, readPublicKeys, signManifest } from "./signature.ts";
import { readTrustedKeys } from "./trusted-keys.ts";

const own = newKeyPair();
const foreign = newKeyPair();
const keys = readPublicKeys(own.publicPem);
const signed = (pem: string, manifest = MANIFEST) =>
  put("signature.json", signManifest(manifest, pem));
const GENUINE: readonly RawEntry[] = [...SEALED, signed(own.privatePem)];

test("with a trusted key, what it signed is taken, and the signature travels on", async () => {
  await using on = await openPackHost({ keys });
  expect(told(await on.packs.install(rawZip(GENUINE)))).toBe("installed");
  const zip = await on.packs.export({ pack: "guest" });
  await using next = await openPackHost({ keys });
  expect(told(await next.packs.install(zip?.bytes ?? Buffer.alloc(0)))).toBe("installed");
  expect(await next.packs.list()).toContainEqual(
    expect.objectContaining({ pack: "guest", signed: true }),
  );
});

const otherLabel = put(
  "reasoning_step/look-first.json",
  jsonText(stepOf("look-first", { label: "Look away" })),
);

test.for<[string, readonly RawEntry[], RegExp]>([
  ["an unsigned pack", SEALED, /signature.json is missing/],
  ["a pack without manifest and signature", SEALED.slice(0, 2), /signature.json is missing/],
  [
    "a pack whose manifest was taken out",
    GENUINE.filter(({ name }) => name !== "manifest.json"),
    /manifest.json that is missing/,
  ],
  ["a pack that somebody else signed", [...SEALED, signed(foreign.privatePem)], /is not trusted/],
  [
    "the signature of another manifest",
    [...SEALED, signed(own.privatePem, manifestFor(packOf("other"), []))],
    /does not fit manifest.json/,
  ],
  ["an object changed after signing", [GUEST, otherLabel, ...GENUINE.slice(2)], /it was changed/],
  [
    "an object added after signing",
    [...GENUINE, put("reasoning_step/more.json", step("more"))],
    /is not in manifest.json/,
  ],
  [
    "a manifest changed after signing",
    [...SEALED.slice(0, 2), put("manifest.json", `${MANIFEST} `), signed(own.privatePem)],
    /does not fit manifest.json/,
  ],
  ["a signature that is none", [...SEALED, put("signature.json", "{}")], /is no signature/],
])("%s is refused", async ([, entries, reason]) => {
  await using on = await openPackHost({ keys });
  const refusal = await on.packs.install(rawZip(entries));
  expect(told(refusal)).toMatch(/^PACK_REFUSED/);
  const problems = refusal.refused === undefined ? [] : refusal.problems;
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(reason)]),
  );
  expect(on.store.current().listed("reasoning_step")).toEqual([]);
});

test("a genuine pack with one byte flipped is refused", async () => {
  await using on = await openPackHost({ keys });
  const stored = Buffer.from(rawZip(GENUINE.map((entry) => ({ ...entry, stored: true }))));
  const at = stored.indexOf("Look first");
  stored.writeUInt8(stored.readUInt8(at) ^ 1, at);
  expect(told(await on.packs.install(stored))).toMatch(/PACK_REFUSED.*CRC/);
});

test("a key file that cannot be read is an error, not a host without keys", async () => {
  await using on = await openPackHost();
  const file = join(on.folders.path, "key.pem");
  await expect(readTrustedKeys([file])).rejects.toThrow(/key.pem cannot be trusted .ENOENT/);
  await writeFile(file, own.privatePem);
  await expect(readTrustedKeys([file])).rejects.toThrow(/no PUBLIC KEY/);
  await writeFile(file, own.publicPem + foreign.publicPem);
  expect(await readTrustedKeys([file])).toHaveLength(2);
});
