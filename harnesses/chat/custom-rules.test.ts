import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const refusalOf = async (pattern: string): Promise<string> => {
  const reply = await on.post("/api/chat/send", {
    messages: [{ role: "user", content: "Hello" }],
    toggles: { grep: true, custom_grep_rules: [{ rule: "mine", patterns: [pattern] }] },
  });
  expect(reply.status).toBe(400);
  return ((await reply.json()) as { detail: string }).detail;
};

test.for([
  ["(a{1000}){1000}", "1,002,0"],
  ["((a{1000}){1000}){20}", "20,04"],
  ["(((a{1000}){1000}){1000}){1000}", "1,00"],
] as const)("how large %s is, which the host counted, is told", async ([pattern, beginning]) => {
  const detail = await refusalOf(pattern);
  expect(detail).toContain(`patterns.0 compiles to ${beginning}`);
  expect(detail).toMatch(/ [\d,]+ instructions, more than 1000;/);
});

test("advice on a custom rule names only fields that a custom rule has", async () => {
  const detail = await refusalOf("(?=a)b");
  expect(detail).toContain('the look-around "(?="');
  expect(detail).toContain("another of its patterns, with all_required");
  expect(detail).not.toContain("extensions");
});

test("a person's number in a refused rule is still not repeated", async () => {
  expect(await refusalOf("(?=a)b|\\p{+63 917 555 0123}")).not.toContain("917 555 0123");
});
