import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from "openai/resources";
import type { Engine, GenerateRequest, Generation } from "../contract/engine.ts";
import { unlessAborted } from "./abort.ts";
import { EngineError } from "./errors.ts";
import { fitNumbers } from "./fit-numbers.ts";
import { boundedFetch } from "./openai/bounded-fetch.ts";
import { createDialect, type Body, type Dialect } from "./openai/dialect.ts";
import { describeFailure, UNREACHABLE, UNREADABLE } from "./openai/failures.ts";
import { chatMessages, hasUnreadImage } from "./openai/messages.ts";
import type { TellState } from "./state-log.ts";

/** Where the model is served: vLLM, llama-server, SGLang, Ollama and others speak this protocol. */
export interface OpenaiSettings {
  /** Base address, with `/v1` where the server has it. */
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  /** Most milliseconds one answer may take; default 280,000, under the 300 s after which fetch itself gives up. */
  readonly timeoutMs?: number;
  /** Is told when the server answers, and when it fails and how. */
  readonly onState?: TellState;
}

/** A failure speaks against readiness for this long, where no answer comes in between. */
const DOUBT_MS = 30_000;

/** A server that could not be reached is not asked again for this long. */
const GONE_MS = 5_000;

type Send = (body: Body, signal: AbortSignal) => Promise<ChatCompletion>;

/** An engine that asks an OpenAI-compatible server. Nothing is sent before the first `generate`. Images must be `data:` addresses; others are not read. */
export async function openaiEngine(settings: OpenaiSettings): Promise<Engine> {
  const { timeoutMs = 280_000 } = settings;
  const send = await connect(settings, timeoutMs);
  const dialect = createDialect();
  const ended = new AbortController();
  let doubt: { readonly reason: string; readonly until: number } | undefined;
  let goneUntil = 0;

  return {
    info: {
      loaded: true,
      name: settings.model,
      display: `${settings.model} (remote)`,
      size_b: null,
      quantization: null,
      device: "remote",
    },
    capabilities: { image: true, json_schema: true },
    ready() {
      if (!doubt || performance.now() > doubt.until) return { ok: true };
      return { ok: false, reason: doubt.reason };
    },
    refusal() {
      const left = Math.ceil((goneUntil - performance.now()) / 1000);
      return left <= 0 ? null : new EngineError("ENGINE_FAILED", UNREACHABLE, left);
    },
    async generate(request, signal) {
      signal.throwIfAborted();
      const started = performance.now();
      // The client stops its own clock at the first byte.
      const late = AbortSignal.timeout(timeoutMs);
      const either = AbortSignal.any([signal, ended.signal, late]);
      try {
        const reply = await unlessAborted(
          ask(request, { send, dialect, model: settings.model }, either),
          either,
        );
        const answer = generation(reply, request, started);
        doubt = undefined;
        goneUntil = 0;
        settings.onState?.({ ok: true });
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        const failure = describeFailure(error, request);
        if (failure.down) {
          doubt = { reason: failure.message, until: performance.now() + DOUBT_MS };
          settings.onState?.({ ok: false, reason: failure.message });
        }
        if (failure.isUnreachable) goneUntil = performance.now() + GONE_MS;
        throw new EngineError(failure.code, failure.message, failure.retryAfter);
      }
    },
    async [Symbol.asyncDispose]() {
      ended.abort(new EngineError("ENGINE_FAILED", "The engine was stopped."));
    },
  };
}

async function connect({ url, key }: OpenaiSettings, timeoutMs: number): Promise<Send> {
  const { default: OpenAI } = await import("openai");
  const client = new OpenAI({
    baseURL: url,
    apiKey: key ?? "none",
    // Said here so that nothing comes from the environment behind the operator's back.
    adminAPIKey: null,
    organization: null,
    project: null,
    logLevel: "off",
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: boundedFetch,
    ...(key ? {} : { defaultHeaders: { Authorization: null } }),
  });
  return async (body, signal) =>
    await client.chat.completions.create(
      body as unknown as ChatCompletionCreateParamsNonStreaming,
      {
        signal,
      },
    );
}

async function ask(
  request: GenerateRequest,
  { send, dialect, model }: { send: Send; dialect: Dialect; model: string },
  signal: AbortSignal,
): Promise<ChatCompletion> {
  let body = dialect.speak(plainBody(request, model));
  for (;;) {
    try {
      return await send(body, signal);
    } catch (error) {
      const other = dialect.rephrase(body, error);
      if (!other) throw error;
      body = other;
    }
  }
}

function plainBody({ messages, params, schema }: GenerateRequest, model: string): Body {
  return {
    model,
    messages: chatMessages(messages),
    max_tokens: params.max_new_tokens,
    temperature: params.temperature,
    top_p: params.top_p,
    top_k: params.top_k,
    ...(schema
      ? { response_format: { type: "json_schema", json_schema: { name: "answer", schema } } }
      : {}),
  };
}

function generation(reply: ChatCompletion, request: GenerateRequest, started: number): Generation {
  const choice = reply.choices?.[0];
  if (!choice) throw new EngineError("ENGINE_FAILED", "The model server gave no answer.");
  const said: unknown = choice.message?.content ?? choice.message?.refusal ?? "";
  // Only what the server itself ended is whole: without a reason it was cut.
  const ended: unknown = choice.finish_reason;
  if (typeof said !== "string" || typeof ended !== "string")
    throw new EngineError("ENGINE_FAILED", UNREADABLE);
  const plain = withoutThoughts(said);
  return {
    text: request.schema ? fitNumbers(withoutFence(plain), request.schema) : plain,
    raw: said,
    elapsed_ms: Math.round(performance.now() - started),
    finish: ended === "length" ? "length" : "stop",
    ...(hasUnreadImage(request.messages) ? { image: "not read" } : {}),
  };
}

/** Some servers pass a reasoning model's thoughts on as part of the answer. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[^]*?<\/think>\s*/, "");
}

/** Some models wrap JSON in a Markdown fence even when told not to. */
function withoutFence(text: string): string {
  return /^\s*```(?:json)?\s*\n([^]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
}
