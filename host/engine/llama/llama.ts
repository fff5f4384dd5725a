import { basename } from "node:path";
import type { Engine, EngineState, GenerateRequest, ModelInfo } from "../../contract/engine.ts";
import { unlessAborted } from "../abort.ts";
import { EngineError } from "../errors.ts";
import { hasImage, plainText } from "../plain-text.ts";
import type { TellState } from "../state-log.ts";
import type { Asked } from "./child-run.ts";
import { keepChild } from "./keeper.ts";
import type { Answer, LoadOrder, Question } from "./messages.ts";
import { createQueue, type Turn } from "./queue.ts";

/** Milliseconds of silence after which a child is taken for hung. */
const STALL = 30_000;

/** How to run a local model; everything but `model` has a default that suits one machine without a GPU. */
export interface LlamaSettings {
  /** A GGUF file, or an `hf:` address that is downloaded once. */
  readonly model: string;
  /** Where downloaded models are kept. */
  readonly folder?: string;
  readonly token?: string;
  readonly threads?: number;
  /** Most tokens of prompt and answer together; default 16,384, less where the model or memory allows less. */
  readonly contextTokens?: number;
  /** Requests answered side by side; default 2. */
  readonly sequences?: number;
  /** Most callers waiting for a turn; default 16. */
  readonly maxWaiting?: number;
  /** Most milliseconds one of them waits, loading included; default 30,000. */
  readonly maxWaitMs?: number;
  /** Milliseconds of silence after which the child is taken for hung; default 30,000. */
  readonly stallMs?: number;
  /** Milliseconds before the first restart of a dead child; default 250. */
  readonly restartMs?: number;
  /** Is told when the model is loaded, and when its process ended and why. */
  readonly onState?: TellState;
}

/** An engine whose child process may be looked at: tests and operators want its id. */
export interface LlamaEngine extends Engine {
  /** Process id of the child that is ready, or undefined. */
  readonly pid: number | undefined;
}

/** A local model through llama.cpp in a child process. Returns at once; `ready()` tells when the model is loaded and why not. */
export function llamaEngine(settings: LlamaSettings): LlamaEngine {
  const { maxWaiting = 16, maxWaitMs = 30_000 } = settings;
  const queue = createQueue({ maxWaiting, maxWaitMs });
  const keeper = keepChild({
    order: loadOrder(settings),
    stallMs: settings.stallMs ?? STALL,
    restartMs: settings.restartMs ?? 250,
    onReady() {
      queue.open(settings.sequences ?? 2);
      settings.onState?.(ready());
    },
    onDown(phase) {
      queue.open(0);
      settings.onState?.(ready());
      if (phase === "unusable") queue.clear(unavailable());
    },
  });

  const ready = (): EngineState => {
    const { ok, reason } = keeper.state();
    return reason === undefined ? { ok } : { ok, reason };
  };
  const isDown = () => ["unusable", "ended"].includes(keeper.state().phase);

  return {
    get info() {
      return keeper.info() ?? unloaded(settings.model);
    },
    capabilities: { image: false, json_schema: true },
    get pid() {
      return keeper.child()?.pid;
    },
    ready,
    refusal: () => (isDown() ? unavailable(keeper.retryAfter()) : queue.refusal()),
    async generate(request, signal) {
      signal.throwIfAborted();
      const started = performance.now();
      if (isDown()) throw unavailable(keeper.retryAfter());
      const turn = await queue.enter(signal);
      const answer = await askInTurn(turn, () => keeper.child()?.ask(question(request)), signal);
      keeper.praise();
      const elapsed_ms = Math.round(performance.now() - started);
      return {
        ...answer,
        elapsed_ms,
        ...(hasImage(request.messages) ? { image: "not read" } : {}),
      };
    },
    async [Symbol.asyncDispose]() {
      const ended = keeper.end();
      queue.open(0);
      queue.clear(unavailable());
      await ended;
    },
  };
}

/** Asks, and ends the turn when the child has really stopped; an aborted caller is free before that. */
async function askInTurn(
  turn: Turn,
  ask: () => Asked | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const asked = signal.aborted ? undefined : ask();
  if (!asked) {
    turn.end();
    signal.throwIfAborted();
    throw unavailable();
  }
  const { answer, abort } = asked;
  signal.addEventListener("abort", abort, { once: true });
  const settled = () => {
    signal.removeEventListener("abort", abort);
    turn.end();
  };
  void answer.then(settled, settled);
  return await unlessAborted(answer, signal);
}

function loadOrder(settings: LlamaSettings): LoadOrder {
  const { model, folder, token, threads, contextTokens = 16_384, sequences = 2 } = settings;
  return {
    model,
    contextTokens,
    sequences,
    aliveEveryMs: (settings.stallMs ?? STALL) / 5,
    ...(folder ? { folder } : {}),
    ...(token ? { token } : {}),
    ...(threads ? { threads } : {}),
  };
}

function question({ messages, params, schema }: GenerateRequest): Question {
  const turns = messages.map((message) => ({ role: message.role, text: plainText(message) }));
  return { turns, params, ...(schema ? { schema } : {}) };
}

function unavailable(retryAfter?: number): EngineError {
  return new EngineError("ENGINE_FAILED", "The language model is not available.", retryAfter);
}

function unloaded(model: string): ModelInfo {
  const name = basename(model);
  return {
    loaded: false,
    name,
    display: `${name} (not loaded)`,
    size_b: null,
    quantization: null,
    device: null,
  };
}
