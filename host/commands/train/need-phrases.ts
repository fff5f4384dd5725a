import type { Need } from "../../../schemas/needs.ts";
import { EMERGENCIES } from "../../reading/vocabulary/emergencies/table.ts";
import { VOCABULARIES } from "../../reading/vocabulary/table.ts";
import type { Subject, Vocabulary } from "../../reading/vocabulary/subject.ts";
import type { HarmLesson } from "./fitting/fit-harms.ts";

/** Phrases that tell a need by themselves. */
const TELLING: Readonly<Partial<Record<Subject, Need>>> = {
  wish_to_die: "wish_to_die",
  medical: "needs_doctor",
  release: "ransom",
};

/** Words that tell a wish to die together. */
const PAIRS: readonly (readonly [Subject, Subject])[] = [
  ["means", "farewell"],
  ["jump", "height"],
  ["taking", "poison"],
  ["cutting", "vein"],
];

/** The phrases by which the reading hears needs as lessons: a model that learned them knows the words in other company, too. */
export function needPhrases(): readonly HarmLesson[] {
  return EMERGENCIES.flatMap((vocabulary) => [
    ...Object.entries(TELLING).flatMap(([subject, need]) =>
      listed(vocabulary, subject as Subject).map((text) => ({ text, dimensions: [need] })),
    ),
    ...PAIRS.flatMap(([one, other]) => pairs(vocabulary, one, other)),
  ]);
}

/** Words of work and of everyday life: a model that learned phrases only of need takes any few words for one. */
const ORDINARY: readonly Subject[] = [
  "salary",
  "recruitment",
  "worker",
  "sector",
  "employer",
  "agent",
  "fee",
  "contract",
  "visa",
  "travel",
  "law",
  "everyday",
  "care",
  "fishing",
  "domestic_work",
];

/** Phrases that tell no need, those among them that take the meaning from a word inside them: "don't want to live in". */
export function ordinaryPhrases(): readonly HarmLesson[] {
  return VOCABULARIES.flatMap((vocabulary) => [
    ...ORDINARY.flatMap((subject) => listed(vocabulary, subject)),
    ...(vocabulary.neutral?.split("|") ?? []),
  ]).map((text) => ({ text, dimensions: [] }));
}

/** Every word of the longer list with one of the other, in turn. */
function pairs(vocabulary: Vocabulary, one: Subject, other: Subject): readonly HarmLesson[] {
  const [some, others] = [listed(vocabulary, one), listed(vocabulary, other)];
  if (some.length === 0 || others.length === 0) return [];
  return Array.from({ length: Math.max(some.length, others.length) }, (_, at) => ({
    text: `${some[at % some.length]} ${others[at % others.length]}`,
    dimensions: ["wish_to_die"],
  }));
}

function listed({ words }: Vocabulary, subject: Subject): readonly string[] {
  return words[subject]?.split("|") ?? [];
}
