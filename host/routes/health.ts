import type { Snapshot } from "../contract/knowledge.ts";
import { hasRules, NO_RULES } from "../../schemas/rules-in-force.ts";
import { Health, Readiness } from "../../schemas/http/health.ts";
import type { Add, Core } from "./host-view.ts";

type Check = { ok: boolean; reason?: string; [detail: string]: unknown };

/** Attaches /healthz, which asks nobody, and /readyz, which asks everybody. */
export function healthRoutes(add: Add, core: Core): void {
  add.get(
    "/healthz",
    {
      summary: "Whether the process lives.",
      tag: "health",
      responses: { 200: { description: "It lives.", schema: Health } },
    },
    (ctx) => {
      ctx.body = { ok: true, ts: Date.now() / 1000 };
    },
  );

  add.get(
    "/readyz",
    {
      summary: "Whether it can do its work, and what is degraded.",
      tag: "health",
      responses: {
        200: { description: "Ready, perhaps degraded.", schema: Readiness },
        503: { description: "Not ready: the checks say why.", schema: Readiness },
      },
    },
    async (ctx) => {
      const readiness = await readinessOf(core);
      ctx.status = readiness.ok ? 200 : 503;
      ctx.set("Cache-Control", "no-store");
      ctx.body = readiness;
    },
  );
}

/** Whether requests can be answered, with something missing or not, and what each part says. */
export async function readinessOf(core: Core): Promise<Readiness & { degraded: boolean }> {
  const checks = {
    knowledge: knowledgeCheck(core),
    engine: engineCheck(core),
    database: await core.database.ready(),
    layers: layersCheck(core),
    decisions: decisionsCheck(core),
    harnesses: modulesCheck(core),
  };
  const ok = checks.knowledge.ok && checks.engine.ok && checks.database.ok;
  const isWhole = [checks.layers, checks.decisions, checks.harnesses].every((each) => each.ok);
  const degraded = !ok || !isWhole || checks.knowledge["n_problems"] !== 0;
  return { ok, degraded, checks };
}

function knowledgeCheck({ knowledge }: Core): Check {
  const snapshot = knowledge.current();
  const { revision, packs } = snapshot;
  const errors = knowledge.problems().filter(({ severity }) => severity === "error");
  const n_objects = packs.reduce((sum, pack) => sum + pack.n_objects, 0);
  const missing = missingIn(snapshot, n_objects);
  const first = errors.length > 0 ? `${errors.length} problems, first: ${errors[0]?.file}` : null;
  const reason = missing === null ? first : `${missing}; look at HARNESS_KNOWLEDGE`;
  return {
    ok: missing === null,
    revision,
    n_objects,
    n_problems: errors.length,
    ...(reason !== null && { reason }),
  };
}

/** What is not there without which nobody is protected; null where all is. */
function missingIn(snapshot: Snapshot, n_objects: number): string | null {
  if (n_objects === 0) return "no knowledge is in force";
  return hasRules(snapshot) ? null : NO_RULES;
}

function engineCheck({ engine, config }: Core): Check {
  if (engine === null) return { ok: true, kind: config.engine, reason: "no engine is configured" };
  return { kind: config.engine, ...engine.ready() };
}

/** Requests are answered all the same: what they were not checked by is told in each answer. */
function layersCheck({ failures }: Core): Check {
  const failed = failures.list();
  const names = failed.map(({ layer, part }) => (part === null ? layer : `${part} of ${layer}`));
  return {
    ok: failed.length === 0,
    failed,
    ...(failed.length > 0 && {
      reason: `failed within the last hour: ${names.join(", ")}; the log tells why`,
    }),
  };
}

function decisionsCheck({ decisions }: Core): Check {
  const reason = decisions.problem();
  return { ok: reason === null, ...(reason !== null && { reason }) };
}

const NO_TOOL = "no tool is mounted, so nobody is told whom to call; look at HARNESS_TOOLS";

function modulesCheck({ harnesses, tools }: Core): Check {
  const modules = [...harnesses.list(), ...tools.list()];
  // One that was mended but needs a restart does not run either.
  const failed = modules.filter(({ module }) => module === null);
  const edited = modules.filter(({ state }) => state === "restart_needed");
  const reasons = [
    ...(failed.length > 0 ? [`failed: ${failed.map(({ name }) => name).join(", ")}`] : []),
    ...(tools.list().some(({ module }) => module !== null) ? [] : [NO_TOOL]),
    ...[harnesses.problem(), tools.problem()].flatMap((reason) =>
      reason === null ? [] : [`folders could not be looked at: ${reason}`],
    ),
  ];
  return {
    ok: reasons.length === 0,
    failed: failed.map(({ name, error }) => ({ name, error: error ?? "failed" })),
    restart_needed: edited.map(({ name }) => name),
    ...(reasons.length > 0 && { reason: reasons.join("; ") }),
  };
}
