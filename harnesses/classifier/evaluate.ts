import type { Context } from "koa";
import type { Verdict } from "../../host/contract/classifier.ts";
import type { Engine, Evidence } from "../../host/contract/engine.ts";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { LayerRun } from "../../host/contract/layer.ts";
import type { HarnessToggles, LayerName } from "../../schemas/http/chat.ts";
import {
  ACTIONS,
  ClassifierAnswer,
  type ClassifierEvent,
  ClassifierRequest,
} from "../../schemas/http/classifier.ts";
import { contentOf, type Content } from "./content.ts";
import { customSchema, type CustomSchema } from "./custom-schema.ts";
import { flat, joined, listed, type Joined } from "./envelope.ts";
import { opinionOf, type Opinion } from "./opinion.ts";

/** Bytes of a body: an image of 12 MiB in base64 and a text beside it. */
const BODY_LIMIT = 20 * 1024 * 1024;

/** Attaches the classifier: form A answers with JSON, form B with an event stream. What can be refused is refused before the first byte. */
export function evaluateRoute(app: HarnessApp, allowed: readonly LayerName[]): void {
  app.post(
    "/api/classifier/evaluate",
    {
      summary: "Classifies a text, an image or both: dimensions, risk, who speaks, what to do.",
      tag: "classifier",
      body: ClassifierRequest,
      bodyLimit: BODY_LIMIT,
      responses: {
        200: {
          description:
            "Form A: the verdict. Form B: an event stream whose last event holds it in `parsed`.",
          schema: ClassifierAnswer,
        },
      },
    },
    async (ctx, { body }) => {
      const content = await contentOf(app, ctx, body);
      const task = prepared(app, { body, content, allowed });
      if (content.streamed) {
        await app.stream(ctx, (signal) => streamed(app, task, signal));
        return;
      }
      ctx.set({ "Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no" });
      ctx.body = await answered(app, task, leaving(ctx));
    },
  );
}

interface Asked {
  readonly body: ClassifierRequest;
  readonly content: Content;
  readonly allowed: readonly LayerName[];
}

/** One request, once nothing can be refused any more. */
interface Task extends Asked {
  readonly started: number;
  readonly engine: Engine | null;
  readonly custom: CustomSchema | null;
  /** All layers: what the verdict rests on. */
  readonly floor: LayerRun;
  /** The layers that the request wants in the model's prompt. */
  readonly asked: LayerRun;
}

function prepared(app: HarnessApp, asked: Asked): Task {
  const { body, content, allowed } = asked;
  const knowledge = app.knowledge();
  const messages = [{ role: "user" as const, content: content.text }];
  const layers = (toggles: HarnessToggles): LayerRun =>
    app.prepareLayers({ messages, toggles, allowed, knowledge });
  return {
    ...asked,
    started: performance.now(),
    engine: app.engine(),
    custom: customSchema(app, body),
    floor: layers({ ...body.toggles, persona: false, grep: true, rag: true, tools: true }),
    asked: layers(body.toggles),
  };
}

/** A verdict and how it was come by. */
interface Judged {
  readonly verdict: Joined;
  readonly made: Omit<ClassifierEvent, "parsed">;
}

async function judged(app: HarnessApp, task: Task, signal: AbortSignal): Promise<Judged> {
  const { started, engine, floor, content } = task;
  const found = await floor.run(signal);
  const evidence = { trace: found.trace, reading: found.reading, knowledge: floor.knowledge };
  const sees = engine !== null && engine.capabilities.image;
  const isUnread = content.image !== null && !sees;
  const verdict = app.services.classifier.judge(evidence);
  const decision_id = app.services.decisions.record({
    text: content.text,
    verdict,
    revision: floor.knowledge.revision,
    ownItems: bringsItems(task.body.toggles),
  });
  const opinion = await opinionOn(app, { task, evidence }, signal);
  const told = joined(isUnread ? lookedAt(verdict) : verdict, opinion);
  const said = engineTrace(isUnread, opinion);
  const harness_trace = { ...found.trace, ...said } as ClassifierEvent["harness_trace"];
  await app.log({ input: content.text, output: told, trace: found.trace });
  return {
    verdict: told,
    made: {
      raw: opinion?.raw ?? "",
      parse_ok: opinion?.parse_ok ?? true,
      elapsed_ms: Math.round(performance.now() - started),
      decision_id,
      harness_trace,
      model_info: engine?.info ?? NO_MODEL,
    },
  };
}

function bringsItems(toggles: HarnessToggles): boolean {
  return Object.entries(toggles).some(
    ([key, items]) => key.startsWith("custom_") && Array.isArray(items) && items.length > 0,
  );
}

const NO_MODEL: ClassifierEvent["model_info"] = {
  loaded: false,
  name: null,
  display: "No model engine is wired into this deployment",
  size_b: null,
  quantization: null,
  device: null,
};

/** An engine that writes JSON by a schema is asked; the composer and no engine are not. */
async function opinionOn(
  app: HarnessApp,
  { task, evidence }: { readonly task: Task; readonly evidence: Evidence },
  signal: AbortSignal,
): Promise<Opinion | null> {
  const { engine, body, custom, content } = task;
  if (engine === null || !engine.capabilities.json_schema) return null;
  const prompt = await task.asked.run(signal);
  const { image } = content;
  return opinionOf(
    { engine, prompt, evidence, params: body.generation, custom, image, told: app.told },
    signal,
  );
}

/** An image that nobody read is looked at by a person. */
function lookedAt(verdict: Verdict): Verdict {
  const { recommended_action, rationale } = verdict;
  const isMilder = ACTIONS.indexOf(recommended_action) < ACTIONS.indexOf("review");
  return {
    ...verdict,
    recommended_action: isMilder ? "review" : recommended_action,
    rationale: `${rationale} The image was not read: no engine here can see.`,
  };
}

function engineTrace(isUnread: boolean, opinion: Opinion | null): object {
  const said = {
    ...(isUnread ? { image: "not read" } : {}),
    ...(opinion?.error === undefined ? {} : { error: opinion.error }),
  };
  return Object.keys(said).length === 0 ? {} : { engine: said };
}

async function streamed(
  app: HarnessApp,
  task: Task,
  signal: AbortSignal,
): Promise<ClassifierEvent> {
  const { verdict, made } = await judged(app, task, signal);
  return { parsed: listed(verdict, task.body.schema_mode), ...made };
}

async function answered(
  app: HarnessApp,
  task: Task,
  signal: AbortSignal,
): Promise<ClassifierAnswer> {
  const { verdict, made } = await judged(app, task, signal);
  return { ...flat(verdict, task.body.schema_mode), ...made };
}

/** Aborts when the client leaves before it was answered. */
function leaving(ctx: Context): AbortSignal {
  const abort = new AbortController();
  ctx.res.once("close", () => {
    if (!ctx.res.writableFinished) abort.abort(new DOMException("The client left", "AbortError"));
  });
  return abort.signal;
}
