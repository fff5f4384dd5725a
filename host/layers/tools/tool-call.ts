import type { ToolArgs, ToolContext, ToolModule, ToolResult } from "../../contract/tool.ts";
import { validator, type Validator } from "../../../schemas/validate.ts";
import { answerOf } from "./tool-answer.ts";
import { elapsedSince } from "../../../schemas/elapsed.ts";

/** `trace.tools.calls[]`. */
export interface ToolCall {
  readonly tool: string;
  readonly args: ToolArgs;
  readonly result: ToolResult | null;
  /** Milliseconds, three decimals. */
  readonly elapsed_ms: number;
  readonly error?: string;
}

/** Asks a tool; arguments that it does not take, its own failure and an answer that is none are told in the call. */
export function callTool(tool: ToolModule, args: ToolArgs, context: ToolContext): ToolCall {
  const start = performance.now();
  const { value = null, error } = attempt(() => ask(tool, args, context));
  const call = { tool: tool.name, args, result: value, elapsed_ms: elapsedSince(start) };
  return error === undefined ? call : { ...call, error };
}

function ask(tool: ToolModule, args: ToolArgs, context: ToolContext): ToolResult {
  const shape = shapeOf(tool);
  if (!shape.accepts(args)) {
    const [problem] = shape.problems();
    throw new TypeError(`arguments refused: ${problem?.path ?? ""} ${problem?.message ?? ""}`);
  }
  return answerOf(tool.call(args, context));
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

/** What the work gives, or the sentence it failed with. */
export function attempt<T>(work: () => T): { readonly value?: T; readonly error?: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
