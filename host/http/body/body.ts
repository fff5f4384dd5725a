import readText from "co-body/lib/text.js";
import type { Context } from "koa";
import type { RouteSpec } from "../../contract/harness.ts";
import { jsonStructure, keyTwice } from "../../../schemas/json-structure.ts";
import { MAX_DEPTH, valueProblem, type ValueProblem } from "../../../schemas/json-value.ts";
import { AppError } from "../answering/errors.ts";

const MIB = 1024 * 1024;
const JSON_LIMIT = 2 * MIB;
/** Most values of a JSON: ten thousands of them in few bytes cost far more than the bytes do. */
const MOST_VALUES = 50_000;

/** Asked of the type itself: Koa's `is` says no of a request without a body, which is read as an empty one is. */
const JSON_TYPE = /^(?:application\/json|[^/\s]+\/[^/\s]+\+json)$/i;

/** Reads a JSON body: 415 for another media type, charset or coding, 413 over the route's limit, 400 for bytes that are not UTF-8, for broken or too deep JSON, for more values than anybody sends and for numbers that no double holds. */
export function jsonReader({
  bodyLimit = JSON_LIMIT,
  keysOnce = false,
}: RouteSpec): (ctx: Context) => Promise<unknown> {
  return async (ctx) => {
    if (!JSON_TYPE.test(ctx.request.type.trim()))
      throw new AppError("MEDIA_TYPE_UNSUPPORTED", "application/json (Content-Type header)");
    // JSON is UTF-8 (RFC 8259, 8.1); read as that, other bytes would be other words than were written.
    if (!/^(?:utf-?8|us-ascii|)$/i.test(ctx.request.charset))
      throw new AppError("MEDIA_TYPE_UNSUPPORTED", "JSON in UTF-8");
    const { headers } = ctx.req;
    const coding = headers["content-encoding"]?.trim().toLowerCase();
    if (coding !== undefined) headers["content-encoding"] = CODINGS.get(coding) ?? coding;
    // Without an encoding these are the bytes: decoded on the way, what is no UTF-8 would be U+FFFD.
    const bytes = await readText(ctx, { limit: bodyLimit, encoding: "" }).catch((error: unknown) =>
      refuseBody(error, bodyLimit),
    );
    const { text, value } = readValue(bytes);
    const problem = valueProblem(value);
    if (problem !== null) throw new AppError("REQUEST_INVALID", REFUSED[problem.kind]);
    if (keysOnce) refuseRepeated(text);
    return value;
  };
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Of each byte whether a value stands behind it: a comma, or what opens a list or an object. */
const LEADS = new Uint8Array(256);
for (const sign of ",[{") LEADS[sign.charCodeAt(0)] = 1;

/** Whether the JSON has more values than are read, seen without parsing it. */
function holdsMoreValues(bytes: Uint8Array): boolean {
  let values = 0;
  let isString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) isString = !isString;
    else if (isString) at += byte === BACKSLASH ? 1 : 0;
    else values += LEADS[byte] as number;
    if (values > MOST_VALUES) return true;
  }
  return false;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The object or array that the bytes hold, empty ones an empty object; a byte order mark in front is passed over. */
function readValue(bytes: Buffer): { readonly text: string; readonly value: unknown } {
  if (holdsMoreValues(bytes))
    throw new AppError("REQUEST_INVALID", `the JSON has more than ${MOST_VALUES} values`);
  const text = textOf(bytes);
  if (text === "") return { text, value: {} };
  if (!/^[\t\n\r ]*[[{]/.test(text))
    throw new AppError("REQUEST_INVALID", "the body is no JSON object or array");
  try {
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw new AppError("REQUEST_INVALID", `the body is not JSON (${sentenceOf(error)})`);
  }
}

/** Files and archives with a key twice are refused, so their like sent alone is: who wrote it and who reads it may take different ones. */
function refuseRepeated(text: string): void {
  const problems = jsonStructure(text).repeated.map((key) => ({
    path: key,
    message: keyTwice(key),
  }));
  const [first] = problems;
  if (first !== undefined)
    throw new AppError("REQUEST_INVALID", `the JSON ${first.message}`, problems.slice(0, 20));
}

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError(
      "REQUEST_INVALID",
      "the body is not UTF-8, as JSON is (RFC 8259); send its text encoded in UTF-8",
    );
  }
}

/** Names of codings that mean another (RFC 9110, 8.4.1). */
const CODINGS = new Map([
  ["x-gzip", "gzip"],
  ["", "identity"],
]);

function refuseBody(error: unknown, limit: number): never {
  const status: unknown = error instanceof Error ? Reflect.get(error, "status") : undefined;
  if (status === 413) throw new AppError("BODY_TOO_LARGE", `${limit / MIB} MiB`);
  if (status === 415)
    throw new AppError("MEDIA_TYPE_UNSUPPORTED", "JSON, plain or with gzip, deflate or br coding");
  throw new AppError("REQUEST_INVALID", `the body is not JSON (${sentenceOf(error)})`);
}

/** What a parser says, without the piece of the body that it quotes. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split("\n")[0] ?? "")
    .replaceAll(/,? ?(?:\.{3})?(["'`]).*\1(?:\.{3})?/g, "")
    .slice(0, 200);
}

/** Why a JSON value is refused whatever the route wants. */
const REFUSED: Readonly<Record<ValueProblem["kind"], string>> = {
  depth: `the JSON is nested deeper than ${MAX_DEPTH} levels`,
  number: "a number in the JSON is beyond what a double holds",
  prototype: "a key in the JSON is __proto__",
};
