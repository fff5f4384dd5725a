import { afterAll, expect, test } from "vitest";
import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import { call } from "../../../../../tools/ngo_directory.ts";
import { NO_TOGGLES } from "../../../../reading/reading.fixture.ts";
import { startTestHost } from "../../../../test-host.ts";
import { composer } from "../../composer.ts";
import { LANGUAGES, type Language } from "../../language.ts";
import { readingOf, traceOf } from "../../evidence/sample-evidence.ts";

type Entry = KnowledgeObject<"ngo_directory">;

/** Scripts in which a word of Latin letters is a foreign one. */
const OWN_SCRIPT = new Set<Language>(
  "ne hi bn ar ru uk ur am si ta th my km zh zh-hant".split(" ") as Language[],
);

const on = await startTestHost();
afterAll(() => on[Symbol.asyncDispose]());
const knowledge = on.host.knowledge.current();
const police = knowledge.all("ngo_directory").filter(isPolice);

/** The line of each contact of a corridor, as somebody who writes `language` reads it. */
async function linesFor(corridor: string, language: Language, at_sea = true): Promise<string[]> {
  const args = { corridor, language, at_sea, in_danger: true };
  const { contacts = [] } = call(args, { knowledge, toggles: NO_TOGGLES });
  const reading = readingOf({ language, corridors: [] });
  const evidence = { trace: traceOf({ contacts }), reading, knowledge };
  const params = { max_new_tokens: 8192, temperature: 1, top_p: 1, top_k: 1 };
  const { text } = await composer().generate(
    { messages: [], params, evidence },
    new AbortController().signal,
  );
  return text.split("\n").filter((line) => line.startsWith("- "));
}

const numbersOf = ({ content, extensions = {} }: Entry): (string | null | undefined)[] => [
  content.phone,
  extensions.phone_from_abroad,
  extensions.whatsapp,
  extensions.danger_phone,
  ...Object.values(extensions.phones_by_language ?? {}),
];

test("in every language, each number told of a contact is one the directory holds of it, and no English note is told", async () => {
  const entries = knowledge.all("ngo_directory");
  const corridors = new Set(entries.flatMap(({ content }) => content.applicable_corridors ?? []));
  let told = 0;
  for (const language of LANGUAGES.filter((each) => each !== "en")) {
    for (const corridor of corridors) {
      for (const line of await linesFor(corridor, language)) {
        const entry = entries.find(({ content }) => line.includes(content.name));
        const known = new Set((entry === undefined ? police : [entry]).flatMap(numbersOf));
        const plain = withoutNames(line, entry);
        const numbers = plain.match(/[+*#]?\d{3,}/g) ?? [];
        expect(
          numbers.filter((number) => !known.has(number)),
          line,
        ).toEqual([]);
        expect(foreignWords(plain, language, entry), line).toEqual([]);
        told += numbers.length;
      }
    }
  }
  expect(told).toBeGreaterThan(2000);
});

/** What is left of a line without name, addresses, days and hours. */
function withoutNames(line: string, entry: Entry | undefined): string {
  return line
    .replaceAll(entry?.content.name ?? "\n", "")
    .replaceAll(/https?:\S+|\S+@\S+|[\u2066-\u2069]|WhatsApp/g, "")
    .replaceAll(/\b(?:2026|2569)\b|\d\d:\d\d/g, "");
}

function foreignWords(plain: string, language: Language, entry: Entry | undefined): string[] {
  if (!OWN_SCRIPT.has(language) || entry?.extensions?.caution !== undefined) return [];
  return plain.match(/[A-Za-z]{2,}/g) ?? [];
}

function isPolice({ extensions }: Entry): boolean {
  return extensions?.kind === "police_emergency";
}

test("what a contact tells to dial in danger is a number of the police there", async () => {
  const entries = knowledge.all("ngo_directory");
  const pointing = entries.filter(({ extensions }) => extensions?.danger_phone !== undefined);
  expect(pointing.length).toBeGreaterThan(0);
  for (const { id, content, extensions } of pointing) {
    const there = police.find((entry) => entry.content.jurisdiction === content.jurisdiction);
    const numbers = [there?.content.phone, ...(there?.extensions?.phones_other ?? [])];
    expect(numbers, id).toContain(extensions?.danger_phone);
  }
});

test("a Nepali reader is told in Nepali what to know of a contact, and the Nepali number where languages have numbers of their own", async () => {
  const japan = (await linesFor("*-JP", "ne", false)).join("\n");
  expect(japan).toContain("0120750880");
  expect(japan).not.toContain("0120811610");
  expect(japan).toContain("त्यहाँ तपाईंको भाषा बोलिन्छ।");
  const qatar = (await linesFor("*-QA", "ne", false)).join("\n");
  expect(qatar).toContain("प्रहरीको आपतकालीन नम्बर (कतार): 999");
  expect(qatar).toContain("श्रम कार्यालय");
});
