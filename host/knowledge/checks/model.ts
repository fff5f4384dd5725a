import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import {
  CLAUSES,
  HARMS,
  NEEDS_URI,
  NGRAMS,
  OWN_WEIGHTS,
  WORDS,
} from "../../signs/labels/labels.ts";
import { unusableTerms } from "../../signs/labels/linear-labels.ts";
import { unpackHarms } from "../../wording/models/harm-weights.ts";
import { readWeights } from "../../wording/models/text-model.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** A classifier rule that says its weights are in it has them, and they can be read. */
export const model: ObjectCheck = {
  name: "model",
  description: `A classifier rule with the model_uri ${OWN_WEIGHTS} brings weights for runs of one to three words, one with ${NGRAMS}, ${HARMS}, ${NEEDS_URI} or ${CLAUSES} weights that unpack, one with ${WORDS} words.`,
  scope: "object",
  check: ({ object }) =>
    object?.knowledge_object_type === "classifier_rule"
      ? weightFindings(object as KnowledgeObject<"classifier_rule">)
      : [],
};

/** Models that tell of each label whether a text has it, by their model_uri. */
const OF_LABELS: ReadonlyMap<string, "harms" | "needs" | "clauses"> = new Map([
  [HARMS, "harms"],
  [NEEDS_URI, "needs"],
  [CLAUSES, "clauses"],
]);

function weightFindings({ content, extensions }: KnowledgeObject<"classifier_rule">): Finding[] {
  if (content.model_uri === NGRAMS) return ngramFindings(extensions?.ngrams);
  const labels = OF_LABELS.get(content.model_uri);
  if (labels !== undefined) return labelFindings(extensions?.[labels], labels);
  if (content.model_uri === WORDS) return wordFindings(extensions?.words);
  if (content.model_uri !== OWN_WEIGHTS) return [];
  const weights = extensions?.model;
  if (weights === undefined)
    return [{ path: "extensions.model", message: "is missing; write bias and weights" }];
  return unusableTerms(weights).map((term) => ({
    path: "extensions.model.weights",
    message: `holds the term ${JSON.stringify(term)}, which is not one to three words; no text can have it`,
  }));
}

function ngramFindings(ngrams: Parameters<typeof readWeights>[0] | undefined): Finding[] {
  if (ngrams === undefined)
    return [{ path: "extensions.ngrams", message: "is missing; npm run train writes it" }];
  if (readWeights(ngrams) !== null) return [];
  const path = "extensions.ngrams.weights";
  const message = `do not unpack to five signed bytes for each of ${ngrams.buckets} buckets, which are to be a power of two; npm run train writes them`;
  return [{ path, message }];
}

type Extensions = NonNullable<KnowledgeObject<"classifier_rule">["extensions"]>;

function wordFindings(words: Extensions["words"]): Finding[] {
  if (words === undefined)
    return [{ path: "extensions.words", message: "is missing; npm run train writes it" }];
  const { languages, least } = words;
  if (languages.length === least.length) return [];
  const message = `has ${least.length} numbers for ${languages.length} languages; npm run train writes them`;
  return [{ path: "extensions.words.least", message }];
}

function labelFindings(
  packed: Extensions["harms" | "needs" | "clauses"],
  key: "harms" | "needs" | "clauses",
): Finding[] {
  if (packed === undefined)
    return [{ path: `extensions.${key}`, message: "is missing; npm run train writes it" }];
  const { bias, buckets, dimensions, weights } = packed;
  if (bias.length !== dimensions.length) {
    const message = `has ${bias.length} numbers for ${dimensions.length} dimensions; npm run train writes them`;
    return [{ path: `extensions.${key}.bias`, message }];
  }
  if (unpackHarms(weights, buckets, dimensions.length) !== null) return [];
  const path = `extensions.${key}.weights`;
  const message = `do not unpack to rows of ${dimensions.length} signed bytes for ${buckets} buckets, which are to be a power of two; npm run train writes them`;
  return [{ path, message }];
}
