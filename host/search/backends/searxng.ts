import type { FetchText } from "../../outbound/fetch-text.ts";
import { readAddress } from "../../outbound/read-address.ts";
import type { Backend } from "./backend.ts";
import { readJsonResults, type JsonMapping } from "./json-results.ts";

const AS_SEARXNG: JsonMapping = {
  results: ["results"],
  title: ["title"],
  url: ["url"],
  snippet: ["content"],
};

/** A search server that answers as SearXNG does: `?q=…&format=json` gives `results[] { title, url, content }`. Throws when the address cannot be used. */
export function searxng(base: string, fetchText: FetchText): Omit<Backend, "name"> {
  const { host } = readAddress(base);
  return {
    kind: "searxng",
    host,
    async search(query, signal) {
      const address = pageFor(base, query);
      address.searchParams.set("format", "json");
      const { text } = await fetchText(address, signal);
      return readJsonResults(text, host, AS_SEARXNG);
    },
    link: (query) => pageFor(base, query).href,
  };
}

function pageFor(base: string, query: string): URL {
  const address = readAddress(base);
  address.searchParams.set("q", query);
  return address;
}
