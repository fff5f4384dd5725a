import type { Context, Next } from "koa";
import type { EngineErrorCode } from "../../contract/engine.ts";
import type { ErrorCode, RefusedPart } from "../../contract/refusal.ts";
import { answerSender, isSending } from "../connections/linger.ts";
import { isOfLeaving } from "../connections/leaving.ts";

/** Every failure a caller can be told about: status and sentence. CONTRIBUTING.md's table is checked against this one. */
export const ERRORS = {
  REQUEST_INVALID: [400, "The request is not valid: %s"],
  USER_TURN_MISSING: [400, "messages holds no user turn; add one with role user"],
  IMAGE_EMPTY: [400, "The file is empty; send an image of at least one byte"],
  IMAGE_INVALID: [400, "The file is not a PNG, JPEG, WebP or GIF image%s"],
  IMAGE_GONE: [
    400,
    "The image %s is not in the store: it was never uploaded or has been evicted; upload it again",
  ],
  IMAGE_TOO_LARGE: [413, "The image is larger than 12 MiB (12582912 bytes)"],
  BODY_TOO_LARGE: [413, "The body is larger than %s"],
  MEDIA_TYPE_UNSUPPORTED: [415, "Send the body as %s"],
  NOT_FOUND: [404, "There is no %s"],
  METHOD_NOT_ALLOWED: [405, "%s"],
  HTTP_INVALID: [400, "The request is not HTTP/1.1 as it has to be: %s"],
  REQUEST_TIMEOUT: [408, "The request did not arrive whole in time; send it again"],
  EXPECTATION_UNKNOWN: [417, "Send no Expect header, or Expect: 100-continue"],
  HEADERS_TOO_LARGE: [431, "The headers are larger than 16 KiB (16384 bytes); send fewer"],
  HOST_UNKNOWN: [
    421,
    "This service does not go by the name %s: use its address, or let its operator add the name to HARNESS_HOSTS",
  ],
  SITE_REFUSED: [
    403,
    "A page of %s may not send this: send it from a program or from this service's own address, or let its operator add the page's host to HARNESS_HOSTS",
  ],
  LAYER_UNKNOWN: [
    404,
    "There is no layer named %s; the layers with a catalog are grep, rag and tools",
  ],
  ENGINE_MISSING: [503, "No model engine is wired into this deployment (HARNESS_ENGINE=none)"],
  ENGINE_BUSY: [503, "The model engine is busy; try again later%s"],
  ENGINE_FAILED: [503, "The model engine failed%s"],
  CONTEXT_OVERFLOW: [400, "The conversation is longer than the model's context%s"],
  IMAGE_UNSUPPORTED: [400, "The model engine cannot read images%s"],
  GRADING_DISABLED: [503, "Grading is not enabled in this deployment"],
  KNOWLEDGE_REFUSED: [400, "The knowledge object is refused: %s"],
  VERSION_TAKEN: [409, "The version cannot come into force: %s"],
  OBJECT_TOO_LARGE: [
    413,
    "A knowledge object may have 1.75 MiB (1835008 bytes), and this has more",
  ],
  PACK_REFUSED: [400, "The ZIP is refused, nothing was changed: %s"],
  PACK_CONFLICT: [409, "The ZIP conflicts with what is in force, nothing was changed: %s"],
  PACK_TOO_LARGE: [413, "The ZIP is larger than 64 MiB (67108864 bytes)"],
  STORAGE_FULL: [507, "The disk takes no more: %s"],
  SEARCH_BLOCKED: [403, "The query may not leave this host: %s"],
  SEARCH_FAILED: [502, "The search backend gave no results: %s"],
  SEARCH_UNCONFIGURED: [503, "The search backend is not configured: %s"],
  SEARCH_TIMEOUT: [504, "The search backend took too long: %s"],
  STORAGE_FAILED: [503, "The data folder cannot be read or written: %s"],
  TARGET_NOT_ALLOWED: [403, "Nothing was sent: %s"],
  HUB_FAILED: [502, "The hub did not answer: %s"],
} as const satisfies Record<ErrorCode | HostErrorCode, readonly [status: number, sentence: string]>;

/** Errors only the host itself answers with. */
type HostErrorCode =
  | "BODY_TOO_LARGE"
  | "MEDIA_TYPE_UNSUPPORTED"
  | "METHOD_NOT_ALLOWED"
  | "HTTP_INVALID"
  | "REQUEST_TIMEOUT"
  | "EXPECTATION_UNKNOWN"
  | "HEADERS_TOO_LARGE"
  | "HOST_UNKNOWN"
  | "SITE_REFUSED";

/** An expected failure: safe to show, with a status. Anything else thrown is a bug (500). */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: keyof typeof ERRORS;
  readonly status: number;
  readonly expose = true;
  readonly problems: readonly RefusedPart[] | undefined;
  /** What its catalogued sentence was completed with. */
  readonly #about: string;

  constructor(code: keyof typeof ERRORS, detail = "", problems?: readonly RefusedPart[]) {
    const [status] = ERRORS[code];
    super(sentenceOf(code, detail));
    this.code = code;
    this.status = status;
    this.problems = problems;
    this.#about = detail;
  }

  /** Its body, without what it repeats of a person; the catalogued words themselves are nobody's. */
  told(clean: <T>(value: T) => T): ErrorBody {
    const about = clean(partsOf(clipped(this.#about), this.problems ?? [])).join("");
    const detail = sentenceOf(this.code, about);
    const problems = this.problems?.map(({ file, path, message }) => ({
      ...(file === undefined ? {} : { file: clipped(file) }),
      path: clipped(path),
      message: clipped(message),
    }));
    return problems === undefined ? { detail } : { detail, problems: clean(problems) };
  }
}

interface ErrorBody {
  readonly detail: string;
  readonly problems?: readonly RefusedPart[];
}

/** Most characters that an answer repeats of what it refuses. */
const MOST_REPEATED = 2_000;

function clipped(words: string): string {
  return words.length > MOST_REPEATED ? `${words.slice(0, MOST_REPEATED)}…`.toWellFormed() : words;
}

/** A detail cut around the message of a problem that it repeats: behind a field called name, "is longer than" would read as somebody's. */
function partsOf(about: string, problems: readonly RefusedPart[]): readonly string[] {
  const repeated = problems.find(({ message }) => message !== "" && about.includes(message));
  if (repeated === undefined) return [about];
  const at = about.indexOf(repeated.message);
  const behind = at + repeated.message.length;
  return [about.slice(0, at), repeated.message, about.slice(behind)];
}

function sentenceOf(code: keyof typeof ERRORS, about: string): string {
  return ERRORS[code][1].replace("%s", () => about);
}

export interface Told {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** Whole seconds after which asking again makes sense. */
  readonly retryAfter?: number;
}

/** What a caller reads of a failure: an `AppError` and Koa's own client errors as they are, anything else as a bug. */
export function told(error: unknown): Told {
  if (error instanceof AppError)
    return { status: error.status, code: error.code, detail: error.message, ...pauseOf(error) };
  if (isEngineError(error)) {
    const { retryAfter } = error;
    const said = told(new AppError(error.code, `: ${error.message}`));
    return retryAfter === undefined ? said : { ...said, retryAfter };
  }
  if (isClientError(error))
    return { status: error.status, code: "REQUEST_INVALID", detail: error.message };
  return { status: 500, code: "INTERNAL", detail: "Internal error" };
}

/** Failures that only an operator ends: to try again is of no use. */
const LASTING = new Set<string>([
  "ENGINE_MISSING",
  "GRADING_DISABLED",
  "SEARCH_UNCONFIGURED",
] satisfies (keyof typeof ERRORS)[]);

/** Seconds to wait where nobody knows better. */
const USUAL_PAUSE = 5;

function pauseOf({ status, code }: AppError): Pick<Told, "retryAfter"> {
  return status === 503 && !LASTING.has(code) ? { retryAfter: USUAL_PAUSE } : {};
}

/** Turns whatever was thrown into `{ detail }`, without what it repeats of a person. The only place that does. */
export function reportErrors(clean: <T>(value: T) => T) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const report = ctx.onerror.bind(ctx);
    const onerror = (error: Error): void => {
      if (!isOfConnection(error)) report(error);
    };
    Object.assign(ctx, { onerror });
    try {
      await next();
    } catch (error) {
      const { status, detail, retryAfter } = told(error);
      ctx.status = status;
      const body = error instanceof AppError ? error.told(clean) : clean({ detail });
      ctx.body = body;
      if (retryAfter !== undefined) ctx.set("Retry-After", String(retryAfter));
      if (status === 500 && !isOfLeaving(ctx, error)) ctx.app.emit("error", error, ctx);
      ctx.req.unpipe();
      if (isSending(ctx.req) && !ctx.headerSent) await answerSender(ctx, JSON.stringify(body));
    }
  };
}

/** An engine's typed error: its message is safe to show (see host/engine/errors.ts). */
function isEngineError(
  error: unknown,
): error is Error & { code: EngineErrorCode; retryAfter?: number } {
  return error instanceof Error && error.name === "EngineError" && "code" in error;
}

/** What a connection ends with when a client leaves or breaks off: no bug of this host. */
function isOfConnection(error: unknown): boolean {
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && CONNECTION.test(code);
}

const CONNECTION = /^(?:ERR_STREAM_PREMATURE_CLOSE|ECONNRESET|ECONNABORTED|EPIPE|HPE_)/;

/** Koa's and its middleware's 4xx errors carry `status` and `expose`. */
function isClientError(error: unknown): error is Error & { status: number } {
  return (
    error instanceof Error &&
    "expose" in error &&
    error.expose === true &&
    "status" in error &&
    typeof error.status === "number" &&
    error.status >= 400 &&
    error.status < 500
  );
}
