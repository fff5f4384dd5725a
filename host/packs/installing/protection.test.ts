import { cpSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsonText, makeFolders, packOf, stepOf } from "../../knowledge/folders.fixture.ts";
import { startHostToChange, startTestHost, type TestHost } from "../../test-host.ts";
import { openPackHost, told, zipOf } from "../packs.fixture.ts";
import { rawZip } from "../archives/raw-zip.fixture.ts";

const BUNDLED = join(import.meta.dirname, "../../../knowledge");

/** A message that must never pass. */
const DANGEROUS = "They took my passport and lock me in at night. I must pay 3000 dollars first.";

test("a pack without objects does not take away those of the pack it replaces", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { first: {}, second: {} }));
  await on.packs.install(zipOf("other", "1.0.0", { third: {} }));
  const { revision } = on.store.current();
  const refusal = await on.packs.install(zipOf("guest", "1.1.0", {}));
  expect(told(refusal)).toMatch(
    /PACK_CONFLICT guest\/pack\.json comes with no object, and 2 of guest 1\.0\.0.*put its objects/,
  );
  expect(told(await on.packs.install(zipOf("guest", "0.9.0", {}), { downgrade: true }))).toMatch(
    /PACK_CONFLICT guest\/pack\.json comes with no object/,
  );
  expect(on.store.current().revision).toBe(revision);
});

test("of several packs one without objects is refused for those that no other takes over", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { first: {}, second: {} }));
  const moving = (...ids: string[]) =>
    rawZip([
      { name: "guest/pack.json", data: jsonText(packOf("guest", "1.1.0")) },
      { name: "heir/pack.json", data: jsonText(packOf("heir")) },
      ...ids.map((id) => ({
        name: `heir/reasoning_step/${id}.json`,
        data: jsonText(stepOf(id)),
      })),
    ]);
  expect(told(await on.packs.install(moving("first")))).toMatch(/and 1 of guest 1\.0\.0/);
  expect(told(await on.packs.install(moving("first", "second")))).toBe("installed");
});

test("a new pack without objects is taken, and may be filled and refilled", async () => {
  await using on = await openPackHost();
  expect(told(await on.packs.install(zipOf("blank", "1.0.0", {})))).toBe("installed");
  expect(told(await on.packs.install(zipOf("blank", "1.1.0", {})))).toBe("installed");
  expect(told(await on.packs.install(zipOf("blank", "1.2.0", { a: {} })))).toBe("installed");
  expect(told(await on.packs.rollback("blank"))).toMatch(/PACK_CONFLICT.*comes with no object/);
  expect(told(await on.packs.install(zipOf("blank", "1.3.0", { b: {} })))).toBe("installed");
});

test("a rollback to an empty pack that came with the service is refused, and what was there stays", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { other: {} }));
  await on.packs.install(zipOf("base", "1.1.0", { first: {} }));
  const { revision } = on.store.current();
  expect(told(await on.packs.rollback("base"))).toMatch(
    /PACK_CONFLICT base\/pack\.json comes with no object, and 1 of base 1\.1\.0/,
  );
  expect(on.store.current().revision).toBe(revision);
});

test("the last objects there are do not go either way", async () => {
  await using folders = await makeFolders();
  await using on = await openPackHost({}, folders);
  await on.packs.install(zipOf("base", "1.1.0", { first: {} }));
  expect(told(await on.packs.install(zipOf("base", "1.2.0", {})))).toMatch(/PACK_CONFLICT/);
  expect(told(await on.packs.rollback("base"))).toMatch(/PACK_CONFLICT/);
  expect(on.store.current().get("reasoning_step", "first")).toBeDefined();
});

test("what would leave the host not ready is refused, also with an object in it", async () => {
  await using on = await startTestHost();
  expect((await fetch(`${on.url}/readyz`)).status).toBe(200);
  const before = on.host.knowledge.current().revision;
  for (const [steps, reason] of [
    [{}, /core\/pack\.json comes with no object, and \d+ of core/],
    [{ only: {} }, /core\/prompt_template is not in the archive/],
  ] as const) {
    const reply = await imported(on, zipOf("core", "99.0.0", steps));
    expect(reply.status).toBe(409);
    expect(((await reply.json()) as { detail: string }).detail).toMatch(reason);
  }
  expect(on.host.knowledge.current().revision).toBe(before);
  expect((await fetch(`${on.url}/readyz`)).status).toBe(200);
  const verdict = await on.post("/api/classifier/evaluate", { content_text: DANGEROUS });
  const { recommended_action } = (await verdict.json()) as { recommended_action: string };
  expect(recommended_action).toBe("urgent_safety_referral");
});

test("a pack that comes without its rules is refused", async () => {
  await using on = await startTestHost();
  const knowledge = on.host.knowledge.current();
  const templates = knowledge
    .listed("prompt_template")
    .filter(({ id }) => knowledge.packOf("prompt_template", id) === "core");
  const zip = rawZip([
    { name: "core/pack.json", data: jsonText(packOf("core", "99.0.0")) },
    ...templates.map((template) => ({
      name: `core/prompt_template/${template.id}.json`,
      data: jsonText(template),
    })),
  ]);
  const reply = await imported(on, zip);
  expect(reply.status).toBe(409);
  const { detail } = (await reply.json()) as { detail: string };
  expect(detail).toMatch(
    /core\/grep_rule is not in the archive, and \d{4} objects of core .* would go/,
  );
});

test("without a rule nothing is an all clear, and the host is not ready", async () => {
  await using folders = await makeFolders();
  const knowledge = join(folders.path, "knowledge");
  cpSync(BUNDLED, knowledge, { recursive: true, filter: (path) => !path.includes("grep_rule") });
  await using on = await startTestHost({ HARNESS_KNOWLEDGE: knowledge });
  const ready = await fetch(`${on.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(JSON.stringify(await ready.json())).toContain("no grep_rule that enforces is in force");
  const reply = await on.post("/api/classifier/evaluate", { content_text: "A nice day to all." });
  expect(await reply.json()).toMatchObject({ recommended_action: "review" });
});

test("the rules of a pack that is half gone from disk go on acting, and readiness and the problems say so", async () => {
  await using on = await startHostToChange();
  await rename(join(on.dir, "knowledge/core/grep_rule"), join(on.dir, "away"));
  await on.host.knowledge.rescan();
  const ready = await fetch(`${on.url}/readyz`);
  expect(await ready.json()).toMatchObject({ ok: true, degraded: true });
  const listed = await (await fetch(`${on.url}/api/knowledge/problems`)).text();
  expect(listed).toMatch(/\d{4} of the \d{4} rules of .*knowledge\/core .* are gone from disk/);
  const verdict = await on.post("/api/classifier/evaluate", { content_text: DANGEROUS });
  expect(await verdict.json()).toMatchObject({ recommended_action: "urgent_safety_referral" });
});

test("a host that is not ready takes packs all the same", async () => {
  await using folders = await makeFolders();
  await using on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
  expect((await fetch(`${on.url}/readyz`)).status).toBe(503);
  expect((await imported(on, zipOf("guest", "1.0.0", { first: {} }))).status).toBe(200);
  expect((await imported(on, zipOf("guest", "1.1.0", { second: {} }))).status).toBe(200);
});

function imported(on: TestHost, zip: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(zip)]), "pack.zip");
  return fetch(`${on.url}/api/knowledge/import`, { method: "POST", body: form });
}
