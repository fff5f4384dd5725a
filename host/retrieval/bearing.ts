import type { LineOfWork } from "./lines-of-work.ts";
import { mattersWhere, NO_MATTERS, type Matters, type MattersAsked } from "./matters.ts";
import type { Subjects } from "./subjects.ts";

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
export const FILED_FLOOR = 0.7;

const SILENT: Bearing = { factor: COUNTS.silent, floor: 1, silent: true };
const MUTE: Bearing = { factor: COUNTS.mute, floor: 1, silent: true };

const GRAVE = mattersWhere(({ grave }) => grave === true);

/** Whether a document is about one matter alone, and another is asked, or none that is known. */
export function isBesideTheMatter({ alone }: Subjects, { all }: MattersAsked): boolean {
  return alone !== NO_MATTERS && (alone & all) === 0;
}

/** Whether a document is for another line of work: what protects a maid is no law of who builds houses. */
export function isForOthers({ forHouseholds }: Subjects, line: LineOfWork): boolean {
  return forHouseholds && line === "elsewhere";
}

/** Whether a document is filed under any of what is asked. */
export function isFiledUnder({ filed }: Subjects, { all }: MattersAsked): boolean {
  return (filed & all) !== 0;
}

/** How a document bears on what is asked: a law on fees says nothing to who is beaten. */
export function bearingOf(
  { filed, spoken, general, silent }: Subjects,
  { all, each }: MattersAsked,
  line: LineOfWork = null,
): Bearing {
  if (all === NO_MATTERS) return ALIKE;
  const isGrave = (all & GRAVE) !== 0;
  const generally = line !== "household" && !isGrave ? general : NO_MATTERS;
  if ((all & (filed | generally | spoken)) === 0)
    return isGrave || (all & ~silent) === 0 ? MUTE : SILENT;
  const aside = filed === NO_MATTERS ? COUNTS.spoken : COUNTS.aside;
  const factorOf = (matter: Matters): number => {
    if ((matter & filed) !== 0) return COUNTS.filed;
    if ((matter & generally) !== 0) return COUNTS.spoken;
    return (matter & spoken) === 0 ? COUNTS.silent : aside;
  };
  const sum = each.reduce((told, matter) => told + factorOf(matter), 0);
  return { factor: sum / each.length, floor: (all & filed) === 0 ? 1 : FILED_FLOOR, silent: false };
}
