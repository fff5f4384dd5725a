import Type from "typebox";
import { wordOrNull, words } from "./fields.ts";

/** What came of one image of a message. */
const ImageReadShape = Type.Object(
  {
    id: wordOrNull("The upload's id; null where the request itself held the bytes."),
    fired: Type.Union([Type.Boolean(), Type.Null()], {
      description: "Whether text was found; null when the image was not read.",
    }),
    legible: Type.Boolean({ description: "Whether text was read, and surely enough to count." }),
    languages: words("Tesseract's names of the languages it was read in."),
    text: Type.Optional(Type.String({ description: "What stands in it." })),
    characters: Type.Optional(Type.Integer({ description: "UTF-16 units of `text`." })),
    start: Type.Optional(
      Type.Integer({ description: "UTF-16 offset of `text` in the scanned text." }),
    ),
    end: Type.Optional(Type.Integer({ description: "UTF-16 offset just behind it." })),
    confidence: Type.Optional(Type.Number({ description: "How sure the reading is, 0 to 1." })),
    truncated: Type.Optional(
      Type.Boolean({ description: "Whether there was more text than is kept of one image." }),
    ),
    cached: Type.Optional(
      Type.Literal(true, { description: "Set when it had been read for an earlier request." }),
    ),
    elapsed_ms: Type.Number({ minimum: 0, description: "Milliseconds, three decimals." }),
    error: Type.Optional(Type.String({ description: "Why it was not read." })),
  },
  { description: "One image." },
);

/** What `trace.ocr` has beside what every layer has. */
export const OCR_TRACE = {
  off: Type.Optional(
    Type.Literal(true, { description: "Set when the operator turned reading off." }),
  ),
  images: Type.Optional(
    Type.Array(ImageReadShape, { description: "The images, in the order of the message." }),
  ),
};

/** How the text of images joins the scanned text. */
export const OCR_DESCRIPTION =
  "The text in the images of the last user message. It stands behind the typed words in the scanned text, image by image, a blank line between, so that offsets into typed words are those in the message; where nothing was typed it stands alone. `fired` is null, with `error`, where an image was not read: nothing in it was checked.";
