import { BEGUN, hasAny } from "../../schemas/subjects.ts";
import type { Reading } from "../../host/contract/reading.ts";
import type { ToolArgs } from "../../host/contract/tool.ts";
import { corridorOf } from "./corridors.ts";
import { acronymsIn } from "./named-bodies.ts";
import { isAboutWages, isOwedPay } from "./trouble.ts";

/** The routes; whoever asks about a recruiter of a country need not say that they are from there. */
export function routesIn({ corridors, countries, contactAsked }: Reading): string[] {
  const routes = corridors.map(corridorOf);
  const named = contactAsked?.of === "licence" ? countries.map(({ code }) => `*-${code}`) : [];
  return [...new Set(routes.length > 0 ? routes : named)];
}

/** What else than the route a message tells of who needs a contact, as arguments of the directory. */
export function argsOf(reading: Reading, in_danger: boolean): ToolArgs {
  return { ...situationIn(reading, in_danger), ...toldIn(reading), ...askedIn(reading) };
}

function situationIn(reading: Reading, in_danger: boolean): ToolArgs {
  const { language, beforeLeaving } = reading;
  const before_leaving =
    beforeLeaving === "told" ||
    isOffered(reading) ||
    (!in_danger &&
      !asksForThere(reading) &&
      (beforeLeaving === "likely" || choosesRecruiter(reading)));
  return {
    language,
    at_sea: reading.atSea === true,
    in_danger,
    before_leaving,
    about_wages: !before_leaving && (in_danger ? isOwedPay(reading) : isOfLabourOffice(reading)),
  };
}

/** Whether an offer is told of that nobody should follow, or a child to be sent to work, by who does not say that they are there. */
function isOffered({ lure, childWorks, topics, danger, isIn, corridors }: Reading): boolean {
  const isChildToGo =
    childWorks === true && (danger ?? null) === null && !hasAny(topics, CHILD_THERE);
  if (lure === undefined && !isChildToGo) return false;
  return !corridors.some(({ destination }) => destination !== null && isIn?.has(destination));
}

/** What tells that a child has begun to work. */
const CHILD_THERE = [...BEGUN, "injury", "abused"] as const;

/** Whether hardly more is asked than whom to call in the country of work: "phone number for her in Poland?". */
function asksForThere({ contactAsked, countries, corridors }: Reading): boolean {
  if (contactAsked?.alone !== true) return false;
  const there = new Set(corridors.map(({ destination }) => destination));
  return countries.some(({ code, hinted }) => hinted !== true && there.has(code));
}

/** Who asks about a recruiter's licence has not left, unless something tells that they have. */
function choosesRecruiter(reading: Reading): boolean {
  const { contactAsked, stillHome, returned, topics } = reading;
  if (contactAsked?.of !== "licence" || stillHome === false || returned === true) return false;
  return !hasAny(topics, BEGUN);
}

function isOfLabourOffice(reading: Reading): boolean {
  const { matter } = reading;
  return matter === undefined
    ? isAboutWages(reading)
    : matter === "dismissal" || matter === "kin-leave";
}

function toldIn(reading: Reading): ToolArgs {
  return {
    ...((reading.returned === true || mournsAtHome(reading)) && { returned: true }),
    ...(reading.fromAfar === true && { from_afar: true }),
    ...(reading.inPort === true && { in_port: true }),
    ...(reading.needsDoctor === true && { needs_doctor: true }),
    ...matterIn(reading),
    ...(isShyOfPolice(reading) && { no_status: true }),
    ...workIn(reading),
  };
}

const SHY: ReadonlySet<Reading["matter"]> = new Set(["no-status", "accused", "pregnant"]);

/** Whether the police help last: of who lacks papers, is accused or pregnant, fears them or is in their hands. */
function isShyOfPolice({ matter, fearsPolice, inCustody }: Reading): boolean {
  return SHY.has(matter) || fearsPolice === true || inCustody === true;
}

/** Whether somebody died abroad, and who writes of it does not say that they are there, too. */
function mournsAtHome({ bereaved, corridors, isIn }: Reading): boolean {
  const destination = corridors[0]?.destination ?? null;
  return bereaved === true && (destination === null || isIn?.has(destination) !== true);
}

function matterIn(reading: Reading): ToolArgs {
  const { minorAge, hurtAtWork, needs, topics, contactAsked } = reading;
  const needsShelter = topics.has("put_out") || contactAsked?.shelter === true;
  const isAbused = topics.has("abused") || reading.sexDemanded === true;
  const isInjured = hurtAtWork !== undefined && !topics.has("violence");
  return {
    ...(isAbused && { sexual_harm: true }),
    ...(needsShelter && { needs_shelter: true }),
    ...((minorAge !== undefined || needs?.has("minor") === true) && { minor: true }),
    ...(isInjured && !isAbused && { injured: true }),
  };
}

/** Who names another line of work, and none that is done in households, too, works elsewhere. */
function workIn({ topics, household }: Reading): ToolArgs {
  const isOther = topics.has("sector") || topics.has("fishing");
  const isHelper = household === true && (topics.has("care") || !isOther);
  if (topics.has("domestic_work") || isHelper) return { work: "household" };
  return isOther && !topics.has("care") ? { work: "other" } : {};
}

function askedIn(reading: Reading): ToolArgs {
  const { contactAsked: asked, numbersAsked: numbers } = reading;
  const named = asked === undefined ? "" : [acronymsIn(reading), asked.bodies].join(" ").trim();
  return {
    ...(asked !== undefined && { asked_for: asked.of ?? "any" }),
    ...(named !== "" && { named }),
    ...(numbers !== undefined && { numbers: numbers.join(", ") }),
  };
}
