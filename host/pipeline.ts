import { setImmediate } from "node:timers/promises";
import type { ScannedMessage } from "./contract/images.ts";
import type {
  FailedPart,
  FoundTrace,
  GrepHit,
  Layer,
  LayeredPrompt,
  LayerInput,
  LayerRequest,
  LayerTrace,
  Reasoned,
  Reasoner,
  Trace,
} from "./contract/layer.ts";
import type { Conversation } from "./message/conversation.ts";
import { heardAfter } from "./message/heard-after.ts";
import { HeardText, type TextReaders } from "./message/heard-text.ts";
import { saidBefore } from "./message/said-before.ts";
import { inTypedLanguage, withImages } from "./message/image-text.ts";
import type { LastUserMessage } from "./message/last-user-message.ts";
import { withFiredDanger } from "./risk/danger/fired-danger.ts";
import { writePrompt, type Found } from "./written-prompt.ts";
import { elapsedSince } from "../schemas/elapsed.ts";
import { listOf } from "../schemas/lists.ts";
import { once } from "../schemas/once.ts";

/** Failed parts of one layer that a model reads the names of. */
const MOST_NAMED = 8;

/** UTF-16 units of a message from which on others get a turn between one part of the work and the next. */
const LONG = 8192;

/** How the host reads a text and reasons over what fired; injected so that the pipeline knows no part below it. */
export interface Readers extends TextReaders {
  readonly reason: Reasoner;
  /** Told when a layer failed, or one part of it: for the log and for readiness. */
  readonly onLayerError: (layer: string, error: unknown, part?: string) => void;
}

/** What the layers run on. */
export interface PipelineRequest extends LayerRequest {
  readonly last: LastUserMessage;
  /** The last user message with the text of its images, where those were read. */
  readonly message?: ScannedMessage | undefined;
  readonly signal: AbortSignal;
}

/** Runs each enabled layer on the last user message and puts what they found before it. */
export async function runLayers(
  layers: readonly Layer[],
  request: PipelineRequest,
  readers: Readers,
): Promise<LayeredPrompt> {
  const found = await findInLayers(layers, request, readers);
  const { messages, text } = writePrompt(request, found);
  const { trace, reading } = found;
  return { messages, trace: { ...trace, _final_user_text: text }, reading };
}

/** Runs each enabled layer on the last user message; nothing is written for a model. */
export async function findInLayers(
  layers: readonly Layer[],
  request: PipelineRequest,
  readers: Readers,
): Promise<Found> {
  const started = performance.now();
  const { toggles, allowed, knowledge, last, signal } = request;
  const message = request.message ?? { text: last.text, typed: last.text, ocr: null };
  const { ocr } = message;
  const heard = new HeardText(message.text, readers, knowledge);
  if (message.text.length >= LONG) await readAhead(heard, signal);
  const conversation = once(() => conversationOf(heard, request, readers));
  const input: LayerInput = {
    text: message.text,
    toggles,
    knowledge,
    signal,
    folded: heard.folded,
    reading: () => heard.reading(),
    inContext: () => conversation().reading,
  };
  const on = layers.filter(({ name }) => allowed.includes(name) && toggles[name]);
  const ofCase = () => caseOf(conversation(), input, readers);
  const { traces, blocks, persona, inContext } = await runEach(on, { input, ocr, ofCase }, readers);

  if (on.length > 0) {
    const { prompt, steps, trace } = reasonOver(traces, { inContext, knowledge }, readers);
    traces["reasoning"] = trace;
    if (prompt !== null) blocks.unshift(`[background]\n${prompt}`);
    if (steps !== null) blocks.push(`[steps]\n${steps}`);
  }
  const trace: FoundTrace = {
    revision: knowledge.revision,
    packs: knowledge.packs,
    elapsed_ms: elapsedSince(started),
    ...(ocr === null ? {} : { ocr: { ...ocr } }),
    ...takenTrace(conversation()),
    ...traces,
  };
  const reading = inTypedLanguage(inContext(), message, (typed) =>
    new HeardText(typed, readers, knowledge).reading(),
  );
  return { message, persona, blocks, isLayered: on.length > 0, trace, reading };
}

/** Reads a long message before the layers ask for it; rejects with the signal's reason once aborted. */
async function readAhead(heard: HeardText, signal: AbortSignal): Promise<void> {
  try {
    await heard.readInTurns(signal);
  } catch {
    signal.throwIfAborted();
    // The layers ask again, and each tells what it could not read.
  }
}

interface Ran {
  /** By layer, in the order they ran. */
  readonly traces: Record<string, LayerTrace>;
  readonly blocks: string[];
  readonly persona: string | null;
  /** The reading with the danger that the rules found. */
  readonly inContext: LayerInput["inContext"];
}

/** A message as the layers run on it. */
interface ToRun {
  readonly input: LayerInput;
  readonly ocr: ScannedMessage["ocr"];
  /** The case that a message without a subject goes on with; null where it brings its own. */
  readonly ofCase: () => { readonly input: LayerInput; readonly isLeft: boolean } | null;
}

/** Runs the layers one after the other. */
async function runEach(
  layers: readonly Layer[],
  { input, ocr, ofCase }: ToRun,
  readers: Readers,
): Promise<Ran> {
  const traces: Ran["traces"] = {};
  const blocks: string[] = [];
  let persona: string | null = null;
  let { inContext } = input;
  for (const layer of layers) {
    const { prompt, trace } = await runLayer(layer, { ...input, inContext }, readers);
    if (layer.name === "grep") {
      const before = await signsOfCase(layer, ofCase(), readers);
      inContext = afterRules(input, trace, before);
    }
    const isMarked = layer.name === "grep" && ocr !== null;
    traces[layer.name] = isMarked ? withImages(trace, ocr) : trace;
    if (layer.name === "persona") persona = prompt;
    else if (prompt !== null) blocks.push(`[${layer.name}]\n${prompt}`);
    if (input.text.length >= LONG) await setImmediate();
  }
  return { traces, blocks, persona, inContext };
}

/** The reading as the layers behind the rules get it. */
function afterRules(
  { inContext, knowledge }: LayerInput,
  trace: LayerTrace,
  before: SignsOfCase | null,
) {
  const hits = listOf(trace["hits"]) as readonly GrepHit[];
  return once(() => {
    const heard = withFiredDanger(inContext(), hits, knowledge);
    if (before === null) return heard;
    const signsBefore = before.hits.map(({ severity, dimensions }) => ({ severity, dimensions }));
    const told = { ...heard, signsBefore };
    return before.isLeft ? told : withFiredDanger(told, before.hits, knowledge);
  });
}

interface SignsOfCase {
  readonly hits: readonly GrepHit[];
  readonly isLeft: boolean;
}

/** What rules find in the case that a message goes on with; null where it brings its own, or none found anything. A failure is told by the scan of the message itself. */
async function signsOfCase(
  layer: Layer,
  ofCase: ReturnType<ToRun["ofCase"]>,
  { onLayerError }: Readers,
): Promise<SignsOfCase | null> {
  if (ofCase === null) return null;
  try {
    const { trace } = await layer.run(ofCase.input);
    const hits = listOf(trace["hits"]) as readonly GrepHit[];
    return hits.length === 0 ? null : { hits, isLeft: ofCase.isLeft };
  } catch (error) {
    ofCase.input.signal.throwIfAborted();
    onLayerError(layer.name, error);
    return null;
  }
}

/** The case that the message goes on with, to be scanned. */
function caseOf(
  { ofCase }: Conversation,
  input: LayerInput,
  { fold }: Readers,
): ReturnType<ToRun["ofCase"]> {
  if (ofCase === undefined) return null;
  const { reading, isLeft } = ofCase;
  const { text } = reading;
  const folded = once(() => fold(text));
  return { input: { ...input, text, folded, reading: () => reading }, isLeft };
}

/** The message completed by what was said before. */
function conversationOf(
  heard: HeardText,
  { messages, last, knowledge }: PipelineRequest,
  readers: Readers,
): Conversation {
  const turns = saidBefore(messages, last.from);
  if (turns.length === 0) return { reading: heard.reading(), taken: [] };
  const read = (text: string) => new HeardText(text, readers, knowledge).reading();
  return heardAfter(heard.reading(), turns, read);
}

function takenTrace({ taken }: Conversation): Pick<Trace, "conversation"> {
  return taken.length === 0 ? {} : { conversation: { taken } };
}

/** What the model reads of a layer, the parts that failed behind it. */
function withParts(prompt: string | null, failed: readonly FailedPart[]): string | null {
  if (failed.length === 0) return prompt;
  const names = failed.slice(0, MOST_NAMED).map(({ kind, name }) => `${kind} ${name}`);
  const more = failed.length > names.length ? ` and ${failed.length - names.length} more` : "";
  const told = `Parts of this check failed and found nothing out: ${names.join(", ")}${more}. Do not read their silence as an all clear.`;
  return prompt === null ? told : `${prompt}\n${told}`;
}

/** A layer that throws is told in the trace and in the prompt: its silence is no all clear. */
async function runLayer(
  layer: Layer,
  input: LayerInput,
  readers: Readers,
): Promise<{ prompt: string | null; trace: LayerTrace }> {
  const started = performance.now();
  try {
    const { prompt, fired, trace, failed = [] } = await layer.run(input);
    for (const { name, error } of failed) readers.onLayerError(layer.name, error, name);
    return {
      prompt: withParts(prompt, failed),
      trace: { fired, elapsed_ms: elapsedSince(started), ...trace },
    };
  } catch (error) {
    input.signal.throwIfAborted();
    readers.onLayerError(layer.name, error);
    return failedAt(started, error);
  }
}

/** Reasoning over what fired; it fails as a layer does. */
function reasonOver(
  traces: Readonly<Record<string, LayerTrace>>,
  { inContext, knowledge }: Pick<LayerInput, "inContext" | "knowledge">,
  { reason, onLayerError }: Readers,
): { prompt: string | null; steps: Reasoned["steps"]; trace: LayerTrace } {
  const started = performance.now();
  const hits = (traces["grep"]?.["hits"] ?? []) as readonly GrepHit[];
  try {
    const { background, steps, fired, trace } = reason({ hits, reading: inContext(), knowledge });
    return {
      prompt: background,
      steps,
      trace: { fired, elapsed_ms: elapsedSince(started), ...trace },
    };
  } catch (error) {
    onLayerError("reasoning", error);
    return { ...failedAt(started, error), steps: null };
  }
}

function failedAt(started: number, error: unknown): { prompt: string; trace: LayerTrace } {
  const message = error instanceof Error ? error.message.split("\n")[0] : "failed";
  return {
    prompt: `This check failed and found nothing out. Do not read its silence as an all clear.`,
    trace: { fired: null, elapsed_ms: elapsedSince(started), error: message ?? "failed" },
  };
}
