import { Writable } from "node:stream";
import parseBody from "co-body";
import type { Context } from "koa";
import type { RouteSpec, UploadedFile } from "../contract/harness.ts";
import type { ErrorCode } from "../contract/refusal.ts";
import { AppError } from "./errors.ts";

const JSON_LIMIT = 2 * 1024 * 1024;
const MAX_DEPTH = 64;

type ReadBody<T> = (ctx: Context) => Promise<T>;

/** Reads a JSON body: 415 for another media type, 413 over the route's limit, 400 for broken or too deep JSON. */
export function jsonReader({ bodyLimit = JSON_LIMIT }: RouteSpec): ReadBody<unknown> {
  return async (ctx) => {
    if (!ctx.request.is("json", "+json"))
      throw new AppError("MEDIA_TYPE_UNSUPPORTED", "application/json (Content-Type header)");
    const body: unknown = await parseBody
      .json(ctx, { limit: bodyLimit, strict: true })
      .catch((error: unknown) => refuseBody(asError(error), bodyLimit));
    if (deeperThan(body, MAX_DEPTH))
      throw new AppError("REQUEST_INVALID", `the JSON is nested deeper than ${MAX_DEPTH} levels`);
    return body;
  };
}

/** Reads one file of a multipart body into memory. */
export function fileReader({
  part,
  maxBytes,
  tooLarge,
}: NonNullable<RouteSpec["file"]>): ReadBody<UploadedFile> {
  return async (ctx) => {
    if (!ctx.request.is("multipart/form-data"))
      throw new AppError("MEDIA_TYPE_UNSUPPORTED", `multipart/form-data with a part named ${part}`);
    const chunks = new Map<string, Buffer[]>();
    // Imported with the first form: it brings a reader of forms and a checker of options that nothing else needs.
    const { koaBody } = await import("koa-body");
    const parse = koaBody({
      json: false,
      urlencoded: false,
      text: false,
      multipart: true,
      formidable: {
        maxFileSize: maxBytes,
        maxTotalFileSize: maxBytes,
        maxFiles: 1,
        maxFields: 20,
        maxFieldsSize: 64 * 1024,
        allowEmptyFiles: true,
        minFileSize: 0,
        filter: ({ name }: { name: string | null }) => name === part,
        fileWriteStreamHandler: (file?: { newFilename?: string }) =>
          collector(chunks, file?.newFilename ?? ""),
      } as object,
      onError: (error) => refuseUpload(error, tooLarge),
    });
    await parse(ctx, async () => {});
    const found = [Reflect.get(ctx.request, "files")?.[part]].flat()[0];
    if (found === undefined)
      throw new AppError("REQUEST_INVALID", `the form has no file part named ${part}`);
    return {
      bytes: Buffer.concat(chunks.get(found.newFilename) ?? []),
      filename: found.originalFilename ?? null,
    };
  };
}

function collector(chunks: Map<string, Buffer[]>, name: string): Writable {
  const held: Buffer[] = [];
  chunks.set(name, held);
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      done();
    },
  });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function refuseBody(error: Error, limit: number): never {
  if (statusOf(error) === 413) throw new AppError("BODY_TOO_LARGE", String(limit));
  if (statusOf(error) === 415)
    throw new AppError("MEDIA_TYPE_UNSUPPORTED", "JSON, plain or with gzip or deflate encoding");
  throw new AppError("REQUEST_INVALID", `the body is not JSON (${firstLine(error)})`);
}

function refuseUpload(error: Error, tooLarge: ErrorCode): never {
  if (statusOf(error) === 413) throw new AppError(tooLarge);
  throw new AppError("REQUEST_INVALID", `the form cannot be read (${firstLine(error)})`);
}

function statusOf(error: Error): unknown {
  return Reflect.get(error, "status") ?? Reflect.get(error, "httpCode");
}

/** What a parser says, without the piece of the body that it quotes. */
function firstLine(error: Error): string {
  return (error.message.split("\n")[0] ?? "")
    .replaceAll(/,? ?(?:\.{3})?(["'`]).*\1(?:\.{3})?/g, "")
    .slice(0, 200);
}

/** Walks without recursion: the value came from a stranger. */
function deeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((item) => typeof item === "object" && item !== null);
    if (objects.length > 0 && depth >= limit) return true;
    level = objects.flatMap((item) => Object.values(item));
  }
  return false;
}
