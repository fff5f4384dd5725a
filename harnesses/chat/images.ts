import Type from "typebox";
import type { HarnessApp } from "../../host/contract/harness.ts";
import { ImageUpload } from "../../schemas/http/chat.ts";
import { MAX_IMAGE_BYTES } from "../../schemas/http/image.ts";

/** Attaches the upload of an image and the way to see it again. */
export function imageRoutes(app: HarnessApp): void {
  app.post(
    "/api/chat/upload-image",
    {
      summary: "Stores an image for later messages; the last 50 are kept.",
      tag: "chat",
      file: { part: "file", maxBytes: MAX_IMAGE_BYTES, tooLarge: "IMAGE_TOO_LARGE" },
      responses: { 200: { description: "The stored image.", schema: ImageUpload } },
    },
    async (ctx, { file }) => {
      if (file.bytes.length === 0) app.refuse("IMAGE_EMPTY");
      const mime = await app.services.images.detect(file.bytes);
      if (mime !== null && !(await app.services.images.hasSize(file.bytes)))
        app.refuse("IMAGE_INVALID", `: it begins as ${mime} and tells no width and height`);
      const { id, bytes } = app.services.images.put(
        file.bytes,
        mime ?? app.refuse("IMAGE_INVALID"),
      );
      ctx.body = { id, mime, bytes: bytes.length };
    },
  );

  app.get(
    "/api/chat/image/:sid",
    {
      summary: "The bytes of a stored image.",
      tag: "chat",
      params: Type.Object({ sid: Type.String({ description: "The image's id." }) }),
      responses: {
        200: { description: "The image.", mediaType: "image/*" },
        404: { description: "There is no such image, or it has been evicted." },
      },
    },
    (ctx, { params }) => {
      const image =
        app.services.images.get(params.sid) ?? app.refuse("NOT_FOUND", `image ${params.sid}`);
      ctx.set({
        "Content-Type": image.mime,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'",
        "Cache-Control": "private, no-store",
      });
      ctx.body = image.bytes;
    },
  );
}
