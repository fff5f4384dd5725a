import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ModelInfo } from "../../contract/engine.ts";
import { EngineError } from "../errors.ts";
import type { Answer, FromChild, LoadOrder, Question, ToChild } from "./messages.ts";

/** One life of the child process, from its start to its end. */
export interface ChildRun {
  readonly pid: number | undefined;
  /** Asks the model. The answer rejects with an `EngineError`, also when the child dies. */
  ask(question: Question): Asked;
  /** Kills the child and resolves when it is gone. */
  end(): Promise<void>;
}

export interface Asked {
  /** Settles once the child works on it no more, an aborted one included. */
  readonly answer: Promise<Answer>;
  readonly abort: () => void;
}

export interface ChildEvents {
  readonly onLoaded: (info: ModelInfo) => void;
  /** The last event: what ended it, in a sentence for operators. */
  readonly onEnd: (reason: string) => void;
}

/** Most milliseconds a child may be silent while it loads: importing and reading a file are long breaths. */
const LOADING_SILENCE = 60_000;

interface Pending {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: EngineError) => void;
}

/** Starts the child and has it load; a child that says nothing for `stallMs` is taken for hung and killed. */
export function startChild(order: LoadOrder, stallMs: number, events: ChildEvents): ChildRun {
  const child = fork(fileURLToPath(new URL("./child.ts", import.meta.url)), [], {
    execArgv: [],
    serialization: "json",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const pending = new Map<number, Pending>();
  const lastWords = collectTail(child);
  const pulse = watchPulse(child, LOADING_SILENCE);
  let cause: string | undefined;
  let nextId = 1;

  child.on("message", (message: FromChild) => {
    pulse.felt();
    if (message.type === "loaded") pulse.allow(stallMs);
    if (message.type === "loaded") events.onLoaded(message.info);
    if (message.type === "unusable") cause = message.reason;
    if (message.type === "unusable") child.kill("SIGKILL");
    settle(pending, message);
  });
  child.on("error", (error) => (cause ??= `The model process could not start: ${error.message}`));
  const gone = Promise.withResolvers<void>();
  child.once("close", () => {
    pulse.stop();
    const died = new EngineError("ENGINE_FAILED", "The language model stopped while answering.");
    for (const { reject } of pending.values()) reject(died);
    pending.clear();
    gone.resolve();
    events.onEnd(cause ?? pulse.cause() ?? obituary(child, lastWords()));
  });
  const send = (message: ToChild) => {
    // A send that fails is followed by the end of the child, which is where it is dealt with.
    if (child.connected) child.send(message, () => {});
  };
  send({ type: "load", order });

  return {
    pid: child.pid,
    ask(question) {
      const id = nextId++;
      const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
      pending.set(id, { resolve, reject });
      send({ type: "ask", id, question });
      return { answer, abort: () => send({ type: "abort", id }) };
    },
    async end() {
      child.kill("SIGKILL");
      await gone.promise;
    },
  };
}

function settle(pending: Map<number, Pending>, message: FromChild): void {
  if (!("id" in message)) return;
  const asked = pending.get(message.id);
  pending.delete(message.id);
  if (message.type === "answered") asked?.resolve(message.answer);
  if (message.type === "aborted") asked?.reject(new EngineError("ENGINE_FAILED", "Aborted."));
  if (message.type === "failed") asked?.reject(new EngineError(message.code, message.message));
}

/** Kills a child that has been silent too long, twice in a row: one late look is the parent's own pause. */
function watchPulse(child: ChildProcess, loadingMs: number) {
  let allowed = loadingMs;
  let lastFelt = performance.now();
  let strikes = 0;
  let cause: string | undefined;
  const look = () => {
    strikes = performance.now() - lastFelt > allowed ? strikes + 1 : 0;
    if (strikes < 2) return;
    cause = `The model process was silent for ${Math.round(allowed / 1000)} s and was stopped.`;
    child.kill("SIGKILL");
  };
  let timer = setInterval(look, allowed / 4).unref();
  return {
    felt: () => {
      lastFelt = performance.now();
    },
    allow: (ms: number) => {
      allowed = ms;
      clearInterval(timer);
      timer = setInterval(look, allowed / 4).unref();
    },
    stop: () => clearInterval(timer),
    cause: () => cause,
  };
}

/** Reads what the child writes to stderr and keeps its last line. */
function collectTail(child: ChildProcess): () => string {
  let tail = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    tail = (tail + chunk).slice(-2000);
  });
  return () => tail.trimEnd().split("\n").at(-1)?.trim().slice(0, 300) ?? "";
}

function obituary({ exitCode, signalCode }: ChildProcess, lastLine: string): string {
  const how = signalCode ?? `code ${exitCode}`;
  return `The model process ended (${how})${lastLine ? `: ${lastLine}` : "."}`;
}
