import { afterAll, beforeAll, expect, test } from "vitest";
import type { GrepHit } from "../../../host/contract/layer.ts";
import type { ToolCall } from "../../../host/layers/tools/tool-call.ts";
import { ALL_LAYERS, startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const ask = async (...turns: readonly string[]) => {
  const messages = turns.map((content) => ({ role: "user", content }));
  const talk = messages.flatMap((turn) => [turn, { role: "assistant", content: "…" }]).slice(0, -1);
  const { response, harness_trace } = await on.chat({ messages: talk, toggles: ALL_LAYERS });
  const { grep, tools } = harness_trace as {
    readonly grep: { readonly hits: readonly GrepHit[] };
    readonly tools: { readonly calls: readonly ToolCall[] };
  };
  const calls = tools.calls.filter(({ tool }) => tool === "ngo_directory");
  return { blocks: String(response).split("\n\n"), hits: grep.hits, calls };
};

test.for([
  ["minta nomor kedutaan", "Siapa yang bisa membantu"],
  ["হংকংয়ে আমি কাকে ফোন করতে পারি?", "কে সাহায্য করতে পারে"],
  ["ဟောင်ကောင်မှာ ဘယ်သူ့ကို ဖုန်းခေါ်လို့ရလဲ?", "ကူညီပေးနိုင်သူတွေ"],
  ["who can I call in Hong Kong?", "Who can help"],
])(
  "whoever only asks for a contact is told contacts first, and no harm or law: %s",
  async ([question, lead]) => {
    const { blocks, hits } = await ask(question ?? "");
    expect(hits).toEqual([]);
    expect(blocks[0]?.startsWith(lead ?? "-"), blocks[0]).toBe(true);
    expect(blocks[0]).toMatch(/\d{3,}.*2026-/s);
    expect(blocks.length).toBeLessThanOrEqual(3);
  },
);

test("the body that is asked for comes first", async () => {
  const line = async (question: string) => (await ask(question)).blocks[0]?.split("\n")[1];
  expect(await line("police number in Qatar")).toContain("Police emergency number");
  expect(await line("number of the Philippine consulate in Hong Kong")).toContain("Consulate");
});

test("who asks after a story of danger is told first whom to call in danger", async () => {
  const story = "I am from Nepal. My boss in Qatar locked me in and beats me.";
  const { blocks } = await ask(story, "who can I call?");
  expect(blocks[0]).toMatch(/in danger now.*999/);
  expect(blocks[1]).toMatch(/^Who can help/);
});

test.for([
  ["please give me the number of the police in Kuwait he rapes me", /in danger now.*112/],
  ["dame el numero de la embajada, me violan, estoy en Qatar", /999/],
  ["दूतावास का नंबर दो, मार रहा है, कुवैत में", /112/],
  ["embassy number in Kuwait, madam hits me", /in danger now.*112/],
] as const)(
  "two words of harm beside the question are heard as danger: %s",
  async ([text, first]) => {
    const { blocks, calls } = await ask(text);
    expect(calls).toMatchObject([{ args: { in_danger: true } }]);
    expect(blocks[0]).toMatch(first);
  },
);

test("who tells a story and asks in the same message reads the contacts before the law", async () => {
  const { blocks } = await ask("I work in Kuwait and they did not pay my salary. Who can I call?");
  const at = (lead: string) => blocks.findIndex((block) => block.startsWith(lead));
  expect(at("Who can help")).toBeLessThan(at("Law and standards"));
  expect(at("Who can help")).toBeGreaterThanOrEqual(0);
});

test("who is in danger reads whom to call and what to do before what was found, others after it", async () => {
  const order = async (text: string) => {
    const { blocks } = await ask(text);
    const at = (lead: string) => blocks.findIndex((block) => block.startsWith(lead));
    return ["Who can help", "What to keep", "Warning signs", "Law and standards"]
      .toSorted((a, b) => at(a) - at(b))
      .filter((lead) => at(lead) >= 0);
  };
  expect(await order("I am from Kenya. My boss in Riyadh locked me in and beats me.")).toEqual([
    "Who can help",
    "What to keep",
    "Warning signs",
    "Law and standards",
  ]);
  expect(await order("I am from Kenya. My boss in Riyadh did not pay me for 4 months.")).toEqual([
    "Warning signs",
    "Law and standards",
    "Who can help",
    "What to keep",
  ]);
});

test("who is back home is told first whom to call there, and beside it the country of work", async () => {
  const story = "I am back in India from Kuwait. My employer did not pay my last salary.";
  const { blocks } = await ask(story, "who can I call?");
  const [, first = "", second = ""] = blocks[0]?.split("\n") ?? [];
  expect(first).toContain("(India)");
  expect(second).toContain("(Kuwait)");
});

test("who is back home and tells of harm is not sent to the police of the country they left", async () => {
  const { blocks } = await ask("I am back home from Lebanon. My madam beat me and never paid me");
  expect(blocks[0]).toMatch(/^If you or someone with you is in danger now/);
  expect(blocks.join(" ")).not.toContain("Police emergency number, Lebanon");
  const { blocks: nepali } = await ask("म लेबनानबाट नेपाल फर्किएँ, म्याडमले कुट्थिन्, तलब दिइनन्");
  expect(nepali.join(" ")).not.toContain("112");
});

test("who is held where nobody expected is not sent to the police of the country that was promised", async () => {
  const { blocks } = await ask(
    "niko KK Park Myanmar, niliambiwa kazi ya Thailand, wananipiga, nisaidie tafadhali",
  );
  expect(blocks[0]).toMatch(/^Ikiwa uko hatarini sasa/);
  expect(blocks.join(" ")).not.toContain("191");
});

test("a seafarer is told the seafarers' lines in every turn, and none of household workers", async () => {
  const story = "our ship lies off Sharjah for months, we are Indian crew, no wages, no water";
  const { blocks } = await ask(story, "mera passport captain ke pass hai, kisko call kare?");
  expect(blocks.join(" ")).toContain("SeafarerHelp");
  expect(blocks.join(" ")).not.toContain("Domestic Workers' Movement");
});
