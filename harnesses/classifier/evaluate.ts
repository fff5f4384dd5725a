import type { HarnessApp } from "../../host/contract/harness.ts";
import type { LayerRun } from "../../host/contract/layer.ts";
import type { HarnessToggles, LayerName } from "../../schemas/http/chat.ts";
import {
  ClassifierAnswer,
  ClassifierEvent,
  ClassifierRequest,
} from "../../schemas/http/classifier.ts";
import { contentOf, type Content } from "./request/content.ts";
import { customSchema } from "./request/custom-schema.ts";
import { judged, type Task } from "./judge.ts";
import { RecentRuns } from "./recent-runs.ts";

/** Bytes of a body: an image of 12 MiB in base64 and a text beside it. */
const BODY_LIMIT = 17 * 1024 * 1024;

/** Attaches the classifier: form A answers with JSON, form B with an event stream. What can be refused is refused before the first byte. */
export function evaluateRoute(app: HarnessApp, allowed: readonly LayerName[]): void {
  const recent = new RecentRuns();
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
          streamed: ClassifierEvent,
        },
      },
    },
    async (ctx, { body }) => {
      const content = await contentOf(app, ctx, body);
      const task = prepared(app, { body, content, allowed, recent });
      if (content.streamed) {
        await app.stream(ctx, (signal) => streamed(app, task, signal));
        return;
      }
      ctx.set({ "Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no" });
      ctx.type = "json";
      ctx.body = await answered(app, task, app.whileHere(ctx));
    },
  );
}

interface Asked {
  readonly body: ClassifierRequest;
  readonly content: Content;
  readonly allowed: readonly LayerName[];
  readonly recent: RecentRuns;
}

function prepared(app: HarnessApp, asked: Asked): Task {
  const { body, content, allowed } = asked;
  const knowledge = app.knowledge();
  const messages = [{ role: "user" as const, content: content.text }];
  const layers = (toggles: HarnessToggles): LayerRun =>
    app.prepareLayers({ messages, toggles, allowed, knowledge });
  const all = { ...body.toggles, persona: false, grep: true, rag: true, tools: true };
  return {
    ...asked,
    started: performance.now(),
    engine: app.engine(),
    custom: customSchema(app, body),
    floor: layers(all),
    asked: layers,
  };
}

async function streamed(
  app: HarnessApp,
  task: Task,
  signal: AbortSignal,
): Promise<ClassifierEvent> {
  const { said, made } = await judged(app, task, signal);
  return said.event(task.body.schema_mode, made);
}

/** The bytes of a `ClassifierAnswer`. */
async function answered(app: HarnessApp, task: Task, signal: AbortSignal): Promise<Buffer> {
  const { said, made } = await judged(app, task, signal);
  return said.json(task.body.schema_mode, made);
}
