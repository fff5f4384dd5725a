import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../../host/test-host.ts";

const user = (content: unknown) => ({ role: "user", content });

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

describe("a request that cannot be answered is refused before the stream opens", () => {
  const nested = `${'{"a":'.repeat(70)}1${"}".repeat(70)}`;
  test.for([
    ["broken JSON", '{"messages": [', 400, "JSON"],
    ["a top-level string", '"hello"', 400, ""],
    ["no messages", {}, 400, "messages"],
    ["an empty list", { messages: [] }, 400, "messages"],
    ["an unknown role", { messages: [{ role: "tool", content: "x" }] }, 400, "role"],
    ["a wrong type", { messages: [{ role: "user", content: 5 }] }, 400, "content"],
    ["no user turn", { messages: [{ role: "assistant", content: "x" }] }, 400, "user"],
    ["too deep JSON", nested, 400, "64"],
    [
      "temperature 3",
      { messages: [user("x")], generation: { temperature: 3 } },
      400,
      "temperature",
    ],
    ["top_p 0", { messages: [user("x")], generation: { top_p: 0 } }, 400, "top_p"],
    ["top_k -1", { messages: [user("x")], generation: { top_k: -1 } }, 400, "top_k"],
    [
      "0 tokens",
      { messages: [user("x")], generation: { max_new_tokens: 0 } },
      400,
      "max_new_tokens",
    ],
    [
      "9000 tokens",
      { messages: [user("x")], generation: { max_new_tokens: 9000 } },
      400,
      "max_new_tokens",
    ],
    ["an unknown key", { messages: [user("x")], toggle: {} }, 400, "toggle"],
    [
      "an image by URL",
      { messages: [user([{ type: "image", image: "https://x/y.png" }])] },
      400,
      "store://",
    ],
    [
      "an unknown image",
      { messages: [user([{ type: "image", image: "store://nope" }])] },
      400,
      "store://nope",
    ],
    [
      "51 custom rules",
      {
        messages: [user("x")],
        toggles: {
          custom_grep_rules: Array.from({ length: 51 }, () => ({ rule: "a", patterns: ["a"] })),
        },
      },
      400,
      "custom_grep_rules",
    ],
    [
      "a custom rule with look-around",
      {
        messages: [user("x")],
        toggles: { grep: true, custom_grep_rules: [{ rule: "peek", patterns: ["(?=a)b"] }] },
      },
      400,
      "peek",
    ],
    ...[
      { url: "javascript:alert(1)" },
      { url: "https:// ngo.org" },
      { url: "https://" },
      { url: "http://user@ngo.org" },
      { phone: "at the office" },
      { email: "our office" },
    ].map(
      (way) =>
        [
          `a contact at ${Object.values(way).join()}`,
          {
            messages: [user("x")],
            toggles: {
              custom_ngo_intake: [{ corridor_origin: "*", corridor_dest: "*", name: "N", ...way }],
            },
          },
          400,
          `custom_ngo_intake.0.${Object.keys(way).join()}`,
        ] as const,
    ),
    [
      "a document whose address is none",
      {
        messages: [user("x")],
        toggles: { custom_rag_docs: [{ text: "x", source_url: "javascript:alert(1)" }] },
      },
      400,
      "custom_rag_docs.0.source_url",
    ],
    [
      "a text part with an image that is no upload",
      {
        messages: [{ role: "user", content: [{ type: "text", text: "x", image: "http://x.org" }] }],
      },
      400,
      "store://",
    ],
    ["a body over 2 MiB", { messages: [user("x".repeat(2_200_000))] }, 413, "2 MiB"],
  ] as const)("%s", async ([, body, status, words]) => {
    const reply = await on.post("/api/chat/send", body);
    expect(reply.status).toBe(status);
    const { detail } = (await reply.json()) as { detail: string };
    expect(detail).toContain(words);
    expect(detail).not.toMatch(/at .*\.ts|node_modules/);
  });

  test("another media type is 415", async () => {
    const reply = await fetch(`${on.url}/api/chat/send`, { method: "POST", body: "hello" });
    expect(reply.status).toBe(415);
  });
});
