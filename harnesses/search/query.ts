import type { HarnessApp } from "../../host/contract/harness.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { Sanitized } from "../../host/contract/search.ts";

/** The query as it may leave; refuses (403) one that may not. */
export function mayLeave(app: HarnessApp, query: string, knowledge: Snapshot): Sanitized {
  const sanitized = app.services.search.sanitize(query, knowledge);
  return sanitized.blocked === null ? sanitized : app.refuse("SEARCH_BLOCKED", sanitized.blocked);
}
