import type { FetchText } from "../../outbound/fetch-text.ts";
import type { Backend } from "./backend.ts";
import { jsonBackend, QUERY_MARK } from "./json.ts";
import { searxng } from "./searxng.ts";

/** The servers of HARNESS_SEARCH_URL: addresses separated by spaces, with `{query}` for any JSON server, without it for one like SearXNG. A second of a kind is named `<kind>-2`. Throws a sentence that names an address which cannot be used. */
export function configuredBackends(setting: string | null, fetchText: FetchText): Backend[] {
  const addresses = (setting ?? "").split(/\s+/u).filter((address) => address !== "");
  const times = new Map<string, number>();
  return addresses.map((address) => {
    const made = address.includes(QUERY_MARK)
      ? jsonBackend(address, fetchText)
      : searxng(address, fetchText);
    const n = (times.get(made.kind) ?? 0) + 1;
    times.set(made.kind, n);
    return { ...made, name: n === 1 ? made.kind : `${made.kind}-${n}` };
  });
}
