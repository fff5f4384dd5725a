import type { FetchText } from "../../outbound/fetch-text.ts";
import { readAddress } from "../../outbound/read-address.ts";
import type { Backend } from "./backend.ts";
import { readJsonResults, type JsonMapping } from "./json-results.ts";

/** What stands for the query in an address. */
export const QUERY_MARK = "{query}";

const USUAL: JsonMapping = {
  results: ["results", "items", "hits", "data", "data.items", "webPages.value", "response.docs"],
  title: ["title", "name", "headline"],
  url: ["url", "link", "href"],
  snippet: ["snippet", "content", "description", "text", "summary", "abstract"],
};

/**
 * A server that answers in JSON at an address with `{query}` in its path or search part. Where its answer's fields
 * are called unusually, the address's fragment, which is never sent, tells so: `#results=data.found&title=head&url=at&snippet=says`.
 * Throws when the address cannot be used.
 */
export function jsonBackend(template: string, fetchText: FetchText): Omit<Backend, "name"> {
  const [address = "", fragment = ""] = template.split("#", 2);
  const { host, origin } = readAddress(filled(address, "query"));
  if (readAddress(filled(address, "other")).origin !== origin)
    throw new Error(
      `"${template}" has ${QUERY_MARK} in its host; put it into the path or behind a "?"`,
    );
  const mapping = mappingOf(fragment, template);
  return {
    kind: "json",
    host,
    async search(query, signal) {
      const { text } = await fetchText(readAddress(filled(address, query)), signal);
      return readJsonResults(text, host, mapping);
    },
    link: () => null,
  };
}

function filled(address: string, query: string): string {
  return address.replaceAll(QUERY_MARK, encodeURIComponent(query));
}

function mappingOf(fragment: string, template: string): JsonMapping {
  const told = Object.fromEntries(new URLSearchParams(fragment));
  const unknown = Object.keys(told).find((key) => !Object.hasOwn(USUAL, key));
  if (unknown !== undefined)
    throw new Error(
      `"${template}" maps "${unknown}"; behind "#" only results, title, url and snippet are mapped`,
    );
  const own = Object.entries(told).map(([key, path]) => [key, [path]]);
  return { ...USUAL, ...Object.fromEntries(own) };
}
