import { bundledDocuments } from "./library.fixture.ts";
import { indexDocuments, type FindResult } from "./retrieval.ts";
import type { FindRequest } from "./search.ts";

const library = indexDocuments(bundledDocuments);

/** What the bundled library gives for a text, read as English with nothing known of it but what `request` says. */
export function find(text: string, request: Partial<FindRequest> = {}): FindResult {
  return library.find({
    text,
    topics: [],
    concepts: [],
    countries: new Set(),
    language: "en",
    custom: [],
    open: true,
    limit: 5,
    ...request,
  });
}

/** The ids of what was found, best first. */
export function idsOf({ documents }: FindResult): readonly string[] {
  return documents.map(({ id }) => id);
}
