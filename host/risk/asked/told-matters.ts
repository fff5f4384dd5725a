import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Question } from "../../../schemas/questions.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { areBeside } from "../../reading/terms/rows-beside.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { conceptStarts, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { ACCUSES, SAID_OF_ONE, THEFT } from "./words/accused-words.ts";
import { ILL_OR_DEAD, LEAVE } from "./words/kin-leave-words.ts";
import {
  COMPELS,
  CONTRACEPTIVE,
  FORBIDS,
  MEDICINE,
  OF_CONTRACT,
  PREGNANT,
  WIFE,
} from "./words/pregnancy-words.ts";

/** UTF-16 units up to which such a matter is what a message is about. */
const LONGEST = 700;
/** Folded units within which an accusation is one of theft, a medicine one against pregnancy, and a clause forbids one. */
const NEAR = 48;

/** "She says, that I stole." */
const COMMAS = /[,،，]/gu;

const accuses = once(() => new RowsFinder(ACCUSES));
const theft = once(() => new RowsFinder(THEFT));
const saidOfOne = once(() => new RowsFinder(SAID_OF_ONE));
const pregnant = once(() => new RowsFinder(PREGNANT));
const contraceptive = once(() => new RowsFinder(CONTRACEPTIVE));
const medicine = once(() => new RowsFinder(MEDICINE));
const compels = once(() => new RowsFinder(COMPELS));
const forbids = once(() => new RowsFinder(FORBIDS));
const ofContract = once(() => new RowsFinder(OF_CONTRACT));
const wife = once(() => new RowsFinder(WIFE));
const illOrDead = once(() => new RowsFinder(ILL_OR_DEAD));
const leave = once(() => new RowsFinder(LEAVE));

/** What befalls a worker abroad, in which an embassy or a labour office helps first and the police do not: to be accused of theft, to be made to prevent a pregnancy or forbidden one, to be pregnant, or to be refused leave when a relative at home is ill or has died. */
export function toldMatter(reading: Reading): Question | undefined {
  if (reading.text.length > LONGEST || reading.topics.has("everyday")) return undefined;
  if (isAccused(reading)) return "accused";
  if (isMadeToPreventPregnancy(reading)) return "body_control";
  if (isPregnantAtWork(reading)) return "pregnant";
  return isRefusedLeaveForKin(reading) ? "kin_leave" : undefined;
}

function isAccused({ folded: { folded } }: Reading): boolean {
  const isAccusation = areBeside(folded, { one: accuses(), other: theft(), within: NEAR });
  return isAccusation || saidOfOne().test(folded.replaceAll(COMMAS, ""));
}

/** Whether pills, injections or a promise against pregnancy are demanded, or a clause forbids one. */
function isMadeToPreventPregnancy(reading: Reading): boolean {
  const { folded } = reading.folded;
  const isForbidden =
    areBeside(folded, { one: pregnant(), other: forbids(), within: NEAR }) &&
    ofContract().test(folded);
  if (isForbidden && !saysIAmPregnant(reading)) return true;
  const isPrevented =
    contraceptive().test(folded) ||
    areBeside(folded, { one: pregnant(), other: medicine(), within: NEAR });
  return isPrevented && compels().test(folded) && !reading.topics.has("medical");
}

const ONESELF = conceptHashes("i we");

/** "I am pregnant" is no clause. */
function saysIAmPregnant({ folded, language }: Reading): boolean {
  return meanAny(findConcepts(folded.folded, language), ONESELF);
}

/** Concepts of work and of its end, and of what is asked of it. */
const WORK = conceptHashes(
  "employer madam company manager supervisor agency agent factory work contract dismiss send-home leave-job sign salary medical-test maid worker may rights visa doctor certificate",
);
/** Folded units between a wife and her pregnancy. */
const BESIDE = 14;
/** Concepts of a body that suffers; one in need of a doctor asks for more than their rights. */
const SUFFERS = conceptHashes("hurt sick urgent rescue help");
const HARMED = ["abused", "violence", "medical", "injury", "absconding", "no_status"] as const;
/** Concepts of who hides: what the police may do to them is told then. */
const HIDES = conceptHashes("hide escape");

/** Whether somebody at work abroad is pregnant, and tells of nothing that needs a doctor or hurts them. */
function isPregnantAtWork(reading: Reading): boolean {
  const { folded, language, topics, namesWork, countries, text, needs } = reading;
  if (!pregnant().test(folded.folded) || hasAny(topics, HARMED)) return false;
  if (areBeside(folded.folded, { one: wife(), other: pregnant(), within: BESIDE })) return false;
  if (!namesWork && countries.length === 0 && topics.size === 0) return false;
  const told = findConcepts(folded.folded, language);
  if (meanAny(told, HIDES)) return false;
  if (needs?.has("needs_doctor") === true && meanAny(told, SUFFERS)) return false;
  return QUESTION_MARK.test(text) || meanAny(told, WORK);
}

const KIN = conceptHashes("mother father child sibling spouse grandparent family");
/** Concepts by which somebody is hurt or locked in, whoever is ill. */
const DEEDS = conceptHashes("hit burn touch rape lock weapon");

const OTHERS = conceptHashes("he-she they");
/** Folded units before the leave in which it is said whose it is, and behind a relative in which it is said where they are. */
const WHOSE = 20;
const WHERE = 22;
const CLAUSE_END = /[,.;:!?\n،۔।、。，]/u;

/** Whether leave is asked for, or refused, because a relative at home is ill or has died. */
function isRefusedLeaveForKin(reading: Reading): boolean {
  const { folded, language, topics, returned, hurtAtWork } = reading;
  if (returned === true || topics.has("violence") || hurtAtWork !== undefined) return false;
  const asked = leave().find(folded.folded);
  if (asked.length === 0 || !illOrDead().test(folded.folded)) return false;
  const told = findConcepts(folded.folded, language);
  if (!meanAny(told, KIN) || meanAny(told, DEEDS) || areKinAbroad(reading)) return false;
  return asked.some(({ index }) => {
    const before = folded.folded.slice(Math.max(0, index - WHOSE), index);
    return !meanAny(findConcepts(before, language), OTHERS);
  });
}

/** Whether the relative is said to be where the work is: "my sister in Kuwait is ill". */
function areKinAbroad({ folded, language, countries }: Reading): boolean {
  const told = findConcepts(folded.folded, language);
  const starts = conceptStarts(folded.folded, language);
  const kin = starts.filter((_, at) => meanAny(told.slice(at, at + 1), KIN));
  return countries
    .filter(({ role, hinted }) => role === "destination" && hinted !== true)
    .map(({ start }) => foldedAt(folded, start))
    .some((place) =>
      kin.some(
        (at) =>
          at < place && place - at <= WHERE && !CLAUSE_END.test(folded.folded.slice(at, place)),
      ),
    );
}
