import type { HarnessApp } from "../../host/contract/harness.ts";
import type { LayeredPrompt } from "../../host/contract/layer.ts";
import type { StoredImage } from "../../host/contract/services.ts";
import { ChatAnswer, ChatRequest, type ChatMessage, type LayerName } from "../../schemas/http/chat.ts";

/** Attaches the chat itself. What can be refused is refused before the stream opens. */
export function sendRoute(app: HarnessApp, allowed: readonly LayerName[]): void {
  app.post(
    "/api/chat/send",
    {
      summary: "Runs the enabled layers on the last user message and answers as an event stream.",
      tag: "chat",
      body: ChatRequest,
      responses: {
        200: { description: "Comments, then one data event with the answer.", mediaType: "text/event-stream", schema: ChatAnswer },
        503: { description: "No model engine is wired into this deployment." },
      },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const engine = app.requireEngine();
      const images = imagesOf(app, body.messages);
      const { messages, toggles, generation } = body;
      const layers = app.prepareLayers({ messages, toggles, allowed, knowledge: app.knowledge() });

      await app.stream(ctx, async (signal, keep) => {
        let prompt: LayeredPrompt | undefined;
        try {
          prompt = await layers.run(signal);
          keep({ harness_trace: prompt.trace });
          const reply = await engine.generate(
            {
              messages: engine.capabilities.image ? withBytes(prompt.messages, images) : prompt.messages,
              params: generation,
              evidence: { trace: prompt.trace, reading: prompt.reading, knowledge: layers.knowledge },
            },
            signal,
          );
          const trace =
            reply.image === undefined ? prompt.trace : { ...prompt.trace, engine: { image: reply.image } };
          await app.log({ input: layers.text, output: reply.text, trace });
          return {
            response: reply.text,
            elapsed_ms: Math.round(performance.now() - started),
            model_info: engine.info,
            harness_trace: trace,
            verification: { checked: false, claims: [], answer_changed: false },
          };
        } catch (error) {
          const { detail } = app.told(error);
          await app.log({
            input: layers.text,
            output: "",
            trace: { ...prompt?.trace, error: signal.aborted ? "the client left" : detail },
          });
          throw error;
        }
      });
    },
  );
}

/** Every image the conversation refers to; refuses (400) one that is not in the store. */
function imagesOf(app: HarnessApp, messages: readonly ChatMessage[]): Map<string, StoredImage> {
  const references = messages.flatMap(({ content }) =>
    typeof content === "string"
      ? []
      : content.flatMap((part) => (part.type === "image" ? [part.image ?? ""] : [])),
  );
  return new Map(
    references.map((reference) => {
      const id = /^store:\/\/(.+)$/.exec(reference)?.[1];
      if (id === undefined)
        return app.refuse(
          "REQUEST_INVALID",
          "an image part must refer to an upload as store://<image_id>",
        );
      return [reference, app.services.images.get(id) ?? app.refuse("IMAGE_GONE", reference)];
    }),
  );
}

/** Replaces references by data URLs, for an engine that sees images. */
function withBytes(
  messages: readonly ChatMessage[],
  images: ReadonlyMap<string, StoredImage>,
): ChatMessage[] {
  return messages.map((message) =>
    typeof message.content === "string"
      ? message
      : {
          ...message,
          content: message.content.map((part) => {
            const image = images.get(part.image ?? "");
            if (image === undefined) return part;
            return { ...part, image: `data:${image.mime};base64,${image.bytes.toString("base64")}` };
          }),
        },
  );
}
