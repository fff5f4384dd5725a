import { bundledDocuments } from "../../host/retrieval/library.fixture.ts";
import { passagesOf, type SourceDocument } from "../../host/retrieval/text/passages.ts";
import { sentencesOf } from "../../host/retrieval/text/sentences.ts";

/** A repeatable source of numbers in [0, 1): mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `n` one-passage documents whose sentences are drawn from the bundled ones. */
export function permutedDocuments(n: number): SourceDocument[] {
  const random = seeded(7);
  const real = bundledDocuments.flatMap(passagesOf);
  const sentences = real.flatMap(({ text }) => sentencesOf(text));
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  return Array.from({ length: n }, (_, at) => {
    const { document } = pick(real);
    const text = Array.from({ length: 5 }, () => pick(sentences))
      .join(" ")
      .slice(0, 850);
    return { ...document, id: `d${at}`, citation: null, aliases: [], text };
  });
}

/** Messages as people send them, with what a reading would say of them. */
export const QUERIES: readonly {
  readonly text: string;
  readonly topics: readonly string[];
  readonly countries: readonly string[];
}[] = [
  {
    text: "Can the agency in Hong Kong make a Filipino helper pay a training fee of 5,000 dollars?",
    topics: ["agent", "fee", "domestic_work"],
    countries: ["PH", "HK"],
  },
  {
    text: "My boss keeps my passport and has not paid my salary for three months. What can I do?",
    topics: ["employer", "passport", "seizure", "unpaid", "salary"],
    countries: ["SA"],
  },
  {
    text: "HIRING caregivers! Placement fee 60k, half before departure, the rest by salary deduction. Passport stays with the office until the loan is paid.",
    topics: ["recruitment", "recruitment_fee", "fee", "deduction", "passport", "loan"],
    countries: [],
  },
  {
    text: "एजेन्सीले दुई लाख रुपैयाँ माग्यो, पासपोर्ट पनि राखेको छ",
    topics: ["agent", "fee", "passport"],
    countries: ["NP", "MY"],
  },
  {
    text: "What does C181 say about recruitment fees, and which exceptions does it allow?",
    topics: ["fee", "recruitment_fee"],
    countries: [],
  },
  {
    text: "They lock the gate at night, the supervisor beats us, and nobody may leave before the debt is worked off.",
    topics: ["confinement", "violence", "loan"],
    countries: ["AE"],
  },
];
