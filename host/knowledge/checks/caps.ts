import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** A route has one cap: the sum in pesos and the cap with its ground say the same where both are in pesos. */
export const caps: ObjectCheck = {
  name: "caps",
  description: "A route's fee_cap_php is the amount of its fee_cap where that is in pesos, too.",
  scope: "object",
  onContentOnly: true,
  check: ({ object }) =>
    object?.knowledge_object_type === "corridor_profile"
      ? contradictionsIn(object as KnowledgeObject<"corridor_profile">)
      : [],
};

function contradictionsIn({
  content,
  extensions,
}: KnowledgeObject<"corridor_profile">): readonly Finding[] {
  const inPesos = content.fee_cap_php ?? null;
  const cap = extensions?.fee_cap;
  if (inPesos === null || cap?.currency !== "PHP" || cap.amount === inPesos) return [];
  const told = cap.amount === null ? "unknown" : `PHP ${cap.amount}`;
  const message = `is ${inPesos}, but extensions.fee_cap says ${told}; write the same in both, or leave one out`;
  return [{ path: "content.fee_cap_php", message }];
}
