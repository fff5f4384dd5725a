import type { KnowledgeObject } from "../../schemas/envelope.ts";

/** One contact of the library. */
export type Entry = KnowledgeObject<"ngo_directory">;

/** A contact with what it is chosen by, worked out once for all who ask. */
export interface ListedContact {
  readonly entry: Entry;
  /** Its place by id, by which those alike otherwise are told. */
  readonly place: number;
  readonly hasNumber: boolean;
  /** Whether its number, where it has one, can be dialled from any country. */
  readonly isDialledAnywhere: boolean;
  /** How surely it is right, whether it was checked and what kind of body it is: the less the sooner it is told. */
  readonly standing: number;
  /** Who helps with pay that is owed: offices for labour 0, unions 1, offices for households alone 2, lines against trafficking and for other matters 4. */
  readonly wageRank: number;
  /** Who helps somebody without papers: embassies and help organisations 0, the police 2. */
  readonly statusRank: number;
  readonly isEmergency: boolean;
  readonly isOfGovernment: boolean;
  readonly isOfUnion: boolean;
  /** Whether a country keeps it for its own people abroad. */
  readonly isForOwnAbroad: boolean;
  /** Whether it serves those who work on ships. */
  readonly isForSeafarers: boolean;
  /** Whether it serves those who work in households and nobody else, and whether it is an office for labour, too. */
  readonly isForDomesticWorkers: boolean;
  readonly isForLabour: boolean;
  /** The parts of the world to which it is kept; none where it serves all. */
  readonly areas: readonly string[];
  /** Of bodies that serve the whole world those first that are there for migrants. */
  readonly worldRank: number;
  /** Of lines for those who work in households an office for labour 0 and others 1, before all else 2. */
  readonly householdRank: number;
  /** Whether it is there for complaints about recruiters and their prices and nothing else. */
  readonly isForRecruitersAlone: boolean;
  /** Whether it serves women and nobody else. */
  readonly isForWomenAlone: boolean;
  readonly isForChildren: boolean;
  /** Whether it helps who was abused sexually, and nobody else. */
  readonly isForSexualHarmAlone: boolean;
  /** Whether it sees to who is ill. */
  readonly isForHealth: boolean;
  /** Whether it serves those who work elsewhere than in households. */
  readonly isForOtherWorkers: boolean;
  /** Whether it helps who was sold or abused: a line against trafficking or violence. */
  readonly isForVictims: boolean;
  readonly isShelter: boolean;
  /** What it enforces upon people, if it does. */
  readonly enforces: NonNullable<Entry["extensions"]>["enforces"];
  /** Whether it is an embassy whose number nobody could confirm. */
  readonly isUnsure: boolean;
}

/** The kind of the police. */
export const EMERGENCY = "police_emergency";
/** What is asked for by who wants to know whether a recruiter is licensed. */
export const LICENCE = "licence";
/** The kind of what a country keeps for its people in another. */
export const EMBASSY = "embassy_or_consulate";

/** Whom to call first among equals where nobody is in danger. */
const KINDS = [
  "trafficking_hotline",
  "ngo",
  "government",
  EMBASSY,
  "union",
  EMERGENCY,
  "international_org",
];
const CONFIDENCES = ["high", "medium", "low"];
/** What `standing` stays below. */
export const STANDINGS = (CONFIDENCES.length + 1) * 2 * (KINDS.length + 1);

/** Whom or what who serves them is there for, and not for pay. */
const OF_OTHER_MATTERS: ReadonlySet<string> = new Set([
  "recruiters",
  "women",
  "violence",
  "sexual_violence",
  "health",
]);
const LAST_FOR_WAGES: ReadonlySet<string> = new Set(["trafficking_hotline", EMERGENCY]);

/** Whether it is what one calls there in danger. */
export function isEmergency({ extensions }: Entry): boolean {
  return extensions?.kind === EMERGENCY;
}

/** Reads a contact that stands at this place by its id. */
export function listedContact(entry: Entry, place: number): ListedContact {
  const { content, extensions = {} } = entry;
  const { kind, note = "", areas = [] } = extensions;
  return {
    entry,
    place,
    ...reachedBy(entry),
    standing: standingOf(entry),
    wageRank: wageRankOf(entry),
    statusRank: statusRankOf(entry),
    isEmergency: isEmergency(entry),
    isOfGovernment: kind === "government",
    isOfUnion: kind === "union",
    isForSeafarers: /seafarer|mariner|stella maris|transport workers/i.test(
      `${content.name} ${note}`,
    ),
    areas,
    worldRank: worldRankOf(entry),
    ...servedBy(extensions),
    enforces: extensions.enforces,
  };
}

/** Whether and from where it can be called. */
function reachedBy({ content, extensions = {} }: Entry) {
  const { phone_from_abroad: abroad, kind, confidence } = extensions;
  const phone = content.phone ?? null;
  const isOwn = content.applicable_corridors?.includes(`${content.jurisdiction}-*`) === true;
  return {
    hasNumber: phone !== null,
    isDialledAnywhere: phone === null || [phone, abroad].some((number) => number?.startsWith("+")),
    isForOwnAbroad: isOwn && abroad !== undefined,
    isUnsure: kind === EMBASSY && confidence === "low" && phone !== null,
  };
}

/** Whom and what it is there for. */
function servedBy({ kind, serves = [], service = [] }: NonNullable<Entry["extensions"]>) {
  const isForLabour = serves.includes("labour");
  const isForRecruiters = serves.includes("recruiters");
  return {
    isForDomesticWorkers: isForHouseholds(serves),
    isForLabour,
    householdRank: isForHouseholds(serves) ? Number(!isForLabour) : 2,
    isForRecruitersAlone: isForRecruiters && isForNoneBut(serves, "recruiters", "licences"),
    isForWomenAlone: serves.includes("women"),
    isForChildren: serves.includes("children"),
    isForSexualHarmAlone: serves.includes("sexual_violence"),
    isForHealth: serves.includes("health"),
    isForOtherWorkers: serves.includes("other_workers"),
    isForVictims: kind === "trafficking_hotline" || serves.includes("violence"),
    isShelter: service.includes("shelter"),
  };
}

function worldRankOf({ content, extensions }: Entry): number {
  const isMigrants = /migra/i.test(content.name);
  return (extensions?.kind === "international_org" ? 0 : 2) + (isMigrants ? 0 : 1);
}

type Served = NonNullable<NonNullable<Entry["extensions"]>["serves"]>;

function isForHouseholds(serves: Served): boolean {
  return serves.includes("domestic_workers") && isForNoneBut(serves, "domestic_workers", "labour");
}

function isForNoneBut(serves: Served, ...some: Served): boolean {
  return serves.length > 0 && serves.every((whom) => some.includes(whom));
}

function standingOf({ content, extensions = {} }: Entry): number {
  const sure = placeIn(CONFIDENCES, extensions.confidence);
  const checked = content.verified == null ? 1 : 0;
  return (sure * 2 + checked) * (KINDS.length + 1) + placeIn(KINDS, extensions.kind);
}

function wageRankOf({ extensions = {} }: Entry): number {
  const { kind = "", serves = [], service = [] } = extensions;
  if (serves.includes("labour")) return isForHouseholds(serves) ? 2 : 0;
  if (kind === "union") return 1;
  const isForOther = serves.some((whom) => OF_OTHER_MATTERS.has(whom));
  return isForOther || service.includes("few_cases") || LAST_FOR_WAGES.has(kind) ? 4 : 3;
}

const FIRST_WITHOUT_STATUS: ReadonlySet<string> = new Set([EMBASSY, "ngo", "union"]);

function statusRankOf({ extensions }: Entry): number {
  const { kind = "", enforces } = extensions ?? {};
  if (kind === EMERGENCY || enforces === "police") return 2;
  return FIRST_WITHOUT_STATUS.has(kind) ? 0 : 1;
}

function placeIn(list: readonly string[], value: string | undefined): number {
  const place = list.indexOf(value ?? "");
  return place < 0 ? list.length : place;
}
