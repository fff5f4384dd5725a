import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { corridorFigures } from "./measures/corridors.ts";
import { NEEDS } from "../../schemas/needs.ts";
import { SAYINGS, type Turn } from "../../host/commands/train/turns.ts";
import type { ClauseText, NeedText } from "../../host/commands/train/lesson.ts";
import { readSet } from "../../host/commands/train/lessons.ts";
import { evaluate, readSets, type Sets } from "./evaluation.ts";
import { knowledgeOf } from "./judged.ts";
import { readLines } from "./lines.ts";
import { retrievalFigures } from "./measures/retrieval.ts";

const TRAINING = join(import.meta.dirname, "training");
const NEEDED = join(import.meta.dirname, "needs");
const CLAUSES = join(import.meta.dirname, "clauses");
const TURNS = join(import.meta.dirname, "turns");

let knowledge: Snapshot;
let sets: Sets;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
  sets = await readSets(false);
});

test("questions are many, in many languages, and what answers them exists", () => {
  const questions = [...sets.questions, ...sets.questionsByOthers];
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(new Set(questions.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { id, documents } of questions) {
    expect(documents.length, id).toBeGreaterThan(0);
    for (const document of documents)
      expect(knowledge.get("rag_doc", document), `${id}: ${document}`).toBeDefined();
  }
});

test("messages about routes name routes that exist, with the cap of their profile", () => {
  const { corridors } = sets;
  expect(corridors.length).toBeGreaterThanOrEqual(100);
  expect(new Set(corridors.map(({ text }) => text)).size).toBe(corridors.length);
  for (const { id, corridor, cap } of corridors) {
    const profile = knowledge.get("corridor_profile", corridor.toLowerCase());
    const { amount = null, currency = null, rules = [] } = profile?.extensions?.fee_cap ?? {};
    const told = rules.length > 0 ? "by rule" : "unknown";
    expect(amount === null ? told : `${amount} ${currency}`, id).toBe(cap);
  }
});

test("plain statements are short, in every language of the labelled texts but one, and none is there twice", () => {
  const { plain, texts } = sets;
  expect(plain.length).toBeGreaterThanOrEqual(180);
  expect(new Set(plain.map(({ text }) => text)).size).toBe(plain.length);
  expect(new Set(plain.map(({ id }) => id)).size).toBe(plain.length);
  const languages = new Set(plain.map(({ language }) => language));
  const missing = new Set(texts.map(({ language }) => language)).difference(languages);
  expect([...missing]).toEqual(["ceb"]);
  for (const { id, text } of plain) expect(text.length, id).toBeLessThanOrEqual(80);
});

test("messages by others are of every language of the labelled texts and of all kinds, and none teaches the text model", async () => {
  const { byOthers, texts } = sets;
  expect(new Set(byOthers.map(({ id }) => id)).size).toBe(byOthers.length);
  const languages = new Set(byOthers.map(({ language }) => language));
  expect([...languages].toSorted()).toEqual(
    [...new Set(texts.map(({ language }) => language))].toSorted(),
  );
  const harmful = byOthers.filter(({ harm }) => harm).length;
  expect(harmful).toBeGreaterThanOrEqual(500);
  expect(byOthers.length - harmful).toBeGreaterThanOrEqual(500);
  const taught = new Set((await readSet(TRAINING)).map(({ text }) => text));
  expect(byOthers.filter(({ text }) => taught.has(text))).toEqual([]);
});

test("messages that nothing reads are in languages that no labelled text is in", () => {
  const { texts, unread } = sets;
  expect(new Set(unread.map(({ id }) => id)).size).toBe(unread.length);
  const languages = new Set(unread.map(({ language }) => language));
  const labelled = new Set(texts.map(({ language }) => language));
  expect([...languages.intersection(labelled)]).toEqual(["ceb"]);
  expect(languages.size).toBeGreaterThanOrEqual(150);
});

test("answers written for the grader are five to each of twenty prompts, and none is stored", async () => {
  const answers = await readLines<{ prompt_id: string; tier: number; response_text: string }>(
    join(import.meta.dirname, "sets/grading-unseen.jsonl"),
  );
  const prompts = Map.groupBy(answers, ({ prompt_id }) => prompt_id);
  expect(prompts.size).toBe(20);
  for (const [id, its] of prompts) {
    expect(its.map(({ tier }) => tier)).toEqual([1, 2, 3, 4, 5]);
    const stored = knowledge.get("evaluation_prompt", id)?.extensions?.tiers ?? [];
    expect(stored.length, id).toBeGreaterThanOrEqual(5);
    for (const { response_text } of its)
      expect(stored.map(({ text }) => text)).not.toContain(response_text);
  }
});

test("a few of each set are measured", async () => {
  const few = {
    texts: sets.texts.slice(0, 6),
    questions: sets.questions.slice(0, 6),
    corridors: sets.corridors.slice(0, 6),
    plain: sets.plain.slice(0, 8),
    byOthers: sets.byOthers.slice(0, 8),
    needs: sets.needs.slice(0, 6),
    turns: sets.turns.slice(0, 6),
    contracts: sets.contracts.slice(3, 6),
    unread: sets.unread.slice(0, 6),
    samples: { messages: [], adverts: sets.samples.adverts.slice(0, 2) },
    questionsByOthers: sets.questionsByOthers.slice(0, 6),
    isWhole: false,
  };
  const done = new Set<string>();
  const { figures, judged, answered, looked } = await evaluate(knowledge, few, (doing) =>
    done.add(doing),
  );
  expect([judged.length, answered.length, looked.length]).toEqual([6, 6, 6]);
  const adverts = few.samples.adverts.length === 0 ? [] : ["Reading samples"];
  expect([...done]).toEqual([
    "Judging",
    "Finding law",
    "Finding law for others",
    "Looking up routes",
    "Reading plain statements",
    "Reading what others wrote",
    "Reading what nothing reads",
    "Hearing needs",
    "Hearing turns",
    "Reading contracts",
    ...adverts,
  ]);
  const byName = new Map(figures.map((figure) => [figure.name, figure]));
  expect(byName.get("retrieval: recall@5")?.n).toBe(6);
  expect(byName.get("tools: right route first")?.n).toBe(6);
});

test("recall counts the first five, and the rank the first that is right", () => {
  const question = { id: "q", language: "en", documents: ["right", "also-right"], text: "?" };
  const found = [["right"], ["x", "also-right"], ["a", "b", "c", "d", "e", "right"], []];
  const answered = found.map((each) => ({ question, found: each, isAnswerable: true }));
  const draft = { question, found: [], isAnswerable: false };
  const values = retrievalFigures([...answered, draft]).map(({ value }) => value);
  expect(values.slice(0, 4)).toEqual([0.4, 0.5, 0.2, 0.3]);
});

test("a cap that is not known is right only where it is told as unknown", () => {
  const question = { id: "c", language: "en", corridor: "PH-TW", cap: "unknown", text: "?" };
  const zero = { ...question, corridor: "PH-HK", cap: "0 PHP" };
  const looked = [
    { question, corridors: ["PH-TW"], statement: "unknown; no limit was confirmed, and so on" },
    { question, corridors: [], statement: "" },
    { question: zero, corridors: ["PH-HK"], statement: "may be charged nothing (0 PHP). Basis" },
    { question: zero, corridors: ["*-HK", "PH-HK"], statement: "at most PHP 10,000." },
  ];
  const [route, cap, unknown] = corridorFigures(looked);
  expect([route?.value, cap?.value, unknown?.value]).toEqual([0.5, 0.5, 0.5]);
});

test("a limit that is no sum is right where it is told by its rule, and wrong as a sum or as unknown", () => {
  const question = { id: "c", language: "en", corridor: "PH-TW", cap: "by rule", text: "?" };
  const statements = [
    "may take one month's basic pay at most.",
    "may be charged at most PHP 10,000.",
    "unknown; no limit was confirmed",
    "",
  ];
  const looked = statements.map((statement) => ({ question, corridors: ["PH-TW"], statement }));
  expect(corridorFigures(looked)[1]?.value).toBe(0.25);
});

test("messages of need are of every language of the labelled texts, each need in each, and none teaches a model", async () => {
  const { needs, texts } = sets;
  expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length);
  for (const language of new Set(texts.map((text) => text.language)))
    for (const need of [...NEEDS, null])
      expect(
        needs.some((message) => message.language === language && message.need === need),
        `${language}: ${need}`,
      ).toBe(true);
  const learned = new Set((await readSet<NeedText>(NEEDED)).map(({ text }) => text));
  expect(needs.filter(({ text }) => learned.has(text))).toEqual([]);
});

test("turns of conversations are of every language of the labelled texts, each saying in each, and none teaches a model", async () => {
  const { turns, texts } = sets;
  expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
  for (const language of new Set(texts.map((text) => text.language)))
    for (const saying of SAYINGS)
      expect(
        turns.some((turn) => turn.language === language && turn.says === saying),
        `${language}: ${saying}`,
      ).toBe(true);
  const learned = new Set((await readSet<Turn>(TURNS)).map(({ text }) => text.toLowerCase()));
  expect(turns.filter(({ text }) => learned.has(text.toLowerCase()))).toEqual([]);
});

test("contracts are of every language of the labelled texts, as many lawful ones as such with a bad clause, which stands in the text and teaches no model", async () => {
  const { contracts, texts } = sets;
  expect(new Set(contracts.map(({ text }) => text)).size).toBe(contracts.length);
  const clauses = await readSet<ClauseText>(CLAUSES);
  const learned = new Set(clauses.map(({ text }) => text.toLowerCase()));
  for (const language of new Set(texts.map((text) => text.language))) {
    const own = contracts.filter((contract) => contract.language === language);
    const buried = own.filter(({ kind }) => kind === "buried");
    expect([language, own.length, buried.length]).toEqual([language, 8, 4]);
    for (const { id, text, bad } of buried) {
      expect(text, id).toContain(bad);
      expect(learned.has(bad.toLowerCase()), id).toBe(false);
    }
    const taught = clauses.filter((clause) => clause.language === language);
    expect(new Set(taught.map(({ binds }) => binds)).size, language).toBe(2);
  }
});
