import type { Engine } from "../../host/contract/engine.ts";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { LayeredPrompt, LayerRun } from "../../host/contract/layer.ts";
import {
  ChatAnswer,
  ChatRequest,
  type ChatMessage,
  type GenerationParams,
  type LayerName,
} from "../../schemas/http/chat.ts";
import { imagesOf, withBytes, type NamedImages } from "./image-parts.ts";

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
          description: "Comments, then one data event with the answer.",
          mediaType: "text/event-stream",
          schema: ChatAnswer,
        },
        503: { description: "No model engine is wired into this deployment." },
      },
    },
    async (ctx, { body: { messages, toggles, generation } }) => {
      const engine = app.requireEngine();
      const turn: Turn = {
        started: performance.now(),
        engine,
        generation,
        images: imagesOf(app, messages),
        layers: app.prepareLayers({ messages, toggles, allowed, knowledge: app.knowledge() }),
      };
      await app.stream(ctx, (signal, keep) => answer(app, turn, { signal, keep }));
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
}

/** Layers, engine, log, final event. A failure is logged with what was known by then. */
async function answer(app: HarnessApp, turn: Turn, { signal, keep }: Stream): Promise<ChatAnswer> {
  let prompt: LayeredPrompt | undefined;
  try {
    prompt = await turn.layers.run(signal);
    keep({ harness_trace: prompt.trace });
    const reply = await generate(turn, prompt, signal);
    const image = reply.image === undefined ? {} : { engine: { image: reply.image } };
    const harness_trace = { ...prompt.trace, ...image } as ChatAnswer["harness_trace"];
    await app.log({ input: turn.layers.text, output: reply.text, trace: prompt.trace });
    return {
      response: reply.text,
      elapsed_ms: Math.round(performance.now() - turn.started),
      model_info: turn.engine.info,
      harness_trace,
    };
  } catch (error) {
    const reason = signal.aborted ? "the client left" : app.told(error).detail;
    await app.log({
      input: turn.layers.text,
      output: "",
      trace: { ...prompt?.trace, error: reason },
    });
    throw error;
  }
}

function generate(
  { engine, images, generation, layers }: Turn,
  { messages, trace, reading }: LayeredPrompt,
  signal: AbortSignal,
): ReturnType<Engine["generate"]> {
  const seen: readonly ChatMessage[] = engine.capabilities.image
    ? withBytes(messages, images)
    : messages;
  const evidence = { trace, reading, knowledge: layers.knowledge };
  return engine.generate({ messages: seen, params: generation, evidence }, signal);
}
