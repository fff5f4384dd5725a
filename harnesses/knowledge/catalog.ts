import type { HarnessApp } from "../../host/contract/harness.ts";
import { KnowledgeProblems, Taxonomy, TypeCatalog } from "../../schemas/http/knowledge.ts";
import { taxonomy, typeCatalog } from "../../schemas/type-catalog.ts";

/** Attaches what there is to write (taxonomy, type-catalog) and what is wrong with what was written (problems). */
export function catalogRoutes(app: HarnessApp): void {
  app.get(
    "/api/knowledge/taxonomy",
    {
      summary: "The branches and their leaves.",
      tag: "knowledge",
      responses: { 200: { description: "All of them.", schema: Taxonomy } },
    },
    (ctx) => {
      ctx.body = taxonomy();
    },
  );

  app.get(
    "/api/knowledge/type-catalog",
    {
      summary: "How to write an object of each leaf, with an example.",
      tag: "knowledge",
      responses: { 200: { description: "A card per leaf.", schema: TypeCatalog } },
    },
    (ctx) => {
      ctx.body = typeCatalog();
    },
  );

  app.get(
    "/api/knowledge/problems",
    {
      summary: "What is wrong with the knowledge on disk now, and what would cure it.",
      tag: "knowledge",
      responses: { 200: { description: "Every problem.", schema: KnowledgeProblems } },
    },
    (ctx) => {
      const problems = app.services.curation.problems();
      ctx.body = { revision: app.knowledge().revision, problems, n: problems.length };
    },
  );
}
