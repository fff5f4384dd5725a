import type { Recognizer } from "../recognizer.ts";
import { Candidates } from "./candidates.ts";
import { contextFinder, type Contexts } from "./contexts.ts";
import { cueFinder, type Cue } from "./words.ts";
import { alone, joined, type Joined } from "./joined.ts";
import { markNoNames } from "../patterns/no-names.ts";
import { mayMatch } from "../patterns/needed-signs.ts";
import { ofFirstPlane, type PlainText } from "../patterns/plane.ts";
import { byCue, ready, type Ready } from "./ready.ts";
import type { Span } from "../span.ts";
import { longestToken } from "./tokens.ts";
import { once } from "../../../schemas/once.ts";
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
  const numeric = new Candidates(besideDigits.map(prepare));
  const anyPlace = new Candidates(anywhere.filter(({ cues }) => cues === undefined).map(prepare));
  const atCues = byCue(anywhere, prepare);
  const cuesIn = cueFinder([...atCues.keys()]);
  const contextsIn = contextFinder(lists);
  return function* (text) {
    const stops = new Stops();
    const { windows, runs } = digitWindows(text);
    if (stops.isDue(text.length)) yield* stops.stop();
    const plain = ofFirstPlane(text);
    if (stops.isDue(text.length)) yield* stops.stop();
    const contexts = once(() => contextsIn(text));
    const token = once(() => longestToken(text));
    const seen: Seen = { text, plain, contexts, token, stops };
    const marked = once(() => markNoNames(plain.text));
    const finds: Find[] = runs.map((run) => ({ ...run, ...LONG_NUMBER }));
    if (windows.length > 0) {
      const within = joined(plain, windows);
      yield* findsOf(numeric, seen, { within, marked: () => within.text, finds });
    }
    if (stops.isDue(text.length)) yield* stops.stop();
    const within = alone(plain.text);
    yield* findsOf(anyPlace, seen, { within, marked, finds });
    yield* findsAtCues(seen, { within, marked, cues: cuesIn(text), finds }, atCues);
    return finds;
  };
}

/** A text and the words that stand in it. */
interface Seen {
  readonly text: string;
  readonly plain: PlainText;
  readonly contexts: () => Contexts;
  /** Units of its longest token. */
  readonly token: () => number;
  readonly stops: Stops;
}

/** Where recognizers look, and what all have found so far. */
interface Search {
  readonly within: Joined;
  /** Its text with marks, for those that read them. */
  readonly marked: () => string;
  readonly finds: Find[];
}

/** Lets each recognizer look that may find something. */
function* findsOf(recognizers: Candidates, seen: Seen, search: Search): Steps<void> {
  const { text, digits } = search.within;
  for (const each of recognizers.in(digits, seen.contexts)) {
    if (!mayFind(seen, search.within, each)) continue;
    const pattern = each.pattern();
    pattern.lastIndex = 0;
    if (pattern.test(each.readsMarks ? search.marked() : text)) yield* findsIn(seen, search, each);
    if (seen.stops.isDue(text.length)) yield* seen.stops.stop();
  }
}

/** Whether what the recognizer needs stands in the text. */
function mayFind(seen: Seen, within: Joined, recognizer: Ready): boolean {
  const { needs, needsToken, needsSigns } = recognizer;
  if (!mayMatch(within.signs, needsSigns())) return false;
  if (needsToken > 0 && seen.token() < needsToken) return false;
  return needs?.test(within.text) !== false;
}

/** Patterns are shared by all texts: where one goes on stands here, not with it. */
function* findsIn(seen: Seen, { within, marked, finds }: Search, recognizer: Ready): Steps<void> {
  const pattern = recognizer.pattern();
  const text = recognizer.readsMarks ? marked() : within.text;
  let from = 0;
  let at = 0;
  for (let matches = 1; ; matches += 1) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) break;
    from = match[0] === "" ? pattern.lastIndex + 1 : pattern.lastIndex;
    while ((within.places[at + 1] ?? Infinity) <= match.index) at += 1;
    const moved = (within.spans[at]?.start ?? 0) - (within.places[at] ?? 0);
    const found = judged(seen, match, { moved, recognizer });
    if (found !== null) finds.push(found);
    if (matches % STRIDE === 0) yield* seen.stops.stop();
  }
}

/** The cues of a whole text, and what all have found so far. */
interface AtCues extends Search {
  readonly cues: readonly Cue[];
}

/** Looks at every cue, in two bytes a unit; a recognizer of runs does not begin again within what it found. */
function* findsAtCues(
  seen: Seen,
  { within, marked, cues, finds }: AtCues,
  atCues: ReadonlyMap<string, readonly Ready[]>,
): Steps<void> {
  if (cues.length === 0) return;
  const ends = new Map<Ready, number>();
  const held = { plain: once(() => wide(within.text)), marked: once(() => wide(marked())) };
  const ordered = cues.toSorted((one, other) => one.index - other.index);
  for (const [at, { word, index }] of ordered.entries()) {
    if (at % STRIDE === STRIDE - 1) yield* seen.stops.stop();
    for (const recognizer of atCues.get(word) ?? []) {
      if (recognizer.isRun && index < (ends.get(recognizer) ?? 0)) continue;
      if (!mayMatch(within.signs, recognizer.needsSigns())) continue;
      const found = findAt(seen, { held, index }, recognizer);
      if (found === null) continue;
      if (recognizer.isRun) ends.set(recognizer, found.end);
      finds.push(found);
    }
  }
}

/** A text as patterns read it, and with marks, when they first ask. */
interface Reading {
  readonly plain: () => string;
  readonly marked: () => string;
}

function findAt(
  seen: Seen,
  { held, index }: { readonly held: Reading; readonly index: number },
  recognizer: Ready,
): Find | null {
  const { context, readsMarks } = recognizer;
  if (context !== null && !seen.contexts().occurs(context)) return null;
  const pattern = recognizer.pattern();
  pattern.lastIndex = seen.plain.placeOf(index);
  const match = pattern.exec(readsMarks ? held.marked() : held.plain());
  return match === null ? null : judged(seen, match, { moved: 0, recognizer });
}

/** What a match gives: its value, where it is accepted and the words around it are the right ones. */
function judged(
  { text, plain, contexts }: Seen,
  match: RegExpExecArray,
  { moved, recognizer }: { readonly moved: number; readonly recognizer: Ready },
): Find | null {
  const whole = [match.index, match.index + match[0].length] as const;
  const [first, behind] = match.indices?.groups?.["value"] ?? whole;
  const start = plain.placeBack(moved + first);
  const end = plain.placeBack(moved + behind);
  const value = text.slice(start, end);
  const { label, rank, accepts, context } = recognizer;
  if (value === "" || !accepts(value)) return null;
  const nearness = context === null ? 0 : contexts().nearness(context, { start, end });
  return nearness === null ? null : { start, end, label, rank: rank + nearness };
}
