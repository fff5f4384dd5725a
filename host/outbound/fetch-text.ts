import type { IncomingMessage, RequestOptions } from "node:http";
import type { LookupFunction } from "node:net";
import { OutboundError } from "./error.ts";
import { pinAddresses, pinned, resolveBySystem, type Resolve } from "./resolve.ts";

// As in host/http/connections/listen.ts: imported, the two would bring the client behind `fetch`.
const { request: requestPlain } = process.getBuiltinModule("node:http");
const { request: requestSecure } = process.getBuiltinModule("node:https");

/** Most bytes read of one answer. */
export const MOST_BYTES = 524_288;
/** Milliseconds from the first step to the last byte. */
const TIMEOUT_MS = 8_000;
const MOST_REDIRECTS = 3;
const READABLE = /^(?:text\/(?:html|plain|xml)|application\/(?:[\w.-]+\+)?(?:json|xml))\b/iu;

/** What a page answered. */
export interface FetchedText {
  /** Where it was in the end, after redirects within the host. */
  readonly url: string;
  /** Media type without parameters, lower case. */
  readonly type: string;
  readonly text: string;
}

/** Reads text from an address an operator configured. Nothing else in the service opens a connection for a search. */
export type FetchText = (address: URL, signal: AbortSignal) => Promise<FetchedText>;

/** What a client may be told to do otherwise; for tests and for measuring. */
export interface FetchOptions {
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

/**
 * A client that reads text from the address it is given and from nowhere else: the name is resolved once, checked
 * and pinned; at most three redirects, each within the same origin; at most 512 KiB in 8 s of a readable media
 * type; no cookies, credentials or referrer. Rejects with an `OutboundError`, or with the signal's reason.
 */
export function fetchTextWith({
  resolve = resolveBySystem,
  timeoutMs = TIMEOUT_MS,
}: FetchOptions = {}): FetchText {
  return async (address, signal) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const addresses = await untilAborted(pinAddresses(address.hostname, resolve), limited);
      return await follow(address, pinned(addresses), limited);
    } catch (error) {
      signal.throwIfAborted();
      if (limited.aborted)
        throw new OutboundError(
          "timeout",
          `${address.host} did not answer in ${timeoutMs / 1000} s`,
          error,
        );
      throw told(error, address);
    }
  };
}

/** The client the service uses. */
export const fetchText: FetchText = fetchTextWith();

function told(error: unknown, { host }: URL): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
  return new OutboundError("unreachable", `${host} could not be reached${code}`, error);
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

async function follow(
  address: URL,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<FetchedText> {
  let here = address;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await open(here, lookup, signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 200 && status < 300) return read(answer, here);
    answer.destroy();
    if (status < 300 || status >= 400 || location === undefined)
      throw new OutboundError("unreachable", `${here.host} answered ${status}`);
    here = nextHop(location, here, address);
  }
  throw new OutboundError("refused", `${address.host} redirects too often`);
}

/** A redirect may lead to another path of the same origin: that origin was checked and is pinned. */
function nextHop(location: string, here: URL, { origin }: URL): URL {
  const next = URL.parse(location, here.href);
  if (next === null || next.origin !== origin || next.username !== "" || next.password !== "")
    throw new OutboundError("refused", `${here.host} redirects to another host`);
  return next;
}

function open(address: URL, lookup: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    headers: {
      accept: "text/html, application/json, text/plain",
      "accept-encoding": "identity",
      "user-agent": "safe-harness",
    },
    agent: false,
    lookup,
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = address.protocol === "https:" ? requestSecure : requestPlain;
  request(address, options, resolve).on("error", reject).end();
  return promise;
}

async function read(answer: IncomingMessage, { host, href }: URL): Promise<FetchedText> {
  const header = answer.headers["content-type"] ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  const refusal = refusalOf(answer, type);
  if (refusal !== null) {
    answer.destroy();
    throw new OutboundError("unreachable", `${host} answered with ${refusal}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new OutboundError("unreachable", `${host} answered with ${LARGE}`);
    chunks.push(chunk);
  }
  return { url: href, type, text: decode(Buffer.concat(chunks), header) };
}

const LARGE = `more than ${MOST_BYTES} bytes`;

function refusalOf({ headers }: IncomingMessage, type: string): string | null {
  if (!READABLE.test(type)) return type === "" ? "no content type" : type;
  if (Number(headers["content-length"]) > MOST_BYTES) return LARGE;
  const packed = headers["content-encoding"] ?? "identity";
  return packed === "identity" ? null : `${packed} though plain was asked for`;
}

function decode(bytes: Uint8Array, header: string): string {
  const charset = /charset="?([\w-]+)/iu.exec(header)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
