import { listOf } from "../../schemas/lists.ts";
import { once } from "../../schemas/once.ts";
import type { Trace } from "../contract/layer.ts";
import type { Contact, ToolFact, ToolResult } from "../contract/tool.ts";
import { pageKey } from "./contacts/addresses.ts";
import { namedIn, stringsOf } from "./statements/mentions.ts";
import { digitRuns } from "./contacts/phones.ts";
import { figuresIn, valuesIn } from "./amounts/read-sums.ts";
import { viewOf } from "./view.ts";

/** What one request brings to the checking of its answer; the costly parts are made when first asked for. */
export interface Request {
  /** What the user wrote, read as claims are, in lower case with single spaces. */
  readonly userWords: () => string;
  /** The values of all that may be a sum in what the user wrote. */
  readonly values: () => ReadonlySet<number>;
  /** What the layers found, as texts; search results of the open web are not among them. */
  readonly texts: () => readonly string[];
  /** Numbers, addresses and laws that stand in those texts. */
  readonly told: () => Told;
  readonly caps: readonly ToolFact[];
  readonly contacts: readonly Contact[];
  /** Countries of the routes looked up and of the contacts told; empty where none is known. */
  readonly countries: ReadonlySet<string>;
}

interface Told {
  /** Of all figures. */
  readonly values: ReadonlySet<number>;
  readonly digits: ReadonlySet<string>;
  readonly mail: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  readonly laws: ReadonlySet<string>;
}

interface Call {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly result?: ToolResult;
}

/** Reads a trace; layers that did not run give nothing. */
export function readRequest(trace: Trace): Request {
  const calls = listOf(trace.tools?.["calls"]) as readonly Call[];
  const contacts = calls.flatMap(({ result }) => listOf(result?.contacts) as readonly Contact[]);
  const texts = once(() => stringsOf(truthsOf(trace, calls)).map((text) => viewOf(text).text));
  return {
    userWords: once(() => spaced(viewOf(userText(trace._final_user_text)).text)),
    values: once(() => valuesIn(viewOf(userText(trace._final_user_text)).text)),
    texts,
    told: once(() => toldIn(texts(), trace)),
    caps: calls
      .flatMap(({ result }) => listOf(result?.facts) as readonly ToolFact[])
      .filter(({ kind }) => kind === "cap"),
    contacts,
    countries: new Set([
      ...contacts.map(({ jurisdiction }) => jurisdiction),
      ...calls.flatMap(({ args }) => sidesOf(args?.["corridor"])),
    ]),
  };
}

function truthsOf(trace: Trace, calls: readonly Call[]): unknown {
  return [
    trace.rag?.["documents"],
    calls.map(({ result }) => result),
    (listOf(trace.grep?.["hits"]) as readonly Record<string, unknown>[]).map(
      ({ citation, indicator }) => [citation, indicator],
    ),
    trace.official_sources?.["results"],
  ];
}

function toldIn(texts: readonly string[], trace: Trace): Told {
  const web = (listOf(trace.online?.["results"]) as readonly { readonly url?: unknown }[]).map(
    ({ url }) => String(url),
  );
  const named = texts.map(namedIn);
  const pages = named.flatMap((each) => each.pages);
  return {
    values: new Set(texts.flatMap(figuresIn)),
    digits: new Set(texts.flatMap(digitRuns)),
    mail: new Set(named.flatMap(({ mail }) => mail)),
    pages: new Set([...pages, ...web].map(pageKey)),
    laws: new Set(named.flatMap(({ laws }) => laws.map(({ key }) => key))),
  };
}

/** The user's part of the merged prompt: what stands in the last fence, or all of it where no layer ran. */
function userText(merged: string): string {
  const mark = /\nuser message ([0-9a-f]{16})>>>$/.exec(merged)?.[1];
  if (mark === undefined) return merged;
  const opening = `<<<user message ${mark}\n`;
  const start = merged.indexOf(opening);
  return start < 0
    ? merged
    : merged.slice(start + opening.length, -`\nuser message ${mark}>>>`.length);
}

/** Lower case with single spaces. */
export function spaced(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

function sidesOf(corridor: unknown): string[] {
  return typeof corridor === "string"
    ? corridor.split("-").filter((side) => /^[A-Z]{2}$/.test(side))
    : [];
}
