import type { HarnessApp } from "../../host/contract/harness.ts";
import { codeOf } from "../../schemas/error-code.ts";
import { refused } from "../../schemas/http/error.ts";
import {
  HubSubmission,
  LocalSubmission,
  type SubmissionResult,
  SubmissionResult as SubmissionAnswer,
} from "../../schemas/http/privacy.ts";
import { rowTrace } from "../../schemas/elapsed.ts";
import { anonymizedObjects, factsWithoutNames } from "./objects.ts";

/** Attaches POST /api/submit/local and POST /api/submit/knowledge. */
export function submitRoutes(app: HarnessApp): void {
  app.post(
    "/api/submit/local",
    {
      summary: "Writes facts or knowledge objects, anonymized, to the data folder; nothing leaves.",
      tag: "privacy",
      body: LocalSubmission,
      responses: {
        200: { description: "They are on disk.", schema: SubmissionAnswer },
        400: refused("Neither facts nor knowledge, both, or an object that is none."),
        413: refused("The body is larger than 2 MiB."),
        503: refused("The data folder cannot be written."),
        507: refused("The disk is full."),
      },
    },
    async (ctx, { body }) => {
      ctx.body = await kept(app, body);
    },
  );

  app.post(
    "/api/submit/knowledge",
    {
      summary: "Sends knowledge objects, anonymized, to a hub that the operator allows.",
      tag: "privacy",
      body: HubSubmission,
      responses: {
        200: { description: "What became of them.", schema: SubmissionAnswer },
        400: refused("An object is none, or may not leave."),
        403: refused("The host of target_url is not on HARNESS_HUB_ALLOW; nothing was sent."),
        413: refused("The body is larger than 2 MiB."),
        502: refused("The hub cannot be reached; it is not known whether anything arrived."),
        503: refused("The audit row cannot be written; nothing was sent."),
        507: refused("The disk is full, so that no audit row can be written; nothing was sent."),
      },
    },
    async (ctx, { body }) => {
      ctx.body = await sent(app, body);
    },
  );
}

function listOf(given: object | readonly object[]): readonly object[] {
  return Array.isArray(given) ? given : [given];
}

async function kept(
  app: HarnessApp,
  { facts, knowledge }: LocalSubmission,
): Promise<SubmissionResult> {
  const started = performance.now();
  if ((facts === undefined) === (knowledge === undefined))
    app.refuse("REQUEST_INVALID", "send facts or knowledge, one of them");
  const { submissions, privacy } = app.services;
  const items =
    facts === undefined
      ? await objectsOf(app, knowledge ?? [])
      : await factsWithoutNames(listOf(facts), privacy.anonymizeInTurns);
  const done = await submissions
    .keep(facts === undefined ? "knowledge" : "facts", items)
    .catch((error: unknown) => refuseWrite(app, error));
  const { run_id, sha256_blob, isKnown } = done;
  const note = isKnown
    ? "The same objects were there already; nothing was written or sent."
    : "Written to the data folder, anonymized; nothing was sent.";
  const answer = { ok: true, run_id, n_items: items.length, sha256_blob, transmitted: false, note };
  await app.log({ input: { items }, output: answer, trace: rowTrace(app.knowledge(), started) });
  return answer;
}

async function sent(
  app: HarnessApp,
  { knowledge, target_url }: HubSubmission,
): Promise<SubmissionResult> {
  const started = performance.now();
  const { submissions } = app.services;
  if (target_url === undefined) {
    const answer = await kept(app, { knowledge });
    return { ...answer, note: `There is no target_url. ${answer.note}` };
  }
  const reason = submissions.refuses(target_url);
  if (reason !== null) {
    await submissions
      .stopped("submit_knowledge_refused", originOf(target_url))
      .catch((error: unknown) => refuseWrite(app, error));
    app.refuse("TARGET_NOT_ALLOWED", reason);
  }
  const items = await objectsOf(app, knowledge);
  const done = await submissions
    .send(items, target_url)
    .catch((error: unknown) => refuseWrite(app, error));
  const { run_id, sha256_blob, transmitted, remote_status, error } = done;
  if (remote_status === null) return app.refuse("HUB_FAILED", error ?? "it cannot be reached");
  const ok = remote_status >= 200 && remote_status < 300;
  const note = ok
    ? "The hub took the anonymized objects."
    : "The hub answered, but did not take the objects.";
  const n_items = items.length;
  const answer = { ok, run_id, n_items, sha256_blob, transmitted, remote_status, note };
  await app.log({ input: { items }, output: answer, trace: rowTrace(app.knowledge(), started) });
  return answer;
}

async function objectsOf(
  app: HarnessApp,
  knowledge: object | readonly object[],
): Promise<readonly unknown[]> {
  const { objects, problems } = await anonymizedObjects(listOf(knowledge), app.services.privacy);
  const [first] = problems;
  if (first !== undefined)
    app.refuse("REQUEST_INVALID", `${first.path} ${first.message}`, problems);
  return objects;
}

/** Without path and query: these may hold what was to stay here. */
function originOf(targetUrl: string): string | null {
  const url = URL.parse(targetUrl);
  return url === null ? null : `${url.protocol}//${url.host}`;
}

function refuseWrite(app: HarnessApp, error: unknown): never {
  const code = codeOf(error);
  return code === "ENOSPC" || code === "EDQUOT"
    ? app.refuse("STORAGE_FULL", "nothing was sent")
    : app.refuse("STORAGE_FAILED", "nothing was sent");
}
