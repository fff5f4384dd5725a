import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { FieldProblem } from "../contract/curation.ts";
import { acts } from "../knowledge/acts.ts";
import type { Standing } from "../knowledge/editor.ts";
import { versionOf } from "../knowledge/overlay.ts";

/** What is told of a draft, or of a rule on trial, under the id of an object that acts: that one acts no longer. A deprecated one means to. */
export function lostBy(
  next: KnowledgeObject,
  standing: readonly Standing[],
): readonly FieldProblem[] {
  const now = standing.find(({ inForce }) => inForce);
  if (now === undefined || !acts(now.object) || acts(next)) return [];
  const { tags = [], extensions } = next;
  if (tags.includes("status:deprecated")) return [];
  const isDraft = tags.includes("status:draft");
  const own = isDraft ? "a draft acts nowhere" : `mode ${extensions?.mode} changes nothing`;
  const cure = `to try it beside that one, give it an id of its own; to put it back, POST /api/knowledge/rollback`;
  return [
    {
      path: isDraft ? "tags" : "extensions.mode",
      message: `takes v${versionOf(now.object)} of ${now.pack} out of force, and ${own}; ${cure}`,
    },
  ];
}
