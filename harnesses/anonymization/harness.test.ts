import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AnonymizeResult, SubmissionResult } from "../../schemas/http/privacy.ts";
import { validator } from "../../schemas/validate.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

/** What no reply, log or file may hold. */
const PLANTED = [
  "maria.santos.zq@mail.example.ph",
  "+639175550199",
  "917 555 0199",
  "Wilhelmina Zquark",
  "784-1989-5779682-8",
  "4111 1111 1111 1111",
];
const STORY = `My name is ${PLANTED[3]}, call +63 917 555 0199 or write ${PLANTED[0]}. Emirates ID ${PLANTED[4]}, card ${PLANTED[5]}. Placement fee 75,000 pesos, RA 8042, hotline 1348.`;

const FACT = {
  schema_version: "1.0",
  knowledge_object_type: "extracted_fact",
  id: "withheld-passport-report",
  version: "v1",
  content: {
    label: "Withheld passport",
    fact_type: "document_retention",
    summary: STORY,
    pii_status: "anonymized",
  },
};

interface Received {
  readonly path: string;
  readonly body: string;
}
const received: Received[] = [];
let status = 202;
let hub: Server;
let hubHost = "";
let host: TestHost;

beforeAll(async () => {
  hub = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push({ path: request.url ?? "", body });
      response
        .writeHead(status, status === 302 ? { location: "http://127.0.0.1:1/" } : {})
        .end("{}");
    });
  });
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  const address = hub.address();
  hubHost = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  host = await startTestHost({ HARNESS_HUB_ALLOW: `hub.example.org, ${hubHost}` });
});
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  hub.close();
});

const ask = async (path: string, body: unknown) => {
  const reply = await host.post(path, body);
  const answer = (await reply.json()) as Record<string, unknown>;
  return { status: reply.status, answer };
};
const auditRows = async (): Promise<Record<string, unknown>[]> => {
  const file = join(host.dir, "data", "audit", "submissions.jsonl");
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
};

describe("anonymize", () => {
  test("texts come back without personal values, with places in UTF-16 units", async () => {
    const { answer } = await ask("/api/anonymize", { texts: [`😀 ${STORY}`, "ok"] });
    const shape = validator(AnonymizeResult);
    expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
    const { redacted, diffs } = answer as unknown as AnonymizeResult;
    for (const value of PLANTED) expect(redacted[0]).not.toContain(value);
    expect(redacted[0]).toContain("75,000 pesos, RA 8042, hotline 1348");
    expect(redacted[1]).toBe("ok");
    const [first] = diffs[0]?.redactions ?? [];
    expect(first).toMatchObject({ label: "NAME", placeholder: "<NAME_1>" });
    expect(`😀 ${STORY}`.slice(first?.start, first?.end)).toBe(PLANTED[3]);
    expect(diffs[0]?.n_redactions).toBe(diffs[0]?.redactions.length);
  });

  test("one text may come as text or texts, and only the asked entities go", async () => {
    const text = "call +966551234567, a.b@mail.example";
    const entities = ["phone"];
    expect((await ask("/api/anonymize", { text, entities })).answer["redacted"]).toEqual([
      "call <PHONE_1>, a.b@mail.example",
    ]);
    const { answer } = await ask("/api/anonymize", { texts: text, entities: ["EMAIL_ADDRESS"] });
    expect(answer["redacted"]).toEqual(["call +966551234567, <EMAIL_1>"]);
  });

  test("the same text gives the same answer, also when it was redacted before", async () => {
    const { answer } = await ask("/api/anonymize", { text: STORY });
    const [once] = answer["redacted"] as string[];
    const again = await ask("/api/anonymize", { text: once });
    expect(again.answer["redacted"]).toEqual([once]);
    expect(again.answer["diffs"]).toEqual([{ n_redactions: 0, redactions: [] }]);
  });

  test.for([
    [{}, "both missing"],
    [{ text: "a", texts: ["b"] }, "not both"],
    [{ texts: [] }, ""],
    [{ texts: [1] }, ""],
    [{ text: "a", entities: ["SHOE_SIZE"] }, "entities.0 is no label"],
    [{ text: "a", surprise: 1 }, ""],
  ] as const)("%j is refused", async ([body, detail]) => {
    const { status: code, answer } = await ask("/api/anonymize", body);
    expect(code).toBe(400);
    expect(answer["detail"]).toContain(detail);
  });

  test("broken JSON is refused without repeating what stands in it", async () => {
    const reply = await host.post("/api/anonymize", `{"text": ${PLANTED[0]} ${PLANTED[3]}`);
    const told = await reply.text();
    expect(reply.status).toBe(400);
    for (const value of PLANTED) expect(told).not.toContain(value);
    expect(told).not.toContain("maria");
  });

  test("a body over the limit is refused", async () => {
    const reply = await host.post("/api/anonymize", { text: "a".repeat(3 * 1024 * 1024) });
    expect(reply.status).toBe(413);
  });
});

describe("submit", () => {
  const shape = validator(SubmissionResult);

  test("facts are kept anonymized, once, and every run is an audit row", async () => {
    const body = { facts: [{ story: STORY, amount: 75_000 }] };
    const first = await ask("/api/submit/local", body);
    const second = await ask("/api/submit/local", body);
    expect(shape.accepts(first.answer), JSON.stringify(shape.problems())).toBe(true);
    expect(first.answer).toMatchObject({ ok: true, n_items: 1, transmitted: false });
    expect(second.answer["sha256_blob"]).toBe(first.answer["sha256_blob"]);
    const folder = join(host.dir, "data", "submissions", "facts");
    expect(await readdir(folder)).toEqual([`${String(first.answer["sha256_blob"])}.json`]);
    const rows = (await auditRows()).slice(-2);
    expect(rows.map((row) => Object.keys(row))).toEqual(
      rows.map(() => ["ts", "run_id", "action", "target_url", "sha256_blob", "transmitted"]),
    );
    expect(rows[0]).toMatchObject({ run_id: first.answer["run_id"], target_url: null });
  });

  test("a fact's number that is somebody's is kept as little as its digits, and sums stay", async () => {
    const facts = { card: 4111111111111111, call: 639175550199, list: [639175550199] };
    const { answer } = await ask("/api/submit/local", { facts: [{ ...facts, fee: 4276350 }] });
    const file = join(host.dir, "data/submissions/facts", `${String(answer["sha256_blob"])}.json`);
    const kept = await readFile(file, "utf8");
    expect(kept).not.toMatch(/4111111111111111|639175550199/);
    expect(kept).toMatch(/"fee":\s*4276350/);
    expect(kept).toMatch(/"list":\s*\[\s*"<PHONE_1>"/);
  });

  test("a submitted object's numbers that are somebody's stay in no file, training rows included", async () => {
    const values = { card: 4111111111111111, call: 639175550199, deposit: 1250750 };
    const object = { ...FACT, content: { ...FACT.content, values } };
    const { answer } = await ask("/api/submit/knowledge", { knowledge: [object] });
    expect(answer).toMatchObject({ ok: true, n_items: 1 });
    const data = join(host.dir, "data");
    const entries = await readdir(data, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const text = await readFile(join(entry.parentPath, entry.name), "latin1");
      expect(text, entry.name).not.toMatch(/4111111111111111|639175550199/);
    }
    const file = join(data, "submissions/knowledge", `${String(answer["sha256_blob"])}.json`);
    expect(await readFile(file, "utf8")).toMatch(/"deposit":\s*1250750/);
  });

  test("whom a fact's field or key names stands in no file, training rows included", async () => {
    const facts = [
      { name: "Quenby Zorrilla", phone: 639171234567, agency_name: "Bright Star" },
      { victim: "Ottoline Brzak", notes: [{ field: "name", value: "Isolde Quillfeather" }] },
      { "Wendell Ubruk": "saw it", lat: 29.3759, lon: 47.9774 },
    ];
    const { answer } = await ask("/api/submit/local", { facts });
    const data = join(host.dir, "data");
    const entries = await readdir(data, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const text = await readFile(join(entry.parentPath, entry.name), "latin1");
      expect(text, entry.name).not.toMatch(
        /Quenby|Zorrilla|Brzak|Quillfeather|Ubruk|29\.3759|47\.9774|639171234567/,
      );
    }
    const file = join(data, "submissions/facts", `${String(answer["sha256_blob"])}.json`);
    expect(await readFile(file, "utf8")).toContain("Bright Star");
  });

  test("the training row of a submission tells how long it took", async () => {
    await ask("/api/submit/knowledge", { knowledge: [FACT] });
    const rows = await readFile(join(host.dir, "data/training/anonymization.jsonl"), "utf8");
    const { trace } = JSON.parse(rows.trim().split("\n").at(-1) ?? "") as {
      trace: { elapsed_ms: number };
    };
    expect(trace.elapsed_ms).toBeGreaterThan(0);
  });

  test("knowledge without a target stays here", async () => {
    const { answer } = await ask("/api/submit/knowledge", { knowledge: [FACT] });
    expect(answer).toMatchObject({ ok: true, n_items: 1, transmitted: false });
    expect(received).toEqual([]);
  });

  test("an allowed hub gets the objects anonymized, audited before and after", async () => {
    const before = (await auditRows()).length;
    const target_url = `http://${hubHost}/api/hub/knowledge`;
    const { answer } = await ask("/api/submit/knowledge", { knowledge: FACT, target_url });
    expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
    expect(answer).toMatchObject({ ok: true, transmitted: true, remote_status: 202 });
    const [{ body, path } = { body: "", path: "" }] = received.splice(0);
    expect(path).toBe("/api/hub/knowledge");
    for (const value of PLANTED) expect(body).not.toContain(value);
    expect(JSON.parse(body)[0]).toMatchObject({
      id: FACT.id,
      content: { label: "Withheld passport" },
    });
    const rows = (await auditRows()).slice(before);
    expect(rows.map((row) => row["transmitted"])).toEqual([false, true]);
    expect(rows[1]).toMatchObject({ run_id: answer["run_id"], target_url });
  });

  test("a hub that refuses or redirects is told, and nothing follows the redirect", async () => {
    for (const code of [422, 302]) {
      status = code;
      const target_url = `http://${hubHost}/x`;
      const { answer } = await ask("/api/submit/knowledge", { knowledge: FACT, target_url });
      expect(answer).toMatchObject({ ok: false, transmitted: true, remote_status: code });
    }
    status = 202;
    received.length = 0;
  });

  test.for([
    "https://evil.example/x?name=Wilhelmina%20Zquark",
    "http://127.0.0.1:1/",
    "https://hub.example.org.evil.example/",
    "https://user:pass@hub.example.org/",
    "http://hub.example.org/",
    "file:///etc/passwd",
    "no address",
  ])("%s is a 403 and nothing is sent", async (target_url) => {
    const { status: code, answer } = await ask("/api/submit/knowledge", {
      knowledge: [FACT],
      target_url,
    });
    expect(code).toBe(403);
    expect(answer["detail"]).toMatch(/^Nothing was sent/);
    expect(String(answer["detail"])).not.toContain("Zquark");
    expect(received).toEqual([]);
    const row = (await auditRows()).at(-1);
    expect(row).toMatchObject({ action: "submit_knowledge_refused", transmitted: false });
    expect(row?.["sha256_blob"]).toBe(null);
  });

  test("a hub that cannot be reached is a 502", async () => {
    await using alone = await startTestHost({ HARNESS_HUB_ALLOW: "127.0.0.1:9" });
    const target_url = "http://127.0.0.1:9/";
    const reply = await alone.post("/api/submit/knowledge", { knowledge: [FACT], target_url });
    expect(reply.status).toBe(502);
  });

  test.for([
    [{ ...FACT, content: { ...FACT.content, pii_status: "contains_pii" } }, "contains_pii"],
    [{ ...FACT, id: "report-0917-555-0199" }, "knowledge.0.id holds personal data"],
    [{ ...FACT, content: {} }, "knowledge.0.content"],
    [{}, "knowledge.0"],
  ] as const)("%j is refused", async ([object, detail]) => {
    const { status: code, answer } = await ask("/api/submit/knowledge", { knowledge: [object] });
    expect(code).toBe(400);
    expect(answer["detail"]).toContain(detail);
    expect(JSON.stringify(answer)).not.toContain("0917-555-0199");
  });

  test("neither facts nor knowledge, or both, is refused", async () => {
    expect((await ask("/api/submit/local", {})).status).toBe(400);
    const both = { facts: [{ a: 1 }], knowledge: [FACT] };
    expect((await ask("/api/submit/local", both)).status).toBe(400);
  });
});

test("after all routes no planted value stands in a reply or anywhere under the data folder", async () => {
  const messages = [{ role: "user", content: STORY }];
  const toggles = { grep: true, rag: true, tools: true, persona: true };
  await host.chat({ messages, toggles });
  await host.post("/api/classifier/evaluate", { content_text: STORY });
  await host.post("/api/grade", { response_text: STORY, category: "legal_citation_quality" });
  await host.host[Symbol.asyncDispose]();
  const entries = await readdir(join(host.dir, "data"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = await readFile(join(file.parentPath, file.name), "latin1");
    for (const value of PLANTED)
      expect(text.includes(value), `${value} in ${file.name}`).toBe(false);
  }
});
