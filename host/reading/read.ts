import { atOnce, type Steps } from "../../schemas/steps.ts";
import { claim } from "../../schemas/claim.ts";
import { BEGUN, FORCED, hasAny } from "../../schemas/subjects.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type {
  CountryMention,
  FoldedText,
  Reading,
  SumsTold,
  ToldPlace,
} from "../contract/reading.ts";
import { decodedText } from "../matching/disguises/codes/decoded.ts";
import type { Stretch } from "../matching/sentence.ts";
import { readAmounts } from "./money/amounts.ts";
import { isAtSea, isInPort } from "./whereabouts/at-sea.ts";
import { tellsOfDeathAbroad } from "./bereavement.ts";
import { contactAsked } from "./contact/asked.ts";
import { tellsPlacesAlone } from "./corrections/correction-alone.ts";
import { readCorridors } from "./sides/corridors.ts";
import { tellsOfCustody } from "./custody.ts";
import type { PlacedMention } from "./places/countries.ts";
import { findPlacesSteps } from "./places/find-places.ts";
import { withDenials } from "./denials/undenied.ts";
import { isErrand } from "./errand.ts";
import { tellsOfSafety } from "./whereabouts/safe.ts";
import { minorAge } from "./minor-age.ts";
import { chargesNothing, sumsBeside, sumsTold } from "./money/asked-sum.ts";
import {
  demandForMoney,
  figureBeside,
  hasSumBeside,
  type DemandGround,
} from "./money/fee-demand.ts";
import { owedVerbs } from "./money/owed-wages.ts";
import { paidSpots } from "./money/paid.ts";
import { isReleasePriced } from "./money/priced-release.ts";
import { isHint } from "./sides/hints.ts";
import { languageAsked } from "./language/language-asked.ts";
import { readLanguage } from "./language/language.ts";
import { placeOver } from "./terms/spots.ts";
import { findTerms, type TermMatch } from "./terms/lexicon.ts";
import { readPlaces } from "./read-places.ts";
import { hasReturned, whereOneIs, whereOneMayBe } from "./whereabouts/returned.ts";
import { routeHabits, type RouteHabits } from "./sides/route-habits.ts";
import { homeYet, isStillHome, type HomeSigns } from "./whereabouts/still-home.ts";
import {
  isAboutWork,
  languageOfWish,
  toldWords,
  topicsOf,
  wordsFor,
  type RouteEvidence,
} from "./topics.ts";
import { injuryAtWork } from "./work-injury.ts";

/** What a message talks about, without a model: language, countries, routes, sums, subjects. `folded` is the message's matching view; the snapshot's corridor profiles tell which countries send and which receive. Its wording is not heard here. Takes about 0.1 ms for 300 characters, and stops between its steps. */
export function* readMessageSteps(
  text: string,
  folded: FoldedText,
  knowledge: Snapshot,
): Steps<Reading> {
  const habits = knowledge.derive(routeHabits);
  const matches = matchesIn(folded, habits);
  yield;
  const { language, words } = wordsIn(text, folded, matches);
  yield;
  const owed = owedVerbs(words);
  const topics = topicsOf(matches, words, owed);
  const hurtAtWork = injuryAtWork(folded, { words, topics });
  if (hurtAtWork !== null) topics.add("injury");
  const atSea = isAtSea(folded);
  const found = { text, folded, language, matches, topics, atSea };
  yield;
  yield* findPlacesSteps(folded, matches, language);
  yield;
  const { named, back, placed, alone, hints, usualSide, isHome } = readPlaces(found, habits);
  yield;
  const codes = new Set(placed.map(({ code }) => code));
  const units = matches.filter(({ value }) => value.unit);
  const amounts = readAmounts(folded, units, { countries: codes, language });
  yield;
  addPricedRelease(folded, { words, topics, amounts });
  const hasBegun = hasAny(topics, BEGUN);
  const isForced = hasAny(topics, FORCED);
  const isIn = whereOneIs(folded, placed);
  const aside = { usualSide, hasBegun, isForced, isIn };
  const corridors = readCorridors({ text, countries: placed, amounts, language, ...aside });
  const namesWork = isAboutWork(topics, {
    ...sidesTold(placed, corridors),
    money: amounts.length > 0 || units.length > 0,
    terms: hints,
  });
  const about = { corridors, amounts, topics, namesWork, wording: null, aboutWork: namesWork };
  const told = { text, folded, language, countries: placed.map(mentionAlone), ...about };
  yield;
  const asking = withContactAsked(told);
  const taking = back.size === 0 ? asking : { ...asking, takenBack: back };
  const mayBeIn = whereOneMayBe(folded, placed);
  const being = { ...taking, ...(isIn.size > 0 && { isIn }), ...(mayBeIn.size > 0 && { mayBeIn }) };
  yield;
  const money = yield* moneyTold(folded, { words, topics, amounts, corridors });
  yield;
  // Readings of hardly any two shapes are copied and looked into several times as fast.
  return {
    ...(tellsPlacesAlone({ folded, countries: named }) ? { ...being, placesAlone: true } : being),
    countryAlone: alone,
    answerIn: languageAsked(folded.folded, topics),
    ...money,
    hurtAtWork: hurtAtWork ?? undefined,
    payOwed: payOwed(folded, [...wordsFor(words, "unpaid"), ...owed]),
    errand: claim(!namesWork && isErrand({ words, topics })),
    ...plight(folded, { words, placed, isIn, atSea }),
    ...whereabouts(folded, { placed, topics, amounts, isHome }),
  };
}

/** The same in one go. */
export function readMessage(text: string, folded: FoldedText, knowledge: Snapshot): Reading {
  return atOnce(readMessageSteps(text, folded, knowledge));
}

/** The language, and the words that have subjects in it; where only a wish to die tells it, by that. */
function wordsIn(text: string, folded: FoldedText, matches: readonly TermMatch[]) {
  const language = readLanguage(decodedText(text), withDenials(folded).folded);
  const words = toldWords(matches, language);
  return { language: language ?? languageOfWish(words), words };
}

/** The same with the contact that is asked for, where one is. */
function withContactAsked<T extends Pick<Reading, "folded" | "countries">>(told: T) {
  const asked = contactAsked(told.folded, told.countries);
  return asked === null ? told : { ...told, contactAsked: asked };
}

/** A release that has a price is a subject, whatever words tell of it. */
function addPricedRelease(
  folded: FoldedText,
  told: { readonly topics: Set<string> } & Pick<DemandGround, "words" | "amounts">,
): void {
  if (isReleasePriced(folded, told)) told.topics.add("release");
}

/** Where a fee is demanded, or was paid, and which sum it is. */
function* moneyTold(
  folded: FoldedText,
  told: DemandGround,
): Steps<Pick<Reading, "feeDemanded" | "sumsTold" | "hasPaid" | "chargesNothing">> {
  const { paid, gave } = paidSpots(folded);
  const given = gave.filter((spot) => hasSumBeside(folded, spot, told));
  const paying = [...paid, ...given];
  const ground = { ...told, paying };
  yield;
  const feeDemanded = demandForMoney(folded, ground) ?? undefined;
  yield;
  const sums = sumsBeside(folded, ground);
  yield;
  return {
    feeDemanded,
    sumsTold: sumsTold(folded, sums, feeDemanded) ?? bareSum(folded, paying),
    hasPaid: claim(paying.length > 0),
    chargesNothing: claim(chargesNothing(folded, sums)),
  };
}

/** "i paid 20000": a figure without a currency, right beside the paying. */
function bareSum(folded: FoldedText, paying: readonly Stretch[]): SumsTold | undefined {
  const value = figureBeside(folded.folded, paying);
  return value === null
    ? undefined
    : { asked: { value, currency: null, mayBe: null }, isCharge: true };
}

/** Which sides of a route are told, and not only hinted at, and whether both of one are known. */
function sidesTold(
  placed: readonly PlacedMention[],
  corridors: Reading["corridors"],
): Pick<RouteEvidence, "origin" | "destination" | "whole"> {
  return {
    origin: placed.some((mention) => mention.role === "origin" && !isHint(mention)),
    destination: placed.some((mention) => mention.role === "destination" && !isHint(mention)),
    whole: corridors.some(({ origin, destination }) => origin !== null && destination !== null),
  };
}

/** Who writes is a child or at sea, or somebody is in custody or has died, as far as they tell. */
function plight(
  folded: FoldedText,
  { atSea, ...signs }: Parameters<typeof tellsOfDeathAbroad>[1] & { readonly atSea: boolean },
): Pick<Reading, "minorAge" | "atSea" | "inPort" | "inCustody" | "bereaved"> {
  return {
    minorAge: minorAge(folded) ?? undefined,
    atSea: claim(atSea),
    inPort: claim(atSea && isInPort(folded)),
    inCustody: claim(tellsOfCustody(folded, signs.words)),
    bereaved: claim(tellsOfDeathAbroad(folded, signs)),
  };
}

function payOwed(folded: FoldedText, [first]: readonly TermMatch[]): ToldPlace | undefined {
  return first === undefined ? undefined : placeOver(folded, [first]);
}

/** Whether somebody is back, has not left yet or is in safety, as far as they tell. */
function whereabouts(
  folded: FoldedText,
  { isHome, ...signs }: Omit<HomeSigns, "returned"> & { readonly isHome: boolean },
): Pick<Reading, "returned" | "stillHome" | "homeYet" | "isSafe"> {
  const returned = hasReturned(folded, { placed: signs.placed, isHome });
  const stillHome = isStillHome(folded, { ...signs, returned });
  const isSafe = claim(tellsOfSafety(folded));
  return {
    returned: returned ?? undefined,
    stillHome: stillHome ?? undefined,
    homeYet: stillHome === false ? undefined : homeYet(folded, { ...signs, returned }),
    isSafe,
  };
}

/** The very list of `findTerms` where the profiles add nothing, so that what is found of it need not be found again. */
function matchesIn(folded: FoldedText, habits: RouteHabits): readonly TermMatch[] {
  const terms = findTerms(folded);
  const added = habits.find(folded);
  return added.length === 0 ? terms : terms.concat(added);
}

function mentionAlone(mention: PlacedMention): CountryMention {
  const { code, role, text, start, end } = mention;
  const named = { code, role, text, start, end };
  return isHint(mention) ? { ...named, hinted: true } : named;
}
