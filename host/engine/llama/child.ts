/** The process that llama.cpp lives in, so that a crash there ends this and never the host. Speaks `messages.ts` with its parent and dies with it. */
import { basename } from "node:path";
import { EngineError } from "../errors.ts";
import type { FromChild, LoadOrder, Question, ToChild } from "./messages.ts";
import { loadModel, type LoadedModel } from "./model.ts";

const running = new Map<number, AbortController>();
let model: LoadedModel | undefined;

// Native work may hold up an orderly exit; nothing here needs one.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ctrl+C reaches the whole process group: the parent decides when this one ends.
process.on("SIGINT", () => {});
process.on("message", (message: ToChild) => {
  void receive(message);
});

async function receive(message: ToChild): Promise<void> {
  switch (message.type) {
    case "load":
      return await load(message.order);
    case "ask":
      return await answer(message.id, message.question);
    case "abort":
      return running.get(message.id)?.abort();
  }
}

async function load(order: LoadOrder): Promise<void> {
  setInterval(() => say({ type: "alive" }), order.aliveEveryMs);
  try {
    model = await loadModel(order);
    say({ type: "loaded", info: model.info });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Operators read it in a readiness answer: the file's name will do, its folder is nobody's business.
    say({ type: "unusable", reason: reason.replaceAll(order.model, basename(order.model)) });
  }
}

async function answer(id: number, question: Question): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  try {
    if (!model) throw new EngineError("ENGINE_FAILED", "The language model is not loaded.");
    say({ type: "answered", id, answer: await model.answer(question, abort.signal) });
  } catch (error) {
    if (abort.signal.aborted) say({ type: "aborted", id });
    else say({ type: "failed", id, ...told(error) });
  } finally {
    running.delete(id);
  }
}

function told(error: unknown): Pick<EngineError, "code" | "message"> {
  if (error instanceof EngineError) return { code: error.code, message: error.message };
  console.error(error);
  return { code: "ENGINE_FAILED", message: "The language model failed on this request." };
}

function say(message: FromChild): void {
  if (process.connected) process.send?.(message);
}
