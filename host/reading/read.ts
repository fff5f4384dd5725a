import { BEGUN, FORCED, hasAny } from "../../schemas/subjects.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { CountryMention, FoldedText, Reading } from "../contract/reading.ts";
import { readAmounts } from "./amounts.ts";
import { isAtSea, isInPort } from "./at-sea.ts";
import { tellsOfCaptivity } from "./captivity.ts";
import { contactAsked } from "./contact/asked.ts";
import { takenBack } from "./corrected.ts";
import { isCorrectionAlone, tellsPlacesAlone } from "./correction-alone.ts";
import { readCorridors } from "./corridors.ts";
import { readCountries, type PlacedMention } from "./countries.ts";
import { readLanguage } from "./language.ts";
import { isErrand } from "./errand.ts";
import { demandForMoney } from "./fee-demand.ts";
import { isHint, withoutHints } from "./hints.ts";
import { findTerms, type TermMatch } from "./lexicon.ts";
import { withoutErrors } from "./named-in-error.ts";
import { hasReturned, tellsOfHome, whereOneIs } from "./returned.ts";
import { routeHabits, type RouteHabits } from "./route-habits.ts";
import { isStillHome } from "./still-home.ts";
import { settleSides } from "./sides.ts";
import { isAboutWork, topicsOf } from "./topics.ts";
import { injuryAtWork } from "./work-injury.ts";

/** Subjects of someone who has begun to work. */
const AT_WORK = ["employer", "salary", "unpaid", "overtime", "overseer", "absconding"] as const;

/** What a message talks about, without a model: language, countries, routes, sums, subjects. `folded` is the message's matching view; the snapshot's corridor profiles tell which countries send and which receive. Its wording is not heard here. Takes about 0.1 ms for 300 characters. */
export function readMessage(text: string, folded: FoldedText, knowledge: Snapshot): Reading {
  const habits = knowledge.derive(routeHabits);
  const language = readLanguage(text, folded.folded);
  const matches = matchesIn(folded, habits);
  const corrects = isCorrectionAlone(folded, matches.filter(isPlace));
  const usualSide = corrects ? habits.correctedSide : habits.usualSide;
  const topics = topicsOf(matches, language);
  const hurtAtWork = injuryAtWork(folded, { matches, language, topics });
  if (hurtAtWork !== null) topics.add("injury");
  const isAtWork = hasAny(topics, AT_WORK);
  const isForced = hasAny(topics, FORCED);
  const isHome = tellsOfHome(folded);
  const atSea = isAtSea(folded);
  const isAway = () => isForced || atSea || tellsOfCaptivity(folded.folded);
  const named = withoutErrors(text, readCountries(folded, matches, { usualSide, language }));
  const back = takenBack({ text, countries: named, language });
  const meant = back.size === 0 ? named : named.filter(({ code }) => !back.has(code));
  const settled = settleSides(meant, { language, isAtWork, isForced, isAway, isHome });
  const placed = withoutHints(corrects ? besideOthers(settled) : settled);
  const codes = new Set(placed.map(({ code }) => code));
  const units = matches.filter(({ value }) => value.unit);
  const amounts = readAmounts(folded, units, { countries: codes, language });
  const hasBegun = hasAny(topics, BEGUN);
  const signs = { text, countries: placed, amounts, language, usualSide, hasBegun };
  const corridors = readCorridors(signs);
  const namesWork = isAboutWork(topics, {
    origin: placed.some((mention) => mention.role === "origin" && !isHint(mention)),
    destination: placed.some((mention) => mention.role === "destination" && !isHint(mention)),
    whole: corridors.some(({ origin, destination }) => origin !== null && destination !== null),
    money: amounts.length > 0 || units.length > 0,
    terms: settled.some(isHint),
  });
  const countries = placed.map(mentionAlone);
  const asked = contactAsked(folded, countries);
  const returned = hasReturned(folded, { placed, isHome });
  const stillHome = isStillHome(folded, { placed, topics, amounts, returned });
  const told = {
    text,
    folded,
    language,
    countries,
    corridors,
    amounts,
    topics,
    namesWork,
    wording: null,
    aboutWork: namesWork,
  };
  const ground = { matches, language, topics, amounts, corridors };
  const asking = asked === null ? told : { ...told, contactAsked: asked };
  const taking = back.size === 0 ? asking : { ...asking, takenBack: back };
  const isIn = whereOneIs(folded, placed);
  const being = isIn.size === 0 ? taking : { ...taking, isIn };
  // Readings of hardly any two shapes are copied and looked into several times as fast.
  return {
    ...(tellsPlacesAlone({ folded, countries: named }) ? { ...being, placesAlone: true } : being),
    feeDemanded: demandForMoney(folded, ground) ?? undefined,
    hurtAtWork: hurtAtWork ?? undefined,
    errand: !namesWork && isErrand(ground) ? true : undefined,
    atSea: atSea ? true : undefined,
    inPort: atSea && isInPort(folded) ? true : undefined,
    returned: returned ?? undefined,
    stillHome: stillHome ?? undefined,
  };
}

/** The very list of `findTerms` where the profiles add nothing, so that what is found of it need not be found again. */
function matchesIn(folded: FoldedText, habits: RouteHabits): readonly TermMatch[] {
  const terms = findTerms(folded);
  const added = habits.find(folded);
  return added.length === 0 ? terms : terms.concat(added);
}

function isPlace({ value }: TermMatch): boolean {
  return value.places.length > 0;
}

/** A country of a correction that may stand on either side stands where the other one does: "Georgia, not Kuwait". */
function besideOthers(placed: readonly PlacedMention[]): readonly PlacedMention[] {
  const sides = new Set(placed.map(({ role }) => role).filter((role) => role !== "unknown"));
  const [side] = sides;
  if (side === undefined || sides.size > 1) return placed;
  return placed.map((mention) =>
    mention.standing === "mistaken" ? mention : { ...mention, role: side },
  );
}

function mentionAlone(mention: PlacedMention): CountryMention {
  const { code, role, text, start, end } = mention;
  const named = { code, role, text, start, end };
  return isHint(mention) ? { ...named, hinted: true } : named;
}
