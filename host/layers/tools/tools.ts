import type { FailedPart, Layer, LayerInput } from "../../contract/layer.ts";
import type {
  Contact,
  NumberLookup,
  ToolArgs,
  ToolContext,
  ToolFact,
  ToolModule,
} from "../../contract/tool.ts";
import type { Reading } from "../../contract/reading.ts";
import { isCountry } from "../../../schemas/country.ts";
import type { HarnessToggles } from "../../../schemas/http/chat.ts";
import { inTurn } from "../../../schemas/lists.ts";
import { attempt, callTool, type ToolCall } from "./tool-call.ts";
import { runChains, type ChainTrace } from "./tool-chains.ts";

/** Most lookups for one message, and for one tool of it. */
export const MOST_CALLS = 12;
export const MOST_CALLS_PER_TOOL = 4;
const MOST_CUSTOM = 50;

/** Looks up what the message asks for or gives cause to know: caps, fee names, indicators, laws, contacts. A tool that fails is named; the others go on. Throws where there is no tool at all: that nothing was found tells nothing then. Where more is worth a lookup than may be made, every tool has its turn before one has its second, and what was left out is told. */
export function toolsLayer(tools: () => readonly ToolModule[]): Layer {
  return {
    name: "tools",
    refuses: refusal,
    run(input) {
      const { calls, failed, chains, leftOut } = lookUp(tools(), input);
      const found = calls.filter(({ result }) => result?.found === true);
      const blocks = [
        ...(found.length > 0 ? [`Looked up in the library:\n${found.map(told).join("\n")}`] : []),
        ...(leftOut.length > 0 ? [leftOutTold(leftOut)] : []),
      ];
      return {
        prompt: blocks.length === 0 ? null : blocks.join("\n"),
        fired: found.length > 0,
        trace: {
          calls,
          ...(chains.length > 0 ? { chains } : {}),
          ...(leftOut.length > 0 ? { left_out: leftOut } : {}),
          ...(failed.length > 0 ? { failed: failed.map(({ name }) => name) } : {}),
        },
        failed,
      };
    },
  };
}

/** `trace.tools.left_out[]`: lookups of one tool that were worth making and were not made, as there were too many. */
interface LeftOut {
  readonly tool: string;
  readonly n_calls: number;
}

interface LookUps {
  readonly calls: readonly ToolCall[];
  readonly chains: readonly ChainTrace[];
  readonly leftOut: readonly LeftOut[];
  readonly failed: readonly FailedPart[];
}

function lookUp(
  tools: readonly ToolModule[],
  { inContext, knowledge, toggles }: LayerInput,
): LookUps {
  if (tools.length === 0) throw new Error("no tool is mounted; look at HARNESS_TOOLS");
  const context: ToolContext = { knowledge, toggles };
  const failed = new Map<string, FailedPart>();
  const fail = (name: string, error: string) => failed.set(name, { kind: "tool", name, error });
  const left = new Map<string, number>();
  const leave = (name: string, n = 1) => left.set(name, (left.get(name) ?? 0) + n);
  const calls: ToolCall[] = [];
  const make = (tool: ToolModule, args: ToolArgs): ToolCall | null => {
    if (calls.length >= MOST_CALLS) {
      leave(tool.name);
      return null;
    }
    const call = callTool(tool, args, context);
    if (call.error !== undefined) fail(tool.name, call.error);
    calls.push(call);
    return call;
  };
  const proposals = tools.map((tool) => {
    const { value = [], error } = attempt(() => proposedBy(tool, inContext(), context));
    if (error !== undefined) fail(tool.name, error);
    const own = value.slice(0, MOST_CALLS_PER_TOOL);
    if (value.length > own.length) leave(tool.name, value.length - own.length);
    return own.map((args) => ({ tool, args }));
  });
  const chosen = new Set(inTurn(proposals).slice(0, MOST_CALLS));
  for (const proposal of proposals.flat())
    if (chosen.has(proposal)) make(proposal.tool, proposal.args);
    else leave(proposal.tool.name);
  const toolOf = (name: string) => tools.find((tool) => tool.name === name);
  const chains = runChains(knowledge, { calls, toolOf, call: make });
  const leftOut = Array.from(left, ([tool, n_calls]) => ({ tool, n_calls }));
  return { calls, chains, leftOut, failed: tools.flatMap(({ name }) => failed.get(name) ?? []) };
}

function proposedBy(tool: ToolModule, reading: Reading, context: ToolContext): readonly ToolArgs[] {
  const proposed: unknown = tool.propose(reading, context);
  if (!Array.isArray(proposed)) throw new TypeError("must propose a list, and not be async");
  return proposed as readonly ToolArgs[];
}

function leftOutTold(leftOut: readonly LeftOut[]): string {
  const names = leftOut.map(({ tool, n_calls }) => `${tool} (${n_calls})`);
  return `The message gives cause for more lookups than are made for one; not made: ${names.join(", ")}. Say that there is more to ask about.`;
}

function told({ tool, result }: ToolCall): string {
  const lines = [`${tool}:`];
  for (const number of result?.numbers ?? []) lines.push(numberTold(number));
  for (const fact of result?.facts ?? []) lines.push(factTold(fact));
  for (const contact of result?.contacts ?? []) lines.push(contactTold(contact));
  return lines.join("\n");
}

function factTold({ statement, citation, source_url }: ToolFact): string {
  return `- ${statement}${citation === null ? "" : ` [${citation}]`}${source_url === null ? "" : ` <${source_url}>`}`;
}

function contactTold({ name, phone, email, url, verified, note }: Contact): string {
  const reach = [phone, email, url].filter((way) => way !== null).join(", ");
  const checked = verified === null ? "never checked" : `checked on ${verified}`;
  return `- ${name}: ${reach} (${checked})${note === null ? "" : ` ${note}`}`;
}

/** Whose a number is that was asked about, for a model that would guess. */
function numberTold({ number, listed }: NumberLookup): string {
  const owners = listed.map(({ name, jurisdiction }) => `${name} (${jurisdiction})`);
  return owners.length === 0
    ? `- ${number}: listed nowhere in the library, which does not make it false.`
    : `- ${number}: the number of ${owners.join("; ")}.`;
}

const CUSTOM = ["custom_corridor_caps", "custom_fee_camouflage", "custom_ngo_intake"] as const;
const SIDES = ["origin", "destination", "corridor_origin", "corridor_dest"] as const;

/** The shapes are checked with the request; here only what the tools could not bear. */
function refusal(toggles: HarnessToggles): string | null {
  for (const key of CUSTOM) {
    const items = toggles[key] ?? [];
    if (items.length > MOST_CUSTOM)
      return `${key} holds ${items.length} items; send at most ${MOST_CUSTOM}.`;
    const index = items.findIndex((item) => Object.values(item).some(isBlank));
    if (index >= 0) return `${key}[${index}] has a blank value; fill it or leave the key out.`;
    for (const [at, item] of items.entries()) {
      const side = sidesOf(item).find(([, given]) => given.trim() !== "*" && !isCountry(given));
      if (side !== undefined)
        return `${key}[${at}].${side[0]} is "${side[1]}", which names no country; give its ISO 3166-1 alpha-2 code, its English name, or *.`;
    }
  }
  return null;
}

/** The sides of a route that an item is for, by the item's keys. */
function sidesOf(item: object): (readonly [key: string, given: string])[] {
  return SIDES.flatMap((key) => {
    const given: unknown = Reflect.get(item, key);
    return typeof given === "string" ? [[key, given] as const] : [];
  });
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value !== "" && value.trim() === "";
}
