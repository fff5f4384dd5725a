import type { Engine, Evidence } from "../../host/contract/engine.ts";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { ScannedMessage } from "../../host/contract/images.ts";
import type { LayeredPrompt, LayerRun } from "../../host/contract/layer.ts";
import type { HarnessToggles } from "../../schemas/http/chat.ts";
import type { ClassifierRequest } from "../../schemas/http/classifier.ts";
import { NO_MODEL } from "../../schemas/http/model-info.ts";
import type { Content } from "./request/content.ts";
import type { CustomSchema } from "./request/custom-schema.ts";
import { borneRationale, type Borne } from "./answer/borne-rationale.ts";
import { joined } from "./answer/envelope.ts";
import { findingOf, type Finding } from "./finding.ts";
import { isLegible, scannedOf, withoutSight } from "./request/image-text.ts";
import { loggedRow } from "./answer/logged-row.ts";
import { opinionOf, type Opinion } from "./opinion.ts";
import type { RecentRuns } from "./recent-runs.ts";
import { Said, type Made } from "./answer/said.ts";

/** One request, once nothing can be refused any more. */
export interface Task {
  readonly body: ClassifierRequest;
  readonly content: Content;
  readonly recent: RecentRuns;
  readonly started: number;
  readonly engine: Engine | null;
  readonly custom: CustomSchema | null;
  /** All layers: what the verdict rests on. */
  readonly floor: LayerRun;
  /** The layers that the request wants in a model's prompt; prepared where they are needed. */
  readonly asked: (toggles: HarnessToggles) => LayerRun;
}

/** An answer and how it was come by. */
export interface Judged {
  readonly said: Said;
  readonly made: Made;
}

/** Judges; of what fails or is left, the training log tells. */
export async function judged(app: HarnessApp, task: Task, signal: AbortSignal): Promise<Judged> {
  try {
    return await judge(app, task, signal);
  } catch (error) {
    const reason = signal.aborted ? "the client left" : app.told(error).detail;
    const input = task.content.text;
    await app.log({ input, output: "", trace: { error: reason } });
    throw error;
  }
}

async function judge(app: HarnessApp, task: Task, signal: AbortSignal): Promise<Judged> {
  const { started, engine } = task;
  const message = await scannedOf(app, task.content, signal);
  const finding = await findingIn(app, { task, message }, signal);
  const decision_id = finding.decide();
  const said = await saidOf(app, { task, message, finding }, signal);
  await said.log(decision_id);
  const elapsed_ms = Math.round(performance.now() - started);
  return { said, made: { elapsed_ms, decision_id, model_info: engine?.info ?? NO_MODEL } };
}

interface Scanned {
  readonly task: Task;
  readonly message: ScannedMessage;
}

/** What all layers find. What they found of an image is told with that image, and of a request's own items with those. */
async function findingIn(
  app: HarnessApp,
  { task, message }: Scanned,
  signal: AbortSignal,
): Promise<Finding> {
  const { floor, recent, body, content } = task;
  const { text } = message;
  const { knowledge } = floor;
  const ownItems = bringsItems(body.toggles);
  const run = async () =>
    findingOf(app, await floor.run(signal, message), { text, knowledge, ownItems });
  return ownItems || content.image !== null ? run() : recent.of(text, knowledge, run);
}

interface Found extends Scanned {
  readonly finding: Finding;
}

/** What is answered: what was found, and what a model or an image that nobody saw add to it. */
async function saidOf(
  app: HarnessApp,
  { task, message, finding }: Found,
  signal: AbortSignal,
): Promise<Said> {
  const { engine, content, body, floor } = task;
  const { found, verdict } = finding;
  const prompt = await promptOf(task, message, signal);
  const isUnseen = content.image !== null && !sees(engine);
  if (prompt === null && !isUnseen) return finding.said();
  const evidence = { ...found, knowledge: floor.knowledge };
  const opinion = await opinionOn(app, { task, prompt, evidence }, signal);
  const reasons = reasonsOf(app, { opinion, message, evidence });
  const seen = isUnseen ? withoutSight(verdict, message) : verdict;
  const told = joined(seen, opinion, reasons?.text ?? null);
  const isUnread = isUnseen && !isLegible(message);
  const added = { ...promptTrace(prompt, opinion), ...engineTrace(isUnread, { opinion, reasons }) };
  const byOthers = opinion !== null || bringsItems(body.toggles);
  const row = { text: message.text, verdict: told, trace: found.trace, byOthers };
  return new Said({
    ...writtenBy(opinion),
    verdict: told,
    trace: { ...found.trace, ...added },
    log: app.prepareRow(loggedRow(row)),
  });
}

function writtenBy(opinion: Opinion | null) {
  return { raw: opinion?.raw ?? "", parse_ok: opinion?.parse_ok ?? true };
}

function sees(engine: Engine | null): boolean {
  return engine?.capabilities.image === true;
}

function bringsItems(toggles: HarnessToggles): boolean {
  return Object.entries(toggles).some(
    ([key, items]) => key.startsWith("custom_") && Array.isArray(items) && items.length > 0,
  );
}

/** What a language model is asked with. Without one only the persona is prepared, where the request wants it: the trace tells of every layer that was switched on. */
async function promptOf(
  { engine, body: { toggles }, asked }: Task,
  message: ScannedMessage,
  signal: AbortSignal,
): Promise<LayeredPrompt | null> {
  if (writesJson(engine)) return asked(toggles).run(signal, message);
  if (!toggles.persona) return null;
  return asked({ ...toggles, grep: false, rag: false, tools: false }).run(signal, message);
}

/** An engine that writes JSON by a schema is asked; the composer and no engine are not. */
function writesJson(engine: Engine | null): engine is Engine {
  return engine?.capabilities.json_schema === true;
}

interface Question {
  readonly task: Task;
  readonly prompt: LayeredPrompt | null;
  readonly evidence: Evidence;
}

async function opinionOn(
  app: HarnessApp,
  { task, prompt, evidence }: Question,
  signal: AbortSignal,
): Promise<Opinion | null> {
  const { engine, body, custom, content } = task;
  if (prompt === null || !writesJson(engine)) return null;
  const { image } = content;
  return opinionOf(
    { engine, prompt, evidence, params: body.generation, custom, image, told: app.told },
    signal,
  );
}

/** What only the model's own prompt shows: the persona, and the exact text it received. */
function promptTrace(prompt: LayeredPrompt | null, opinion: Opinion | null): object {
  if (prompt === null) return {};
  const { persona, _final_user_text } = prompt.trace;
  return {
    ...(persona === undefined ? {} : { persona }),
    ...(opinion === null ? {} : { _final_user_text }),
  };
}

interface Given {
  readonly opinion: Opinion | null;
  readonly message: ScannedMessage;
  readonly evidence: Evidence;
}

/** A model's reasons, held against what the layers found in the message; null where it gave none. */
function reasonsOf(app: HarnessApp, { opinion, message, evidence }: Given): Borne | null {
  const said = opinion?.verdict?.rationale;
  if (said === undefined) return null;
  const { knowledge, trace } = evidence;
  const found = { knowledge, trace: { ...trace, _final_user_text: message.text } };
  return borneRationale(said, found, app.services.verification);
}

interface Heard {
  readonly opinion: Opinion | null;
  readonly reasons: Borne | null;
}

function engineTrace(isUnread: boolean, { opinion, reasons }: Heard): object {
  const rejected = reasons?.rejected ?? [];
  const said = {
    ...(isUnread ? { image: "not read" } : {}),
    ...(opinion?.error === undefined ? {} : { error: opinion.error }),
    ...(rejected.length === 0 ? {} : { rejected }),
  };
  return Object.keys(said).length === 0 ? {} : { engine: said };
}
