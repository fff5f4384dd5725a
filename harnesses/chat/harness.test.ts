import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HarnessModule } from "../../host/contract/harness.ts";
import { ALL_LAYERS, finalEvent, startTestHost, type TestHost } from "../../host/test-host.ts";
import { ChatAnswer } from "../../schemas/http/chat.ts";
import { validator } from "../../schemas/validate.ts";
import * as chat from "./harness.ts";

chat satisfies HarnessModule;

const user = (content: unknown) => ({ role: "user", content });

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

describe("an answer", () => {
  const offer =
    "Domestic helper for Hong Kong, from Manila. Placement fee 60,000 pesos, passport kept by the agency.";

  test("streams open marker, then one final event of the declared shape", async () => {
    const reply = await on.post("/api/chat/send", { messages: [user(offer)], toggles: ALL_LAYERS });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(reply.headers.get("x-accel-buffering")).toBe("no");
    expect(reply.headers.get("cache-control")).toBe("no-cache, no-transform");
    const text = await reply.text();
    expect(text).toMatch(/^: stream-open\n\ndata: \{[^\n]*\}\n\n$/);
    const final: unknown = JSON.parse(text.split("data: ")[1] ?? "");
    const shape = validator(ChatAnswer);
    expect(shape.accepts(final), JSON.stringify(shape.problems())).toBe(true);
  });

  test("names what fired, cites the law, states the cap and a dated contact, all found in the trace", async () => {
    const { response, harness_trace } = await on.chat({
      messages: [user(offer)],
      toggles: ALL_LAYERS,
    });
    const trace = harness_trace as Record<string, Record<string, unknown[]>>;
    expect(trace["grep"]?.["hits"]?.length).toBeGreaterThanOrEqual(2);
    const calls = JSON.stringify(trace["tools"]?.["calls"]);
    const [date = "none"] = /\d{4}-\d{2}-\d{2}/.exec(String(response)) ?? [];
    expect(calls).toContain(date);
    const hits = trace["grep"]?.["hits"] as { citation: string }[];
    expect(hits.some(({ citation }) => String(response).includes(citation))).toBe(true);
    expect(response).toMatch(/no placement fee|nothing|zero|\b0\b/i);
  });

  test("offsets of a match point at the words in the original message", async () => {
    const { harness_trace } = await on.chat({ messages: [user(offer)], toggles: { grep: true } });
    const { grep } = harness_trace as {
      grep: { hits: { matches: { text: string; start: number; end: number }[] }[] };
    };
    for (const { matches } of grep.hits)
      for (const { text, start, end } of matches) expect(offer.slice(start, end)).toBe(text);
  });

  test("layers that are off leave no trace", async () => {
    const { harness_trace } = await on.chat({ messages: [user(offer)] });
    expect(harness_trace).toMatchObject({ _final_user_text: offer });
    for (const layer of ["persona", "grep", "rag", "tools"])
      expect(harness_trace).not.toHaveProperty(layer);
  });

  test("a custom rule fires beside the built-in ones and is marked", async () => {
    const { harness_trace } = await on.chat({
      messages: [user(offer)],
      toggles: {
        grep: true,
        custom_grep_rules: [
          {
            rule: "team_rule",
            patterns: ["domestic\\s+helper"],
            severity: "low",
            citation: "House rule 1",
          },
        ],
      },
    });
    const { grep } = harness_trace as { grep: { hits: { rule: string; custom?: boolean }[] } };
    expect(grep.hits).toContainEqual(expect.objectContaining({ rule: "team_rule", custom: true }));
    expect(grep.hits.some(({ custom }) => custom !== true)).toBe(true);
  });

  test("an answer goes on with what was said before, while only the last message is scanned", async () => {
    const messages = [
      user("My boss in Doha locks me in and hit me yesterday. I am from Kampala."),
      { role: "assistant", content: "Where are you now?" },
      user("he is outside my door now"),
    ];
    const { harness_trace, response } = await on.chat({ messages, toggles: ALL_LAYERS });
    expect(harness_trace).toMatchObject({ conversation: { taken: ["route", "subjects"] } });
    const { grep } = harness_trace as { grep: { hits: { leaf?: string }[] } };
    expect(grep.hits.filter(({ leaf }) => leaf !== "classifier_rule")).toEqual([]);
    expect(String(response).split("\n")[0]).toContain("Police emergency number, Qatar");
  });

  test("a message in a language that nothing reads is no all-clear", async () => {
    const held = "사장님이 월급을 안 주고 여권을 가져갔어요. 때려요. 두바이 Dubai";
    const { response } = await on.chat({ messages: [user(held)], toggles: ALL_LAYERS });
    expect(response).toMatch(/^If you or someone with you is in danger/);
    expect(response).toContain("Police emergency number, United Arab Emirates");
    expect(response).toContain("I cannot read the language of this message");
    const judged = await fetch(`${on.url}/api/classifier/evaluate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content_text: held }),
    });
    const verdict = await judged.text();
    expect(verdict).toContain("does not read");
    expect(verdict).toContain('"recommended_action":"review"');
  });

  test("leaves one anonymized training row", async () => {
    await on.chat({
      messages: [user(`${offer} My number is +63 917 555 0199.`)],
      toggles: ALL_LAYERS,
    });
    const file = join(on.dir, "data/training/chat.jsonl");
    const rows = (await readFile(file, "utf8")).trimEnd().split("\n");
    const row = JSON.parse(rows.at(-1) ?? "");
    expect(row).toMatchObject({
      harness: "chat",
      anonymized: true,
      applied_layers: { grep: { fired: true } },
    });
    expect(JSON.stringify(row)).not.toContain("917 555");
    expect(row.input).toContain("60,000 pesos");
  });

  test("a client that leaves is written down as such", async () => {
    const leave = new AbortController();
    const gone = fetch(`${on.url}/api/chat/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ messages: [user("x ".repeat(400_000))], toggles: ALL_LAYERS }),
      signal: leave.signal,
    });
    setTimeout(() => leave.abort(), 30);
    await gone.then((reply) => reply.text()).catch(() => {});
    expect((await fetch(`${on.url}/healthz`)).status).toBe(200);
  });
});

test.for([
  ["lone surrogates", "pay \ud800 now \udfff"],
  ["nothing at all", ""],
  ["emoji and Zalgo", "👩‍👩‍👧‍👦 p̷̢̛a̴̡s̶̨s"],
  ["a megabyte of spaces", " ".repeat(1_048_576)],
] as const)("%s is answered", async ([, text]) => {
  const reply = await on.post("/api/chat/send", { messages: [user(text)], toggles: ALL_LAYERS });
  expect(reply.status).toBe(200);
  expect(await finalEvent(reply)).toHaveProperty("response");
});

test("without an engine chat answers 503 and the rest goes on", async () => {
  await using bare = await startTestHost({ HARNESS_ENGINE: "none" });
  const reply = await bare.post("/api/chat/send", { messages: [user("hi")] });
  expect(reply.status).toBe(503);
  expect(await reply.json()).toEqual({ detail: expect.stringContaining("No model engine") });
  expect((await fetch(`${bare.url}/readyz`)).status).toBe(200);
});
