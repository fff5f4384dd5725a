import { HarnessInfo } from "../../schemas/http/catalog.ts";
import { ModelInfo, NO_MODEL } from "../../schemas/http/model-info.ts";
import type { Add, Core } from "./host-view.ts";

/** Attaches /api/model-info and /api/harness-info. */
export function modelRoutes(add: Add, core: Core): void {
  add.get(
    "/api/model-info",
    {
      summary: "The model behind the engine.",
      tag: "health",
      responses: { 200: { description: "The model.", schema: ModelInfo } },
    },
    (ctx) => {
      ctx.body = core.engine?.info ?? NO_MODEL;
    },
  );

  add.get(
    "/api/harness-info",
    {
      summary: "Which layers and grading this deployment has.",
      tag: "catalog",
      responses: { 200: { description: "The layers.", schema: HarnessInfo } },
    },
    (ctx) => {
      const knowledge = core.knowledge.current();
      const rubrics = knowledge
        .all("rubric_dimension")
        .map(({ extensions }) => extensions?.["rubric"]);
      const categories = rubrics.filter((rubric) => typeof rubric === "string");
      ctx.body = {
        persona: true,
        persona_default: core.personaText(knowledge) ?? "",
        grep: knowledge.all("grep_rule").length > 0,
        rag: knowledge.all("rag_doc").length > 0,
        tools: core.tools.list().some(({ module }) => module !== null),
        grade: core.config.grading,
        grade_categories: [...new Set(categories)].toSorted(),
      };
    },
  );
}
