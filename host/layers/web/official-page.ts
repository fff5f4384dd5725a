import type { SearchSource } from "../../contract/search.ts";
import { cutPassages } from "../../retrieval/text/passages.ts";
import { snippetOf } from "../../retrieval/text/snippet.ts";
import { termsOf } from "../../retrieval/text/tokens.ts";
import { fetchText } from "../../outbound/fetch-text.ts";
import { pageText, pageTitle } from "./page-text.ts";
import { readAddress } from "../../outbound/read-address.ts";

/** A passage of a page answers when it shares so many different terms with the query. */
const LEAST_TERMS = 2;
const MOST_RESULTS = 2;

/** A source for one configured address: a plain page, or a search page with `{query}` in it. Throws when the address cannot be used. */
export function officialPage(template: string): SearchSource {
  const { host } = readAddress(template.replaceAll("{query}", "query"));
  return {
    name: host,
    async search(query, signal) {
      const address = readAddress(template.replaceAll("{query}", encodeURIComponent(query)));
      const page = await fetchText(address, signal);
      const text = page.type.endsWith("html") ? pageText(page.text) : page.text;
      const title = page.type.endsWith("html") ? pageTitle(page.text) : "";
      return bestPassages(text, query).map((snippet) => ({
        title: title || host,
        url: page.url,
        snippet,
      }));
    },
  };
}

function bestPassages(text: string, query: string): string[] {
  const wanted = new Map(termsOf(query).map((term) => [term, 1]));
  return cutPassages(text)
    .map((passage) => ({
      passage,
      shared: new Set(termsOf(passage).filter((term) => wanted.has(term))).size,
    }))
    .filter(({ shared }) => shared >= Math.min(LEAST_TERMS, wanted.size) && shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_RESULTS)
    .map(({ passage }) => snippetOf(passage, wanted));
}
