import type { Privacy, Redacted, RedactOptions } from "../contract/privacy.ts";
import { CleanTexts } from "./clean-texts.ts";
import { finder, type Finder } from "./find.ts";
import { numbering, placeholdersOf, WHOLE, type NamePlaceholder } from "./placeholders.ts";
import type { PublicValues } from "./public-numbers.ts";
import { DOCUMENTS } from "./recognizers/documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "./recognizers/generic.ts";
import { redactTexts } from "./redact.ts";
import { runnable } from "./runnable.ts";
import { tableFinds } from "./table-columns.ts";
import { toldByFields } from "./told-by-fields.ts";

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
  prepared ??= withTables();
  return prepared(text);
}

function withTables(): Finder {
  const find = finder({ besideDigits: [...DOCUMENTS, ...BESIDE_DIGITS], anywhere: ANYWHERE });
  return (text) => [...find(text), ...tableFinds(text)];
}

const SAMPLES = ["a 1234567 b", "\u0928\u093e\u092e 1234567 \u0e01"];

/** Gets recognizers ready between requests, one a step: the first text would wait for all of them. */
export function* readyAhead(): Generator<undefined, void> {
  for (const recognizer of [...DOCUMENTS, ...BESIDE_DIGITS, ...ANYWHERE]) {
    const pattern = runnable(recognizer);
    for (const sample of SAMPLES) {
      sample.search(pattern);
      yield;
      // V8 makes a pattern quick only when it is used again.
      sample.search(pattern);
      yield;
    }
  }
  findEverything("");
  yield;
  for (const sample of SAMPLES) findEverything(sample);
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
  const redact = (
    texts: readonly string[],
    { labels }: RedactOptions = {},
    told: ReadonlyMap<string, string> = NOTHING_TOLD,
  ): readonly Redacted[] => {
    try {
      const published = kept();
      return redactTexts(texts, {
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
  };
  return {
    labels: LABELS,
    redact: (texts, options) => redact(texts, options),
    anonymize(value) {
      const texts: string[] = [];
      everyString(value, (text) => {
        texts.push(text);
        return text;
      });
      const redacted = redact(texts, {}, toldByFields(value));
      let next = 0;
      return everyString(value, () => redacted[next++]?.text ?? WHOLE.placeholder) as typeof value;
    },
  };
}

/** Nothing of a text that could not be redacted is told. */
function whole(text: string): Redacted {
  if (text === "" || text === WHOLE.placeholder) return { text, redactions: [] };
  return { text: WHOLE.placeholder, redactions: [{ ...WHOLE, start: 0, end: text.length }] };
}

/** Changes every string of a JSON value, in order; keys too where they are more than a plain word. */
function everyString(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => everyString(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      PLAIN_KEY.test(key) ? key : change(key),
      isDigest(key, item) ? item : everyString(item, change),
    ]),
  );
}

function isDigest(key: string, item: unknown): boolean {
  return DIGEST_KEYS.has(key) && typeof item === "string" && DIGEST.test(item);
}
