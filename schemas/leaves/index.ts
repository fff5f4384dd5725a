import type { Static } from "typebox";
import type { LeafSpec } from "../leaf.ts";
import type { Leaf } from "../taxonomy.ts";
import { audit_template } from "./audit_template.ts";
import { citation_edge } from "./citation_edge.ts";
import { classifier_rule } from "./classifier_rule.ts";
import { context_snippet } from "./context_snippet.ts";
import { corridor_profile } from "./corridor_profile.ts";
import { entity_signal } from "./entity_signal.ts";
import { envelope_schema } from "./envelope_schema.ts";
import { evaluation_dimension } from "./evaluation_dimension.ts";
import { evaluation_metric } from "./evaluation_metric.ts";
import { evaluation_prompt } from "./evaluation_prompt.ts";
import { evaluation_weighting } from "./evaluation_weighting.ts";
import { extracted_fact } from "./extracted_fact.ts";
import { fact_template } from "./fact_template.ts";
import { glob_rule } from "./glob_rule.ts";
import { grep_rule } from "./grep_rule.ts";
import { heuristic_rule } from "./heuristic_rule.ts";
import { modus_operandi } from "./modus_operandi.ts";
import { ngo_directory } from "./ngo_directory.ts";
import { persona_block } from "./persona_block.ts";
import { prompt_template } from "./prompt_template.ts";
import { rag_doc } from "./rag_doc.ts";
import { reasoning_step } from "./reasoning_step.ts";
import { rubric_dimension } from "./rubric_dimension.ts";
import { submission_schema } from "./submission_schema.ts";
import { tool_chain } from "./tool_chain.ts";
import { tool_definition } from "./tool_definition.ts";
import { tool_example } from "./tool_example.ts";
import { upload_schema } from "./upload_schema.ts";

/** One spec per leaf in the branch table; leaving one out does not compile. */
export const LEAVES = {
  grep_rule,
  glob_rule,
  classifier_rule,
  heuristic_rule,
  rag_doc,
  citation_edge,
  corridor_profile,
  ngo_directory,
  persona_block,
  context_snippet,
  reasoning_step,
  rubric_dimension,
  modus_operandi,
  evaluation_dimension,
  evaluation_prompt,
  evaluation_metric,
  evaluation_weighting,
  tool_definition,
  tool_example,
  tool_chain,
  fact_template,
  extracted_fact,
  entity_signal,
  upload_schema,
  prompt_template,
  envelope_schema,
  audit_template,
  submission_schema,
} satisfies Record<Leaf, LeafSpec>;

/** The content of one leaf's objects. */
export type ContentOf<L extends Leaf> = Static<(typeof LEAVES)[L]["content"]>;

/** The extensions of one leaf's objects, as far as the leaf describes them; others are kept too. */
export type ExtensionsOf<L extends Leaf> = Static<(typeof LEAVES)[L]["extensions"]>;
