import type { Engine, GenerateRequest } from "../contract/engine.ts";
import { unlessAborted } from "./abort.ts";
import { plainText } from "./plain-text.ts";

/** What a script may say: a text, or a promise of one; it may watch the signal, but need not. */
export type Script = (
  prompt: string,
  request: GenerateRequest,
  signal: AbortSignal,
) => string | Promise<string>;

/** An engine that answers from a function of the last message's text: for tests, and for trying a harness without a model. A script that throws rejects as it threw. */
export function scriptedEngine(script: Script = (prompt) => `Echo: ${prompt}`): Engine {
  return {
    info: {
      loaded: true,
      name: "scripted",
      display: "Scripted answers (no language model)",
      size_b: null,
      quantization: null,
      device: "cpu",
    },
    capabilities: { image: false, json_schema: false },
    ready: () => ({ ok: true }),
    async generate(request, signal) {
      signal.throwIfAborted();
      const started = performance.now();
      const last = request.messages.at(-1);
      const answer = script(last ? plainText(last) : "", request, signal);
      const text = await unlessAborted(Promise.resolve(answer), signal);
      return { text, elapsed_ms: Math.round(performance.now() - started), finish: "stop" };
    },
    async [Symbol.asyncDispose]() {},
  };
}
