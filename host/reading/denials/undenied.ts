import { once } from "../../../schemas/once.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { edited, type Edit } from "../../matching/disguises/edit.ts";
import { TextMemo } from "../../matching/folding/text-memo.ts";
import { UNTOLD_BLOWS } from "./blows.ts";
import { isCoached } from "./coached.ts";
import { UNTOLD_LOCKS } from "./locks.ts";
import { UNTOLD_MONEY } from "./money.ts";
import { UNHINDERED_STEPS } from "./movement.ts";
import { RowsFinder } from "../terms/rows-finder.ts";
import { UNTAKEN_PAPERS } from "./papers.ts";

const denials = once(
  () =>
    new RowsFinder([
      ...UNTOLD_BLOWS,
      ...UNTOLD_LOCKS,
      ...UNTAKEN_PAPERS,
      ...UNTOLD_MONEY,
      ...UNHINDERED_STEPS,
    ]),
);

const known = new TextMemo<FoldedText>();

/** A folded text without what it denies of blows, locked doors, kept passports, late pay, fees and debts ("nobody hits me", "neither beaten nor locked in", "I keep my own passport", "never late with my pay"), a comma in its place: rules and text models hear the words of harm, and not that they are denied. What is told beside a denial stays, and so does what somebody is made to deny. The very text where it denies nothing; offsets lead into the original. */
export function undenied(text: FoldedText): FoldedText {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const found = denialsIn(text.folded);
  const edits = found.length > 0 && isCoached(text.folded) ? [] : found;
  const view = edits.length === 0 ? text : edited(text, edits).view;
  known.set(text, view);
  if (view !== text) whole.set(view, text);
  return view;
}

const whole = new TextMemo<FoldedText>();

/** The folded text of which a denial was left out; a text of which nothing was, itself. */
export function withDenials(text: FoldedText): FoldedText {
  return whole.get(text) ?? text;
}

/** In order, none overlapping another. */
function denialsIn(folded: string): readonly Edit[] {
  const found = denials().find(folded).map(comma);
  const edits: Edit[] = [];
  for (const edit of found.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if ((edits.at(-1)?.end ?? 0) <= edit.start) edits.push(edit);
  return edits;
}

function comma({ index, 0: said }: RegExpExecArray): Edit {
  return { start: index, end: index + said.length, text: ",", sources: [index] };
}

/** Gets the patterns ready between requests. */
export function* readDenialsAhead(): Generator<undefined, void> {
  denials();
  yield;
}
