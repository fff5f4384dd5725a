import type { Context } from "koa";
import type { HarnessApp } from "../../../host/contract/harness.ts";
import { isBlank } from "../../../schemas/http/blank.ts";
import type { ClassifierRequest } from "../../../schemas/http/classifier.ts";
import { MAX_IMAGE_BYTES, uploadNamed } from "../../../schemas/http/image.ts";

/** What is to be classified, whichever form it came in. */
export interface Content {
  readonly text: string;
  readonly image: SentImage | null;
  /** Whether the answer is an event stream, else JSON. */
  readonly streamed: boolean;
}

/** An image whose bytes show what it is. */
export interface SentImage {
  /** Null where the request held the bytes. */
  readonly id: string | null;
  readonly mime: string;
  readonly bytes: Buffer;
}

/** Reads form A or form B; refuses (400) both at once, neither, and an image that is none. */
export async function contentOf(
  app: HarnessApp,
  ctx: Context,
  body: ClassifierRequest,
): Promise<Content> {
  const { content_text, image_base64, content, image } = body;
  const isA = content_text !== undefined || image_base64 !== undefined;
  const isB = content !== undefined || image !== undefined;
  if (isA && isB)
    app.refuse(
      "REQUEST_INVALID",
      "send form A (content_text, image_base64) or form B (content, image), not both",
    );
  const text = content_text ?? content ?? "";
  const seen =
    image_base64 === undefined ? storedImage(app, image) : await sentImage(app, image_base64);
  if (isBlank(text) && seen === null)
    app.refuse("REQUEST_INVALID", "content_text or content is empty and there is no image");
  return { text, image: seen, streamed: isStreamed(ctx, isB) };
}

/** The form decides, unless Accept names one of the two types and not the other, or will not have one of them (RFC 9110, 12.5.1). */
function isStreamed(ctx: Context, isB: boolean): boolean {
  const ranges = new Map(ctx.get("Accept").toLowerCase().split(",").map(rangeOf));
  const [stream, json] = [ranges.get("text/event-stream"), ranges.get("application/json")];
  if (stream === false || json === false) return stream === json ? isB : stream !== false;
  return stream === json || ranges.get("*/*") === true ? isB : stream === true;
}

/** A media range without its parameters, and whether it is taken: what has a quality of 0 is not. */
function rangeOf(written: string): readonly [type: string, isTaken: boolean] {
  const [type = "", ...parameters] = written.split(";").map((part) => part.trim());
  return [type, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))];
}

function storedImage(app: HarnessApp, reference: string | undefined): SentImage | null {
  if (reference === undefined) return null;
  const id = uploadNamed(reference);
  if (id === undefined)
    return app.refuse("REQUEST_INVALID", "image must refer to an upload as store://<image_id>");
  return app.services.images.get(id) ?? app.refuse("IMAGE_GONE", reference);
}

async function sentImage(app: HarnessApp, written: string): Promise<SentImage> {
  const base64 = written.replace(/^data:[^,]{0,80},/, "");
  if (!/^[\w+/=\s-]*$/.test(base64))
    app.refuse("REQUEST_INVALID", "image_base64 is not written in base64");
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) app.refuse("IMAGE_EMPTY");
  if (bytes.length > MAX_IMAGE_BYTES) app.refuse("IMAGE_TOO_LARGE");
  const mime = await app.services.images.detect(bytes);
  return { id: null, mime: mime ?? app.refuse("IMAGE_INVALID"), bytes };
}
