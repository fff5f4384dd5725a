import type { Layer, LayerInput } from "../contract/layer.ts";
import type { ToolArgs, ToolContext, ToolModule, ToolResult } from "../contract/tool.ts";
import type { HarnessToggles } from "../../schemas/http/chat.ts";
import { validator, type Validator } from "../../schemas/validate.ts";

/** Most lookups for one message, and for one tool of it. */
export const MOST_CALLS = 12;
export const MOST_CALLS_PER_TOOL = 4;
const MOST_CUSTOM = 50;

/** `trace.tools.calls[]`. */
export interface ToolCall {
  readonly tool: string;
  readonly args: ToolArgs;
  readonly result: ToolResult | null;
  /** Milliseconds, three decimals. */
  readonly elapsed_ms: number;
  readonly error?: string;
}

/** Looks up what the message asks for or gives cause to know: caps, fee names, indicators, laws, contacts. A tool that fails is named; the others go on. */
export function toolsLayer(tools: () => readonly ToolModule[]): Layer {
  return {
    name: "tools",
    refuses: refusal,
    run(input) {
      const { calls, failed } = lookUp(tools(), input);
      const found = calls.filter(({ result }) => result?.found === true);
      return {
        prompt:
          found.length === 0 ? null : `Looked up in the library:\n${found.map(told).join("\n")}`,
        fired: found.length > 0,
        trace: { calls, ...(failed.length > 0 ? { failed } : {}) },
      };
    },
  };
}

interface LookUps {
  readonly calls: readonly ToolCall[];
  readonly failed: readonly string[];
}

function lookUp(
  tools: readonly ToolModule[],
  { reading, knowledge, toggles }: LayerInput,
): LookUps {
  const context: ToolContext = { knowledge, toggles };
  const failed = new Set<string>();
  const calls: ToolCall[] = [];
  for (const tool of tools) {
    const room = Math.min(MOST_CALLS_PER_TOOL, MOST_CALLS - calls.length);
    const proposed = attempt(() => tool.propose(reading(), context));
    if (proposed.error !== undefined) failed.add(tool.name);
    for (const args of (proposed.value ?? []).slice(0, room)) {
      const call = callTool(tool, args, context);
      if (call.error !== undefined) failed.add(tool.name);
      calls.push(call);
    }
  }
  return { calls, failed: [...failed] };
}

function callTool(tool: ToolModule, args: ToolArgs, context: ToolContext): ToolCall {
  const start = performance.now();
  const answer = attempt(() => {
    const shape = shapeOf(tool);
    if (!shape.accepts(args)) {
      const [problem] = shape.problems();
      throw new TypeError(`arguments refused: ${problem?.path ?? ""} ${problem?.message ?? ""}`);
    }
    return tool.call(args, context);
  });
  return {
    tool: tool.name,
    args,
    result: answer.value ?? null,
    elapsed_ms: Math.round((performance.now() - start) * 1000) / 1000,
    ...(answer.error === undefined ? {} : { error: answer.error }),
  };
}

const shapes = new WeakMap<ToolModule, Validator<unknown>>();

function shapeOf(tool: ToolModule): Validator<unknown> {
  let shape = shapes.get(tool);
  if (shape === undefined) {
    shape = validator(tool.schema);
    shapes.set(tool, shape);
  }
  return shape;
}

function attempt<T>(work: () => T): { readonly value?: T; readonly error?: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function told({ tool, result }: ToolCall): string {
  const facts = (result?.facts ?? []).map(
    ({ statement, citation, source_url }) =>
      `- ${statement}${citation === null ? "" : ` [${citation}]`}${source_url === null ? "" : ` <${source_url}>`}`,
  );
  const contacts = (result?.contacts ?? []).map(({ name, phone, email, url, verified, note }) => {
    const reach = [phone, email, url].filter((way) => way !== null).join(", ");
    const checked = verified === null ? "never checked" : `checked on ${verified}`;
    return `- ${name}: ${reach} (${checked})${note === null ? "" : ` ${note}`}`;
  });
  return [`${tool}:`, ...facts, ...contacts].join("\n");
}

const CUSTOM = ["custom_corridor_caps", "custom_fee_camouflage", "custom_ngo_intake"] as const;

/** The shapes are checked with the request; here only what the tools could not bear. */
function refusal(toggles: HarnessToggles): string | null {
  for (const key of CUSTOM) {
    const items = toggles[key] ?? [];
    if (items.length > MOST_CUSTOM)
      return `${key} holds ${items.length} items; send at most ${MOST_CUSTOM}.`;
    const index = items.findIndex((item) => Object.values(item).some(isBlank));
    if (index >= 0) return `${key}[${index}] has a blank value; fill it or leave the key out.`;
  }
  return null;
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value !== "" && value.trim() === "";
}
