import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { BRANCHES, type Leaf } from "../../schemas/taxonomy.ts";
import { isInForce } from "./snapshot.ts";

/** The leaves whose objects look for something in a message. */
export const RULE_LEAVES: readonly Leaf[] = BRANCHES.matching_knowledge;

/** Whether an object does more than be traced: neither a draft nor deprecated, and neither on trial nor off. */
export function acts(object: KnowledgeObject): boolean {
  return isInForce(object) && (object.extensions?.mode ?? "enforce") === "enforce";
}

/** So many rules are a library, of which most do not go by an edit. */
const LIBRARY = 20;

/** Whether protection would largely be gone were so many rules lost of those that acted: more than half of 20 or more. */
export function isMostOf(lost: number, of: number): boolean {
  return of >= LIBRARY && lost > of / 2;
}
