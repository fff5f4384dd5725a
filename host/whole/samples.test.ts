import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adverts, sampleMessages } from "../../bench/samples.ts";
import type { GrepHit, RetrievedDocument } from "../contract/layer.ts";
import type { Contact, ToolFact, ToolResult } from "../contract/tool.ts";
import type { Action } from "../../schemas/http/classifier.ts";
import { ALL_LAYERS, startTestHost, type TestHost } from "../test-host.ts";

const messages = await sampleMessages();
const posts = await adverts();

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

interface Answer {
  readonly response: string;
  readonly hits: readonly GrepHit[];
  readonly documents: readonly RetrievedDocument[];
  readonly contacts: readonly Contact[];
  readonly facts: readonly ToolFact[];
}

async function ask(text: string): Promise<Answer> {
  const final = await on.chat({ messages: [{ role: "user", content: text }], toggles: ALL_LAYERS });
  const trace = final["harness_trace"] as {
    grep: { hits: GrepHit[]; error?: string };
    rag: { documents: RetrievedDocument[]; error?: string };
    tools: { calls: { result?: ToolResult }[]; failed?: string[]; error?: string };
  };
  for (const layer of [trace.grep, trace.rag, trace.tools]) expect(layer.error).toBeUndefined();
  const results = trace.tools.calls.flatMap(({ result }) => (result ? [result] : []));
  return {
    response: String(final["response"]),
    hits: trace.grep.hits,
    documents: trace.rag.documents,
    contacts: results.flatMap(({ contacts = [] }) => contacts),
    facts: results.flatMap(({ facts }) => facts),
  };
}

const citationsOf = ({ hits, documents, facts }: Answer) =>
  [
    ...hits.map(({ citation }) => citation),
    ...documents.map(({ citation, title }) => citation ?? title),
    ...facts.map(({ citation }) => citation),
  ].filter((citation) => typeof citation === "string");

const told = ({ response, contacts }: Answer) =>
  contacts.filter(
    ({ name, verified }) =>
      response.includes(name) && verified !== null && response.includes(verified),
  );

const grave = ({ hits }: Answer) =>
  hits.filter(({ severity }) => severity === "high" || severity === "critical");

describe.skipIf(messages === null)("every sample message", () => {
  const harmful = (messages ?? []).filter(
    ({ stance }) => stance === "offer" || stance === "victim",
  );
  const unrelated = (messages ?? []).filter(({ stance }) => stance === "unrelated");

  test.for(harmful)("$id ($language) hits every listed dimension", async ({ text, dimensions }) => {
    const { hits } = await ask(text);
    const found = new Set(hits.flatMap((hit) => hit.dimensions));
    expect([...dimensions].filter((dimension) => !found.has(dimension))).toEqual([]);
  });

  test.for(harmful)(
    "$id ($language) is answered with a citation and a dated contact from the trace",
    async ({ text }) => {
      const answer = await ask(text);
      expect(citationsOf(answer).some((citation) => answer.response.includes(citation))).toBe(true);
      expect(told(answer).length).toBeGreaterThan(0);
    },
  );

  test.for(harmful.filter(({ dimensions }) => dimensions.includes("illegal_fees")))(
    "$id ($language) is told the cap of its corridor",
    async ({ text }) => {
      const answer = await ask(text);
      const caps = answer.facts.filter(({ kind }) => kind === "cap");
      // A message that names no country has no corridor to look up.
      if (caps.length > 0)
        expect(caps.some(({ citation }) => answer.response.includes(citation ?? ""))).toBe(true);
      else expect(text).not.toMatch(/hong\s?kong|qatar|saudi|malaysia|dubai|canada|kuwait/i);
    },
  );

  test.for(messages ?? [])(
    "$id ($language) leads to an action that a careful reviewer allows",
    async ({ text, recommended_action_any_of: allowed }) => {
      const answer = await on.post("/api/classifier/evaluate", { content_text: text });
      const { recommended_action } = (await answer.json()) as { recommended_action: Action };
      expect(allowed).toContain(recommended_action);
    },
  );

  test.for(unrelated)("$id is not flagged, and gets neither law nor contact", async ({ text }) => {
    const answer = await ask(text);
    expect(grave(answer)).toEqual([]);
    expect(answer.contacts).toEqual([]);
    expect(answer.documents).toEqual([]);
  });
});

test.skipIf(posts === null)(
  "at most 2 % of genuine adverts meet a rule of severity high or critical",
  async () => {
    const genuine = (posts ?? []).filter(({ fraudulent }) => !fraudulent);
    const flagged: string[] = [];
    for (const { job_id, text } of genuine) {
      const rules = grave(await ask(text)).map(({ rule }) => rule);
      if (rules.length > 0) flagged.push(`${job_id}: ${rules.join(", ")}`);
    }
    expect(flagged.length, flagged.join("\n")).toBeLessThanOrEqual(0.02 * genuine.length);
  },
);
