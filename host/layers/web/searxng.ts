import { fetchText } from "./fetch-text.ts";
import { readAddress } from "./read-address.ts";
import type { WebResult, WebSource } from "./source.ts";

const MOST_RESULTS = 5;
const LONGEST = { title: 200, snippet: 400 };

/** A search server that answers as SearXNG does: `?q=…&format=json` gives `results[] { title, url, content }`. Throws when the address cannot be used. */
export function searxng(base: string): WebSource {
  const { host } = readAddress(base);
  return {
    name: host,
    async search(query, signal) {
      const address = readAddress(base);
      address.searchParams.set("q", query);
      address.searchParams.set("format", "json");
      const { text } = await fetchText(address, signal);
      return resultsIn(text, host).slice(0, MOST_RESULTS);
    },
  };
}

function resultsIn(text: string, host: string): WebResult[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new Error(`${host} did not answer in JSON`, { cause: error });
  }
  const results = isRecord(answer) ? answer["results"] : undefined;
  if (!Array.isArray(results)) throw new Error(`${host} answered without results`);
  return results.flatMap((result: unknown) => {
    if (!isRecord(result)) return [];
    const { title, url, content } = result;
    if (typeof url !== "string" || !/^https?:\/\//u.test(url) || !URL.canParse(url)) return [];
    return [{ title: line(title, LONGEST.title), url, snippet: line(content, LONGEST.snippet) }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function line(value: unknown, longest: number): string {
  return typeof value === "string" ? value.replaceAll(/\s+/gu, " ").trim().slice(0, longest) : "";
}
