import { EACH_MATTER, MATTERS, type MatterName, type MattersAsked } from "./matters.ts";
import type { LineOfWork } from "./lines-of-work.ts";
import type { SourceDocument } from "./passages.ts";

/** How a document stands to what a message asks. */
export interface Bearing {
  /** How much its score counts. */
  readonly factor: number;
  /** How much of the floor of its place it must reach. */
  readonly floor: number;
  /** Whether it says nothing of any of it. */
  readonly silent: boolean;
}

/** Where nothing is known to be asked. */
export const ALIKE: Bearing = { factor: 1, floor: 1, silent: false };

/** What a document counts that is filed under all that is asked, that speaks of all of it, that speaks of it and is filed under something else, as a fee is told in months of salary, that says nothing of it, and that is silent where what is asked is grave or where it is about what comes before the work. */
const COUNTS = {
  filed: 1.2,
  spoken: 1,
  aside: 0.8,
  silent: 0.6,
  mute: 0.3,
} as const;
/** What is filed under the matter needs less likeness in words: "they beat me" shares none with a convention on violence. */
const FILED_FLOOR = 0.7;

/** Whether a document is about one matter alone, and another is asked, or none that is known. */
export function isBesideTheMatter(document: SourceDocument, asked: MattersAsked): boolean {
  const { alone } = subjectsOf(document);
  return alone.size > 0 && alone.isDisjointFrom(asked);
}

/** Whether a document is filed under any of what is asked. */
export function isFiledUnder(document: SourceDocument, asked: MattersAsked): boolean {
  return !subjectsOf(document).filed.isDisjointFrom(asked);
}

/** How a document bears on what is asked: a law on fees says nothing to who is beaten. */
export function bearingOf(
  document: SourceDocument,
  asked: MattersAsked,
  line: LineOfWork = null,
): Bearing {
  if (asked.size === 0) return ALIKE;
  const subjects = subjectsOf(document);
  const isForAll = line !== "household" && !isGrave(asked);
  const weights = [...asked].map((name) => weightOf(name, subjects, isForAll));
  if (weights.every((weight) => weight === null))
    return { factor: silenceOn(asked, subjects.filed), floor: 1, silent: true };
  const isFiled = [...asked].some((name) => subjects.filed.has(name));
  const sum = weights.reduce<number>((all, weight) => all + (weight ?? COUNTS.silent), 0);
  return { factor: sum / asked.size, floor: isFiled ? FILED_FLOOR : 1, silent: false };
}

/** What a document counts for one matter; null where it says nothing of it. */
function weightOf(name: MatterName, subjects: Subjects, isForAll: boolean): number | null {
  const { filed, spoken, general } = subjects;
  if (filed.has(name)) return COUNTS.filed;
  if (isForAll && general.has(name)) return COUNTS.spoken;
  if (!spoken.has(name) || isSilentOn(name, filed)) return null;
  return filed.size === 0 ? COUNTS.spoken : COUNTS.aside;
}

/** What a document counts that says nothing of what is asked. */
function silenceOn(asked: MattersAsked, filed: ReadonlySet<MatterName>): number {
  const isMute = isGrave(asked) || [...asked].every((name) => isSilentOn(name, filed));
  return isMute ? COUNTS.mute : COUNTS.silent;
}

/** Whether a document is filed under such matters alone that it says nothing of this one, whatever words it uses. */
function isSilentOn(name: MatterName, filed: ReadonlySet<MatterName>): boolean {
  const others = [...filed].map((each) => EACH_BY_NAME.get(each)?.silentOn ?? []);
  return others.length > 0 && others.every((silentOn) => silentOn.includes(name));
}

const EACH_BY_NAME = new Map(EACH_MATTER);

function isGrave(asked: MattersAsked): boolean {
  return [...asked].some((name) => "grave" in MATTERS[name]);
}

/** What a country calls its law on all who work: on wages, hours, contracts and dismissal, whatever of it was noted down. */
const GENERAL =
  /^(?:(?:private sector|federal) )?(?:decree-law on the regulation of )?(?:labou?r|employment) (?:law|act|code|ordinance|relations)(?: for the private sector)?(?:,? \d{4})?$/i;

const GENERALLY = namesOf(({ general }) => general === true);
const NOTHING: ReadonlySet<MatterName> = new Set();

interface Subjects {
  readonly filed: ReadonlySet<MatterName>;
  readonly spoken: ReadonlySet<MatterName>;
  /** What it is about as its country's law on all who work; households have rules of their own. */
  readonly general: ReadonlySet<MatterName>;
  /** What it is about and nothing else. */
  readonly alone: ReadonlySet<MatterName>;
}

const known = new WeakMap<SourceDocument, Subjects>();

function subjectsOf(document: SourceDocument): Subjects {
  const before = known.get(document);
  if (before) return before;
  const { topics, title, text } = document;
  const words = `${title} ${text}`;
  const read = {
    filed: namesOf(({ subjects }) => subjects.some((subject) => topics.includes(subject))),
    general: GENERAL.test(title) ? GENERALLY : NOTHING,
    alone: namesOf(({ alone = [] }) => alone.some((subject) => topics.includes(subject))),
    spoken: namesOf((matter) => matter.words.test(words)),
  };
  known.set(document, read);
  return read;
}

function namesOf(holds: (matter: (typeof EACH_MATTER)[number][1]) => boolean): Set<MatterName> {
  return new Set(EACH_MATTER.flatMap(([name, matter]) => (holds(matter) ? [name] : [])));
}
