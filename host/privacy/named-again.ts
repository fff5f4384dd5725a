import type { Find } from "./finding/find.ts";
import type { Steps } from "../../schemas/steps.ts";
import { STRIDE } from "./stops.ts";

/** Words of names that are titles or little words between. */
const NO_NAME =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Sir|Madam|Maam|The|And|From|For|Not|But|You|She|Her|His|Our|Their|My|Agency|Manpower|Company|Hong|Kong|Saudi|Arabia)$/;
const MOST_NAMES = 200;
const FEWEST_LETTERS = 3;

const ready = new WeakMap<Set<string>, { readonly size: number; readonly pattern: RegExp }>();

/** Names that were told once ("my name is …"), where they stand again, whole or one word of them; in scripts with capitals only words that have one. */
export function* namedAgain(text: string, names: Set<string>): Steps<readonly Find[]> {
  if (names.size === 0) return [];
  let known = ready.get(names);
  if (known?.size !== names.size) {
    known = { size: names.size, pattern: patternOf(names) };
    ready.set(names, known);
  }
  const finds: Find[] = [];
  for (const { 0: found, index } of text.matchAll(known.pattern)) {
    finds.push({ label: "NAME", start: index, end: index + found.length, rank: 2 });
    if (finds.length % STRIDE === 0) yield;
  }
  return finds;
}

function patternOf(names: ReadonlySet<string>): RegExp {
  const words = [...names].slice(0, MOST_NAMES).flatMap((name) => {
    const parts = name.split(/[^\p{L}\p{M}'’]+/u);
    return [name, ...(parts.length > 1 && /\p{Lu}/u.test(name) ? parts : [])];
  });
  const telling = [...new Set(words)].filter(
    (word) => word.length >= FEWEST_LETTERS && /^[\p{Lu}\p{Lo}]/u.test(word) && !NO_NAME.test(word),
  );
  const literals = telling
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  if (literals.length === 0) return /(?!)/gu;
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${literals.join("|")})(?![\\p{L}\\p{M}])`, "gu");
}
