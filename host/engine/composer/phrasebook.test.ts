import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { answerLanguage, LANGUAGES } from "./language.ts";
import { buildPhrasebook } from "./phrasebook.ts";
import { SLOTS } from "../../../schemas/answer-slots.ts";
import { placeholdersOf } from "../../../schemas/placeholders.ts";

type Template = KnowledgeObject<"prompt_template">;
type Step = KnowledgeObject<"reasoning_step">;

const bundled = (leaf: string): KnowledgeObject[] => {
  const folder = join(import.meta.dirname, "../../../knowledge/core", leaf);
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as KnowledgeObject,
  );
};
const templates = bundled("prompt_template") as Template[];
const steps = bundled("reasoning_step") as Step[];

const template = (id: string, slot: string, text: string): Template => ({
  schema_version: "1.0",
  knowledge_object_type: "prompt_template",
  id,
  content: { label: id, text },
  extensions: { slot: `answer-${slot}`, language: "en" },
});

/** What is said to whoever writes in none of the languages. */
const ENGLISH_ONLY = new Set(["unread"]);

test("every slot is filled in every language, with the placeholders it is given", () => {
  const texts = new Map(
    templates.map((one) => [`${one.extensions?.language} ${one.extensions?.slot}`, one]),
  );
  for (const language of LANGUAGES) {
    for (const [slot, placeholders] of SLOTS) {
      if (language !== "en" && ENGLISH_ONLY.has(slot)) continue;
      const found = texts.get(`${language} answer-${slot}`);
      expect(found, `${language} ${slot}`).toBeDefined();
      const used = placeholdersOf(found?.content.text ?? "");
      expect(used.toSorted(), `${language} ${slot}`).toEqual([...placeholders].toSorted());
      expect(found?.extensions?.placeholders).toEqual(used);
    }
  }
});

test("every step of an answer is told in every language", () => {
  const slots = new Set(
    templates.map((one) => `${one.extensions?.language} ${one.extensions?.slot}`),
  );
  const told = steps.filter(({ extensions }) => extensions?.slot === "answer-steps");
  expect(told.length).toBeGreaterThan(5);
  for (const { id } of told) {
    for (const language of LANGUAGES.filter((name) => name !== "en")) {
      expect(slots.has(`${language} answer-step-${id}`), `${language} ${id}`).toBe(true);
    }
  }
});

test("templates hold no number, link or address of their own", () => {
  const grounded = templates.filter(({ content }) =>
    /\p{Nd}{3}|https?:|www\.|@/u.test(content.text),
  );
  expect(grounded.map(({ id }) => id)).toEqual([]);
});

test("no letter or mark of another script touches a link: it would be taken for a part of it", () => {
  const touched = templates.filter(({ content }) =>
    /\{(?:citation|contact|law|name|reach|source)\}[^\p{ASCII}]/u.test(content.text),
  );
  expect(touched.map(({ id }) => id)).toEqual([]);
});

test("the bundled templates have no problem", () => {
  expect(snapshotOf([...templates, ...steps]).derive(buildPhrasebook).problems).toEqual([]);
});

test("a sentence that is missing in a language is said in English", () => {
  const book = buildPhrasebook(snapshotOf([template("a", "closing", "The end.")]));
  expect(book.say("tl", "closing")).toBe("The end.");
});

test("without any template the values are still said", () => {
  const book = buildPhrasebook(snapshotOf([]));
  expect(book.size).toBe(0);
  expect(book.say("en", "contact", { name: "Desk", place: "Kuwait", reach: "+965 1" })).toBe(
    "Desk Kuwait +965 1",
  );
});

test("a template that asks for what its slot does not give, or drops a value, is left out and named", () => {
  const book = buildPhrasebook(
    snapshotOf([
      template("invents", "contact", "{name} {place} {reach} {secret}"),
      template("drops", "contact", "Call {name}"),
      template("lost", "nowhere", "x"),
    ]),
  );
  expect(book.size).toBe(0);
  expect(book.problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining("prompt_template/invents uses {secret}"),
      expect.stringContaining("prompt_template/drops leaves out {place}, {reach}"),
      expect.stringContaining("prompt_template/lost fills the unknown slot nowhere"),
    ]),
  );
});

test("drafts do not speak", () => {
  const draft = { ...template("a", "closing", "Draft."), tags: ["status:draft"] };
  expect(buildPhrasebook(snapshotOf([draft])).say("en", "closing")).toBe("");
});

test.each([
  ["tl", "tl"],
  ["fil", "tl"],
  ["ms", "ms"],
  ["ar-EG", "ar"],
  ["hi-Latn", "en"],
  ["mn", "en"],
  ["ru", "ru"],
  ["zh", "zh"],
  ["zh-CN", "zh"],
  ["zh-hant", "zh-hant"],
  ["zh-Hant-TW", "zh-hant"],
  ["zh-HK", "zh-hant"],
  [null, "en"],
])("who writes %s is answered in %s", (read, language) => {
  expect(answerLanguage({ text: "", language: read, corridors: [] })).toBe(language);
});

const route = (origin: string | null) => [{ origin, destination: "AE", basis: "named" as const }];

test.for([
  ["ur", "kafeel ne passport rakh liya", "PK"],
  ["hi", "kafeel ne passport rakh liya", "IN"],
  ["hi", "kafeel ne passport rakh liya", null],
  ["ur", "AoA, malik tankhwah nahi deta", null],
  ["ur", "Assalam o alaikum, malik tankhwah nahi deta", null],
  ["ur", "Khuda ke liye madad karo", null],
  ["hi", "Assalam o alaikum, malik tankhwah nahi deta", "IN"],
  ["hi", "मालिक पासपोर्ट नहीं देता", "PK"],
] as const)(
  "what is Hindi or Urdu in Latin letters is answered in %s: %s, from %s",
  ([language, text, origin]) => {
    expect(answerLanguage({ text, language: "hi", corridors: route(origin) })).toBe(language);
  },
);
