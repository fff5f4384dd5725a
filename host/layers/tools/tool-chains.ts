import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { ToolArgs, ToolModule } from "../../contract/tool.ts";
import type { ToolCall } from "./tool-call.ts";

type Chain = KnowledgeObject<"tool_chain">;
type ChainStep = Chain["content"]["steps"][number];

/** `trace.tools.chains[]`: a chain whose first step found something. */
export interface ChainTrace {
  readonly chain: string;
  readonly steps: readonly ChainStepTrace[];
  /** Whether every step found something; it ends at the first that did not. */
  readonly done: boolean;
}

export interface ChainStepTrace {
  readonly tool: string;
  readonly args_from: string;
  /** Its calls: positions in `trace.tools.calls`. */
  readonly calls: readonly number[];
}

/** What chains need of the layer: the calls made so far, and a way to make one more; null where no more may be made. */
export interface Calling {
  readonly calls: readonly ToolCall[];
  readonly toolOf: (name: string) => ToolModule | undefined;
  /** Makes a call and appends it to `calls`. */
  readonly call: (tool: ToolModule, args: ToolArgs) => ToolCall | null;
}

/** Carries out the chains whose first step found something, step by step. A step of the message has the lookups already made; one of an earlier step asks with what that step was asked and answered, and makes no call twice. */
export function runChains(knowledge: Snapshot, calling: Calling): readonly ChainTrace[] {
  const found = new Set<string>();
  for (const call of calling.calls) if (isFound(call)) found.add(call.tool);
  if (found.size === 0) return [];
  const byFirst = knowledge.derive(buildChains);
  return [...found]
    .flatMap((tool) => byFirst.get(tool) ?? [])
    .map((chain) => carryOut(chain, calling));
}

/** The chains of a snapshot by the tool of their first step. */
function buildChains(snapshot: Snapshot): ReadonlyMap<string, readonly Chain[]> {
  return Map.groupBy(snapshot.all("tool_chain"), ({ content }) => content.steps[0]?.tool ?? "");
}

function carryOut({ id, content }: Chain, calling: Calling): ChainTrace {
  const steps: ChainStepTrace[] = [];
  let done = true;
  for (const step of content.steps) {
    const calls = callsOf(step, steps, calling);
    steps.push({ ...step, calls });
    done = calls.some((at) => isFound(calling.calls[at]));
    if (!done) break;
  }
  return { chain: id, steps, done };
}

function callsOf(
  { tool, args_from }: ChainStep,
  before: readonly ChainStepTrace[],
  calling: Calling,
): readonly number[] {
  if (args_from === "message") return placesOf(calling, (call) => call.tool === tool);
  const earlier = before[Number(args_from.slice("steps.".length))];
  const module = calling.toolOf(tool);
  if (earlier === undefined || module === undefined) return [];
  const places = earlier.calls
    .map((at) => calling.calls[at])
    .filter(isFound)
    .flatMap((call) => callWith(module, argsFrom(call, module), calling));
  return [...new Set(places)];
}

function placesOf({ calls }: Calling, wanted: (call: ToolCall) => boolean): readonly number[] {
  return calls.flatMap((call, at) => (wanted(call) ? [at] : []));
}

/** The place of the call that asks at least this, made now where there is none. */
function callWith(tool: ToolModule, args: ToolArgs, calling: Calling): readonly number[] {
  const asked = Object.entries(args);
  if (asked.length === 0) return [];
  const known = placesOf(
    calling,
    (call) => call.tool === tool.name && asked.every(([key, value]) => call.args[key] === value),
  );
  if (known.length > 0) return known.slice(0, 1);
  return calling.call(tool, args) === null ? [] : [calling.calls.length - 1];
}

/** The arguments of the next tool that the call was asked with, or that its answer holds under the same name. */
function argsFrom({ args, result }: ToolCall, { schema }: ToolModule): ToolArgs {
  const held: Readonly<Record<string, unknown>> = { ...args, ...result };
  const passed = Object.keys(schema.properties).flatMap((key) => {
    const value = held[key];
    return isArgument(value) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(passed);
}

function isArgument(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function isFound(call: ToolCall | undefined): call is ToolCall {
  return call?.result?.found === true;
}
