import type { AnswerVerification } from "../../../host/contract/services.ts";
import type { Verification } from "../../../schemas/http/verification.ts";

/** What of a model's reasons may be told. */
export interface Borne {
  /** Its words, or null where packs and trace do not bear all that they claim. */
  readonly text: string | null;
  /** What it claims that they do not bear. */
  readonly rejected: Verification["claims"];
}

/** Tags, entities, links and code of HTML and Markdown, and signs that are not seen. */
const MARK_UP =
  /<\s*[a-z/!?]|&(?:#x?[0-9a-f]+|[a-z]+);|\]\s*[([]|`|(?:javascript|data|vbscript)\s*:|[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/iu;

/** Holds a model's reasons against packs and trace like any answer: told whole or not at all, as half of a reason may say its contrary. */
export function borneRationale(
  said: string,
  evidence: Parameters<AnswerVerification["check"]>[1],
  verification: AnswerVerification,
): Borne {
  const text = said.replaceAll(/\s+/g, " ").trim();
  const checked = verification.check(text, evidence);
  const { claims, answer_changed } = checked.verification;
  const rejected = claims.filter(
    ({ verdict, action }) =>
      action !== "kept" || verdict === "unknown" || verdict === "contradicted",
  );
  const isBorne =
    !checked.failed && !answer_changed && rejected.length === 0 && !MARK_UP.test(text);
  return { text: isBorne ? text : null, rejected };
}
