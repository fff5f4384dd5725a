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
      ...UNSAID,
      text: content.question,
      ...pick(extensions ?? {}),
      id,
    }));
}

/** What an example prompt says where its object does not. */
const UNSAID = {
  category: "",
  subcategory: "",
  sector: "",
  corridor: "",
  difficulty: "medium",
  ilo_indicators: [],
};

function pick(extensions: object): object {
  const keys = new Set(["text", ...Object.keys(UNSAID)]);
  return Object.fromEntries(Object.entries(extensions).filter(([key]) => keys.has(key)));
}
