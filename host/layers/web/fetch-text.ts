import { request as requestPlain, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { lookUpPublic, namesPrivateHost } from "./address.ts";

/** Most bytes read of one answer. */
export const MOST_BYTES = 524_288;
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

/** Reads text from `address`. At most 512 KiB within 8 s; redirects stay on the host; public names may not point into private networks. Throws a plain error. */
export async function fetchText(address: URL, signal: AbortSignal): Promise<FetchedText> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await follow(address, limited);
  } catch (error) {
    signal.throwIfAborted();
    if (limited.aborted)
      throw new Error(`${address.host} did not answer in ${TIMEOUT_MS / 1000} s`, { cause: error });
    throw error;
  }
}

async function follow(address: URL, signal: AbortSignal): Promise<FetchedText> {
  let here = address;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await open(here, signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 200 && status < 300) return read(answer, here);
    answer.destroy();
    if (status < 300 || status >= 400 || location === undefined)
      throw new Error(`${here.host} answered ${status}`);
    const next = new URL(location, here);
    if (next.origin !== address.origin) throw new Error(`${here.host} redirects to another host`);
    here = next;
  }
  throw new Error(`${address.host} redirects too often`);
}

function open(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    headers: {
      accept: "text/html, application/json, text/plain",
      "accept-encoding": "identity",
      "user-agent": "safe-harness",
    },
    agent: false,
    ...(namesPrivateHost(address.hostname) ? {} : { lookup: lookUpPublic }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = address.protocol === "https:" ? requestSecure : requestPlain;
  request(address, options, resolve).on("error", reject).end();
  return promise;
}

async function read(answer: IncomingMessage, { host, href }: URL): Promise<FetchedText> {
  const header = answer.headers["content-type"] ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!READABLE.test(type)) {
    answer.destroy();
    throw new Error(`${host} answered with ${type === "" ? "no content type" : type}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error(`${host} answered with more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return { url: href, type, text: decode(Buffer.concat(chunks), header) };
}

function decode(bytes: Uint8Array, header: string): string {
  const charset = /charset="?([\w-]+)/iu.exec(header)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
