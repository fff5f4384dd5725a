/** Somewhere outside that answers a query. */
export interface WebSource {
  /** Its host, as told in the trace. */
  readonly name: string;
  /** What it has on the query, best first; throws a plain error when it cannot be asked. */
  search(query: string, signal: AbortSignal): Promise<WebResult[]>;
}

/** One thing found outside; untrusted text. */
export interface WebResult {
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
}
