import type { SearchResult } from "../../contract/search.ts";

const LONGEST = { title: 200, snippet: 400, url: 2_048 };
const MOST_READ = 100;

/** Where in an answer the results are, and their parts in each: dotted paths, the first that leads somewhere counts. */
export interface JsonMapping {
  readonly results: readonly string[];
  readonly title: readonly string[];
  readonly url: readonly string[];
  readonly snippet: readonly string[];
}

/** Reads an answer's results; what has no web address is dropped, and everything is bounded. Throws a plain error where there are none to read. */
export function readJsonResults(text: string, host: string, mapping: JsonMapping): SearchResult[] {
  const list = firstAt(parsed(text, host), mapping.results);
  if (!Array.isArray(list)) throw new Error(`${host} answered without results`);
  return list.slice(0, MOST_READ).flatMap((result: unknown) => {
    const url = firstAt(result, mapping.url);
    if (typeof url !== "string" || url.length > LONGEST.url) return [];
    if (!/^https?:\/\//u.test(url) || !URL.canParse(url)) return [];
    return [
      {
        title: line(firstAt(result, mapping.title), LONGEST.title),
        url,
        snippet: line(firstAt(result, mapping.snippet), LONGEST.snippet),
      },
    ];
  });
}

function parsed(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${host} did not answer in JSON`, { cause: error });
  }
}

function firstAt(value: unknown, paths: readonly string[]): unknown {
  for (const path of paths) {
    const found = at(value, path);
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}

function at(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split(".")) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
    here = Reflect.get(here, key);
  }
  return here;
}

function line(value: unknown, longest: number): string {
  if (typeof value !== "string") return "";
  const flat = value.replaceAll(/\s+/gu, " ").trim();
  // A cut never leaves half of an astral character.
  return flat.length <= longest ? flat : flat.slice(0, longest).replace(/[\ud800-\udbff]$/u, "");
}
