import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { tagged } from "../../schemas/taxonomy.ts";
import type { GrepHit } from "../contract/layer.ts";

/** Languages that share words, or that people mix in one message, in families; English is mixed into all of them. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  "tl ceb",
  "id ms",
  "es pt",
  "fr",
  "sw",
  "vi",
  "hi ne ur bn",
  "ta",
  "si",
  "ru uk",
  "ar",
  "am",
  "th",
  "km",
  "my",
  "zh",
  "en",
].map((family) => new Set(family.split(" ")));

/** A hit as it counts in a text of a language: a sign of medium severity whose rule is written for languages that are strangers to it has found words that only look like theirs, and is low. Graver rules, those for English or for no language, and texts whose language is not known keep what they say. */
export function unlessForeign(
  hit: GrepHit,
  rule: KnowledgeObject<"grep_rule">,
  language: string | null,
): GrepHit {
  if (hit.severity !== "medium" || language === null) return hit;
  const spoken = familyOf(language);
  const written = tagged(rule, "lang").map(familyOf);
  const isForeign =
    spoken !== undefined &&
    written.length > 0 &&
    written.every((family) => family !== undefined && family !== spoken && !family.has("en"));
  return isForeign ? { ...hit, severity: "low", lowered_from: hit.severity } : hit;
}

/** The family of a language by the first part of its tag: "hi-latn" is Hindi. */
function familyOf(language: string): ReadonlySet<string> | undefined {
  const [base = ""] = language.split("-");
  return FAMILIES.find((family) => family.has(base));
}
