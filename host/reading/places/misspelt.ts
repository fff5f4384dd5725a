import type { FoldedText } from "../../contract/reading.ts";
import { once } from "../../../schemas/once.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { directionAt } from "../sides/directions.ts";
import { LANGUAGE_ORIGINS } from "../sides/route-signs.ts";
import type { TermMatch } from "../terms/lexicon.ts";
import type { FoundPlace } from "./found-place.ts";
import { PLACES } from "./table.ts";

/** UTF-16 units of the longest folded text in which misspelt names are looked for: longer ones name their places more than once. */
const LONGEST = 400;
/** Letters of the shortest country and town that are looked for. */
const SHORTEST = 6;
const SHORTEST_TOWN = 7;
/** Shorter names that few words of any language are like. */
const SHORT: Readonly<Record<string, string>> = {
  nepal: "NP",
  qatar: "QA",
  kenya: "KE",
  ghana: "GH",
  italy: "IT",
  dubai: "AE",
  saudi: "SA",
};
const WORD = /(?<![\p{L}\p{M}\p{N}'-])[a-z]{5,16}(?![\p{L}\p{M}\p{N}'-])/gu;
/** What leads on from a place that no word stands before: "Napal to Malaysia". */
const LEADS_ON = /^ ?(?:to|ke|pa|papuntang|papunta|sang|->|→|-) ?\p{L}/u;

/** Words that differ from a name by a letter, or sound like one, in the languages written in Latin letters. */
const ORDINARY = new Set(
  "medico hungry kanya ghanta seria francs franc franco frances franche fiance saude sauti alerta aberta alberca albert malaria malazi malai malaki malaise mabawi cunada cansada carnada casada kannada ghala ghada ghata ghant ghanam grana itala sandi saidi sauli sardi saadi saumi studi ismael sumitra sumara shariah romana romansa romance hindustani iceland siberia maurice rosario rosaryo cameron columbia banding bandang qabar qarar bangko kampana kapala kepala polana konya guerrero guerreros durai dukai dumai dudai angora cypress columbus italic metal nepali".split(
    " ",
  ),
);

interface Beside {
  readonly matches: readonly TermMatch[];
  readonly language: string | null;
}

/** Names of countries and large towns that a short text misspells by one letter or as they sound, where words of a way stand beside them and the other side of the route is named or told by the language: "frm Napal to quatar". None where both sides are named as they are written. */
export function misspelt(
  text: FoldedText,
  found: readonly FoundPlace[],
  { matches, language }: Beside,
): readonly FoundPlace[] {
  const { folded } = text;
  const codes = new Set(found.map(({ code }) => code));
  if (codes.size > 1 || folded.length > LONGEST) return [];
  const guessed: FoundPlace[] = [];
  for (const { 0: word, index: start } of folded.matchAll(WORD)) {
    const end = start + word.length;
    const spot = { start, end, before: "", behind: "" };
    if (isKnown(spot, found, matches) || !isOnWay(folded, spot, language)) continue;
    const code = meantBy(word);
    if (code !== null && !codes.has(code)) guessed.push({ code, sort: "name", ...spot });
  }
  const spoken = LANGUAGE_ORIGINS[language ?? ""];
  const sides = new Set([...codes, ...guessed.map(({ code }) => code)]);
  if (spoken !== undefined) sides.add(spoken);
  return sides.size === 2 ? guessed : [];
}

type Spot = Pick<FoundPlace, "start" | "end" | "before" | "behind">;

function isKnown(
  { start, end }: Spot,
  found: readonly FoundPlace[],
  matches: readonly TermMatch[],
): boolean {
  const covers = (each: { readonly start: number; readonly end: number }) =>
    each.start < end && each.end > start;
  return found.some(covers) || matches.some((match) => covers(match) && match.start === start);
}

function isOnWay(folded: string, spot: Spot, language: string | null): boolean {
  const direction = directionAt(folded, spot, language);
  if (direction === "from" || direction === "to" || direction === "in") return true;
  return spot.start === 0 && LEADS_ON.test(folded.slice(spot.end, spot.end + 16));
}

/** The country of the one name that a word misspells; null where there is none or several. */
function meantBy(word: string): string | null {
  if (ORDINARY.has(word)) return null;
  const { bySound, near } = names();
  const sound = soundOf(word);
  const heard = bySound.get(sound);
  if (heard !== undefined) return heard;
  const codes = new Set<string>();
  for (const key of [word, ...withoutOne(word)])
    for (const { name, code } of near.get(key) ?? [])
      if (isOneApart(word, name) && name[0] === word[0]) codes.add(code);
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

interface Named {
  readonly name: string;
  readonly code: string;
}

/** The names by how they sound, and by what is left of them without one letter (Garbe's symmetric delete spelling correction, 2012). */
const names = once(() => {
  const bySound = new Map<string, string | undefined>();
  const near = new Map<string, Named[]>();
  for (const { name, code } of writtenNames()) {
    const sound = soundOf(name);
    const isShared = bySound.has(sound) && bySound.get(sound) !== code;
    bySound.set(sound, isShared ? undefined : code);
    for (const key of [name, ...withoutOne(name)])
      near.set(key, [...(near.get(key) ?? []), { name, code }]);
  }
  return { bySound, near };
});

function writtenNames(): readonly Named[] {
  const display = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const long = Object.entries(PLACES).flatMap(([code, { names: towns = "" }]) => [
    { name: foldText(display.of(code) ?? "").folded, code, least: SHORTEST },
    ...towns
      .split("|")
      .map((town) => ({ name: foldText(town).folded, code, least: SHORTEST_TOWN })),
  ]);
  const short = Object.entries(SHORT).map(([name, code]) => ({ name, code, least: 0 }));
  return [...long, ...short].filter(
    ({ name, least }) => /^[a-z]+$/.test(name) && name.length >= least,
  );
}

/** Letters that are heard alike, and doubled ones, as one. */
function soundOf(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replaceAll(/qu?|ck|kh|c(?![eiyh])/g, "k")
    .replaceAll(/c(?=[eiy])|z/g, "s")
    .replaceAll("y", "i")
    .replaceAll(/w(?=[aeiou])/g, "u")
    .replaceAll(/(.)\1/g, "$1");
}

function withoutOne(word: string): readonly string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether one letter is too many, missing, another, or two stand the wrong way round. */
function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let left = 0;
  while (left < a.length && a[left] === b[left]) left++;
  let right = 0;
  const most = Math.min(a.length, b.length) - left;
  while (right < most && a.at(-1 - right) === b.at(-1 - right)) right++;
  const [restA, restB] = [a.slice(left, a.length - right), b.slice(left, b.length - right)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA === restB[1] + (restB[0] ?? "");
}
