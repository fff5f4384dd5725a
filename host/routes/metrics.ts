import { CLASSES, type RouteTraffic } from "../http/connections/traffic.ts";
import { readinessOf } from "./health.ts";
import type { Add, Core, PackStanding } from "./host-view.ts";

const FORMAT = "text/plain; version=0.0.4; charset=utf-8";

type Labels = Readonly<Record<string, string>>;
/** A sample: what is behind the metric's name, its labels, its value. */
type Sample = readonly [value: number, labels?: Labels, suffix?: string];

/** Attaches /metrics: what monitoring counts, in Prometheus' text format 0.0.4. Nothing of what anybody wrote is in it. */
export function metricsRoute(add: Add, core: Core): void {
  add.get(
    "/metrics",
    {
      summary: "What monitoring counts, in Prometheus' text format.",
      tag: "health",
      responses: { 200: { description: "The metrics.", mediaType: "text/plain" } },
    },
    async (ctx) => {
      ctx.set("Content-Type", FORMAT);
      ctx.set("Cache-Control", "no-store");
      ctx.body = await metricsOf(core);
    },
  );
}

async function metricsOf(core: Core): Promise<string> {
  const { ok, degraded } = await readinessOf(core);
  const traffic = core.traffic.list();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const problems = core.knowledge.problems();
  return [
    metric("harness_ready", ["gauge", "1 where requests can be answered."], [[Number(ok)]]),
    metric(
      "harness_degraded",
      ["gauge", "1 where something is missing; /readyz says what."],
      [[Number(degraded)]],
    ),
    metric(
      "harness_requests_total",
      ["counter", "Answers by route and status."],
      traffic.flatMap(answers),
    ),
    metric(
      "harness_request_duration_seconds",
      ["histogram", "From a request's headers to the end of its answer."],
      traffic.flatMap(durations),
    ),
    metric(
      "harness_layer_failures_total",
      ["counter", "Failures of a layer or of a part of it."],
      [...core.failures.totals()].map(([layer, n]) => [n, { layer }] as const),
    ),
    metric(
      "harness_engine_failures_total",
      ["counter", "Answers that the model engine did not give, by why."],
      [...core.engineFailures].map(([code, n]) => [n, { code }] as const),
    ),
    metric(
      "harness_knowledge_problems",
      ["gauge", "Problems of the packs, by severity."],
      ["error", "warning"].map(
        (severity) =>
          [problems.filter((each) => each.severity === severity).length, { severity }] as const,
      ),
    ),
    metric(
      "harness_knowledge_objects",
      ["gauge", "Objects in force."],
      [[core.knowledge.current().packs.reduce((sum, { n_objects }) => sum + n_objects, 0)]],
    ),
    ...packMetrics(core.knowledge.status().packs),
    metric("process_resident_memory_bytes", ["gauge", "Resident memory."], [[rss]]),
    metric("nodejs_heap_size_used_bytes", ["gauge", "Heap in use."], [[heapUsed]]),
    metric("process_cpu_seconds_total", ["counter", "CPU time."], [[(user + system) / 1e6]]),
    metric(
      "process_start_time_seconds",
      ["gauge", "When it started, since 1970."],
      [[performance.timeOrigin / 1000]],
    ),
  ].join("");
}

/** Of each pack what is in force, since when, and whether anything in it is refused. */
function packMetrics(packs: readonly PackStanding[]): readonly string[] {
  return [
    metric(
      "harness_pack_info",
      ["gauge", "1 for each pack in force, with its version and revision."],
      packs.map(({ name, version, revision }) => [1, { pack: name, version, revision }]),
    ),
    metric(
      "harness_pack_last_activation_timestamp_seconds",
      ["gauge", "When what the pack holds now came into force, since 1970."],
      packs.flatMap(({ name, last_activation }): Sample[] =>
        last_activation === null ? [] : [[Date.parse(last_activation) / 1000, { pack: name }]],
      ),
    ),
    metric(
      "harness_pack_refuses",
      ["gauge", "1 where something in the pack is refused; /api/knowledge/problems says what."],
      packs.map(({ name, last_error }) => [Number(last_error !== null), { pack: name }]),
    ),
  ];
}

function metric(
  name: string,
  [type, help]: readonly [type: string, help: string],
  samples: readonly Sample[],
): string {
  const lines = samples.map(
    ([value, labels = {}, suffix = ""]) => `${name}${suffix}${labelled(labels)} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function labelled(labels: Labels): string {
  const told = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll(/["\\\n]/g, (each) => (each === "\n" ? "\\n" : `\\${each}`))}"`,
  );
  return told.length === 0 ? "" : `{${told.join(",")}}`;
}

function answers({ route, method, byStatus }: RouteTraffic): readonly Sample[] {
  return Array.from(
    byStatus,
    ([status, n]) => [n, { route, method, status: String(status) }] as const,
  );
}

/** Each class holds those before it, too. */
function durations({ route, method, byClass, seconds }: RouteTraffic): readonly Sample[] {
  let sum = 0;
  const classes = byClass.map((n, at) => {
    sum += n;
    return [sum, { route, method, le: String(CLASSES[at] ?? "+Inf") }, "_bucket"] as const;
  });
  return [...classes, [seconds, { route, method }, "_sum"], [sum, { route, method }, "_count"]];
}
