import type { EngineErrorCode, GenerateRequest } from "../../contract/engine.ts";
import { EngineError } from "../errors.ts";
import { hasSentImage } from "./messages.ts";

/** A failed request in our words: nothing of the server's own text, which may repeat a key, an address or the user. */
export interface Failure {
  readonly code: EngineErrorCode;
  readonly message: string;
  readonly retryAfter?: number;
  /** Whether it speaks against the server as such, not against this request. */
  readonly down: boolean;
  /** Whether nobody was there to be asked. */
  readonly isUnreachable?: boolean;
}

/** What the `openai` package's errors carry; read by shape so that the package need not be loaded here. */
interface ServerError {
  readonly status: number | undefined;
  readonly code: string | null;
  readonly param: string | null;
  readonly text: string;
  readonly headers: Headers | undefined;
  readonly name: string;
}

/** What is told of a server that nobody answers at. */
export const UNREACHABLE = "The model server cannot be reached.";

/** What is told of a server that answered otherwise than the protocol says, or broke off. */
export const UNREADABLE = "The answer of the model server could not be read.";

/** What both clocks, the client's and ours, throw. */
const LATE: ReadonlySet<string> = new Set(["APIConnectionTimeoutError", "TimeoutError"]);

/** Seconds to wait where a busy server does not say. */
const USUAL_PAUSE = 5;

/** Sorts what `openai` threw into our error codes. */
export function describeFailure(error: unknown, request: GenerateRequest): Failure {
  if (error instanceof EngineError) {
    return { code: error.code, message: error.message, down: true };
  }
  const server = serverError(error);
  if (isOverflow(error)) {
    const message =
      "The prompt is longer than the model can read; shorten the message or turn layers off.";
    return { code: "CONTEXT_OVERFLOW", message, down: false };
  }
  if (isBusy(server)) {
    const retryAfter = pauseOf(server.headers);
    return { code: "ENGINE_BUSY", message: "The model server is busy.", retryAfter, down: false };
  }
  if (
    isRefusal(server) &&
    hasSentImage(request.messages) &&
    /image|vision|multimodal/i.test(server.text)
  ) {
    return { code: "IMAGE_UNSUPPORTED", message: "The model cannot read images.", down: false };
  }
  const isUnreachable = server.name === "APIConnectionError";
  const down = !isRefusal(server);
  return { code: "ENGINE_FAILED", message: sentence(server), down, isUnreachable };
}

/** Whether the server said that prompt and answer exceed the model's context. */
export function isOverflow(error: unknown): boolean {
  const { status, code, text } = serverError(error);
  if (status === undefined || status === 429 || status === 503) return false;
  if (code === "context_length_exceeded") return true;
  return /context[ _-]?(length|window|size)|(exceed|longer than)[^.]{0,60}context|context[^.]{0,60}exceed|prompt is too long|too many tokens/i.test(
    text,
  );
}

/** The server's own words about a body it did not understand, its parameter named; null for every other failure. */
export function refusalOf(error: unknown): string | null {
  const server = serverError(error);
  return isRefusal(server) ? (server.param ?? server.text) : null;
}

function isRefusal({ status }: ServerError): boolean {
  return status === 400 || status === 422;
}

function isBusy({ status, code }: ServerError): boolean {
  return status === 503 || (status === 429 && code !== "insufficient_quota");
}

function sentence({ status, name }: ServerError): string {
  if (status === 401 || status === 403) return "The model server refused the key.";
  if (status === 404) return "The model server does not know the model.";
  if (status !== undefined) return `The model server failed (${status}).`;
  if (LATE.has(name)) return "The model server did not answer in time.";
  return name === "APIConnectionError" ? UNREACHABLE : UNREADABLE;
}

function pauseOf(headers: Headers | undefined): number {
  const value = headers?.get("retry-after") ?? "";
  const seconds = /^\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), 3600) : USUAL_PAUSE;
}

function serverError(error: unknown): ServerError {
  const shape = error instanceof Error ? (error as Error & Record<string, unknown>) : undefined;
  return {
    status: typeof shape?.["status"] === "number" ? shape["status"] : undefined,
    code: stringOf(shape?.["code"]),
    param: stringOf(shape?.["param"]),
    text: shape?.message ?? "",
    headers: shape?.["headers"] instanceof Headers ? shape["headers"] : undefined,
    name: nameOf(error),
  };
}

/** What the `openai` package calls an error is its class; what aborts one has its name. */
function nameOf(error: unknown): string {
  if (error instanceof DOMException) return error.name;
  return error instanceof Error ? error.constructor.name : "";
}

function stringOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
