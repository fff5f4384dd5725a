import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOfflineJudge } from "../../host/judge-offline.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

const PATH = "/api/classifier/evaluate";
const TEXTS = [
  "Placement fee 75,000 pesos for Hong Kong, the agency keeps your passport until the loan is paid.",
  "Madam locks me in the house and beats me, she took my passport. I am in Kuwait.",
];
const TIMES = 1000;

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

/** The bytes but for what names this one request and how long it took. */
function bare(json: string): string {
  return json
    .replaceAll(/"elapsed_ms":[\d.]+/g, '"elapsed_ms":0')
    .replace(/"decision_id":"[^"]+"/, '"decision_id":""');
}

async function answer(content_text: string): Promise<string> {
  return bare(await (await host.post(PATH, { content_text })).text());
}

test("a thousand runs of the layers over a text give the same bytes, trace and all", async () => {
  const judge = await openOfflineJudge(host.host.knowledge.current(), ["tools"]);
  for (const text of TEXTS) {
    const told = async () => {
      const { verdict, trace } = await judge(text);
      return bare(JSON.stringify({ verdict, trace }));
    };
    const first = await told();
    for (let n = 1; n < TIMES; n++) {
      const again = await told();
      if (again !== first) expect(again).toBe(first);
    }
    expect(first).toContain("passport");
  }
});

test("a thousand requests with the same text give the same bytes, and the same digest of the verdict", async () => {
  const firsts = await Promise.all(TEXTS.map(answer));
  for (let n = 1; n < TIMES; n++) {
    const again = await Promise.all(TEXTS.map(answer));
    if (again.some((each, at) => each !== firsts[at])) expect(again).toEqual(firsts);
  }
  const log = await readFile(join(host.dir, "data/decisions/decisions.jsonl"), "utf8");
  const rows = log.trimEnd().split("\n");
  expect(rows).toHaveLength(TIMES * TEXTS.length);
  const digests = rows.map((row): string => JSON.parse(row).verdict_sha256);
  expect(new Set(digests).size).toBe(TEXTS.length);
});
