import type { Find } from "./finding/find.ts";

/** Finds that overlap become one, so that no part of any is left: it spans them all and is named as the longest, among equals the surest, among these the first. In order and apart. */
export function resolve(finds: readonly Find[]): Find[] {
  const ordered = finds.toSorted((a, b) => a.start - b.start || b.end - a.end || b.rank - a.rank);
  const apart: Find[] = [];
  let best: Find | undefined;
  for (const find of ordered) {
    const last = apart.at(-1);
    if (last === undefined || best === undefined || find.start >= last.end) {
      apart.push(find);
      best = find;
      continue;
    }
    if (isBetter(find, best)) best = find;
    const { label, rank } = best;
    apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, find.end), label, rank };
  }
  return apart;
}

function isBetter(find: Find, best: Find): boolean {
  const longer = find.end - find.start - (best.end - best.start);
  return longer > 0 || (longer === 0 && find.rank > best.rank);
}
