import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_LAYERS, startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const ask = async (content: string) => (await on.answerTo(content)).split("\n\n");

test.for([
  "Is this number official? +85291554023",
  "Is +852 9155 4023 the real number of the consulate?",
  "क्या यह नंबर असली है? +85291554023",
])(
  "a number that is listed is told with its owner, the day it was seen and where: %s",
  async (text) => {
    const [first = ""] = await ask(text);
    expect(first).toContain("Philippine Consulate General Hong Kong");
    expect(first).toMatch(/2026-11-20.*https:/s);
  },
);

test.for([
  ["Is this number official? +8529155402", "not among the contacts"],
  ["Is this number official? +852915540239", "not among the contacts"],
  ["Is this number official? 9155 4023", "not among the contacts"],
  ["Apakah nomor ini resmi? 0812 3456 7890", "tidak ada di antara kontak"],
  ["Totoo ba ang number na ito +639175550123", "Wala ang"],
  ["ဒီဖုန်းနံပါတ် အစစ်လား? +95 9 123 456 789", "မရှိပါဘူး"],
])("a number nobody known has is told so, and then whom to call: %s", async ([text, unknown]) => {
  const [first = "", second = ""] = await ask(text ?? "");
  expect(first).toContain(unknown);
  expect(second).toContain("2026-");
});

test("a short code is told with the country it is of", async () => {
  const [first = ""] = await ask("Is this number official? 16008 in Qatar");
  expect(first).toContain("Qatar Ministry of Labour hotline (Qatar)");
});

test.for([
  ["Is this number official? +85291554023", "+85291554023: the number of Philippine Consulate"],
  ["Is this number official? +8529155402", "+8529155402: listed nowhere in the library"],
])("a model is told whose the number is: %s", async ([content, line]) => {
  const { harness_trace } = await on.chat({
    messages: [{ role: "user", content }],
    toggles: ALL_LAYERS,
  });
  expect(harness_trace).toMatchObject({ _final_user_text: expect.stringContaining(line ?? "") });
});

test("what else the person says is answered, too", async () => {
  const blocks = await ask(
    "My agent in Dubai keeps my passport and wants 5000 dirham. Is his number official? +971501234567",
  );
  expect(blocks.some((block) => block.includes("+971501234567 is not among"))).toBe(true);
  expect(blocks.some((block) => block.startsWith("Warning signs"))).toBe(true);
});

test.for([
  "Licensed agency, apply now! Call +971501234567",
  `Who are we? A trusted, registered consultancy of 100 people, founded in 2014. ${"We place nurses and teachers with good employers. ".repeat(3)}Call +61 2 8036 3182 to apply.`,
])("an advert that gives a number asks nothing about it: %s", async (text) => {
  expect((await ask(text)).join("\n")).not.toContain("not among the contacts");
});
