import { setImmediate } from "node:timers/promises";
import type { Engine, GenerateRequest, Generation, ModelInfo } from "../../contract/engine.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { findsWordsOnly } from "../../risk/danger/danger.ts";
import { writeAnswer } from "./answer.ts";
import type { Draft } from "./block.ts";
import { fitBlocks } from "./cutting.ts";
import { readEvidence } from "./evidence/evidence.ts";
import { withoutFewWords } from "./evidence/told-hits.ts";
import { withoutAskedOf } from "./evidence/asked-of.ts";
import { withoutExcused } from "./evidence/excused.ts";
import { withoutCharges } from "./evidence/no-charge.ts";
import { withoutOtherMatters } from "./evidence/other-matters.ts";
import { withoutProofAsked } from "./evidence/proof-asked.ts";
import { withoutGroundless } from "./evidence/grounded.ts";
import { answerLanguage } from "./language.ts";
import { buildPhrasebook } from "./phrasebook.ts";

const INFO: ModelInfo = {
  loaded: false,
  name: "composer",
  display:
    "Composer: no language model is loaded; answers are assembled from the rule and law library",
  size_b: null,
  quantization: null,
  device: null,
};

/** Characters counted as one token where `max_new_tokens` limits an answer. */
const TOKEN_LENGTH = 4;

/** The default engine: writes the answer from what the layers found, by prompt_template objects, without a language model. The same evidence gives the same text. It writes prose only. `knowledge` lets readiness see whether templates are in force; without it the last answer tells. */
export function composer(knowledge?: () => Snapshot): Engine {
  let speaks: boolean | undefined;
  return {
    info: INFO,
    capabilities: { image: false, json_schema: false },
    ready(asked = knowledge?.()) {
      const usable = asked === undefined ? speaks : hasTemplates(asked);
      return usable === false
        ? { ok: false, reason: "no prompt_template with an answer- slot is in force" }
        : { ok: true };
    },
    async generate(request, signal) {
      signal.throwIfAborted();
      const start = performance.now();
      // One turn of the loop, so that a client who left in the meantime is noticed.
      await setImmediate();
      signal.throwIfAborted();
      speaks = hasTemplates(request.evidence.knowledge);
      const { text, finish } = compose(request);
      return { text, finish, elapsed_ms: Math.round(performance.now() - start) };
    },
    async [Symbol.asyncDispose]() {},
  };
}

function hasTemplates(snapshot: Snapshot): boolean {
  return snapshot.derive(buildPhrasebook).size > 0;
}

// The one sentence that is not knowledge: what is said when there is none to speak with.
const SPEECHLESS =
  "No answer templates are in force in this library, and nothing was found to tell.";

function compose({ evidence, params }: GenerateRequest): Pick<Generation, "text" | "finish"> {
  const { reading, knowledge } = evidence;
  const language = answerLanguage(reading);
  const phrasebook = knowledge.derive(buildPhrasebook);
  const told = withoutFewWords(readEvidence(evidence), reading);
  const meant = withoutCharges(withoutOtherMatters(told, reading), reading);
  const all = withoutProofAsked(
    withoutAskedOf(withoutGroundless(meant, reading), reading),
    reading,
  );
  const isExcused = findsWordsOnly({ hits: all.hits, reading, knowledge });
  const draft: Draft = {
    found: isExcused ? withoutExcused(all, reading.wording) : all,
    reading,
    knowledge,
    language,
    say: (slot, values) => phrasebook.say(language, slot, values),
  };
  const limit = params.max_new_tokens * TOKEN_LENGTH;
  const { text, cut } = fitBlocks(writeAnswer(draft), limit);
  return { text: text === "" ? SPEECHLESS.slice(0, limit) : text, finish: cut ? "length" : "stop" };
}
