import type { Engine, GenerateRequest, Generation } from "../../host/contract/engine.ts";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { ScannedMessage } from "../../host/contract/images.ts";
import type { LayeredPrompt, LayerRun } from "../../host/contract/layer.ts";
import type { CheckedAnswer } from "../../host/contract/services.ts";
import {
  type ChatAnswer,
  ChatEvent,
  ChatRequest,
  type ChatMessage,
  type GenerationParams,
  type LayerName,
} from "../../schemas/http/chat.ts";
import { refused } from "../../schemas/http/error.ts";
import type { Verification } from "../../schemas/http/verification.ts";
import { imagesOf, sentImages, withBytes, type NamedImages } from "./image-parts.ts";
import { separateParts } from "./separate-parts.ts";

/** Attaches the chat itself. What can be refused is refused before the stream opens. */
export function sendRoute(app: HarnessApp, allowed: readonly LayerName[]): void {
  app.post(
    "/api/chat/send",
    {
      summary: "Runs the enabled layers on the last user message and answers as an event stream.",
      tag: "chat",
      body: ChatRequest,
      responses: {
        200: {
          description: "Comments, then one data event: the answer, or why there is none.",
          mediaType: "text/event-stream",
          schema: ChatEvent,
        },
        503: refused(
          "No model engine is wired into this deployment; or it is down or its queue is full, and Retry-After says when to ask again.",
        ),
      },
    },
    async (ctx, { body: { messages: sent, toggles, generation } }) => {
      const engine = app.requireEngine();
      const messages = separateParts(sent);
      const turn: Turn = {
        started: performance.now(),
        engine,
        generation,
        images: imagesOf(app, messages),
        layers: app.prepareLayers({ messages, toggles, allowed, knowledge: app.knowledge() }),
      };
      await app.stream(ctx, (signal, keep, afterwards) =>
        answer(app, turn, { signal, keep, afterwards }),
      );
    },
  );
}

/** One request, once nothing can be refused any more. */
interface Turn {
  readonly started: number;
  readonly engine: Engine;
  readonly generation: GenerationParams;
  readonly images: NamedImages;
  readonly layers: LayerRun;
}

interface Stream {
  readonly signal: AbortSignal;
  readonly keep: (part: object) => void;
  readonly afterwards: (task: () => Promise<void>) => void;
}

/** Images, layers, engine, verification, final event, log: the answer waits for no row. A failure is logged with what was known by then. */
async function answer(
  app: HarnessApp,
  turn: Turn,
  { signal, keep, afterwards }: Stream,
): Promise<ChatAnswer> {
  let message: ScannedMessage | undefined;
  let prompt: LayeredPrompt | undefined;
  try {
    message = await messageOf(app, turn, signal);
    prompt = await turn.layers.run(signal, message);
    keep({ harness_trace: prompt.trace });
    const request = requestOf(turn, prompt);
    const reply = await generated(app, turn, { request, prompt, signal });
    const told = await verified(app, turn, { request, reply, signal });
    const row = { input: message.text, output: told.text, trace: prompt.trace };
    afterwards(() => app.log(row));
    return {
      response: told.text,
      elapsed_ms: Math.round(performance.now() - turn.started),
      model_info: turn.engine.info,
      harness_trace: withEngine(prompt, reply, told.rejected),
      verification: told.verification,
    };
  } catch (error) {
    const reason = signal.aborted ? "the client left" : app.told(error).detail;
    await app.log({
      input: message?.text ?? turn.layers.text,
      output: "",
      trace: { ...prompt?.trace, error: reason },
    });
    throw error;
  }
}

/** The last user message with what stands in its images. */
function messageOf(
  app: HarnessApp,
  { layers, images }: Turn,
  signal: AbortSignal,
): Promise<ScannedMessage> {
  const sent = sentImages(layers.images, images);
  return app.services.ocr.scan({ text: layers.text, images: sent }, signal);
}

function requestOf(
  { engine, images, generation, layers }: Turn,
  { messages, trace, reading }: LayeredPrompt,
): GenerateRequest {
  const seen: readonly ChatMessage[] = engine.capabilities.image
    ? withBytes(messages, images)
    : messages;
  const evidence = { trace, reading, knowledge: layers.knowledge };
  return { messages: seen, params: generation, evidence };
}

/** A model that turns out to see no images answers by what was read in them; its trace says so. */
async function generated(
  app: HarnessApp,
  { engine }: Turn,
  { request, prompt, signal }: Asked,
): Promise<Generation> {
  try {
    return await engine.generate(request, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (app.told(error).code !== "IMAGE_UNSUPPORTED") throw error;
    return engine.generate({ ...request, messages: prompt.messages }, signal);
  }
}

interface Asked {
  readonly request: GenerateRequest;
  readonly prompt: LayeredPrompt;
  readonly signal: AbortSignal;
}

interface Answered {
  readonly request: GenerateRequest;
  readonly reply: Generation;
  readonly signal: AbortSignal;
}

interface Told extends Pick<CheckedAnswer, "text" | "verification"> {
  /** The claims of a model's answer that was given up for the composer's. */
  readonly rejected?: Verification["claims"];
}

/** No answer goes out unchecked; a model's that loses most of what it says gives way to the composer's. */
async function verified(
  app: HarnessApp,
  { engine }: Turn,
  { request, reply, signal }: Answered,
): Promise<Told> {
  const { verification } = app.services;
  const { evidence } = request;
  if (engine.info.name === "composer") return verification.check(reply.text, evidence, "composer");
  const checked = verification.check(reply.text, evidence);
  if (!checked.failed) return checked;
  const written = await verification.draft(request, signal);
  const draft = verification.check(written, evidence, "composer");
  return {
    text: draft.text,
    verification: { ...draft.verification, answer_changed: true },
    rejected: checked.verification.claims,
  };
}

/** The trace with what there is to say of the engine itself: an image it did not read, an answer that was given up. */
function withEngine(
  { trace }: LayeredPrompt,
  { image }: Generation,
  rejected: Told["rejected"],
): ChatAnswer["harness_trace"] {
  const said = {
    ...(image === undefined ? {} : { image }),
    ...(rejected === undefined ? {} : { answered_by: "composer", rejected }),
  };
  const engine = Object.keys(said).length === 0 ? {} : { engine: said };
  return { ...trace, ...engine } as ChatAnswer["harness_trace"];
}
