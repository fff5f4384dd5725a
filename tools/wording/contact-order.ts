import type { KnowledgeObject } from "../../schemas/envelope.ts";

/** One contact of the library. */
export type Entry = KnowledgeObject<"ngo_directory">;

/** For whom contacts are looked up. */
export interface Wish {
  readonly language: string | number | boolean | null;
  readonly atSea: boolean;
  readonly inDanger: boolean;
  /** Somebody who has not left asks what a recruiter may charge. */
  readonly beforeLeaving: boolean;
  /** Pay is owed and nobody is in danger. */
  readonly aboutWages: boolean;
  /** Back at home. */
  readonly returned: boolean;
  /** The kind of body asked for; "any" where it is not said, null where nobody asks. */
  readonly askedFor: string | null;
}

/** The kind of the police. */
export const EMERGENCY = "police_emergency";

/** Whom to call first among equals where nobody is in danger. */
const KINDS = [
  "trafficking_hotline",
  "ngo",
  "government",
  "embassy_or_consulate",
  "union",
  EMERGENCY,
  "international_org",
];
const CONFIDENCES = ["high", "medium", "low"];

/** Whether it serves those who work on ships. */
export function isForSeafarers({ content, extensions }: Entry): boolean {
  return /seafarer|mariner|stella maris|transport workers/i.test(
    `${content.name} ${extensions?.note ?? ""}`,
  );
}

/** Whether it serves those who work in households and nobody else. */
export function isForDomesticWorkers({ extensions: { serves = [] } = {} }: Entry): boolean {
  return serves.length > 0 && serves.every((whom) => whom === "domestic_workers");
}

/** Whether it is what one calls there in danger. */
export function isEmergency({ extensions }: Entry): boolean {
  return extensions?.kind === EMERGENCY;
}

/** Sorts entries by who is called first: a number before an address, then how surely it is right, what kind of body it is, and whether it speaks the language. */
export function order({ language, atSea, aboutWages }: Wish): (a: Entry, b: Entry) => number {
  const rank = (entry: Entry): readonly number[] => [
    atSea && isForSeafarers(entry) ? 0 : 1,
    entry.content.phone == null ? 1 : 0,
    aboutWages ? wageRank(entry) : 0,
    placeIn(CONFIDENCES, entry.extensions?.confidence),
    entry.content.verified == null ? 1 : 0,
    placeIn(KINDS, entry.extensions?.kind),
    entry.extensions?.languages?.some((spoken) => isSpoken(spoken, language)) === true ? 0 : 1,
  ];
  return (a, b) => {
    const [first, second] = [rank(a), rank(b)];
    const at = first.findIndex((value, index) => value !== second[index]);
    return at < 0 ? a.id.localeCompare(b.id) : (first[at] ?? 0) - (second[at] ?? 0);
  };
}

/** Who helps with pay that is owed: offices for labour first, lines against trafficking and for other matters last. */
function wageRank({ extensions = {} }: Entry): number {
  const { kind = "", serves = [], service = [] } = extensions;
  if (serves.includes("labour")) return 0;
  const isForOther = serves.includes("recruiters") || serves.includes("women");
  return isForOther || service.includes("few_cases") || LAST_FOR_WAGES.has(kind) ? 2 : 1;
}

const LAST_FOR_WAGES: ReadonlySet<string> = new Set(["trafficking_hotline", EMERGENCY]);

/** Whoever writes "zh-hant" speaks what entries call "zh". */
function isSpoken(spoken: string, language: Wish["language"]): boolean {
  return spoken === language || String(language).startsWith(`${spoken}-`);
}

function placeIn(list: readonly string[], value: string | undefined): number {
  const place = list.indexOf(value ?? "");
  return place < 0 ? list.length : place;
}
