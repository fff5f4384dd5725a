import { ConfigError, type Config } from "../config.ts";
import type { Privacy } from "../contract/privacy.ts";
import type { OutsideSearch, Search } from "../contract/search.ts";
import { buildRetrieval } from "../layers/rag/rag.ts";
import { officialPage } from "../layers/web/official-page.ts";
import { foldText } from "../matching/folding/fold.ts";
import { readMessage } from "../reading/read.ts";
import { openSearch } from "../search/open.ts";

/** Searching as harnesses reach it, and what the layers of chat need of it. Throws a `ConfigError` where a configured address cannot be used. */
export function openSearching(
  { searchUrl, officialSources }: Config,
  privacy: Privacy,
): { readonly search: Search; readonly outside: OutsideSearch } {
  orSay("HARNESS_OFFICIAL_SOURCES", () => officialSources.map(officialPage));
  const search = orSay("HARNESS_SEARCH_URL", () =>
    openSearch({
      privacy,
      read: (text, knowledge) => readMessage(text, foldText(text), knowledge),
      libraryOf: (knowledge) => knowledge.derive(buildRetrieval),
      searchUrl,
    }),
  );
  return { search, outside: { gates: search, officialSources, servers: search.servers } };
}

function orSay<T>(variable: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new ConfigError(`${variable}: ${error.message}`, { cause: error });
  }
}
