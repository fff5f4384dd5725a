import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import type { Reading } from "../../../../contract/reading.ts";
import type { Draft } from "../../block.ts";
import { oneLine } from "../../plain.ts";
import { UNSEEN } from "./provisions.ts";
import { isQuestion } from "../../evidence/situation.ts";

type Law = KnowledgeObject<"rag_doc">;
type Provision = NonNullable<NonNullable<Law["extensions"]>["provisions"]>[number];

/** What a provision on a subject speaks of, in the words of the library. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  passport: /passport|travel document/i,
  seizure: /passport|travel document/i,
  unpaid: /wage|salar|unpaid/i,
  deduction: /deduct/i,
  loan: /interest|\bloan|lender/i,
  contract: /contract|terminat|notice/i,
  overtime: /overtime|rest day|hours/i,
  salary: /wage|salar/i,
};

/** Words that provisions of every kind hold. */
const COMMON = new Set(
  "about abroad after agency agent allow allowed before country domestic employer from have helper home housemaid kong labour maid month months must only over person salary should that their them there this what when where which with work worker workers year years your".split(
    " ",
  ),
);

/** Words in common by which a provision answers a question, and beside a subject. */
const ENOUGH = 2;
const MOST = 2;
const LONGEST = 700;

/** The provisions of a document that answer what a message asks, each whole, with its section; empty where none surely does, or nothing is asked. Of several that do, those that have most words in common with it. */
export function answeringProvisions({ knowledge, reading }: Draft, id: string): string {
  if (!isQuestion(reading)) return "";
  const provisions = knowledge.get("rag_doc", id)?.extensions?.provisions ?? [];
  const words = wordsOf(reading.folded.folded);
  const scored = provisions.map((provision, index) => {
    return { provision, index, score: scoreOf(provision, words, reading) };
  });
  const least = Math.max(ENOUGH, ...scored.map(({ score }) => score - 1));
  const told = scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MOST)
    .toSorted((a, b) => a.index - b.index)
    .map(({ provision }) => inWords(provision));
  const both = told.join(" ");
  return both.length <= LONGEST ? both : oneLine(told[0] ?? "", LONGEST);
}

function inWords({ section, fact, seen_in_source }: Provision): string {
  const doubt = seen_in_source ? "" : UNSEEN;
  return `${section}${doubt}: ${fact}`;
}

function scoreOf(
  { section, fact }: Provision,
  words: readonly string[],
  { topics }: Reading,
): number {
  const own = wordsOf(`${section} ${fact}`.toLowerCase());
  const shared = words.filter((word) => own.some((other) => isKin(word, other))).length;
  const isOfSubject = Object.entries(SUBJECTS).some(
    ([topic, spoken]) => topics.has(topic) && spoken.test(`${section} ${fact}`),
  );
  return shared + (isOfSubject ? 1 : 0);
}

function wordsOf(text: string): readonly string[] {
  const words = text.match(/[a-z]{4,}/g) ?? [];
  return [...new Set(words)].filter((word) => !COMMON.has(word));
}

/** Letters that two forms of a word begin with alike: "keeping" and "keep", "termination" and "terminate". */
const KIN = 5;

function isKin(one: string, other: string): boolean {
  const letters = Math.min(KIN, one.length, other.length);
  return one.slice(0, letters) === other.slice(0, letters);
}
