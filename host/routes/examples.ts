import { Examples } from "../../schemas/http/catalog.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Add, Core } from "./host-view.ts";

/** Example prompts are `evaluation_prompt` objects of this dimension. */
const EXAMPLE_LIBRARY = "example-library";

/** Attaches /api/examples. */
export function examplesRoute(add: Add, core: Core): void {
  add.get(
    "/api/examples",
    {
      summary: "The library of example prompts.",
      tag: "catalog",
      responses: { 200: { description: "All of them.", schema: Examples } },
    },
    (ctx) => {
      ctx.body = { examples: core.knowledge.current().derive(examplePrompts) };
    },
  );
}

function examplePrompts(knowledge: Snapshot): object[] {
  return knowledge
    .all("evaluation_prompt")
    .filter(({ content }) => content.dimension_id === EXAMPLE_LIBRARY)
    .map(({ id, content, extensions }) => ({
      id,
      text: extensions?.text ?? content.question,
      category: extensions?.category ?? "",
      subcategory: extensions?.subcategory ?? "",
      sector: extensions?.sector ?? "",
      corridor: extensions?.corridor ?? "",
      difficulty: extensions?.difficulty ?? "medium",
      ilo_indicators: extensions?.ilo_indicators ?? [],
    }));
}
