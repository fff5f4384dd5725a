import type {
  AmountMention,
  CorridorMention,
  FoldedText,
  ToldPlace,
} from "../../contract/reading.ts";
import { sentenceAt, type Stretch } from "../../matching/sentence.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import { areNear, placeOver } from "../terms/spots.ts";
import { Stretches } from "../terms/stretches.ts";
import { wordsFor, type ToldWord } from "../topics.ts";
import type { Subject } from "../vocabulary/subject.ts";

/** What a demand for money is read from. */
export interface DemandGround {
  readonly words: readonly ToldWord[];
  readonly topics: ReadonlySet<string>;
  readonly amounts: readonly AmountMention[];
  readonly corridors: readonly CorridorMention[];
  /** Where whoever speaks tells that they paid: what was paid had been asked. */
  readonly paying?: readonly Stretch[];
}

/** Subjects by which what is asked for is a job's price. */
const JOB = [
  "recruitment",
  "recruitment_fee",
  "work_permit",
  "domestic_work",
  "sector",
  "migrant",
  "worker",
  "contract",
] as const;

/** Subjects beside which whoever asks is no recruiter: pay is promised, ordinary life is spoken of, or somebody is to be set free. */
const OTHERWISE = ["everyday", "salary", "overtime", "release"] as const;

/** Units of the folded text between the asking and the sum, and between it and who asks. */
const NEAR_SUM = 40;
const NEAR_ASKER = 90;
/** A bare figure that may be a sum, right beside the asking. */
const FIGURE = /\d(?:[\d.,'’]*\d)?/g;
const LEAST_SUM = 100;
const NEAR_FIGURE = 14;

/** Where somebody who finds jobs abroad asks a person for money: who asks, the asking and the sum in one sentence, and a route or a job that it is for; null where none does, where the work has begun, and for the errands for which others ask for money, too. */
export function demandForMoney(text: FoldedText, ground: DemandGround): ToldPlace | null {
  const { words, topics } = ground;
  if (hasAny(topics, BEGUN) || hasAny(topics, OTHERWISE)) return null;
  const parts = partsOf(words);
  const asked = [
    ...parts.asking.filter((match) => !parts.unasked.hold(match)),
    ...(ground.paying ?? []),
  ];
  for (const asking of asked) {
    const sentence = sentenceAt(text, asking.start);
    const within = (spot: Stretch): boolean =>
      spot.start >= sentence.start && spot.end <= sentence.end;
    const sum = sumsBeside(text, asking, { ...ground, cash: parts.cash }).find(within);
    if (sum === undefined) continue;
    const asker = parts.askers.find(
      (spot) => within(spot) && areNear(spot, asking, NEAR_ASKER) && isRecruiter(spot.as, ground),
    );
    if (asker === undefined || (parts.hasErrand && !hasAny(topics, JOB))) continue;
    return placeOver(text, [asker, asking, sum]);
  }
  return null;
}

/** Where a person is asked for money, whoever asks and whatever for: the asking and the sum, no more than a few words apart in one sentence. */
export function* moneyAsked(
  text: FoldedText,
  ground: Pick<DemandGround, "words" | "amounts">,
): Generator<Stretch, void, void> {
  const { asking: askings, unasked, cash } = partsOf(ground.words);
  for (const asking of askings) {
    if (unasked.hold(asking)) continue;
    const sentence = sentenceAt(text, asking.start);
    const sum = sumsBeside(text, asking, { amounts: ground.amounts, cash }).find(
      ({ start, end }) => start >= sentence.start && end <= sentence.end,
    );
    if (sum !== undefined)
      yield { start: Math.min(asking.start, sum.start), end: Math.max(asking.end, sum.end) };
  }
}

/** Whether a sum of money stands beside a word, in figures, with a currency or as so much money. */
export function hasSumBeside(
  text: FoldedText,
  spot: Stretch,
  { words, amounts }: Pick<DemandGround, "words" | "amounts">,
): boolean {
  return sumsBeside(text, spot, { amounts, cash: wordsFor(words, "cash") }).length > 0;
}

type Asker = Stretch & { readonly as: Subject };

const ASKERS: readonly Subject[] = ["agent", "firm", "employer", "somebody"];

function partsOf(words: readonly ToldWord[]) {
  const askers: Asker[] = words.flatMap(({ match: { start, end }, subjects }) => {
    const as = ASKERS.find((subject) => subjects.includes(subject));
    return as === undefined ? [] : [{ start, end, as }];
  });
  return {
    asking: wordsFor(words, "asking"),
    unasked: Stretches.of(wordsFor(words, "unasked"), () => true),
    cash: wordsFor(words, "cash"),
    hasErrand: wordsFor(words, "errand").length > 0,
    askers,
  };
}

/** An agent finds jobs whatever else is said; a firm where a job or a whole route is named, and others where it is a job somewhere. */
function isRecruiter(as: Subject, { topics, corridors }: DemandGround): boolean {
  const goesAbroad = corridors.some(({ destination }) => destination !== null);
  const isRoute = corridors.some(
    ({ origin, destination, basis }) =>
      origin !== null && destination !== null && (basis === "named" || basis === "term"),
  );
  const isJob = hasAny(topics, JOB);
  if (as === "agent") return isJob || goesAbroad;
  if (as === "firm") return isRoute || (isJob && goesAbroad);
  return isJob && goesAbroad;
}

function sumsBeside(
  text: FoldedText,
  asking: Stretch,
  { amounts, cash }: Pick<DemandGround, "amounts"> & { readonly cash: readonly Stretch[] },
): readonly Stretch[] {
  const sums = amounts
    .filter(({ value, currency }) => value > 0 && currency !== "%")
    .map((amount) => foldedSpot(text, amount, asking));
  return [
    ...sums.filter((sum) => areNear(sum, asking, NEAR_SUM)),
    ...figuresBeside(text.folded, asking),
    ...cash.filter((word) => areNear(word, asking, NEAR_SUM)),
  ];
}

/** Where in the folded text, not far from the asking, stands what was read of the original. */
function foldedSpot(text: FoldedText, { start, end }: Stretch, asking: Stretch): Stretch {
  const from = Math.max(0, asking.start - NEAR_ASKER);
  const last = Math.min(text.folded.length, asking.end + NEAR_ASKER);
  let first = from;
  while (first < last && text.startOf(first) < start) first++;
  let to = first;
  while (to < last && text.startOf(to) < end) to++;
  return first === last || text.startOf(first) !== start ? FAR : { start: first, end: to };
}

const FAR: Stretch = { start: -1_000_000, end: -1_000_000 };

/** The one bare figure that stands right beside words of asking or paying; null where none does, or several. */
export function figureBeside(folded: string, spots: readonly Stretch[]): number | null {
  const found = spots.flatMap((spot) => figuresBeside(folded, spot));
  const [first, ...rest] = new Set(
    found.map(({ start, end }) => Number(folded.slice(start, end).replaceAll(/[.,'’]/g, ""))),
  );
  return first === undefined || rest.length > 0 ? null : first;
}

/** "wants 100000": a figure without a currency, no year and no telephone number. */
function figuresBeside(folded: string, asking: Stretch): readonly Stretch[] {
  const from = Math.max(0, asking.start - NEAR_FIGURE);
  const stretch = folded.slice(from, asking.end + NEAR_FIGURE + LONGEST_FIGURE);
  return [...stretch.matchAll(FIGURE)].flatMap((match) => {
    const start = from + match.index;
    const spot = { start, end: start + match[0].length };
    const value = Number(match[0].replaceAll(/[.,'’]/g, ""));
    const isYear = value >= 1900 && value <= 2100;
    const isPart = /[+\d]/.test(folded.charAt(start - 1));
    if (value < LEAST_SUM || isYear || isPart || match[0].length > LONGEST_FIGURE) return [];
    return areNear(spot, asking, NEAR_FIGURE) ? [spot] : [];
  });
}

const LONGEST_FIGURE = 9;
