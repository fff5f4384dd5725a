import {
  CAPITAL_LOOK_ALIKES,
  CYRILLIC_LOOK_ALIKES,
  LOOK_ALIKES,
  LOOSE_LOOK_ALIKES,
} from "./look-alikes.ts";

const FOREIGN =
  /^[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}]$/u;
const LETTER = /^[\p{L}\p{M}]$/u;

/** What a folded unit can be in a word. */
const NO_LETTER = 1;
const LATIN = 2;
/** Latin, and passes for a Cyrillic letter. */
const LATIN_TWIN = 3;
/** Greek, Cyrillic … and passes for a Latin letter. */
const TWIN = 4;
const LOOSE_TWIN = 5;
const FOREIGN_ONLY = 6;
const OTHER_LETTER = 7;

const kinds = new Uint8Array(65_536);

function kindOf(unit: number): number {
  const known = kinds[unit] ?? NO_LETTER;
  if (known !== 0) return known;
  const kind = classify(String.fromCharCode(unit));
  kinds[unit] = kind;
  return kind;
}

function classify(letter: string): number {
  if (CYRILLIC_LOOK_ALIKES.has(letter)) return LATIN_TWIN;
  if (/^[a-z]$/.test(letter)) return LATIN;
  if (!LETTER.test(letter)) return NO_LETTER;
  if (!FOREIGN.test(letter)) return OTHER_LETTER;
  if (LOOK_ALIKES.has(letter)) return TWIN;
  return LOOSE_LOOK_ALIKES.has(letter) ? LOOSE_TWIN : FOREIGN_ONLY;
}

/** Whether the unit is a letter of a script whose letters pass for Latin ones. */
export function isForeignLetter(unit: number): boolean {
  const kind = kindOf(unit);
  return kind >= TWIN && kind <= FOREIGN_ONLY;
}

/** How often the letters of a text are looked at: each time more of its words are decided. */
const MOST_PASSES = 8;

interface Word {
  readonly from: number;
  readonly to: number;
  /** Open: every letter has a Latin twin, so that the neighbours decide. */
  reading: "latin" | "cyrillic" | "own" | "open";
}

interface Origin {
  readonly text: string;
  /** Where each unit begins in the text, and behind it where it ends. */
  readonly origins: Int32Array;
}

/** Undoes look-alikes in place: in words that mix scripts, and in words of look-alikes only whose nearest neighbour is Latin. Real Greek, Russian, Ukrainian … words stay. */
export function disguisedLetters(units: Uint16Array, origin: Origin): void {
  // A word undone may decide its neighbour: what a second fold would undo is undone by the first.
  for (let pass = 0; pass < MOST_PASSES && undoOnce(units, origin); pass++);
}

/** Whether a letter was undone. */
function undoOnce(units: Uint16Array, origin: Origin): boolean {
  const words = wordsOf(units);
  decideOpenWords(words);
  let undone = false;
  for (const word of words) {
    if (word.reading === "latin") undone = toLatin(units, word, origin) || undone;
    else if (word.reading === "cyrillic") undone = toCyrillic(units, word) || undone;
  }
  return undone;
}

/** Kind → letters of the word being read; one array for all words. */
const lettersOf = new Uint32Array(8);

function wordsOf(units: Uint16Array): Word[] {
  const words: Word[] = [];
  let i = 0;
  while (i < units.length) {
    if (kindOf(units[i] ?? 0) === NO_LETTER) {
      i++;
      continue;
    }
    const from = i;
    lettersOf.fill(0);
    for (; i < units.length; i++) {
      const kind = kindOf(units[i] ?? 0);
      if (kind === NO_LETTER) break;
      lettersOf[kind] = (lettersOf[kind] ?? 0) + 1;
    }
    words.push({ from, to: i, reading: readingOf(lettersOf) });
  }
  return words;
}

function readingOf(counts: Uint32Array): Word["reading"] {
  const of = (kind: number): number => counts[kind] ?? 0;
  const latin = of(LATIN) + of(LATIN_TWIN);
  const twins = of(TWIN);
  const marked = of(LOOSE_TWIN) + of(FOREIGN_ONLY);
  if (twins + marked === 0) return latin > 0 ? "latin" : "own";
  if (latin === 0) return marked + of(OTHER_LETTER) === 0 ? "open" : "own";
  const cyrillic = of(LATIN) === 0 && marked > 0 && twins + marked >= latin;
  return cyrillic ? "cyrillic" : "latin";
}

/** An open word reads as its nearest decided neighbour; Latin wins a tie. */
function decideOpenWords(words: readonly Word[]): void {
  if (!words.some(({ reading }) => reading === "open")) return;
  const [before, after] = [nearestDecided(words, 1), nearestDecided(words, -1)];
  const readings = words.map(({ reading }) => reading);
  for (const [index, word] of words.entries()) {
    if (word.reading !== "open") continue;
    const [left, right] = [before[index] as number, after[index] as number];
    const [toLeft, toRight] = [stepsTo(left, index), stepsTo(right, index)];
    const nearer = readings[toLeft < toRight ? left : right] ?? "open";
    const latin = toLeft === toRight && readings[left] === "latin";
    word.reading = latin ? "latin" : nearer;
  }
}

function stepsTo(decided: number, index: number): number {
  return decided < 0 ? Infinity : Math.abs(decided - index);
}

/** For each word the position of the last decided one on the way to it, walking in the given direction; -1 where there is none. */
function nearestDecided(words: readonly Word[], direction: 1 | -1): Int32Array {
  const neighbours = new Int32Array(words.length);
  let nearest = -1;
  for (let k = 0; k < words.length; k++) {
    const index = direction === 1 ? k : words.length - 1 - k;
    if (words[index]?.reading !== "open") nearest = index;
    neighbours[index] = nearest;
  }
  return neighbours;
}

/** Unit → the Latin letter it passes for; 0 for none. */
const LATINS = unitTable([...LOOSE_LOOK_ALIKES, ...LOOK_ALIKES]);
const CAPITALS = unitTable(CAPITAL_LOOK_ALIKES);

function unitTable(letters: Iterable<readonly [string, string]>): Uint16Array {
  const table = new Uint16Array(65_536);
  for (const [letter, latin] of letters)
    if (letter.length === 1) table[letter.charCodeAt(0)] = latin.charCodeAt(0);
  return table;
}

function toLatin(units: Uint16Array, word: Word, origin: Origin): boolean {
  let undone = false;
  for (let i = word.from; i < word.to; i++) {
    if (!isForeignLetter(units[i] ?? 0)) continue;
    const written = origin.text.charCodeAt(origin.origins[2 * i] ?? 0);
    const latin = (CAPITALS[written] as number) || (LATINS[units[i] ?? 0] as number);
    if (latin === 0) continue;
    units[i] = latin;
    undone = true;
  }
  return undone;
}

function toCyrillic(units: Uint16Array, word: Word): boolean {
  let undone = false;
  for (let i = word.from; i < word.to; i++) {
    const cyrillic = CYRILLIC_LOOK_ALIKES.get(String.fromCharCode(units[i] ?? 0));
    if (cyrillic === undefined) continue;
    units[i] = cyrillic.charCodeAt(0);
    undone = true;
  }
  return undone;
}
