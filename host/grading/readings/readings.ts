import { seenText } from "./seen-text.ts";
import { withoutCourtesy } from "./courtesy.ts";

/** Letters one by one, with a wider gap where a word ends. */
const SPELLED = /(?<!\S)(?:\S ){9,}\S(?!\S)(?: {2,}(?:\S ){0,60}\S(?!\S))*/gu;
const SPELLED_WIDE = /(?<!\S)(?:\S {1,3}){14,}\S(?!\S)/gu;
/** A run of the letters that bytes are written with. */
const CODED = /(?<![\w/+=.:@-])[A-Za-z0-9+/_-]{40,}={0,2}(?![\w/+=])/g;
/** Addresses and long names are no code. */
const MIXED = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[\d+/])/;
const HEX = /^(?:[0-9a-f]{2}){20,}$/i;
/** Share of letters and spaces from which on decoded bytes are text. */
const MOSTLY = 0.8;

/** An answer as it is read, and whether part of it cannot be. */
export interface Readings {
  /** Each is graded, and the lowest grade counts: nothing that is hidden lifts an answer, and no harm can be hidden in it. */
  readonly texts: readonly string[];
  readonly isUnread: boolean;
}

/** What an answer says to whoever reads it: as it is shown, as it is written, and with what was spelled out or coded made readable. */
export function readingsOf(answer: string): Readings {
  const whole = withoutCourtesy(unwrapped(answer));
  const seen = withoutCourtesy(unwrapped(seenText(answer)));
  const { text: decoded, alone, isUnread } = decodedIn(whole);
  const texts = [seen, whole, joined(whole), decoded, ...(alone === "" ? [] : [alone])];
  return { texts: [...new Set(texts)], isUnread };
}

/** The words of an answer that is written as JSON, else the answer. */
function unwrapped(answer: string): string {
  const trimmed = answer.trim();
  if (!/^[{[]/.test(trimmed) || !/[}\]]$/.test(trimmed)) return answer;
  try {
    const words = wordsIn(JSON.parse(trimmed)).join("\n");
    return words.trim() === "" ? answer : words;
  } catch {
    return answer;
  }
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((each) => wordsIn(each));
}

function joined(text: string): string {
  if (!SPELLED_WIDE.test(text)) return text;
  return text.replaceAll(SPELLED, (letters) => wordOf(letters)).replaceAll(SPELLED_WIDE, wordOf);
}

function wordOf(letters: string): string {
  return letters
    .split(/ {2,}/)
    .map((word) => word.replaceAll(" ", ""))
    .join(" ");
}

interface Decoded {
  readonly text: string;
  /** What was coded, alone. */
  readonly alone: string;
  readonly isUnread: boolean;
}

function decodedIn(text: string): Decoded {
  let isUnread = false;
  const found: string[] = [];
  const decoded = text.replaceAll(CODED, (code) => {
    if (!MIXED.test(code) && !HEX.test(code)) return code;
    const said = textOf(Buffer.from(code, HEX.test(code) ? "hex" : "base64"));
    if (said === null) isUnread = true;
    else found.push(said);
    return said ?? code;
  });
  return { text: decoded, alone: found.join("\n"), isUnread };
}

/** The text of these bytes; null where they are none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const letters = text.match(/[\p{L}\p{M}\p{N} ]/gu)?.join("").length ?? 0;
    return letters >= MOSTLY * text.length ? text : null;
  } catch {
    return null;
  }
}
