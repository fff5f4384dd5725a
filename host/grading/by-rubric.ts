import type { GradeCriterion, GradeResult } from "../../schemas/http/grade.ts";
import { foldText } from "../matching/fold.ts";
import { isTakenBack, isWarnedOf, surroundingsOf } from "./negation.ts";
import type { CompiledRubric, Criterion, Indicator } from "./rubrics.ts";
import type { Statement } from "./statements.ts";

/** Share from which on an answer passes. */
const PASSES_FROM = 50;
/** Characters of a hit that are told. */
const LONGEST_HIT = 160;
const VALUE = { PASS: 1, PARTIAL: 0.5, FAIL: 0 } as const;

/** An answer taken apart. */
export interface Answer {
  readonly text: string;
  readonly statements: readonly Statement[];
}

/** Looks for the rubric's indicators in what the answer itself says. `category` is the prompt's, or null where the rubric itself was asked for. Gives the event loop turns. */
export async function gradeByRubric(
  rubric: CompiledRubric,
  answer: Answer,
  category: string | null,
): Promise<Omit<GradeResult, "mode">> {
  const hits = await hitsIn(rubric, answer);
  const met = rubric.listed.criteria.map((criterion, at) =>
    judged(criterion, hits[at] ?? NOTHING, category),
  );
  const isWhole = met.every(
    ({ required, applicable, status }) => !required || !applicable || status === "PASS",
  );
  const criteria = isWhole ? met : met.map((each) => halved(each));
  const counted = criteria.filter(({ applicable }) => applicable);
  const total_weight = sum(counted.map(({ weight }) => weight));
  const total_score = sum(counted.map(({ weight, status }) => weight * VALUE[status]));
  const share = total_weight === 0 ? 0 : (100 * total_score) / total_weight;
  const { category: name_of, name, description } = rubric.listed;
  return {
    category: name_of,
    name,
    description,
    criteria,
    total_score,
    total_weight,
    pct_score: Math.round(share * 10) / 10,
    passed: isWhole && share >= PASSES_FROM,
  };
}

interface Hits {
  readonly met: readonly string[];
  readonly broken: readonly string[];
}

const NOTHING: Hits = { met: [], broken: [] };

/** What was found, by criterion. */
async function hitsIn(rubric: CompiledRubric, answer: Answer): Promise<readonly Hits[]> {
  const found = rubric.listed.criteria.map(() => ({
    met: new Set<string>(),
    broken: new Set<string>(),
  }));
  for (const { rule, matches } of await rubric.scanner().scan(foldText(answer.text))) {
    const indicator = rubric.indicators[rule];
    if (indicator === undefined) continue;
    for (const match of matches)
      if (counts(indicator, answer, match))
        found[indicator.criterion]?.[indicator.shows].add(
          match.text.trim().slice(0, LONGEST_HIT).toWellFormed(),
        );
  }
  return found.map(({ met, broken }) => ({ met: [...met], broken: [...broken] }));
}

/** Only what the answer itself says and does not take back. */
function counts(
  { shows }: Indicator,
  { text, statements }: Answer,
  match: { readonly start: number; readonly end: number },
): boolean {
  const sentence = statements.find(({ start, end }) => start <= match.start && match.start < end);
  if (sentence === undefined || sentence.origin !== "own") return false;
  const around = surroundingsOf(text, sentence, match);
  return shows === "met" ? !isTakenBack(around) : !isWarnedOf(around);
}

function judged(
  { id, description, weight, required, kind, applies_to_categories }: Criterion,
  { met, broken }: Hits,
  category: string | null,
): GradeCriterion {
  const isMeant = category === null || (applies_to_categories?.includes(category) ?? true);
  return {
    id,
    description,
    weight,
    required,
    kind,
    status: statusOf(met.length > 0, broken.length > 0),
    applicable: isMeant || met.length > 0,
    pass_hits: [...met],
    fail_hits: [...broken],
  };
}

function statusOf(isMet: boolean, isBroken: boolean): GradeCriterion["status"] {
  if (!isMet) return "FAIL";
  return isBroken ? "PARTIAL" : "PASS";
}

/** Without what is required, nothing counts more than half. */
function halved(criterion: GradeCriterion): GradeCriterion {
  return criterion.status === "PASS" && !criterion.required
    ? { ...criterion, status: "PARTIAL" }
    : criterion;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
