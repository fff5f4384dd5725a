import type { Verdict } from "../../host/contract/classifier.ts";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { LayerTrace } from "../../host/contract/layer.ts";
import { ACTIONS } from "../../schemas/http/classifier.ts";
import type { Content } from "./content.ts";

/** How sure a reading is from which on it counts: photographs without any text come out as some letters of which none is sure. */
const SURE = 0.6;

/** What is scanned of a content: its text, and what stands in its image. */
export interface Scanned {
  readonly text: string;
  /** Of the reading; empty where nothing was to be read. */
  readonly trace: { readonly ocr?: LayerTrace };
  /** Whether text was read in the image, and surely. */
  readonly isRead: boolean;
}

/** Reads the image of a content, where there is one and a reader: its text stands behind the content's own, a blank line between. A reader that fails is told in the trace. Rejects only when the caller has left. */
export async function scannedOf(
  app: HarnessApp,
  { text, image }: Content,
  signal: AbortSignal,
): Promise<Scanned> {
  const { ocr } = app.services;
  if (image === null || ocr === null) return { text, trace: {}, isRead: false };
  const started = performance.now();
  try {
    const read = await ocr.read(image.bytes, signal);
    const fired = read.text !== "";
    return {
      text: [text, read.text].filter((each) => each.trim() !== "").join("\n\n"),
      trace: { ocr: { fired, elapsed_ms: elapsedSince(started), ...read } },
      isRead: fired && read.confidence >= SURE,
    };
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : "it cannot be read";
    const trace = { ocr: { fired: null, elapsed_ms: elapsedSince(started), error: reason } };
    return { text, trace, isRead: false };
  }
}

/** A verdict where no engine sees the image: by its text alone where that was read, else a person looks at it. */
export function withoutSight(verdict: Verdict, { trace, isRead }: Scanned): Verdict {
  const { recommended_action, rationale } = verdict;
  if (isRead) return { ...verdict, rationale: `${rationale} Of the image only its text was read.` };
  const isMilder = ACTIONS.indexOf(recommended_action) < ACTIONS.indexOf("review");
  return {
    ...verdict,
    recommended_action: isMilder ? "review" : recommended_action,
    rationale: `${rationale} The image was not read: ${missing(trace.ocr)}no engine here can see.`,
  };
}

function missing(ocr: LayerTrace | undefined): string {
  if (ocr === undefined) return "";
  if (ocr.fired === null) return "reading its text failed, and ";
  return ocr.fired ? "its text is hardly legible, and " : "no text was found in it, and ";
}

/** Milliseconds since `started`, three decimals. */
function elapsedSince(started: number): number {
  return Math.round((performance.now() - started) * 1000) / 1000;
}
