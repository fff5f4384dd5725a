import type { BackendEntry } from "../../schemas/http/search/backends.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Found, NotFound, Search, SearchSource } from "../contract/search.ts";
import { OutboundError } from "../outbound/error.ts";
import { fetchText as fetchOutside, type FetchText } from "../outbound/fetch-text.ts";
import type { Backend } from "./backends/backend.ts";
import { configuredBackends } from "./backends/configured.ts";
import { searchPacks, type LibraryOf } from "./backends/local.ts";
import { safetyInfo, VERIFICATION_INFO } from "./gate-info.ts";
import { searchLinks } from "./links.ts";
import { narrowQuery } from "./queries/narrow.ts";
import type { GateParts } from "./gate-parts.ts";
import { sanitizeQuery } from "./queries/sanitize.ts";
import { verifyResults } from "./results/verify-results.ts";

/** What searching is made of. */
export interface SearchSettings extends GateParts {
  readonly libraryOf: LibraryOf;
  /** HARNESS_SEARCH_URL, or null: then nothing is ever sent. */
  readonly searchUrl: string | null;
  readonly fetchText?: FetchText;
}

/** The gates and the backends; `servers` are the configured ones, for the layer that asks them all. Throws at once when an address cannot be used. */
export function openSearch(
  settings: SearchSettings,
): Search & { servers: readonly SearchSource[] } {
  const { privacy, read, libraryOf, searchUrl, fetchText = fetchOutside } = settings;
  const parts: GateParts = { privacy, read };
  const outside = configuredBackends(searchUrl, fetchText);
  return {
    servers: outside,
    told: { safety: safetyInfo(privacy.labels), verification: VERIFICATION_INFO },
    sanitize: (query, knowledge, most) =>
      sanitizeQuery(query, knowledge, { ...parts, ...(most === undefined ? {} : { most }) }),
    verify: (request, knowledge) => verifyResults(request, knowledge, parts),
    narrow: (rephrased, strict, knowledge) => narrowQuery(rephrased, { strict, knowledge }, parts),
    backends: () => [LOCAL, ...entriesOf(outside)],
    links: (sanitized) => searchLinks(sanitized, outside),
    async find({ sanitized, backend = LOCAL.name, limit, signal }, knowledge: Snapshot) {
      if (backend === LOCAL.name) {
        const reading = read(sanitized, knowledge);
        const results = searchPacks(sanitized, { reading, knowledge, limit }, libraryOf);
        return { backend, results };
      }
      const source = outside.find(({ name }) => name === backend);
      if (source === undefined) return missing(backend);
      const found = await askOutside(source, sanitized, signal);
      return found.failed === undefined
        ? { ...found, results: found.results.slice(0, limit) }
        : found;
    },
  };
}

const LOCAL: BackendEntry = {
  name: "local",
  kind: "local",
  configured: true,
  sends: false,
  host: null,
  description: "The packs of this host: law and guidance, whom to call, routes. Nothing is sent.",
};

const KINDS: Readonly<Record<Backend["kind"], string>> = {
  searxng: "A search server that answers as SearXNG does: its address in HARNESS_SEARCH_URL.",
  json: "Any server that answers in JSON: its address with {query} in HARNESS_SEARCH_URL.",
};

/** Every configured server, and of each kind without one how to configure it. */
function entriesOf(outside: readonly Backend[]): BackendEntry[] {
  return Object.entries(KINDS).flatMap(([kind, description]): BackendEntry[] => {
    const own = outside.filter((backend) => backend.kind === kind);
    const shape = { kind: kind as Backend["kind"], description };
    if (own.length === 0)
      return [{ ...shape, name: kind, configured: false, sends: false, host: null }];
    return own.map(({ name, host }) => ({ ...shape, name, host, configured: true, sends: true }));
  });
}

function missing(backend: string): NotFound {
  return Object.hasOwn(KINDS, backend)
    ? { failed: "unconfigured", detail: `${backend}: set HARNESS_SEARCH_URL` }
    : { failed: "unknown", detail: `search backend named "${backend}"` };
}

async function askOutside(
  source: Backend,
  sanitized: string,
  signal: AbortSignal,
): Promise<Found | NotFound> {
  try {
    return { backend: source.name, results: await source.search(sanitized, signal) };
  } catch (error) {
    signal.throwIfAborted();
    const failed = error instanceof OutboundError ? error.failure : "unreachable";
    return { failed, detail: error instanceof Error ? error.message : "failed" };
  }
}
