import { findSpokenDigits } from "./digit-words.ts";
import { isYearOfDate } from "./month-names.ts";
import { isAfterPhoneWord, isBeforePhoneWord, isYearWord } from "./phone-words.ts";
import { takenSpans, type Span } from "../span.ts";

/** A telephone number in a text: its digits, and whether a plus stood before them. */
export interface PhoneMention extends Span {
  readonly digits: string;
  readonly plus: boolean;
}

/** Digits of the shortest code to dial. */
const SHORTEST = 3;
// Digits with at most two signs of grouping in between; every character is looked at once.
const RUN = /\d(?:[ \u00a0\u202f().\-\u2010-\u2015]{0,2}\d)*/g;
const DATE =
  /^\(?(?:(?:19|20)\d\d([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)?\d\d)(?!\d|[-./]\d)/;
const YEARS =
  /^\(?(?:19|20)\d\d\)?(?:[\s.\-\u2010-\u2015]{1,2}(?:19|20)\d\d|\s?[-\u2010-\u2015]\s?\d\d)*$/;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+$/u;
const DECIMAL = /^\d+\.\d+(?:\s?[-\u2010-\u2015]\s?\d+\.\d+)?$/;
const VANITY = /\b(?:1[ -]?)?\d{3}[ -]?(?:\d{3}[ -]?)?[A-Z]{4,7}(?:-[A-Z]{2,7})?\b/g;

/** Telephone numbers: seven digits or more in any grouping, short codes beside a word such as "call", and numbers said in words. */
export function findPhones(text: string): PhoneMention[] {
  const hasDigits = /\d/.test(text);
  const spoken = findSpokenDigits(text);
  if (!hasDigits && spoken.length === 0) return [];
  const found: PhoneMention[] = [];
  const taken = takenSpans();
  const keep = (mention: PhoneMention) => {
    if (taken.meets(mention)) return;
    taken.add(mention);
    found.push(mention);
  };
  if (hasDigits) for (const mention of vanityNumbers(text)) keep(mention);
  for (const run of spoken) {
    if (run.digits.length >= 7 || isCalled(text, run)) keep({ ...run, plus: false });
  }
  if (!hasDigits) return found;
  for (const mention of numbersInDigits(text)) keep(mention);
  return found.toSorted((a, b) => a.start - b.start);
}

function* vanityNumbers(text: string): Generator<PhoneMention> {
  for (const { 0: run, index } of text.matchAll(VANITY)) {
    const span = { start: index, end: index + run.length };
    if (isAfterPhoneWord(text, index, 12)) yield { ...span, digits: onKeypad(run), plus: false };
  }
}

function* numbersInDigits(text: string): Generator<PhoneMention> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (run.length < SHORTEST) continue;
    const lead = leadOf(text, index);
    for (const part of partsOf(lead + run, index - lead.length))
      if (isPhone(text, part)) yield mentionOf(text, part);
  }
}

/** A plus or an opening bracket before a run. */
function leadOf(text: string, index: number): string {
  let start = index;
  while (index - start < 2 && /[+(]/.test(text[start - 1] ?? "")) start -= 1;
  return text.slice(start, index);
}

/** Every run of three digits or more, whatever it means. */
export function digitRuns(text: string): string[] {
  return Array.from(text.matchAll(RUN), ([run]) => run.replaceAll(/\D/g, "")).filter(
    (digits) => digits.length > 2,
  );
}

interface Part extends Span {
  readonly written: string;
  readonly digits: string;
}

/** A date at the start of a run is not part of the number behind it. */
function partsOf(run: string, index: number): Part[] {
  const date = DATE.exec(run)?.[0] ?? "";
  const rest = run.slice(date.length);
  const lead = /^[^\d+]*/.exec(rest)?.[0].length ?? 0;
  const written = date === "" ? run : rest.slice(lead);
  if (written === "") return [];
  const start = index + run.length - written.length;
  return [{ start, end: index + run.length, written, digits: written.replaceAll(/\D/g, "") }];
}

function mentionOf(text: string, { start, end, written, digits }: Part): PhoneMention {
  // A bracket that the run opens closes with it.
  const unclosed = written.startsWith("(") && !written.includes(")");
  const from = unclosed ? start + 1 : start;
  return { start: from, end, digits, plus: text.slice(from, end).includes("+") };
}

function isPhone(text: string, part: Part): boolean {
  const { digits, written, end } = part;
  if (digits.length < SHORTEST || isMeasured(text, end) || isGlued(text, part)) return false;
  if (isYearOfDate(text, part, digits)) return false;
  if (YEARS.test(written)) return isYearLikeCode(text, part);
  if (digits.length < 7) return !DECIMAL.test(written) && isCalled(text, part);
  return !isFigure(written) || isCalled(text, part);
}

/** Part of a word such as a document number; a short one also behind a letter or "#". */
function isGlued(text: string, { start, end, written, digits }: Part): boolean {
  if (/^\p{L}/u.test(text.slice(end, end + 2))) return !/[+(]/.test(written);
  return digits.length < 7 && /[\p{L}#]/u.test(text[start - 1] ?? "");
}

/** 1955 and 1989 are hotlines, "since 1989" and "2019-2024" are not. */
function isYearLikeCode(text: string, part: Part): boolean {
  const isSpan = !/^\d{4}(?:[ .]\d{4})?$/.test(part.written);
  return !isSpan && !isYearWord(text, part.start) && isCalled(text, part);
}

function isFigure(written: string): boolean {
  return DECIMAL.test(written) || (THOUSANDS.test(written) && !written.startsWith("0"));
}

function isCalled(text: string, { start, end }: Span): boolean {
  return isAfterPhoneWord(text, start, 28) || isBeforePhoneWord(text, end);
}

const UNIT =
  /^\s?(?:%|percent|per cent|days?|hours?|hrs|minutes|mins?|months?|weeks?|years?|workers|people|persons|migrants|cases|countries|km|kg|million|thousand|st|nd|rd|th)(?!\p{L})/iu;

function isMeasured(text: string, end: number): boolean {
  return UNIT.test(text.slice(end, end + 12));
}

/** Letters as the keys they stand on. */
function onKeypad(run: string): string {
  const keys = "22233344455566677778889999";
  return run
    .replaceAll(/[A-Z]/g, (letter) => keys[letter.charCodeAt(0) - 65] ?? "")
    .replaceAll(/\D/g, "");
}
