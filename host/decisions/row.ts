import { createHmac, hash, type KeyObject } from "node:crypto";
import type { Verdict } from "../contract/classifier.ts";

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

/** What tells a text again. */
export function textDigest(key: KeyObject, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

/** What tells a verdict again, byte for byte. */
export function verdictDigest(verdict: Verdict): string {
  return hash("sha256", JSON.stringify(verdict));
}
