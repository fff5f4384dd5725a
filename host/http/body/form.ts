import type { Context } from "koa";
import type { RouteSpec, UploadedFile } from "../../contract/harness.ts";
import type { ErrorCode } from "../../contract/refusal.ts";
import { AppError } from "../answering/errors.ts";
import { boundaryOf, formParts } from "./multipart.ts";

/** Bytes of a form beside the file it carries: boundaries, headers, small fields. */
const BESIDE = 64 * 1024;

/** Reads the one file of a multipart form into memory. The part's name decides: clients leave out its file name or its type. */
export function fileReader({
  part,
  maxBytes,
  tooLarge,
}: NonNullable<RouteSpec["file"]>): (ctx: Context) => Promise<UploadedFile> {
  return async (ctx) => {
    const isCoded = (ctx.get("Content-Encoding") || "identity").toLowerCase() !== "identity";
    if (!ctx.request.is("multipart/form-data") || isCoded)
      throw new AppError(
        "MEDIA_TYPE_UNSUPPORTED",
        `multipart/form-data with a part named ${part}, without a Content-Encoding`,
      );
    const boundary = boundaryOf(ctx.get("Content-Type"));
    if (boundary === null) throw invalid("the Content-Type of the form names no boundary");
    const body = await bytesOf(ctx, maxBytes + BESIDE, tooLarge);
    const parts = formParts(body, boundary);
    if (typeof parts === "string") throw invalid(`the form cannot be read: ${parts}`);
    const [file, second] = parts.filter(({ name }) => name === part);
    if (file === undefined) throw invalid(`the form has no part named ${part}`);
    if (second !== undefined) throw invalid(`the form has several parts named ${part}; send one`);
    if (file.bytes.length > maxBytes) throw new AppError(tooLarge);
    return file;
  };
}

function invalid(reason: string): AppError {
  return new AppError("REQUEST_INVALID", reason);
}

/** The whole body; refuses one beyond the limit as soon as that is known, and one whose client left before its end. */
async function bytesOf(ctx: Context, limit: number, tooLarge: ErrorCode): Promise<Buffer> {
  if (Number(ctx.get("Content-Length")) > limit) throw new AppError(tooLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The rest of a refused body is still to be taken from the connection.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) throw new AppError(tooLarge);
      chunks.push(chunk);
    }
  } catch (error) {
    throw ctx.req.destroyed ? invalid("the form broke off before its end") : error;
  }
  return Buffer.concat(chunks);
}
