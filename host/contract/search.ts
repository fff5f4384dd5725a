import type { SearchLink } from "../../schemas/http/search/ask.ts";
import type { BackendEntry } from "../../schemas/http/search/backends.ts";
import type { SearchRedaction } from "../../schemas/http/search/redaction.ts";
import type { SafetyInfo } from "../../schemas/http/search/sanitize.ts";
import type { Verdict, VerifiedCounts } from "../../schemas/http/search/verdict.ts";
import type { VerificationInfo } from "../../schemas/http/search/verify-results.ts";
import type { Snapshot } from "./knowledge.ts";

/** Searching that carries nobody's identity: two gates and the backends between them. */
export interface Search extends SearchGates {
  /** What of a rephrased query may leave: never a word, number or place more telling than `strict` has. Null where nothing of it may. */
  narrow(rephrased: string, strict: Sanitized, knowledge: Snapshot): string | null;
  /** The library, which is always there, and what an operator configured. */
  backends(): readonly BackendEntry[];
  /** Addresses a browser may open for a sanitized query; nothing is sent. */
  links(sanitized: string): readonly SearchLink[];
  /** What the two gates know, for those who ask. */
  readonly told: { readonly safety: SafetyInfo; readonly verification: VerificationInfo };
  /** Asks one backend a sanitized query, the library where none is named. */
  find(request: FindRequest, knowledge: Snapshot): Promise<Found | NotFound>;
}

/** What every query and every result passes. */
export interface SearchGates {
  /** Takes out of a query what identifies a person; no model, and the same query gives the same answer. At most 40 words are left, or `most`. */
  sanitize(query: string, knowledge: Snapshot, most?: number): Sanitized;
  /** Judges results against packs and against what the asker must not be found by; yields to other requests in between. */
  verify(request: VerifyRequest, knowledge: Snapshot): Promise<Verified>;
}

export interface Sanitized {
  /** What may leave; empty where it is blocked. */
  readonly text: string;
  readonly redactions: readonly SearchRedaction[];
  /** Why nothing may leave, one sentence without a value; null where `text` may. */
  readonly blocked: string | null;
}

export interface VerifyRequest {
  readonly query: string;
  /** The case the query came from; it stays here and is held against the results. */
  readonly caseText?: string;
  readonly results: readonly SearchResult[];
  /** Hosts that an operator configured as official sources; their name is not judged. */
  readonly trustedHosts?: ReadonlySet<string>;
  readonly signal?: AbortSignal;
}

/** One thing found; untrusted text. */
export interface SearchResult {
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
  /** `<leaf>/<id>` where it is an object of the packs, which is not held against the packs. Set by the library's search only. */
  readonly by?: string;
}

export interface Verified {
  /** In the order of the results. */
  readonly verdicts: readonly Verdict[];
  readonly counts: VerifiedCounts;
}

export interface FindRequest {
  readonly sanitized: string;
  readonly backend?: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

export interface Found {
  readonly failed?: undefined;
  readonly backend: string;
  readonly results: readonly SearchResult[];
}

/** Why a backend gave nothing, in a sentence that names it and never the query. */
export interface NotFound {
  readonly failed: "unknown" | "unconfigured" | "refused" | "unreachable" | "timeout";
  readonly detail: string;
}

/** What the layers of chat that look outside need; without it they say that nothing is configured. */
export interface OutsideSearch {
  readonly gates: SearchGates;
  /** Addresses an operator trusts: plain pages, or search pages with `{query}` in them. */
  readonly officialSources: readonly string[];
  /** The configured search servers. */
  readonly servers: readonly SearchSource[];
}

/** Somewhere that answers a sanitized query. */
export interface SearchSource {
  /** Its host, as told in traces. */
  readonly name: string;
  /** What it has on the query, best first; rejects with a plain error when it cannot be asked. */
  search(query: string, signal: AbortSignal): Promise<readonly SearchResult[]>;
}
