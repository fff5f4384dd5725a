import type { Verification } from "../../schemas/http/verification.ts";
import type { Classifier } from "./classifier.ts";
import type { Curation } from "./curation.ts";
import type { Decisions } from "./decisions.ts";
import type { Evidence, GenerateRequest } from "./engine.ts";
import type { Grading } from "./grading.ts";
import type { ImageTexts } from "./images.ts";
import type { Packs } from "./packs.ts";
import type { Privacy } from "./privacy.ts";
import type { Submissions } from "./submissions.ts";
import type { Search } from "./search.ts";

/** What several harnesses need, reached as `app.services.<name>`; one small contract each. */
export interface Services {
  readonly images: ImageStore;
  readonly ocr: ImageTexts;
  readonly classifier: Classifier;
  readonly decisions: Decisions;
  readonly curation: Curation;
  /** Null where the operator turned grading off. */
  readonly grading: Grading | null;
  readonly verification: AnswerVerification;
  readonly packs: Packs;
  readonly search: Search;
  readonly privacy: Privacy;
  readonly submissions: Submissions;
}

/** Holds what a model wrote against packs and trace: the model does not own truth. */
export interface AnswerVerification {
  /** The answer as it may be told. Deterministic, without a model; linear in the answer. What the composer wrote is made of the packs' own sentences: only its numbers, addresses, laws and limits are looked at again. */
  check(
    answer: string,
    evidence: Pick<Evidence, "trace" | "knowledge">,
    writtenBy?: "composer",
  ): CheckedAnswer;
  /** What the composer writes from the same evidence, for an answer that failed. */
  draft(
    request: Pick<GenerateRequest, "params" | "evidence">,
    signal: AbortSignal,
  ): Promise<string>;
}

export interface CheckedAnswer {
  readonly text: string;
  readonly verification: Verification;
  /** More than half of its sentences lost what they said, or it says nothing: another answer is better. */
  readonly failed: boolean;
}

/** Uploaded images, in memory, at most 50: the oldest goes when one more comes. */
export interface ImageStore {
  put(bytes: Buffer, mime: string): StoredImage;
  /** The image, or undefined when unknown or evicted. */
  get(id: string): StoredImage | undefined;
  /** The MIME type the bytes themselves show (PNG, JPEG, WebP, GIF), or null. */
  detect(bytes: Buffer): Promise<string | null>;
  /** Whether the bytes tell how wide and high their image is: a beginning alone is none. */
  hasSize(bytes: Buffer): Promise<boolean>;
}

export interface StoredImage {
  readonly id: string;
  readonly mime: string;
  readonly bytes: Buffer;
}
