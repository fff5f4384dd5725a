import { AT_WORK, OF_PAY } from "../../../schemas/questions.ts";
import type { CorridorMention } from "../../contract/reading.ts";
import { blockOf, type Block, type Draft } from "./block.ts";
import { givesLicences } from "./blocks/contacts/contact-notes.ts";
import { askedBlock, isOfficeFirst, QUESTIONED } from "./blocks/answered.ts";
import { afarBlock, isForSomebodyMissed } from "./blocks/afar.ts";
import { contactsBlock } from "./blocks/contacts/contacts.ts";
import { dangerBlock, statusBlock } from "./blocks/danger.ts";
import { capsBlock, indicatorsBlock, isAboutCharges, labelsBlock } from "./blocks/facts.ts";
import { lawBlock } from "./blocks/laws/law.ts";
import { numbersBlock } from "./blocks/contacts/numbers.ts";
import { patternsBlock } from "./blocks/patterns.ts";
import { questionBlock } from "./blocks/question.ts";
import { refusalBlock } from "./blocks/refusal.ts";
import { phoneBlock, serviceBlock } from "./blocks/service.ts";
import { signsBlock } from "./blocks/signs.ts";
import { urgentContact } from "./blocks/contacts/urgent-contact.ts";
import { verdictBlock } from "./blocks/price/verdict.ts";
import { warningBlock } from "./blocks/warning.ts";
import { asksOfProof } from "../../risk/asked/proof-asked.ts";
import { isDangerous } from "./evidence/in-danger.ts";
import { asksNothing, showsOffer } from "./evidence/lawful-offer.ts";
import { isQuestion, situationOf, type Situation } from "./evidence/situation.ts";
import { licenceStep, stepsBlock, stepsLeft } from "./blocks/steps.ts";

/** The whole answer as blocks in reading order. */
export function writeAnswer(draft: Draft): readonly Block[] {
  const situation = situationOf(draft);
  if (situation === "courtesy") return [courtesyBlock(draft)];
  const asked = askedBlock(draft, situation);
  const isAskedFirst = asked !== null && isOfficeFirst(draft);
  const blocks = [
    isAskedFirst ? asked : null,
    ...(situation === "refused" || situation === "employer" ? [] : firstOfAll(draft)),
    numbersBlock(draft),
    TOLD.has(situation) ? warningBlock(draft) : null,
    showsOffer(draft, situation) ? blockOf(1, null, [draft.say("no-clear-signs")]) : null,
    isAskedFirst ? null : asked,
    ...WRITERS[situation](draft),
    silenceBlock(draft, situation),
    closingBlock(draft, situation),
  ];
  return blocks.filter((block) => block !== null);
}

/** What comes first where somebody may be hurt, the police may ask for papers, the service itself is asked about, or the phone is watched. */
function firstOfAll(draft: Draft): Blocks {
  return [dangerBlock(draft), statusBlock(draft), serviceBlock(draft), phoneBlock(draft)];
}

/** Where a lure or a child at work is told of before anything else. */
const TOLD: ReadonlySet<Situation> = new Set([...QUESTIONED, "employer", "unread"]);

/** Chance of an offer from which on an advert is read. */
const ADVERTISES = 0.5;

type Blocks = readonly (Block | null)[];
type Writer = (draft: Draft) => Blocks;

/** What somebody who hires is told first. */
const EMPLOYER = {
  costs: "employer",
  papers: "employer-bound",
  other: "employer-other",
} as const;

const WRITERS: Record<Exclude<Situation, "courtesy">, Writer> = {
  life: (draft) => [
    draft.reading.unread === true ? blockOf(1, null, [draft.say("unread")]) : null,
    contactsBlock(draft, urgentContact(draft)),
    imageBlock(draft),
  ],
  service: (draft) => [contactsBlock(draft, urgentContact(draft)), imageBlock(draft)],
  contact: (draft) => [
    contactsBlock(draft, urgentContact(draft)),
    licenceStep(draft),
    askRoute(draft),
    imageBlock(draft),
  ],
  refused: (draft) => [
    refusalBlock(draft),
    signsBlock(draft),
    ...grounds(draft),
    imageBlock(draft),
  ],
  employer: (draft) => [
    blockOf(1, null, [draft.say(EMPLOYER[draft.reading.askedByEmployer ?? "other"])]),
    ...aroundContacts(draft, grounds(draft)),
    askRoute(draft),
    imageBlock(draft),
  ],
  signs: (draft) => [
    ...withHelp(
      draft,
      [verdictOnSum(draft), signsOrNone(draft), patternsBlock(draft), ...grounds(draft)],
      stepsBlock(draft),
    ),
    askRoute(draft),
    imageBlock(draft),
  ],
  answer: (draft) => [
    ...(wantsAdvice(draft) ? withAdvice(draft) : withAnswer(draft)),
    askRoute(draft),
    imageBlock(draft),
  ],
  ask: (draft) => [
    imageBlock(draft),
    blockOf(2, null, [draft.say("ask")]),
    contactsBlock(draft, urgentContact(draft)),
    isForSomebodyMissed(draft) ? afarBlock(draft) : null,
  ],
  unread: (draft) => [
    blockOf(1, null, [draft.say("unread")]),
    contactsBlock(draft, urgentContact(draft)),
  ],
  unrelated: (draft) => [blockOf(2, null, [draft.say("unrelated")])],
};

/** What was found and why it is a sign; where all of it may as well mean something else, that nothing is clear. */
function signsOrNone(draft: Draft): Block | null {
  const signs = signsBlock(draft);
  if (signs !== null || isDangerous(draft)) return signs;
  return blockOf(1, null, [draft.say("no-clear-signs")]);
}

// What was answered a moment ago stands above: neither the alarm nor the numbers are sent again.
function courtesyBlock({ found, say }: Draft): Block {
  const slot = found.contacts.length > 0 ? "courtesy" : "courtesy-alone";
  return { rank: 0, lead: null, lines: [say(slot)] };
}

// In danger, whom to call and what to do come before what was found and why.
function withHelp(draft: Draft, found: Blocks, steps: Block | null): Blocks {
  if (!isDangerous(draft)) return [...aroundContacts(draft, found), steps];
  return [contactsBlock(draft, urgentContact(draft)), steps, ...found];
}

function withAnswer(draft: Draft): Blocks {
  const found = [verdictOnSum(draft), leadIn(draft), ...grounds(draft)];
  return withHelp(draft, found, stepsOnward(draft));
}

/** Whether somebody asks what to do about what was told, or what to keep as proof, and is in no danger. */
function wantsAdvice(draft: Draft): boolean {
  const asks = draft.reading.goesOn === "for_advice" || asksOfProof(draft.reading);
  return asks && !isDangerous(draft);
}

// Who asks what to do about what was told reads that before the law.
function withAdvice(draft: Draft): Blocks {
  const found = [leadIn(draft), ...grounds(draft)];
  const contacts = contactsBlock(draft, urgentContact(draft));
  return [verdictOnSum(draft), stepsOnward(draft), contacts, ...found];
}

function stepsOnward(draft: Draft): Block | null {
  return isForSomebodyMissed(draft) ? afarBlock(draft) : stepsLeft(draft);
}

// Who asks whom to call reads that first.
function aroundContacts(draft: Draft, blocks: Blocks): Blocks {
  const contacts = contactsBlock(draft, urgentContact(draft));
  return draft.reading.contactAsked === undefined ? [...blocks, contacts] : [contacts, ...blocks];
}

// Who is in danger now has other questions than whether a sum is lawful.
function verdictOnSum(draft: Draft): Block | null {
  const isToldAbove = draft.reading.questionAsked === "get_back" && questionBlock(draft) !== null;
  return isDangerous(draft) || isToldAbove ? null : verdictBlock(draft);
}

// What was asked and answered above needs no lead.
function leadIn(draft: Draft): Block | null {
  return questionBlock(draft) === null ? blockOf(8, null, [draft.say("answer")]) : null;
}

// Where money is no subject the law answers before the fee limits do; in danger they are told only to who asks for one or shows an advert, and no list of indicators is. To a question about the time at work neither a limit nor law found by its words is an answer.
function grounds(draft: Draft): Blocks {
  const { found } = draft;
  const isCalm = !isDangerous(draft);
  const isOfCaps = !isOfOtherLaw(draft) && (isCalm || isAboutPrice(draft));
  const caps = isOfCaps ? capsBlock(draft) : null;
  const names = [
    isCalm ? indicatorsBlock(draft) : null,
    asksNothing(draft) || isOfPay(draft) ? null : labelsBlock(draft),
  ];
  const law = isOfTimeAtWork(draft) && found.hits.length === 0 ? null : lawBlock(draft);
  return isAboutCharges(draft) ? [caps, ...names, law] : [...names, law, caps];
}

// An advert that sounds like danger asks whoever reads it for money all the same.
function isAboutPrice({ reading: { priceAsked, wording } }: Draft): boolean {
  return priceAsked === true || (wording?.offer ?? 0) >= ADVERTISES;
}

/** Whether what is asked is the law on something else than what may be charged. */
function isOfOtherLaw(draft: Draft): boolean {
  const { licenceLawAsked, topics } = draft.reading;
  const isOfLicences = licenceLawAsked === true && !topics.has("fee");
  return isOfLicences || isOfTimeAtWork(draft);
}

// What is taken off wages, or paid, is no fee, whatever it is called.
function isOfPay({ reading: { questionAsked, payTold } }: Draft): boolean {
  return payTold !== undefined || (questionAsked !== undefined && OF_PAY.has(questionAsked));
}

function isOfTimeAtWork({ reading: { questionAsked } }: Draft): boolean {
  return questionAsked !== undefined && AT_WORK.has(questionAsked);
}

// Who is in danger in their own country is not asked where the work is.
function isHeldAtHome(draft: Draft, route: CorridorMention | undefined): boolean {
  const { origin = null, destination = null } = route ?? {};
  const isThere = origin !== null && draft.reading.isIn?.has(origin) === true;
  return destination === null && isThere && isDangerous(draft);
}

// Without a whole route neither its limit nor its contacts can be looked up.
function askRoute(draft: Draft): Block | null {
  return draft.reading.contactAsked?.of === "licence" ? askHome(draft) : askSides(draft);
}

function askSides(draft: Draft): Block | null {
  const { found, reading, say } = draft;
  const [route] = reading.corridors.toSorted((a, b) => sidesOf(b) - sidesOf(a));
  const sides = route === undefined ? 0 : sidesOf(route);
  const answered = [found.laws, found.indicators].some((facts) => facts.length > 0);
  const isGeneral = sides === 0 && found.hits.length === 0 && reading.contactAsked?.alone !== true;
  if (sides === 2 || answered || isGeneral || isHeldAtHome(draft, route)) return null;
  if (sides === 0) return blockOf(8, null, [say("ask-route")]);
  return blockOf(8, null, [say(route?.origin === null ? "ask-origin" : "ask-destination")]);
}

// Whom to ask about a recruiter depends on where they are from, and not on where the work is.
function askHome(draft: Draft): Block | null {
  const { found, reading, say } = draft;
  const isKnown =
    reading.corridors.some(({ origin }) => origin !== null) ||
    found.contacts.some((contact) => givesLicences(draft, contact));
  return isKnown ? null : blockOf(8, null, [say("ask-origin")]);
}

function sidesOf({ origin, destination }: CorridorMention): number {
  return Number(origin !== null) + Number(destination !== null);
}

// Whoever sent a picture takes for granted that it was seen.
function imageBlock({ found, say }: Draft): Block | null {
  return found.unreadImage ? blockOf(1, null, [say("image-unread")]) : null;
}

// A layer that failed, was off or found nothing must never read as an all-clear.
function silenceBlock(draft: Draft, situation: Situation): Block | null {
  const { found, reading, say } = draft;
  if (found.failed.length > 0) {
    return blockOf(1, null, [say("layer-failed", { layers: found.failed.join(", ") })]);
  }
  if (situation !== "answer" && situation !== "ask") return null;
  if (showsOffer(draft, situation)) return null;
  if (!found.rulesRan) return blockOf(2, null, [say("not-checked")]);
  // Beside what to do in danger it would say that nothing was found.
  if (isQuestion(reading) || isDangerous(draft)) return null;
  return blockOf(2, null, [say(found.excused === true ? "no-clear-signs" : "no-signs")]);
}

function closingBlock({ say }: Draft, situation: Situation): Block | null {
  return situation === "unrelated" ? null : blockOf(3, null, [say("closing")]);
}
