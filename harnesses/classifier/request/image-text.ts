import type { Verdict } from "../../../host/contract/classifier.ts";
import type { HarnessApp } from "../../../host/contract/harness.ts";
import type { OcrTrace, ScannedMessage } from "../../../host/contract/images.ts";
import { isBlank } from "../../../schemas/http/blank.ts";
import { ACTIONS } from "../../../schemas/http/classifier.ts";
import type { Content } from "./content.ts";

/** What is scanned of a content: its text, and what stands in its image. Rejects only when the caller has left. */
export function scannedOf(
  app: HarnessApp,
  { text, image }: Content,
  signal: AbortSignal,
): Promise<ScannedMessage> {
  return app.services.ocr.scan({ text, images: image === null ? [] : [image] }, signal);
}

/** Whether the text of every image was read, and surely. */
export function isLegible({ ocr }: ScannedMessage): boolean {
  return ocr !== null && ocr.images.every(({ legible }) => legible);
}

/** A verdict where no engine sees the image: by its text alone where that was read, else a person looks at it. */
export function withoutSight(verdict: Verdict, message: ScannedMessage): Verdict {
  const { recommended_action, rationale } = verdict;
  if (isLegible(message))
    return { ...verdict, rationale: `${rationale} Of the image only its text was read.` };
  const isMilder = ACTIONS.indexOf(recommended_action) < ACTIONS.indexOf("review");
  return {
    ...verdict,
    confidence: confidenceUnread(verdict, message),
    recommended_action: isMilder ? "review" : recommended_action,
    rationale: `${rationale} The image was not read: ${missing(message.ocr)}no engine here can see.`,
  };
}

/** Of what an image holds that was not read, nothing is known: that there is no risk is sure by half at most, and not at all where there is no text either. */
function confidenceUnread(
  { classification, confidence }: Verdict,
  { text }: ScannedMessage,
): number {
  if (classification !== "no_risk_found") return confidence;
  return isBlank(text) ? 0 : Math.min(confidence, 0.5);
}

function missing(ocr: OcrTrace | null): string {
  if (ocr === null || ocr.off === true) return "";
  if (ocr.fired === null) return "reading its text failed, and ";
  return ocr.fired ? "its text is hardly legible, and " : "no text was found in it, and ";
}
