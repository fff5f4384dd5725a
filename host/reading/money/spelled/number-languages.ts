import { once } from "../../../../schemas/once.ts";
import { foldText } from "../../../matching/folding/fold.ts";
import listed from "./number-words.json" with { type: "json" };

/** What a word is in a number: a number itself, one that multiplies what stands before by ten or a hundred (or, before a larger scale, a thousand) or adds ten to it (teen), a scale of a thousand or more, a number with its scale in one word, a half or quarter, what changes the number behind it (three and a half: साढ़े तीन), a joining word, one of no meaning, or a nought. */
export type NumberKind =
  | "atom"
  | "ten"
  | "teen"
  | "hundred"
  | "scale"
  | "fused"
  | "part"
  | "more"
  | "and"
  | "link"
  | "zero";

/** A word of a number: its value, and the scale of a word that holds one. */
export interface NumberWord {
  readonly kind: NumberKind;
  readonly value: number;
  /** The power of ten that a fused word counts in. */
  readonly scale?: number;
  /** Whether it may stand for one of itself: "mil", "লাখ", "a lakh". */
  readonly alone?: boolean;
  /** Whether it says that it is one: "ලක්ෂයක්", "тысячу". */
  readonly isOne?: boolean;
}

/** How a language says numbers. */
export interface NumberLanguage {
  readonly words: ReadonlyMap<string, NumberWord>;
  /** Words that stand for one before a scale. */
  readonly articles: ReadonlySet<string>;
  /** A half may stand behind without a joining word: "dua setengah juta". */
  readonly halfBehind: boolean;
  /** The scale may stand before its number ("သိန်း ၃၀"), or always does: "elfu kumi". */
  readonly unitFirst: boolean | "always";
  /** A last digit counts the next lower power of ten: "hai triệu tư" is 2.4 million; of a hundred, too. */
  readonly short: boolean;
  readonly shortHundred: boolean;
  /** Units stand before tens: خمسة وعشرون. */
  readonly unitsBeforeTens: boolean;
  /** "quatre-vingt-dix": four times twenty and ten. */
  readonly twenties: boolean;
  /** A joining letter is written with the word behind it. */
  readonly attachedAnd: string | null;
  readonly unspaced: boolean;
}

interface Listed {
  readonly numbers: Readonly<Record<string, string>>;
  readonly fused?: Readonly<Record<string, string>>;
  readonly scales: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
  readonly hundred?: string;
  readonly thousand?: string;
  readonly ten?: string;
  readonly teen?: string;
  readonly half?: string;
  readonly quarter?: string;
  readonly and?: string;
  readonly link?: string;
  readonly zero?: string;
  readonly article?: string;
  readonly attachedAnd?: string;
  readonly alone?: string;
  readonly bare?: boolean;
  readonly halfBehind?: boolean;
  readonly unitFirst?: true | "always";
  readonly short?: boolean;
  readonly shortHundred?: boolean;
  readonly unitsBeforeTens?: boolean;
  readonly twenties?: boolean;
  readonly unspaced?: boolean;
}

const LISTED: readonly Listed[] = Object.values(listed as Readonly<Record<string, Listed>>);

const languages = once(() => LISTED.map(languageOf));

/** The languages in which a folded word is a scale of a thousand or more, alone or with a number before it. */
export function languagesOfScale(word: string): readonly NumberLanguage[] {
  return languages().filter(({ words }) => {
    const known = words.get(word);
    if (known?.kind === "hundred") return known.value >= 1000;
    return known?.kind === "scale" || known?.kind === "fused";
  });
}

/** The words of all languages that hold a scale of a thousand or more, as listed; "k" stands behind figures alone. */
export function scaleWords(): string[] {
  return LISTED.flatMap(({ scales, fused = {}, thousand = "" }) => [
    thousand,
    ...Object.values(scales),
    ...Object.values(fused),
  ])
    .flatMap(split)
    .filter((word) => word !== "k" && word !== "tr");
}

function languageOf(of: Listed): NumberLanguage {
  return {
    words: wordsOf(of),
    articles: new Set(folded(of.article)),
    halfBehind: of.halfBehind === true,
    unitFirst: of.unitFirst ?? false,
    short: of.short === true,
    shortHundred: of.shortHundred === true,
    unitsBeforeTens: of.unitsBeforeTens === true,
    twenties: of.twenties === true,
    attachedAnd: of.attachedAnd ?? null,
    unspaced: of.unspaced === true,
  };
}

function wordsOf(of: Listed): ReadonlyMap<string, NumberWord> {
  const words = new Map<string, NumberWord>();
  const add = (list: string | undefined, word: NumberWord): void => {
    for (const each of folded(list)) if (!words.has(each)) words.set(each, word);
  };
  for (const [value, list] of Object.entries(of.numbers))
    add(list, { kind: "atom", value: Number(value) });
  for (const [value, list] of Object.entries(of.scales)) addScale(words, of, [Number(value), list]);
  for (const [value, list] of Object.entries(of.fused ?? {}))
    add(list, { kind: "fused", value: Number(value), scale: scaleOf(Number(value), of) });
  for (const [value, list] of Object.entries(of.more ?? {}))
    add(list, { kind: "more", value: Number(value) });
  add(of.hundred, { kind: "hundred", value: 100 });
  add(of.thousand, { kind: "hundred", value: 1000 });
  add(of.ten, { kind: "ten", value: 10 });
  add(of.teen, { kind: "teen", value: 10 });
  add(of.half, { kind: "part", value: 0.5 });
  add(of.quarter, { kind: "part", value: 0.25 });
  add(of.and, { kind: "and", value: 0 });
  add(of.link, { kind: "link", value: 0 });
  add(of.zero, { kind: "zero", value: 0 });
  return words;
}

/** The first word of a scale is its singular, which may stand alone where the language lets it, as others do that are listed for it. */
function addScale(
  words: Map<string, NumberWord>,
  of: Listed,
  [value, list]: readonly [number, string],
): void {
  const singulars = folded(of.alone);
  for (const [nth, word] of folded(list).entries()) {
    const isOne = singulars.includes(word);
    const alone = isOne || (of.bare === true && nth === 0);
    if (!words.has(word)) words.set(word, { kind: "scale", value, alone, isOne });
  }
}

function scaleOf(value: number, { scales }: Listed): number {
  return Math.max(
    1000,
    ...Object.keys(scales)
      .map(Number)
      .filter((scale) => scale <= value),
  );
}

function folded(list: string | undefined): string[] {
  return split(list ?? "").map((word) => foldText(word).folded);
}

function split(list: string): string[] {
  return list.split(" ").filter((word) => word !== "");
}
