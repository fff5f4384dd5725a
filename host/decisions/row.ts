import { createHmac, hash, type KeyObject } from "node:crypto";
import type { Verdict } from "../contract/classifier.ts";
import type { Decision } from "../contract/decisions.ts";

/** A decision as it is kept: digests only. */
export interface DecisionRow {
  readonly decision_id: string;
  /** ISO 8601. */
  readonly ts: string;
  readonly revision: string;
  /** HMAC-SHA-256 of the text under this host's key (RFC 2104): it tells a text again, and nobody without the key can try texts against it. */
  readonly text_hmac: string;
  /** Whether it rests on items of the request, too; then it cannot be made again. */
  readonly own_items: boolean;
  /** SHA-256 of the deterministic verdict's JSON. */
  readonly verdict_sha256: string;
}

/** What of a decision is kept, whenever it is made. */
export type Digests = Omit<DecisionRow, "decision_id" | "ts">;

/** The part of a row that follows from the decision. */
export function digestsOf(
  key: KeyObject,
  { text, verdict, revision, ownItems }: Decision,
): Digests {
  return {
    revision,
    text_hmac: textDigest(key, text),
    own_items: ownItems,
    verdict_sha256: verdictDigest(verdict),
  };
}

/** What tells a text again. */
export function textDigest(key: KeyObject, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

/** What tells a verdict again, byte for byte. */
export function verdictDigest(verdict: Verdict): string {
  return hash("sha256", JSON.stringify(verdict));
}
