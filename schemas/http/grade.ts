import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../null-is-absent.ts";
import { MAX_TEXT } from "./chat.ts";
import { share, word, words } from "./fields.ts";

/** What a criterion asks an answer to do. */
export const CRITERION_KINDS = ["recognition", "refusal", "legal_citation", "warning"] as const;
/** How far an answer meets a criterion. */
export const STATUSES = ["PASS", "PARTIAL", "FAIL"] as const;
/** The tiers, the worst first. */
export const TIER_LABELS = ["WORST", "BAD", "NEUTRAL", "GOOD", "BEST"] as const;

const amount = (description: string) => Type.Number({ minimum: 0, description });

/** Body of POST /api/grade; one of `prompt_id` and `category` is needed, and with both `prompt_id` decides. */
export const GradeRequest = Type.Object(
  {
    response_text: Type.String({ maxLength: MAX_TEXT, description: "The answer to grade." }),
    prompt_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "The prompt it answers: grades by that prompt's five tiers.",
      }),
    ),
    category: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "The rubric to grade by, for example legal_citation_quality.",
      }),
    ),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["prompt_id", "category"] },
);
export type GradeRequest = Static<typeof GradeRequest>;

const Criterion = {
  id: word("Its id inside the rubric."),
  description: word("What is asked of an answer."),
  weight: amount("How much it counts beside the others."),
  required: Type.Boolean({ description: "Whether an answer without it cannot pass." }),
  kind: Type.Enum([...CRITERION_KINDS], { description: "What an answer has to do to meet it." }),
};

/** One criterion of a grade. */
export const GradeCriterion = Type.Object(
  {
    ...Criterion,
    status: Type.Enum([...STATUSES], {
      description:
        "PASS counts 1: it is met. PARTIAL counts ½: it is met and broken, or met while a required criterion is not. FAIL counts 0.",
    }),
    applicable: Type.Boolean({
      description: "False where it does not apply to the prompt's category and nothing met it.",
    }),
    pass_hits: words("The answer's own words that meet it."),
    fail_hits: words("The answer's own words that break it."),
  },
  { description: "A criterion and how the answer meets it." },
);
export type GradeCriterion = Static<typeof GradeCriterion>;

const ByRubric = {
  category: word("The rubric."),
  name: word("The rubric's name for people."),
  description: word("What the rubric judges."),
  criteria: Type.Array(GradeCriterion, { description: "Every criterion of the rubric." }),
  total_score: amount("Sum of weight × value over what is applicable."),
  total_weight: amount("Sum of weights over what is applicable."),
  pct_score: Type.Number({
    minimum: 0,
    maximum: 100,
    description: "100 × total_score / total_weight, one decimal.",
  }),
  passed: Type.Boolean({
    description: "At least half of what is to be had, and every required criterion met.",
  }),
};

/** An answer graded by a rubric. */
export const GradeResult = Type.Object(
  {
    mode: Type.Enum(["category", "category_of_prompt"], {
      description:
        "category: the rubric was asked for. category_of_prompt: the rubric of the prompt's category, which grades where the prompt has no five tiers and stands beside them where both selectors were sent.",
    }),
    prompt_id: Type.Optional(word("The prompt, where one was asked for.")),
    ...ByRubric,
  },
  { description: "A grade by a rubric." },
);
export type GradeResult = Static<typeof GradeResult>;

/** An answer placed among the five tiers of its prompt. */
export const FiveTierResult = Type.Object(
  {
    mode: Type.Enum(["five_tier"], { description: "The prompt's own five tiers graded." }),
    prompt_id: word("The prompt."),
    tier: Type.Integer({ minimum: 1, maximum: 5, description: "1 is the worst, 5 the best." }),
    label: Type.Enum([...TIER_LABELS], { description: "The tier in a word." }),
    score: share("Finer than the tier, and never at odds with it."),
    criteria: Type.Array(GradeCriterion, {
      description: "The criteria of the category's rubric, as signs to look at.",
    }),
    nearest: Type.Object(
      {
        tier: Type.Integer({ minimum: 1, maximum: 5, description: "Its tier." }),
        similarity: share("How alike the wordings are; 1 is the same."),
        excerpt: word("How it begins."),
      },
      { description: "The prompt's graded answer that is most alike." },
    ),
    confidence: share("How likely the tier is."),
    category_result: Type.Optional(GradeResult),
  },
  { description: "A grade by the five tiers of a prompt." },
);
export type FiveTierResult = Static<typeof FiveTierResult>;

/** What POST /api/grade answers. */
export const GradeAnswer = Type.Union([FiveTierResult, GradeResult]);

/** A rubric as it is listed. */
export const Rubric = Type.Object(
  {
    category: ByRubric.category,
    name: ByRubric.name,
    description: ByRubric.description,
    criteria: Type.Array(
      Type.Object({
        ...Criterion,
        pass_indicators: words("What shows that it is met: phrases or RE2 patterns."),
        fail_indicators: words("What shows that it is broken."),
        applies_to_categories: Type.Optional(
          words("The prompt categories it applies to; absent is all."),
        ),
      }),
      { description: "Its criteria." },
    ),
  },
  { description: "A rubric." },
);
export type Rubric = Static<typeof Rubric>;

/** What GET /api/grade/rubrics answers. */
export const RubricList = Type.Object({
  rubrics: Type.Array(Rubric, { description: "By name." }),
  n: Type.Integer({ minimum: 0, description: "How many." }),
});
export type RubricList = Static<typeof RubricList>;
