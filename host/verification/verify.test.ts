import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLines } from "../../bench/quality/lines.ts";
import type { OthersMessage } from "../../bench/quality/measures/by-others.ts";
import type { ChatAnswer } from "../../schemas/http/chat.ts";
import { Verification } from "../../schemas/http/verification.ts";
import { validator } from "../../schemas/validate.ts";
import type { Trace } from "../contract/layer.ts";
import { startTestHost } from "../test-host.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { checkWith, objects } from "./library.fixture.ts";
import { verifyAnswer } from "./verify.ts";

const ROOT = join(import.meta.dirname, "../..");

const check = checkWith(snapshotOf(objects, "core"));

const HOSTILE = [
  "Call DMW main lines at +63 2 5555 0000, see https://dmw-help.example or RA 99999.",
  "The Anti-Slavery Hope Act 2031 caps the placement fee at PHP 48,765. Call 1\u200b9\u200b5\u200b5.",
  "[https://dmw.gov.ph](https://evil.example) help@evil.example, 800HELPNOW, nine one one",
];

test("the claims have the declared shape, and their places hold what stands in the final text", () => {
  for (const answer of HOSTILE) {
    const { text, verification, claims } = check(answer);
    const shape = validator(Verification);
    expect(shape.accepts(verification), JSON.stringify(shape.problems())).toBe(true);
    expect(claims.length).toBeGreaterThan(1);
    for (const { start, end, text: words, action } of claims) {
      const there = text.slice(start, end);
      if (action === "kept") expect(there).toBe(words);
      else if (action === "removed")
        expect(there).toMatch(/^\[\w+ removed: not in the verified \w+\]$/);
      else expect(there).not.toBe(words);
    }
  }
});

test("places are those of the original around invisible signs and native digits", () => {
  const answer = "नमस्ते\u200d! कल करें +६३\u200b२८७२२११४४ और 1\u200b3\u200b4\u200b8 पर कॉल";
  const { text, of } = check(answer);
  expect(text).toBe(answer);
  expect(of("phone").map(({ start, end }) => text.slice(start, end))).toEqual([
    "+६३\u200b२८७२२११४४",
    "1\u200b3\u200b4\u200b8",
  ]);
});

const BITS = fc.constantFrom(
  ...HOSTILE.flatMap((answer) => answer.split(" ")),
  ...'Call hotline 1348 +63287221144 +63 917 555 0199 , . \n ( ) [ ]( " “ ” > C189 Law No. 12/2020 the Act Mission for Migrant Workers HK maximum fee is PHP 500 ８ ४ \u200b \u202e one two double 2026-11-20 www. @ :// dmw.gov.ph'.split(
    " ",
  ),
);
const ANSWERS = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(BITS, { maxLength: 40 }).map((bits) => bits.join(" ")),
  fc.array(BITS, { maxLength: 20 }).map((bits) => bits.join("")),
);

test("whatever the answer, nothing is thrown and a second checking changes nothing", () => {
  fc.assert(
    fc.property(ANSWERS, (answer) => {
      const once = check(answer, { corridor: "PH-HK" });
      expect(check(once.text, { corridor: "PH-HK" }).text).toBe(once.text);
      for (const { start, end } of once.claims)
        expect(start < end && end <= once.text.length).toBe(true);
    }),
    { numRuns: 600 },
  );
});

test("the same answer gives the same result", () => {
  for (const answer of HOSTILE)
    expect(check(answer).verification).toEqual(check(answer).verification);
});

describe("an answer that lost what it said is given up", () => {
  test.for([
    ["most sentences gone", "Call +63 917 555 0199. Or +63 917 555 0198. Be safe.", true],
    ["nothing said", " \n", true],
    ["one of three gone", "Keep your passport. Keep the receipts. Call +63 917 555 0199.", false],
    ["all verified", "Call 1348.", false],
    ["replaced by the truth", "DMW main lines: +63 2 5555 0000.", false],
  ] as const)("%s", ([, answer, failed]) => {
    expect(check(answer).failed).toBe(failed);
  });
});

test("without a library nothing is verified", () => {
  const { text } = check("Call +63287221144.", { knowledge: snapshotOf([]) });
  expect(text).toBe("Call [number removed: not in the verified directory].");
});

test("what the composer writes passes unchanged, for the example prompts and for messages in every language", async () => {
  await using on = await startTestHost();
  const knowledge = on.host.knowledge.current();
  const all = knowledge.all("evaluation_prompt").map(({ content }) => content.question);
  const spoken = (await readLines<OthersMessage>(join(ROOT, "bench/quality/sets/by-others.jsonl")))
    .filter(({ harm }) => harm)
    .map(({ text }) => text);
  const prompts = [
    ...all.filter((_, index) => index % 10 === 0),
    ...spoken.filter((_, index) => index % 9 === 0),
  ];
  expect(prompts.length).toBeGreaterThan(200);
  let claims = 0;
  for (const content of prompts) {
    const final = await on.chat({
      messages: [{ role: "user", content }],
      toggles: { grep: true, rag: true, tools: true },
    });
    const { response, harness_trace, verification } = final as unknown as ChatAnswer;
    expect(verification, content).toMatchObject({ checked: true, answer_changed: false });
    const again = verifyAnswer(response, { trace: harness_trace as unknown as Trace, knowledge });
    expect(again.text).toBe(response);
    claims += again.verification.claims.length;
  }
  expect(claims).toBeGreaterThan(prompts.length * 3);
});
