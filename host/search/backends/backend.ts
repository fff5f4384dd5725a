import type { SearchSource } from "../../contract/search.ts";

/** A configured server outside. */
export interface Backend extends SearchSource {
  readonly kind: "searxng" | "json";
  /** The only host it asks. */
  readonly host: string;
  /** The address at which a person sees the same results, or null where there is none. */
  readonly link: (query: string) => string | null;
}
