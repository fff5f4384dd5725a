import { expect, test } from "vitest";
import { ruleOf, stepOf } from "../../host/knowledge/folders.fixture.ts";
import { knowledgeHost } from "./knowledge.fixture.ts";

const { host, promote } = knowledgeHost();

const BAD: readonly (readonly [string, object, number, RegExp])[] = [
  ["no object at all", {}, 400, /knowledge_object_type/],
  ["an unknown leaf", { ...stepOf("x"), knowledge_object_type: "rule" }, 400, /knowledge_object_/],
  ["an id that climbs", { ...stepOf("x"), id: "../../x" }, 400, /id/],
  ["a content without its keys", { ...stepOf("x"), content: {} }, 400, /content/],
  ["a version in words", { ...stepOf("x"), version: "latest" }, 400, /version/],
  ["an unknown tag", { ...stepOf("x"), tags: ["colour:red"] }, 400, /tags/],
  [
    "a rule whose example does not match",
    { ...ruleOf("off", "fee"), content: { ...contentOf(ruleOf("off", "fee")), pattern: "visa" } },
    400,
    /does not match/,
  ],
  [
    "a rule whose look-alike matches",
    { ...ruleOf("off", "fee"), extensions: { negative_examples: ["No fee."] } },
    400,
    /must not/,
  ],
  [
    "a reference to nothing",
    { ...stepOf("x"), extensions: { cites: ["rag_doc/none"] } },
    400,
    /rag_doc\/none/,
  ],
  ["an array", [stepOf("x")], 400, /object/],
];

function contentOf(object: object): object {
  return (object as { content: object }).content;
}

test.for(BAD)(
  "%s is refused with its reason, and leaves nothing",
  async ([, object, status, why]) => {
    const { revision } = host().host.knowledge.current();
    const refused = await promote(object);
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toMatch(why);
    expect(refused.body.problems.length).toBeGreaterThan(0);
    expect(host().host.knowledge.current().revision).toBe(revision);
  },
);

test.for([
  ["promote", (json: string) => json],
  ["test", (json: string) => `{"object":${json},"texts":["x"]}`],
] as const)(
  "a key that an object has twice is refused by %s, as in a file",
  async ([route, around]) => {
    const { revision } = host().host.knowledge.current();
    const twice = JSON.stringify(stepOf("x", { label: "y" }));
    for (const key of ['"label":"z",', '"l\\u0061bel":"z",']) {
      const body = around(twice.replace('"label":', `${key}"label":`));
      const reply = await host().post(`/api/knowledge/${route}`, body);
      expect([reply.status, await reply.text()]).toEqual([
        400,
        expect.stringContaining('has the key \\"label\\" twice; keep one of them'),
      ]);
    }
    expect(host().host.knowledge.current().revision).toBe(revision);
  },
);

test("all problems of one object are told at once", async () => {
  const { body } = await promote({ ...stepOf("x"), version: "one", content: {} });
  expect(body.problems.length).toBeGreaterThanOrEqual(3);
});

test("an object over 1.75 MiB is 413, and so is a body over its limit", async () => {
  const step = stepOf("huge", { label: "x".repeat(1_850_000) });
  expect((await promote(step)).status).toBe(413);
  expect((await promote({ ...step, extra: "x".repeat(2_000_000) })).status).toBe(413);
});

test("a grave rule that fires on lawful texts is refused with the texts", async () => {
  const lawful = Array.from({ length: 60 }, (_, index) => `Nothing is asked, case ${index}.`);
  const source = ruleOf("lawful-source", "plonk") as { extensions: object };
  await promote({ ...source, extensions: { negative_examples: lawful } });
  const eager = {
    ...ruleOf("eager", "asked"),
    content: {
      ...contentOf(ruleOf("eager", "asked")),
      severity: "critical",
      examples: ["It is asked.", "He asked.", "They asked."],
    },
    extensions: { negative_examples: ["Good day.", "Good night.", "Well done."] },
  };
  const refused = await promote(eager);
  expect(refused.status).toBe(400);
  expect(refused.body.detail).toContain("Nothing is asked, case");
  const draft = await promote({ ...eager, tags: ["status:draft", "indicator:illegal_fees"] });
  expect(draft.status, JSON.stringify(draft.body)).toBe(200);
});
