import type { Offline } from "../judged.ts";
import { meanOf, shareOf, type Figure } from "../figures.ts";

/** A question about law, and the documents any of which answers it. */
export interface LawQuestion {
  readonly id: string;
  readonly language: string;
  readonly documents: readonly string[];
  readonly text: string;
}

/** A question with what was found for it, the best first. */
export interface Answered {
  readonly question: LawQuestion;
  readonly found: readonly string[];
  /** Whether a document that answers it is in force: drafts are told to nobody. */
  readonly isAnswerable: boolean;
}

const SHOWN = 5;

/** Asks the layers each question as a message. */
export async function answerAll(
  questions: readonly LawQuestion[],
  judge: Offline,
  onQuestion: (done: number) => void,
): Promise<readonly Answered[]> {
  const answered: Answered[] = [];
  for (const question of questions) {
    const { trace, knowledge } = await judge(question.text);
    const documents = (trace.rag?.["documents"] ?? []) as readonly { readonly id: string }[];
    const isAnswerable = knowledge.all("rag_doc").some(({ id }) => question.documents.includes(id));
    answered.push({ question, found: documents.map(({ id }) => id), isAnswerable });
    onQuestion(answered.length);
  }
  return answered;
}

/** Whether the right law is among the first five, and how high: mean reciprocal rank (Voorhees, 1999). */
export function retrievalFigures(answered: readonly Answered[]): readonly Figure[] {
  const languages = [...new Set(answered.map(({ question }) => question.language))].toSorted();
  return [
    ...overallFigures("retrieval", answered),
    ...languages.map((language) =>
      shareOf(
        `retrieval, ${language}: recall@5`,
        answered.filter(({ question }) => question.language === language).map(isFound),
      ),
    ),
  ];
}

/** The same over all languages. */
export function overallFigures(name: string, answered: readonly Answered[]): readonly Figure[] {
  return [
    shareOf(`${name}: recall@5`, answered.map(isFound)),
    shareOf(
      `${name}: recall@5 of what is in force`,
      answered.filter(({ isAnswerable }) => isAnswerable).map(isFound),
      { at: "least", value: 0.9 },
    ),
    shareOf(
      `${name}: first is right`,
      answered.map((each) => rankOf(each) === 1),
    ),
    meanOf(
      `${name}: MRR`,
      answered.map((each) => 1 / rankOf(each)),
    ),
  ];
}

/** From 1; infinite where no right document was found. */
function rankOf({ question, found }: Answered): number {
  const at = found.slice(0, SHOWN).findIndex((id) => question.documents.includes(id));
  return at === -1 ? Infinity : at + 1;
}

function isFound(answered: Answered): boolean {
  return rankOf(answered) <= SHOWN;
}
