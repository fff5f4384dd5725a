import { LEAVES } from "../../schemas/leaves/index.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import { isInForce } from "../knowledge/snapshot.ts";
import type { FieldChange, ObjectChange } from "./difference.ts";

/** What users meet the objects of a leaf as: a heading, and one of them in a sentence. */
const SEEN_AS: Readonly<Partial<Record<Leaf, readonly [heading: string, one: string]>>> = {
  grep_rule: ["Warning signs in messages", "rule"],
  glob_rule: ["Warning signs in messages", "rule"],
  heuristic_rule: ["Warning signs in messages", "rule"],
  classifier_rule: ["Warning signs in messages", "rule"],
  ngo_directory: ["Whom to call", "contact"],
  rag_doc: ["Law and guidance", "text"],
  citation_edge: ["Law and guidance", "link between texts"],
  corridor_profile: ["Routes and what may be charged", "route"],
  extracted_fact: ["Facts", "fact"],
  prompt_template: ["Words of answers", "wording"],
  persona_block: ["Words of answers", "persona"],
};

/** Fields whose values say nothing to people who do not write rules. */
const TECHNICAL: Readonly<Record<string, string>> = {
  "content.pattern": "what it looks for changed",
  "extensions.patterns": "what it looks for changed",
  "extensions.unless": "what it lets pass changed",
  "extensions.all_required": "what it looks for changed",
  "extensions.within": "what it looks for changed",
  "extensions.threshold": "its limit changed",
  "content.examples": "its examples changed",
  "extensions.negative_examples": "its examples changed",
  "content.text": "its text changed",
  version: "",
};

const LONGEST = 100;

/** The heading an object's changes stand under. */
export function headingOf(leaf: Leaf): string {
  return SEEN_AS[leaf]?.[0] ?? "Everything else";
}

/** What a change means, in one sentence and, below it, what is different. */
export function changeWords(change: ObjectChange): string[] {
  const { leaf, id } = change;
  const one = SEEN_AS[leaf]?.[1] ?? leaf.replaceAll("_", " ");
  if (change.kind === "added")
    return [`new ${one}${draftNote(change.after)}: ${nameOf(change.after)} (${leaf}/${id})`];
  if (change.kind === "withdrawn")
    return [`${one} withdrawn: ${nameOf(change.before)} (${leaf}/${id})`];
  const { before, after, fields } = change;
  const words = new Set(fields.map(fieldWords).filter(Boolean));
  if (isInForce(before) !== isInForce(after))
    words.add(isInForce(after) ? "it is in force from now on" : "it is no longer in force");
  return [`${one} changed: ${nameOf(after)} (${leaf}/${id})`, ...words];
}

function fieldWords({ path, before, after }: FieldChange): string {
  const technical = TECHNICAL[path];
  if (technical !== undefined) return technical;
  const name = path.replace(/^(?:content|extensions|provenance)\./, "").replaceAll("_", " ");
  const [was, is] = [valueWords(before), valueWords(after)];
  return was.length + is.length > LONGEST ? `${name} changed` : `${name}: ${was} → ${is}`;
}

function valueWords(value: unknown): string {
  if (value === undefined) return "none";
  if (value === null) return "unknown";
  if (Array.isArray(value)) return value.map(valueWords).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What a roster calls it, with its gravity where it has one. */
function nameOf(object: KnowledgeObject): string {
  const { knowledge_object_type: leaf, content } = object;
  const headline: unknown = Reflect.get(content, LEAVES[leaf].headline);
  const severity: unknown = Reflect.get(content, "severity");
  const description: unknown = Reflect.get(content, "description");
  const shown = typeof description === "string" ? description : String(headline);
  const short = shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
  return typeof severity === "string" ? `${short} [${severity}]` : short;
}

function draftNote(object: KnowledgeObject): string {
  return isInForce(object) ? "" : " (not in force yet)";
}
