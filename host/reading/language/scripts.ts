import { isLetter } from "../terms/units.ts";

/** Scripts that more than one language is written in here. */
const SHARED: readonly (readonly [string, RegExp])[] = [
  ["Devanagari", /^\p{sc=Devanagari}$/u],
  ["Arabic", /^\p{sc=Arabic}$/u],
  ["Cyrillic", /^\p{sc=Cyrillic}$/u],
  ["Ethiopic", /^\p{sc=Ethiopic}$/u],
];

/** Scripts that one language has to itself here: [script, ISO 639 code]; kana before the Han that stands among them. */
export const SCRIPT_LANGUAGES = [
  ["Bengali", "bn"],
  ["Sinhala", "si"],
  ["Tamil", "ta"],
  ["Telugu", "te"],
  ["Malayalam", "ml"],
  ["Gujarati", "gu"],
  ["Gurmukhi", "pa"],
  ["Kannada", "kn"],
  ["Thai", "th"],
  ["Lao", "lo"],
  ["Khmer", "km"],
  ["Myanmar", "my"],
  ["Hangul", "ko"],
  ["Kana", "ja"],
  ["Han", "zh"],
  ["Hebrew", "he"],
  ["Greek", "el"],
  ["Georgian", "ka"],
  ["Armenian", "hy"],
] as const;

const ALL: readonly (readonly [string, RegExp])[] = [
  ...SHARED,
  ...SCRIPT_LANGUAGES.map(([script]) => [script, patternOf(script)] as const),
];

function patternOf(script: string): RegExp {
  return script === "Kana"
    ? /^[\p{sc=Hiragana}\p{sc=Katakana}]$/u
    : new RegExp(`^\\p{sc=${script}}$`, "u");
}

/** UTF-16 unit → one more than its place in `ALL`, `NO_SCRIPT`, or 0 before it was seen. */
const scripts = new Uint8Array(65_536);
const NO_SCRIPT = 0xff;

/** The scripts, by their Unicode names, that letters and marks of a text are of; Latin and astral ones are not told. */
export function scriptsIn(text: string): Set<string> {
  const found = new Set<string>();
  let last = NO_SCRIPT;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    const script = scripts[unit] === 0 ? learn(unit) : (scripts[unit] as number);
    if (script === last || script === NO_SCRIPT) continue;
    found.add(ALL[script - 1]?.[0] ?? "");
    last = script;
  }
  return found;
}

function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  const place = isLetter(unit) ? ALL.findIndex(([, script]) => script.test(character)) : -1;
  const script = place < 0 ? NO_SCRIPT : place + 1;
  scripts[unit] = script;
  return script;
}
