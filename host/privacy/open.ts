import type { Privacy, Redacted, RedactOptions } from "../contract/privacy.ts";
import { CleanTexts } from "./clean-texts.ts";
import { finder, type Finder } from "./finding/find.ts";
import { numbering, placeholdersOf, WHOLE, type NamePlaceholder } from "./placeholders.ts";
import type { PublicValues } from "./public-numbers.ts";
import { DOCUMENTS } from "./recognizers/documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "./recognizers/generic.ts";
import { readOrdinaryWordsAhead } from "./recognizers/parts/ordinary-words.ts";
import { redactTexts } from "./redact.ts";
import { runnable } from "./patterns/runnable.ts";
import { queryFinds } from "./fields/query-fields.ts";
import { tableFinds } from "./fields/table-columns.ts";
import { taggedFinds } from "./fields/tagged-fields.ts";
import { isLookedAt } from "./fields/number-fields.ts";
import { toldByFields } from "./fields/told-by-fields.ts";
import { atOnce, inTurns, type Steps } from "../../schemas/steps.ts";

/** Digests name knowledge, not persons; only in their own shape, as a user's words may stand under any key. */
const DIGEST_KEYS = new Set(["revision", "sha256", "content_hash", "sha256_blob"]);
const DIGEST = /^[0-9a-f]{8,128}$/;

const PLAIN_KEY = /^[A-Za-z_][A-Za-z_-]*\d{0,3}$/;

const LABELS = [
  ...new Set([...DOCUMENTS, ...BESIDE_DIGITS, ...ANYWHERE].map(({ label }) => label)),
].toSorted();

const NOTHING_TOLD: ReadonlyMap<string, string> = new Map();

let prepared: Finder | undefined;

/** Every recognizer, made ready with the first text. */
function findEverything(text: string): ReturnType<Finder> {
  prepared ??= withFields();
  return prepared(text);
}

function withFields(): Finder {
  const find = finder({ besideDigits: [...DOCUMENTS, ...BESIDE_DIGITS], anywhere: ANYWHERE });
  return function* (text) {
    const finds = [yield* find(text)];
    for (const others of [tableFinds, taggedFinds, queryFinds]) finds.push(yield* others(text));
    return finds.flat();
  };
}

const WIDE_SAMPLE = "\u0928\u093e\u092e 1234567 \u0e01";
const SAMPLES = ["a 1234567 b and c", WIDE_SAMPLE];

/** Gets recognizers ready between requests, one a step: the first text would wait for all of them. */
export function* readyAhead(): Steps<void> {
  for (const recognizer of [...DOCUMENTS, ...BESIDE_DIGITS, ...ANYWHERE]) {
    const pattern = runnable(recognizer);
    for (const sample of recognizer.cues === undefined ? SAMPLES : [WIDE_SAMPLE]) {
      sample.search(pattern);
      yield;
      // V8 makes a pattern quick only when it is used again.
      sample.search(pattern);
      yield;
    }
  }
  yield* readOrdinaryWordsAhead();
  for (const sample of ["", ...SAMPLES]) yield* findEverything(sample);
}

/** The anonymizer; values are numbered anew with every call. `kept` gives what packs publish; `find` is every recognizer where it is not given. */
export function openPrivacy(kept: () => PublicValues, find: Finder = findEverything): Privacy {
  return privacyOf({ kept, find, nameIn: (texts) => numbering(placeholdersOf(texts)) });
}

/** The anonymizer of one long thing that comes in parts: its numbers go on from call to call. */
export function openSteadyPrivacy(kept: () => PublicValues): Privacy {
  const used = new Set<string>();
  const name = numbering(used);
  return privacyOf({
    kept,
    find: findEverything,
    nameIn(texts) {
      for (const placeholder of placeholdersOf(texts)) used.add(placeholder);
      return name;
    },
  });
}

interface Parts {
  readonly kept: () => PublicValues;
  readonly find: Finder;
  readonly nameIn: (texts: readonly string[]) => NamePlaceholder;
}

function privacyOf({ kept, find, nameIn }: Parts): Privacy {
  const cleanFor = new WeakMap<PublicValues, CleanTexts>();
  const cleanBeside = (published: PublicValues): CleanTexts => {
    const clean = cleanFor.get(published) ?? new CleanTexts();
    cleanFor.set(published, clean);
    return clean;
  };
  function* redacted(
    texts: readonly string[],
    { labels }: RedactOptions = {},
    told: ReadonlyMap<string, string> = NOTHING_TOLD,
  ): Steps<readonly Redacted[]> {
    try {
      const published = kept();
      return yield* redactTexts(texts, {
        find,
        kept: published,
        clean: cleanBeside(published),
        name: nameIn(texts),
        told,
        labels: labels === undefined ? null : new Set(labels),
      });
    } catch {
      return texts.map(whole);
    }
  }
  function* anonymized<T>(value: T): Steps<T> {
    const texts: string[] = [];
    const told = toldByFields(value);
    const isTold = (holder: object, key: string): boolean =>
      told.numbers.get(holder)?.has(key) === true;
    const gather = (text: string): string => {
      texts.push(text);
      return text;
    };
    const isName = (key: string): boolean => told.keys.has(key);
    everyString(value, { change: gather, isTold, isName });
    const clean = yield* redacted(texts, {}, told.texts);
    let next = 0;
    const change = (): string => clean[next++]?.text ?? WHOLE.placeholder;
    return everyString(value, { change, isTold, isName }) as T;
  }
  return {
    labels: LABELS,
    redact: (texts, options) => atOnce(redacted(texts, options)),
    redactInTurns: (texts, options) => inTurns(redacted(texts, options)),
    anonymize: (value) => atOnce(anonymized(value)),
    anonymizeInTurns: (value) => inTurns(anonymized(value)),
  };
}

/** Nothing of a text that could not be redacted is told. */
function whole(text: string): Redacted {
  if (text === "" || text === WHOLE.placeholder) return { text, redactions: [] };
  return { text: WHOLE.placeholder, redactions: [{ ...WHOLE, start: 0, end: text.length }] };
}

interface Changing {
  readonly change: (text: string) => string;
  /** Whether that field of a record, or place of a list, says that its number, however short, is a person's. */
  readonly isTold: (holder: object, key: string) => boolean;
  /** Whether a key is somebody's name. */
  readonly isName: (key: string) => boolean;
}

/** Changes every string of a JSON value, in order, and every number that may be somebody's; keys too where they are more than a plain word. What a list holds stands in the list's field. */
function everyString(value: unknown, how: Changing, field = ""): unknown {
  if (typeof value === "string") return how.change(value);
  if (typeof value === "number")
    return isLookedAt(value, field) ? changedNumber(value, how) : value;
  if (Array.isArray(value))
    return value.map((item: unknown, place) =>
      changedIn({ holder: value, key: String(place), item }, how, field),
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      PLAIN_KEY.test(key) && !how.isName(key) ? key : how.change(key),
      isDigest(key, item) ? item : changedIn({ holder: value, key, item }, how, key),
    ]),
  );
}

interface Held {
  readonly holder: object;
  readonly key: string;
  readonly item: unknown;
}

function changedIn({ holder, key, item }: Held, how: Changing, field: string): unknown {
  if (typeof item === "number" && how.isTold(holder, key)) return changedNumber(item, how);
  return everyString(item, how, field);
}

/** A number whose digits stay is left one. */
function changedNumber(value: number, how: Changing): unknown {
  const digits = String(value);
  const changed = how.change(digits);
  return changed === digits ? value : changed;
}

function isDigest(key: string, item: unknown): boolean {
  return DIGEST_KEYS.has(key) && typeof item === "string" && DIGEST.test(item);
}
