import type { Redacted, Redaction } from "../contract/privacy.ts";
import type { CleanText, CleanTexts } from "./clean-texts.ts";
import type { Find, Finder } from "./finding/find.ts";
import { isInUuid, isNoPerson, isSumOfMoney } from "./kept.ts";
import { namedAgain } from "./named-again.ts";
import type { NamePlaceholder } from "./placeholders.ts";
import { outside, placeholdersIn } from "./placeholders.ts";
import type { PublicValues } from "./public-numbers.ts";
import type { Span } from "./span.ts";
import { isPublished } from "./published.ts";
import { replaceTaken, type Replaced } from "./replaced.ts";
import { resolve } from "./resolve.ts";
import type { Steps } from "../../schemas/steps.ts";
import { STRIDE } from "./stops.ts";
import { viewOf, type View } from "./view.ts";
import { once } from "../../schemas/once.ts";

export interface Settings {
  readonly find: Finder;
  readonly kept: PublicValues;
  /** Texts in which nothing but what is kept was found. */
  readonly clean: CleanTexts;
  readonly name: NamePlaceholder;
  /** Null: every label is taken out. */
  readonly labels: ReadonlySet<string> | null;
  /** Texts that are a person's value as a whole, which a field's name tells, and their labels. */
  readonly told?: ReadonlyMap<string, string>;
}

/** Rounds until nothing new is found; a text that needs more is not understood. */
const MOST_ROUNDS = 6;

interface State {
  readonly text: string;
  readonly clean: CleanText;
  /** Made when it is first needed. */
  readonly view: () => View;
  readonly taken: readonly Find[];
  /** Whether nothing was found in it as it is now, but for names that others tell. */
  readonly isSearched: boolean;
  readonly isDone: boolean;
}

/** Replaces what is found in some texts until nothing more is: what a placeholder uncovers is taken out too, so redacting again changes nothing. Throws where it does not come to an end. */
export function* redactTexts(texts: readonly string[], settings: Settings): Steps<Redacted[]> {
  let states = [...new Set(texts)].map((text) => begun(text, settings.clean));
  const names = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = names.size;
    for (const [at, state] of states.entries())
      if (!state.isDone) states[at] = yield* advanced(state, settings, names);
    // A name that one text tells is looked for in all of them.
    if (names.size > known) states = states.map((state) => ({ ...state, isDone: false }));
    if (!states.every(({ isDone }) => isDone)) continue;
    const done = new Map<string, Redacted>();
    for (const state of states) done.set(state.text, yield* written(state, settings.name));
    return texts.flatMap((text) => done.get(text) ?? []);
  }
  throw new Error("the text changes with every round");
}

function begun(text: string, clean: CleanTexts): State {
  return {
    text,
    clean: clean.of(text),
    view: once(() => viewOf(text)),
    taken: [],
    isSearched: false,
    isDone: false,
  };
}

function* advanced(state: State, settings: Settings, names: Set<string>): Steps<State> {
  yield;
  if (names.size === 0 && isKnownClean(state, settings))
    return { ...state, isSearched: true, isDone: true };
  const now = yield* replaceTaken(state.view().text, state.taken, settings.name);
  const search = state.isSearched ? null : settings.find;
  const clean = now.text === state.text ? state.clean : settings.clean.of(now.text);
  const found = yield* newFinds(now, { settings, search, clean }, names);
  if (found.length === 0) {
    if (settings.labels === null && names.size === 0 && state.taken.length === 0) state.clean.add();
    return { ...state, isSearched: true, isDone: true };
  }
  const taken = resolve([...state.taken, ...found.map((each) => now.movedBack(each))]);
  return { ...state, taken, isSearched: false };
}

/** Whether the text, as it was given, was searched before and nothing of it is to go. */
function isKnownClean({ text, clean }: State, { labels, told }: Settings): boolean {
  return labels === null && told?.has(text) !== true && clean.isKnown();
}

/** How a text is looked at. */
interface Looking {
  readonly settings: Settings;
  /** Null where nothing was found in it before. */
  readonly search: Finder | null;
  /** The text as it is now. */
  readonly clean: CleanText;
}

/** What is found and is to go: not kept, not a placeholder or a part of one. */
function* newFinds(
  { text }: Replaced,
  { settings, search, clean }: Looking,
  names: Set<string>,
): Steps<readonly Find[]> {
  const placeholders = placeholdersIn(text);
  const masked = placeholders.length === 0 ? text : mask(text, placeholders);
  const read = { text, clean, masked, placeholders, settings };
  const own = search === null ? [] : yield* searched(read, search);
  const again = yield* namedAgain(masked, names);
  const found = [
    ...own,
    ...(yield* goingOf([...wholeFind(masked, settings.told), ...again], read)),
  ];
  for (const { label, start, end } of found)
    if (label === "NAME") names.add(text.slice(start, end));
  return found;
}

/** A text as it is read: with nothing where placeholders stand. */
interface Read {
  readonly text: string;
  readonly clean: CleanText;
  readonly masked: string;
  readonly placeholders: readonly Span[];
  readonly settings: Settings;
}

/** Those finds, or parts of them, that are asked for and that are not to stay. */
function* goingOf(
  finds: readonly Find[],
  { text, placeholders, settings: { labels, kept } }: Read,
): Steps<Find[]> {
  const going: Find[] = [];
  for (const [at, find] of finds.entries()) {
    if (at % STRIDE === STRIDE - 1) yield;
    if (labels !== null && !labels.has(find.label)) continue;
    for (const part of outside(find, placeholders, text))
      if (!isToStay(text, part, kept)) going.push(part);
  }
  return going;
}

function isToStay(text: string, find: Find, kept: PublicValues): boolean {
  return (
    isPublished(text, find, kept) ||
    isInUuid(text, find) ||
    (find.rank < 2 && isNoPerson(text, find)) ||
    (find.rank < 3 && isSumOfMoney(text, find))
  );
}

/** What the search gives, which is spared for a text known to be clean. */
function* searched(read: Read, search: Finder): Steps<readonly Find[]> {
  const { clean, masked, settings } = read;
  const isEverything = settings.labels === null;
  if (isEverything && clean.isKnown()) return [];
  const found = yield* goingOf(yield* search(masked), read);
  if (isEverything && found.length === 0) clean.add();
  return found;
}

function wholeFind(text: string, told: Settings["told"]): Find[] {
  const label = told?.get(text);
  return label === undefined ? [] : [{ label, start: 0, end: text.length, rank: 4 }];
}

/** Nothing is read into placeholders. */
function mask(text: string, placeholders: readonly { start: number; end: number }[]): string {
  let masked = "";
  let read = 0;
  for (const { start, end } of placeholders) {
    masked += text.slice(read, start) + "\u001a".repeat(end - start);
    read = end;
  }
  return masked + text.slice(read);
}

function* written({ text, view: viewed, taken }: State, name: NamePlaceholder): Steps<Redacted> {
  if (taken.length === 0) return { text, redactions: [] };
  const view = viewed();
  const redactions: Redaction[] = [];
  for (const { label, start, end } of taken) {
    redactions.push({
      label,
      placeholder: name(label, view.text.slice(start, end)),
      start: view.start(start),
      end: view.end(end - 1),
    });
    if (redactions.length % STRIDE === 0) yield;
  }
  let redacted = "";
  let read = 0;
  for (const { placeholder, start, end } of redactions) {
    redacted += text.slice(read, start) + placeholder;
    read = end;
  }
  return { text: redacted + text.slice(read), redactions };
}
