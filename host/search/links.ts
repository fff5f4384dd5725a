import type { SearchLink } from "../../schemas/http/search/ask.ts";
import type { Backend } from "./backends/backend.ts";

/** Public search engines that need no account; a person opens them in a browser, this host does not. */
const ENGINES: readonly (readonly [backend: string, address: string])[] = [
  ["duckduckgo", "https://duckduckgo.com/?q="],
  ["startpage", "https://www.startpage.com/do/search?query="],
];

/** Addresses at which a person may search for a sanitized query: the configured servers first. Nothing is sent. */
export function searchLinks(sanitized: string, backends: readonly Backend[]): SearchLink[] {
  const own = backends.flatMap(({ name, link }) => {
    const url = link(sanitized);
    return url === null ? [] : [{ backend: name, url }];
  });
  const public_ = ENGINES.map(([backend, address]) => ({
    backend,
    url: address + encodeURIComponent(sanitized),
  }));
  return [...own, ...public_];
}
