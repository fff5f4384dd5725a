import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { rounded } from "../../../schemas/rounded.ts";
import type { LabelByModel } from "../../contract/engine.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Match } from "../../contract/layer.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { LinearLabels } from "./linear-labels.ts";
import { runningRules, type Running } from "../running.ts";

/** What one classifier rule says of a message. */
export interface LabelFind {
  readonly rule: Running<"classifier_rule">;
  /** Null where no model could say; `error` tells why. */
  readonly probability: number | null;
  /** Whether the probability reaches the rule's threshold. */
  readonly fired: boolean;
  readonly matches: readonly Match[];
  readonly error?: string;
}

/** A text as it was written, and what was read from its images: null where there are none. */
export interface LabelledText {
  readonly text: FoldedText;
  readonly imageText: FoldedText | null;
  readonly signal: AbortSignal;
}

/** The classifier rules of a snapshot. */
export interface Labels {
  readonly size: number;
  find(input: LabelledText, byModel: LabelByModel): Promise<readonly LabelFind[]>;
}

/** The model_uri of a rule whose weights lie in its own extensions. */
export const OWN_WEIGHTS = "linear:extensions.model";

/** The model_uri of a rule that tells who speaks, which the classifier asks and no layer. */
export const NGRAMS = "ngrams:extensions.ngrams";

/** The model_uri of a rule that tells which harm a text is about, which is asked where no rule says so. */
export const HARMS = "ngrams:extensions.harms";

/** The model_uri of a rule that tells who must be helped before anything else, which the reading asks. */
export const NEEDS_URI = "ngrams:extensions.needs";

/** The model_uri of a rule that tells which clauses of a contract bind a worker unlawfully, which the risk of a text asks. */
export const CLAUSES = "ngrams:extensions.clauses";

/** The model_uri of a rule that tells which texts are in a language that nothing here reads. */
export const WORDS = "words:extensions.words";

const OF_WORDING: ReadonlySet<string> = new Set([NGRAMS, HARMS, NEEDS_URI, CLAUSES, WORDS]);

type Rule = Running<"classifier_rule">;
type Format = KnowledgeObject<"classifier_rule">["content"]["input_format"];

/** Makes one walk of all linear models that may run; other models are asked one by one, and only for reviewed rules: a draft never costs a generation. Made once per snapshot by `snapshot.derive(buildLabels)`. */
export function buildLabels(snapshot: Snapshot): Labels {
  const running = runningRules(snapshot, "classifier_rule").filter(
    ({ object }) =>
      !OF_WORDING.has(object.content.model_uri) &&
      (isLinear(object) || !object.tags?.includes("status:draft")),
  );
  const linear = running.filter(({ object }) => isLinear(object));
  const walks = (["text", "image"] as const).map((format) => walkOf(linear, format));
  const others = running.filter(({ object }) => !isLinear(object));
  return {
    size: running.length,
    async find(input, byModel) {
      const found = walks.flatMap((walk) => walk(input));
      for (const rule of others) found.push(...(await askModel(rule, input, byModel)));
      return found;
    },
  };
}

function isLinear({ content, extensions }: Rule["object"]): boolean {
  return content.model_uri === OWN_WEIGHTS && extensions?.model !== undefined;
}

function walkOf(linear: readonly Rule[], format: Format): (input: LabelledText) => LabelFind[] {
  const rules = linear.filter(({ object }) => object.content.input_format === format);
  const models = new LinearLabels(rules.flatMap(({ object }) => object.extensions?.model ?? []));
  return (input) => {
    const text = readBy(format, input);
    if (rules.length === 0 || text === null) return [];
    return models.label(text).flatMap(({ probability, matches }, index) => {
      const rule = rules[index];
      // Places in an image's text are no places of the message.
      return rule === undefined
        ? []
        : [findOf(rule, probability, format === "text" ? matches : [])];
    });
  };
}

function readBy(format: Format, { text, imageText }: LabelledText): FoldedText | null {
  return format === "text" ? text : imageText;
}

function findOf(rule: Rule, probability: number, matches: readonly Match[]): LabelFind {
  const fired = probability >= rule.object.content.threshold;
  return { rule, probability: rounded(probability), fired, matches };
}

async function askModel(
  rule: Rule,
  input: LabelledText,
  byModel: LabelByModel,
): Promise<LabelFind[]> {
  const { label, model_uri, input_format } = rule.object.content;
  const text = readBy(input_format, input);
  if (text === null) return [];
  try {
    const { signal } = input;
    const ask = { modelUri: model_uri, label, text: text.original, signal };
    return [findOf(rule, await byModel(ask), [])];
  } catch (error) {
    input.signal.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    return [{ rule, probability: null, fired: false, matches: [], error: message }];
  }
}
