import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import {
  getLlama,
  LlamaChat,
  LlamaLogLevel,
  type ChatHistoryItem,
  type Llama,
  type LlamaContextSequence,
  type Token,
} from "node-llama-cpp";
import type { ModelInfo } from "../../contract/engine.ts";
import { EngineError } from "../errors.ts";
import { fitNumbers } from "../fit-numbers.ts";
import { grammarSchema } from "./grammar-schema.ts";
import type { Answer, LoadOrder, Question, Turn } from "./messages.ts";
import { describeModel } from "./model-info.ts";
import { findModel } from "./model-file.ts";

/** A model in memory that answers questions, as many side by side as it has sequences. */
export interface LoadedModel {
  readonly info: ModelInfo;
  /** Rejects with an `EngineError`, or with the signal's reason. */
  answer(question: Question, signal: AbortSignal): Promise<Answer>;
}

/** Tokens that llama.cpp and its bindings want free at the end of a context. */
const MARGIN = 4;
/** Fewer tokens than this are no answer: better refused than cut. */
const SHORTEST_ANSWER = 32;
/** Prompt tokens read at once without a GPU: what an abort may have to wait for. */
const CPU_STEP = 128;

/** Loads the model of `order`; throws a sentence for operators when it cannot. */
export async function loadModel(order: LoadOrder): Promise<LoadedModel> {
  const modelPath = await findModel(order);
  // No compiler, no download, no chatter: only the binaries that npm installed.
  const llama = await getLlama({
    gpu: "auto",
    build: "never",
    skipDownload: true,
    progressLogs: false,
    logLevel: LlamaLogLevel.error,
    maxThreads: 0,
  });
  const model = await llama.loadModel({ modelPath });
  const { sequences } = order;
  const context = await model.createContext({
    sequences,
    contextSize: { max: order.contextTokens },
    threads: order.threads ?? Math.min(llama.cpuMathCores, availableParallelism()),
  });
  const free = Array.from(
    { length: sequences },
    () => new LlamaChat({ contextSequence: context.getSequence() }),
  );
  const info = describeModel(model);
  return {
    info,
    async answer(question, signal) {
      const chat = free.pop();
      if (!chat) throw new EngineError("ENGINE_BUSY", "The language model is busy.", 1);
      try {
        return await answerWith(llama, chat, { question, signal });
      } finally {
        free.push(chat);
      }
    },
  };
}

async function answerWith(
  llama: Llama,
  chat: LlamaChat,
  { question, signal }: { question: Question; signal: AbortSignal },
): Promise<Answer> {
  const { params, schema } = question;
  const history = question.turns.map(historyItem);
  const tokens = promptTokens(chat, history);
  const maxTokens = roomFor(params.max_new_tokens, tokens.length, chat.sequence.contextSize);
  const grammar = schema && (await llama.createGrammarForJsonSchema(grammarSchema(schema)));
  await prefill(chat.sequence, tokens, signal);
  const { response, metadata } = await chat.generateResponse(history, {
    signal,
    maxTokens,
    temperature: params.temperature,
    topP: params.top_p,
    topK: params.top_k,
    seed: randomInt(2 ** 32),
    // A reasoning model must leave room for the answer itself.
    budgets: { thoughtTokens: schema ? 0 : Math.floor(maxTokens / 2) },
    ...(grammar ? { grammar } : {}),
  });
  const finish = metadata.stopReason === "maxTokens" ? "length" : "stop";
  return { text: schema ? fitNumbers(response, schema) : response, raw: response, finish };
}

function historyItem({ role, text }: Turn): ChatHistoryItem {
  return role === "assistant" ? { type: "model", response: [text] } : { type: role, text };
}

function promptTokens(chat: LlamaChat, history: readonly ChatHistoryItem[]): readonly Token[] {
  const chatHistory: ChatHistoryItem[] =
    history.at(-1)?.type === "model" ? [...history] : [...history, { type: "model", response: [] }];
  const { contextText } = chat.chatWrapper.generateContextState({ chatHistory });
  return contextText.tokenize(chat.model.tokenizer);
}

/** How many tokens the answer may have: what was asked for, or less where the context ends. */
function roomFor(wanted: number, promptLength: number, contextSize: number): number {
  const room = contextSize - promptLength - MARGIN;
  if (room >= Math.min(wanted, SHORTEST_ANSWER)) return Math.min(wanted, room);
  throw new EngineError(
    "CONTEXT_OVERFLOW",
    `The prompt has ${promptLength} tokens and the model reads ${contextSize} with its answer; shorten the message or turn layers off.`,
  );
}

/** Reads the prompt batch by batch, because the library itself looks at the signal only between generated tokens. */
async function prefill(
  sequence: LlamaContextSequence,
  tokens: readonly Token[],
  signal: AbortSignal,
): Promise<void> {
  const end = tokens.length - 1;
  const { batchSize } = sequence.context;
  const step = sequence.model.gpuLayers > 0 ? batchSize : Math.min(batchSize, CPU_STEP);
  await sequence.adaptStateToTokens(tokens.slice(0, end), false);
  while (sequence.nextTokenIndex < end) {
    signal.throwIfAborted();
    const from = sequence.nextTokenIndex;
    await sequence.evaluateWithoutGeneratingNewTokens(
      tokens.slice(from, Math.min(end, from + step)),
    );
  }
}
