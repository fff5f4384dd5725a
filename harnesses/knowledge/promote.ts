import type { Promoted, Refusal } from "../../host/contract/curation.ts";
import type { HarnessApp } from "../../host/contract/harness.ts";
import {
  PromoteRequest,
  PromoteResult,
  RollbackRequest,
  TestRequest,
  TestResult,
} from "../../schemas/http/curation.ts";
import { refused } from "../../schemas/http/error.ts";
import { rowTrace } from "../../schemas/elapsed.ts";

const REFUSALS = {
  409: refused("Its version cannot come into force."),
  503: refused("The data folder cannot be written; nothing was changed."),
  507: refused("The disk is full; nothing was changed."),
};

/** Attaches the routes that change knowledge, and the dry run. */
export function promoteRoutes(app: HarnessApp): void {
  app.post(
    "/api/knowledge/promote",
    {
      summary: "Puts an object into force, durably; the next request is answered with it.",
      tag: "knowledge",
      body: PromoteRequest,
      keysOnce: true,
      responses: {
        200: { description: "It is in force.", schema: PromoteResult },
        400: refused("It does not pass its checks; all problems are listed."),
        413: refused("It is larger than 1.75 MiB."),
        ...REFUSALS,
      },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const output = resultOf(app, await app.services.curation.promote(body));
      await app.log({ input: body, output, trace: rowTrace(app.knowledge(), started) });
      ctx.body = output;
    },
  );

  app.post(
    "/api/knowledge/rollback",
    {
      summary: "Puts an earlier version of an object back into force.",
      tag: "knowledge",
      body: RollbackRequest,
      responses: {
        200: { description: "It is in force again.", schema: PromoteResult },
        404: refused("There is no such object, or no earlier version."),
        ...REFUSALS,
      },
    },
    async (ctx, { body }) => {
      const { type, id, version } = body;
      const started = performance.now();
      const done = await app.services.curation.rollback({ leaf: type, id }, version);
      const output = resultOf(app, done);
      await app.log({ input: body, output, trace: rowTrace(app.knowledge(), started) });
      ctx.body = output;
    },
  );

  app.post(
    "/api/knowledge/test",
    {
      summary: "What an object would do to some texts if it were in force; nothing is stored.",
      tag: "knowledge",
      body: TestRequest,
      keysOnce: true,
      responses: { 200: { description: "What it would do.", schema: TestResult } },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const output = await app.services.curation.test(body.object, body.texts);
      await app.log({ input: body, output, trace: rowTrace(app.knowledge(), started) });
      ctx.body = output;
    },
  );
}

function resultOf(app: HarnessApp, outcome: Promoted | Refusal): PromoteResult {
  if (outcome.refused !== undefined) {
    const problems = outcome.problems.length > 0 ? outcome.problems : undefined;
    return app.refuse(outcome.refused, outcome.detail, problems);
  }
  const { object, revision, pack, problems } = outcome;
  const { knowledge_object_type: type, id, version = "v1" } = object;
  return { ok: true, type, id, version, revision, pack, problems: [...problems] };
}
