import type { Finder } from "./find.ts";

/** Texts that are remembered, and how long each may be: what packs say comes again with every request. */
const MOST_TEXTS = 4_000;
const LONGEST = 4_000;

/** The same finder, which goes through a text in which it found nothing only once; the half it asked for longest ago is forgotten when there are too many. */
export function rememberingClean(find: Finder): Finder {
  let young = new Set<string>();
  let old = new Set<string>();
  const remember = (text: string): void => {
    if (young.size >= MOST_TEXTS / 2) {
      old = young;
      young = new Set();
    }
    young.add(text);
  };
  return (text) => {
    if (text.length > LONGEST) return find(text);
    if (young.has(text)) return [];
    if (old.has(text)) {
      remember(text);
      return [];
    }
    const found = find(text);
    if (found.length === 0) remember(text);
    return found;
  };
}
