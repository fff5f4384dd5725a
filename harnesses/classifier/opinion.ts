import type { Engine, Evidence } from "../../host/contract/engine.ts";
import type { LayeredPrompt } from "../../host/contract/layer.ts";
import type { ChatMessage, GenerationParams } from "../../schemas/http/chat.ts";
import { AskedVerdict, ModelVerdict } from "../../schemas/http/classifier.ts";
import { jsonInText, jsonsInText } from "../../schemas/json-in-text.ts";
import { validator } from "../../schemas/validate.ts";
import type { SentImage } from "./request/content.ts";
import type { CustomSchema } from "./request/custom-schema.ts";
import { dataUrl } from "../../schemas/http/image.ts";
import { instructionFor } from "./request/instruction.ts";

/** What a language model wrote of a text, and what of it can be used. */
export interface Opinion {
  /** To the letter. */
  readonly raw: string;
  readonly parse_ok: boolean;
  readonly verdict: ModelVerdict | null;
  /** The JSON of mode custom, or null where it did not fit. */
  readonly custom: unknown;
  /** Why there is none, where the engine failed. */
  readonly error?: string;
}

/** What a model is asked with. */
export interface Question {
  readonly engine: Engine;
  readonly prompt: LayeredPrompt;
  readonly evidence: Evidence;
  readonly params: GenerationParams;
  readonly custom: CustomSchema | null;
  readonly image: SentImage | null;
  /** How a failure is told to callers. */
  readonly told: (error: unknown) => { readonly detail: string };
}

const verdicts = validator(ModelVerdict);

/** Asks the engine; whatever it writes, or where it fails, the answer is an opinion that says so. Rejects only when the caller has left. */
export async function opinionOf(question: Question, signal: AbortSignal): Promise<Opinion> {
  const { engine, prompt, evidence, params, custom, image } = question;
  try {
    const asked = withImage(prompt.messages, engine, image);
    const instruction = instructionFor(evidence.knowledge, custom);
    const messages = withInstruction(asked, instruction);
    const schema = custom?.schema ?? AskedVerdict;
    const { text, raw = text } = await engine.generate(
      { messages, params, schema, evidence },
      signal,
    );
    return { ...read(text, custom), raw };
  } catch (error) {
    signal.throwIfAborted();
    return { ...NOTHING, error: question.told(error).detail };
  }
}

const NOTHING: Opinion = { raw: "", parse_ok: false, verdict: null, custom: null };

function read(text: string, custom: CustomSchema | null): Omit<Opinion, "raw"> {
  if (custom !== null) {
    const fitting = jsonsInText(text).find((value) => custom.validator.accepts(value));
    return { parse_ok: fitting !== undefined, verdict: null, custom: fitting ?? null };
  }
  const value = jsonInText(text);
  const fits = verdicts.accepts(value);
  return { parse_ok: fits, verdict: fits ? value : null, custom: null };
}

/** What the request itself tells a model to be goes before the classifier's own instruction. */
function withInstruction(messages: readonly ChatMessage[], instruction: string): ChatMessage[] {
  if (messages[0]?.role === "system") return [...messages];
  return [{ role: "system", content: instruction }, ...messages];
}

function withImage(
  messages: readonly ChatMessage[],
  { capabilities }: Engine,
  image: SentImage | null,
): readonly ChatMessage[] {
  if (image === null || !capabilities.image) return messages;
  return messages.map((message, index) =>
    index === messages.length - 1 && typeof message.content === "string"
      ? {
          ...message,
          content: [
            { type: "text", text: message.content },
            { type: "image", image: dataUrl(image) },
          ],
        }
      : message,
  );
}
