import type { Recognizer } from "../recognizer.ts";
import { contextFinder, type Contexts } from "./contexts.ts";
import { cueFinder, type Cue } from "./words.ts";
import { alone, joined, type Joined } from "./joined.ts";
import { markNoNames } from "../patterns/no-names.ts";
import { ofFirstPlane, type PlainText } from "../patterns/plane.ts";
import { byCue, ready, type Ready } from "./ready.ts";
import type { Span } from "../span.ts";
import { longestToken } from "./tokens.ts";
import type { Steps } from "../../../schemas/steps.ts";
import { STRIDE, Stops } from "../stops.ts";
import { wide } from "./wide.ts";
import { digitWindows } from "./windows.ts";

/** A place where a recognizer found something, in the text it was given. */
export interface Find extends Span {
  readonly label: string;
  readonly rank: number;
}

/** Gives every place in a text where something is found, in no order. */
export type Finder = (text: string) => Steps<readonly Find[]>;

/** What finds: recognizers that run beside digits only, and others that run over the whole text or at their cues. */
export interface Recognizers {
  readonly besideDigits: readonly Recognizer[];
  readonly anywhere: readonly Recognizer[];
}

/** A number longer than any document. */
const LONG_NUMBER = { label: "NUMBER", rank: 3 };

/** Prepares recognizers once, each pattern when a text first needs it. The finder throws where it takes longer than any text should. */
export function finder({ besideDigits, anywhere }: Recognizers): Finder {
  const lists: (readonly string[])[] = [];
  const prepare = (recognizer: Recognizer): Ready => ready(recognizer, lists);
  const numeric = besideDigits.map(prepare);
  const anyPlace = anywhere.filter(({ cues }) => cues === undefined).map(prepare);
  const atCues = byCue(anywhere, prepare);
  const cuesIn = cueFinder([...atCues.keys()]);
  const contextsIn = contextFinder(lists);
  return function* (text) {
    const stops = new Stops();
    const { windows, runs } = digitWindows(text);
    if (stops.isDue(text.length)) yield* stops.stop();
    const plain = ofFirstPlane(text);
    const [contexts, token] = [contextsIn(text), longestToken(text)];
    const seen: Seen = { text, plain, contexts, token, stops };
    if (stops.isDue(text.length)) yield* stops.stop();
    const reading = { plain: plain.text, marked: markNoNames(plain.text) };
    const beside = joined(plain, windows);
    if (stops.isDue(text.length)) yield* stops.stop();
    const finds: Find[] = runs.map((run) => ({ ...run, ...LONG_NUMBER }));
    if (windows.length > 0) yield* findsOf(numeric, seen, { plain: beside, marked: beside, finds });
    const whole = { plain: alone(reading.plain), marked: alone(reading.marked), finds };
    yield* findsOf(anyPlace, seen, whole);
    yield* findsAtCues(seen, { reading, cues: cuesIn(text), finds }, atCues);
    return finds;
  };
}

/** A text and the words that stand in it. */
interface Seen {
  readonly text: string;
  readonly plain: PlainText;
  readonly contexts: Contexts;
  /** Units of its longest token. */
  readonly token: number;
  readonly stops: Stops;
}

/** A text as patterns read it, and with marks. */
interface Reading {
  readonly plain: string;
  readonly marked: string;
}

function readBy({ readsMarks: isMarked }: Ready, { plain, marked }: Reading): string {
  return isMarked ? marked : plain;
}

/** Where a recognizer looks, and what all have found so far. */
interface Search {
  readonly within: Joined;
  readonly finds: Find[];
}

/** Where recognizers look, those that read marks and the others, and what all have found so far. */
interface Searches {
  readonly plain: Joined;
  readonly marked: Joined;
  readonly finds: Find[];
}

/** Lets each recognizer look that may find something. */
function* findsOf(
  recognizers: readonly Ready[],
  seen: Seen,
  { plain, marked, finds }: Searches,
): Steps<void> {
  for (const each of recognizers) {
    if (!mayFind(seen, plain, each)) continue;
    const within = each.readsMarks ? marked : plain;
    const pattern = each.pattern();
    pattern.lastIndex = 0;
    if (pattern.test(within.text)) yield* findsIn(seen, { within, finds }, each);
    if (seen.stops.isDue(within.text.length)) yield* seen.stops.stop();
  }
}

/** Whether what the recognizer needs stands in the text. */
function mayFind(seen: Seen, within: Joined, recognizer: Ready): boolean {
  const { context, needs, needsToken, needsDigits } = recognizer;
  if (seen.token < needsToken) return false;
  if (context !== null && !seen.contexts.occurs(context)) return false;
  if (within.digits < needsDigits()) return false;
  return needs?.test(within.text) !== false;
}

/** Patterns are shared by all texts: where one goes on stands here, not with it. */
function* findsIn(seen: Seen, { within, finds }: Search, recognizer: Ready): Steps<void> {
  const pattern = recognizer.pattern();
  let from = 0;
  let at = 0;
  for (let matches = 1; ; matches += 1) {
    pattern.lastIndex = from;
    const match = pattern.exec(within.text);
    if (match === null) break;
    from = match[0] === "" ? pattern.lastIndex + 1 : pattern.lastIndex;
    while ((within.places[at + 1] ?? Infinity) <= match.index) at += 1;
    const moved = (within.spans[at]?.start ?? 0) - (within.places[at] ?? 0);
    finds.push(...judged(seen, match, { moved, recognizer }));
    if (matches % STRIDE === 0) yield* seen.stops.stop();
  }
}

/** The cues of a text, and what all have found so far. */
interface AtCues {
  readonly reading: Reading;
  readonly cues: readonly Cue[];
  readonly finds: Find[];
}

/** Looks at every cue, in two bytes a unit; a recognizer of runs does not begin again within what it found. */
function* findsAtCues(
  seen: Seen,
  { reading, cues, finds }: AtCues,
  atCues: ReadonlyMap<string, readonly Ready[]>,
): Steps<void> {
  if (cues.length === 0) return;
  const ends = new Map<Ready, number>();
  const held = { plain: wide(reading.plain), marked: wide(reading.marked) };
  const ordered = cues.toSorted((one, other) => one.index - other.index);
  for (const [at, { word, index }] of ordered.entries()) {
    if (at % STRIDE === STRIDE - 1) yield* seen.stops.stop();
    for (const recognizer of atCues.get(word) ?? []) {
      if (index < (ends.get(recognizer) ?? 0)) continue;
      const found = findsAt(seen, { held, index }, recognizer);
      const last = found.at(-1);
      if (last !== undefined && recognizer.isRun) ends.set(recognizer, last.end);
      finds.push(...found);
    }
  }
}

function findsAt(
  seen: Seen,
  { held, index }: { readonly held: Reading; readonly index: number },
  recognizer: Ready,
): Find[] {
  const { context } = recognizer;
  if (context !== null && !seen.contexts.occurs(context)) return [];
  const pattern = recognizer.pattern();
  pattern.lastIndex = seen.plain.placeOf(index);
  const match = pattern.exec(readBy(recognizer, held));
  return match === null ? [] : judged(seen, match, { moved: 0, recognizer });
}

/** What a match gives: its value, where it is accepted and the words around it are the right ones. */
function judged(
  { text, plain, contexts }: Seen,
  match: RegExpExecArray,
  { moved, recognizer }: { readonly moved: number; readonly recognizer: Ready },
): Find[] {
  const whole = [match.index, match.index + match[0].length] as const;
  const [first, behind] = match.indices?.groups?.["value"] ?? whole;
  const start = plain.placeBack(moved + first);
  const end = plain.placeBack(moved + behind);
  const value = text.slice(start, end);
  const { label, rank, accepts, context } = recognizer;
  if (value === "" || !accepts(value)) return [];
  const nearness = context === null ? 0 : contexts.nearness(context, { start, end });
  return nearness === null ? [] : [{ start, end, label, rank: rank + nearness }];
}
