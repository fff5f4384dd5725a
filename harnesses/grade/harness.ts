import type { HarnessApp, HarnessModule } from "../../host/contract/harness.ts";
import type { Grading } from "../../host/contract/grading.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { isBlank } from "../../schemas/http/blank.ts";
import { refused } from "../../schemas/http/error.ts";
import { GradeAnswer, GradeRequest, RubricList } from "../../schemas/http/grade.ts";
import { rowTrace } from "../../schemas/elapsed.ts";

export const name = "grade";

export const applied_layers = [] as const;

export const consumes = [
  "rubric_dimension",
  "evaluation_prompt",
  "rag_doc",
  "context_snippet",
] as const;

export const emits = [] as const;

export const listing = {
  tier: "core",
  summary:
    "Grades an answer by a rubric, or by the five tiers of the prompt it answers; deterministic, without a model.",
  logic_paths: ["harnesses/grade/harness.ts", "host/grading"],
  input_verification: ["schema"],
  output_verification: ["pasted law, the repeated question and what is taken back do not count"],
  privacy_boundaries: ["no outbound request", "training rows are anonymized"],
} as const;

const DISABLED = refused("Grading is not enabled in this deployment.");

/** Attaches /api/grade and /api/grade/rubrics. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  app.post(
    "/api/grade",
    {
      summary: "Grades an answer by the five tiers of a prompt, or by a rubric.",
      tag: "grade",
      body: GradeRequest,
      responses: {
        200: { description: "The grade.", schema: GradeAnswer },
        404: refused("There is no such prompt or rubric."),
        503: DISABLED,
      },
    },
    async (ctx, { body }) => {
      const grading = gradingOf(app);
      if (isBlank(body.response_text)) app.refuse("REQUEST_INVALID", "response_text is empty");
      if (body.prompt_id === undefined && body.category === undefined)
        app.refuse("REQUEST_INVALID", "prompt_id and category are both missing; send one");
      const knowledge = app.knowledge();
      // The prompt decides what grades it; a rubric that is not there is the caller's mistake all the same.
      if (body.category !== undefined && !isRubric(grading, knowledge, body.category))
        app.refuse("NOT_FOUND", `rubric ${body.category}`);
      const started = performance.now();
      const grade = await grading.grade(body, knowledge);
      if ("unknown" in grade) app.refuse("NOT_FOUND", grade.unknown);
      await app.log({
        input: body,
        output: grade,
        trace: rowTrace(knowledge, started),
      });
      ctx.body = grade;
    },
  );

  app.get(
    "/api/grade/rubrics",
    {
      summary: "The rubrics and their criteria.",
      tag: "grade",
      responses: { 200: { description: "By name.", schema: RubricList }, 503: DISABLED },
    },
    (ctx) => {
      const rubrics = gradingOf(app).rubrics(app.knowledge());
      ctx.body = { rubrics, n: rubrics.length };
    },
  );
};

function isRubric(grading: Grading, knowledge: Snapshot, wanted: string): boolean {
  return grading.rubrics(knowledge).some(({ category }) => category === wanted);
}

function gradingOf(app: HarnessApp): Grading {
  return app.services.grading ?? app.refuse("GRADING_DISABLED");
}
