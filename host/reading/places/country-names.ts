import { foldText } from "../../matching/folding/fold.ts";
import { once } from "../../../schemas/once.ts";
import { PLACES } from "./table.ts";

/** The languages whose names for countries are known, through the run time's ICU tables. */
const LANGUAGES = [
  "en",
  "fil",
  "id",
  "ms",
  "vi",
  "th",
  "km",
  "lo",
  "my",
  "ne",
  "hi",
  "bn",
  "ur",
  "si",
  "ta",
  "te",
  "ml",
  "pa",
  "gu",
  "mr",
  "am",
  "ti",
  "om",
  "sw",
  "ar",
  "fa",
  "es",
  "fr",
  "pt",
  "it",
  "de",
  "pl",
  "ro",
  "ru",
  "uk",
  "uz",
  "ky",
  "tr",
  "zh-Hans",
  "zh-Hant",
  "ja",
  "ko",
];

/** Names that are ordinary words once accents are folded away: Úc and Ý, Anh and Mỹ, Áo and Đức. */
const WORDS_TOO = new Set([
  "anh",
  "y",
  "my",
  "uc",
  "ao",
  "bi",
  "duc",
  "nga",
  "phap",
  "lao",
  "mali",
  "chad",
  "niger",
  "jordan",
  "georgia",
  "turkey",
  "oman",
  "peru",
  "man",
  "iran",
  "india ink",
  "hindi",
  "china",
  "kina",
  "sina",
  "benin",
  "panama",
  "ឆែក",
  "সিসিলি",
]);

/** Further countries that are known by name; codes of two letters, as in "SI/NO", are none. */
const FURTHER =
  "AL AM AO AR AT AZ BA BF BJ BN BT BW CD CF CG CH CR CU CV DJ DK DO DZ EE FI GA GM GN GQ GW GY KM LR LS LT LU LV MD ME MK MR MZ NA NO PG PS PY SE SI SK SR SS ST SZ TG TM TT UY".split(
    " ",
  );

/** Every ICU name of the countries in `PLACES`, and of further ones, that cannot be mistaken for a word: [name, code]. */
export function icuNames(): [name: string, code: string][] {
  const names = new Map<string, string>();
  for (const display of displays()) {
    for (const code of [...Object.keys(PLACES), ...FURTHER]) {
      const name = display.of(code)?.toLowerCase();
      if (name !== undefined && isSafe(name)) names.set(withoutGloss(name), code);
    }
  }
  return [...names];
}

/** Further names of whole countries, folded. */
const CALLED_TOO: Readonly<Record<string, string>> = {
  TR: "turkey",
  KR: "korea",
  CZ: "czech republic",
  HK: "hong kong|hongkong",
  MO: "macau|macao",
  US: "usa|america",
  GB: "uk|england|britain",
  AE: "uae|emirates",
  SA: "saudi",
  MY: "大马|大馬",
};

/** Whether a folded name is what a language calls the whole country, and not a town of it. */
export function isCountryNamed(code: string, folded: string): boolean {
  if (CALLED_TOO[code]?.split("|").includes(folded) === true) return true;
  return displays().some((display) => {
    const name = display.of(code)?.toLowerCase();
    return name !== undefined && foldText(withoutGloss(name)).folded === folded;
  });
}

/** The names that each language has for regions: making them takes longer than asking. */
const displays = once(() =>
  LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }),
  ),
);

/** "hong kong sar china" and "myanmar (burma)" are said without their gloss. */
function withoutGloss(name: string): string {
  return name
    .replace(/\s*[(（].*$/u, "")
    .replace(/,? (sar|rae|ras)( china| de china| tiongkok)?$/u, "")
    .trim();
}

function isSafe(name: string): boolean {
  const folded = name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("đ", "d");
  if (WORDS_TOO.has(folded)) return false;
  return /[^a-z' -]/.test(folded) ? name.length >= 2 : folded.length >= 4;
}
