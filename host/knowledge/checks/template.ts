import { SLOT_PREFIX, slotProblem } from "../../../schemas/answer-slots.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** A sentence that does not fit its place in an answer would never be said, and nobody would know. */
export const template: ObjectCheck = {
  name: "template",
  description: "A prompt template fills a slot that there is, with the placeholders of that slot.",
  scope: "object",
  check: ({ object }) =>
    object?.knowledge_object_type === "prompt_template"
      ? slotFindings(object as KnowledgeObject<"prompt_template">)
      : [],
};

function slotFindings({ content, extensions }: KnowledgeObject<"prompt_template">): Finding[] {
  const slot = extensions?.slot;
  if (!slot?.startsWith(SLOT_PREFIX)) {
    const found = slot === undefined ? "is missing" : `is "${slot}"`;
    const message = `${found}, so no answer says it; write ${SLOT_PREFIX}<part>, such as ${SLOT_PREFIX}closing`;
    return [{ path: "extensions.slot", message, severity: "warning" }];
  }
  const problem = slotProblem(slot.slice(SLOT_PREFIX.length), content.text);
  if (problem === null) return [];
  const path = problem.about === "slot" ? "extensions.slot" : "content.text";
  return [{ path, message: problem.message }];
}
