import type { FoldedText } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import type { FoundPlace } from "./found-place.ts";
import { PLACES } from "./table.ts";

/** Codes people write that are not ISO 3166-1 alpha-2. */
const SPOKEN: Readonly<Record<string, string>> = {
  KSA: "SA",
  UAE: "AE",
  USA: "US",
  UK: "GB",
  EU: "",
  UN: "",
};

const PAIR =
  /(?<![\p{L}\p{N}])([A-Z]{2,3}) ?(?:→|➔|➡️?|->|=>|>|–|—|-|\/| to | TO )\s?([A-Z]{2,3})(?![\p{L}\p{N}])/gu;
/** Codes that mean little else in capitals after a word of place; "in IT", "QA team" and "my ID" are no countries. */
const SINGLE = /(?:HK|SG|PH|TW|KSA|UAE|USA|UK|NZ|KW|JP|KR)(?![\p{L}\p{N}$-])/gu;
const PLACE_BEFORE =
  /(?:^|[^\p{L}\p{N}-])(?:in|to|from|for|IN|TO|FROM|sa|dari|ke|di|nasa|mula|galing|de|a|en) $/u;

/** Country codes in an unmistakable form: `PH→HK`, `PH-HK`, `PH to HK`, `in HK`. Capitals in the original only. */
export function shortCodes(text: FoldedText): FoundPlace[] {
  if (!/[A-Z]{2}|\b[Uu]p [sk]/.test(text.original)) return [];
  return [
    ...pairs(text),
    ...leaving(text),
    ...singles(text),
    ...theStates(text),
    ...uttarPradesh(text),
  ];
}

function* pairs(text: FoldedText): Generator<FoundPlace> {
  for (const { 0: whole, 1: left = "", 2: right = "", index } of text.original.matchAll(PAIR)) {
    const origin = codeOf(left);
    const destination = codeOf(right);
    if (origin === null || destination === null || origin === destination) continue;
    const end = index + whole.length;
    yield placeAt(text, [index, index + left.length], { code: origin, side: "origin" });
    yield placeAt(text, [end - right.length, end], { code: destination, side: "destination" });
  }
}

/** Codes of countries that people leave for work, which are no English words: "BD to Italy". */
const LEAVING =
  /(?<![\p{L}\p{N}])(BD|NP|PK|LK|PH|VN|KH|MM|KE|UG|ET|GH|NG|TZ|MG|UZ|KG|TJ|EG|SD|PE|EC|GT|HN) ?(?:→|➔|➡️?|->|=>|\/| to | TO )\s?(?=\p{Lu}\p{Ll})/gu;

function* leaving(text: FoldedText): Generator<FoundPlace> {
  for (const { 1: written = "", index } of text.original.matchAll(LEAVING))
    yield placeAt(text, [index, index + written.length], { code: written, side: "origin" });
}

function* singles(text: FoldedText): Generator<FoundPlace> {
  for (const { 0: written, index } of text.original.matchAll(SINGLE)) {
    if (!PLACE_BEFORE.test(text.original.slice(Math.max(0, index - 9), index))) continue;
    const code = codeOf(written);
    if (code !== null) yield placeAt(text, [index, index + written.length], { code });
  }
}

/** "US" is a country only in capitals, and not where the words beside it are too or something is done to us: "HELP US PLEASE", "please help US". */
const STATES = /(?<![\p{L}\p{N}$])US(?![\p{L}\p{N}$]| ?\d)/gu;
const US_BEFORE =
  /(?:\p{Lu}{2,}[^\p{L}]*|\b(?:help|save|rescue|pay|paid|owe|tell|told|let|make|made|give|gave|send|sent|take|took|keep|kept|beat|hit|of|with|all) )$/u;
const CAPITALS_BEHIND = /^[^\p{L}]*\p{Lu}{2,}/u;

function* theStates(text: FoldedText): Generator<FoundPlace> {
  const { original } = text;
  if (!/\p{Ll}/u.test(original)) return;
  for (const { index } of original.matchAll(STATES)) {
    const end = index + 2;
    const [left, right] = [original.slice(Math.max(0, index - 12), index), original.slice(end)];
    if (US_BEFORE.test(left) || CAPITALS_BEHIND.test(right.slice(0, 12))) continue;
    yield placeAt(text, [index, end], { code: "US" });
  }
}

/** "UP se hoon", "up se hu": the most populous state of India, as Hindi in Latin letters calls it. */
const UTTAR_PRADESH =
  /(?<![\p{L}\p{N}])(?:UP(?= (?:se|ka|ki|ke|wal[aei])(?!\p{L}))|[Uu]p(?= (?:se|ka|ki) (?:h[uo]+n?|hai|hain|aaya|aya|rehne)(?!\p{L})))/gu;

function* uttarPradesh(text: FoldedText): Generator<FoundPlace> {
  for (const { index } of text.original.matchAll(UTTAR_PRADESH)) {
    yield placeAt(text, [index, index + 2], { code: "IN" });
  }
}

function codeOf(written: string): string | null {
  const code = SPOKEN[written] ?? written;
  return code in PLACES ? code : null;
}

function placeAt(
  text: FoldedText,
  [start, end]: readonly [number, number],
  place: Pick<FoundPlace, "code" | "side">,
): FoundPlace {
  return {
    ...place,
    sort: "code",
    before: "",
    behind: "",
    start: foldedAt(text, start),
    end: foldedAt(text, end),
  };
}
