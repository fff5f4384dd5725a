import type { Contact } from "../../../contract/tool.ts";
import { fearsForPregnancy } from "../../../risk/needs/fears-police.ts";
import { isDemandAlone } from "../../../risk/danger/sex-demanded.ts";
import { wishesToDie } from "../../../risk/needs/wish-to-die.ts";
import { blockOf, type Block, type Draft } from "../block.ts";
import { isAttacked, isDangerous } from "../evidence/in-danger.ts";
import { contactLine } from "./contacts/contacts.ts";
import {
  emergencyThere,
  isAfloat,
  isOnBoard,
  isPoliceThere,
  urgentContact,
} from "./contacts/urgent-contact.ts";

/** What to do first when someone may be in danger: to get a doctor where one is needed, on a ship by the captain's radio, else by the emergency number there where it is known, which is told to be that of the police; to call the police there, by their number, else by those words alone and whom next; who fears the police reads first when not to call them, who is in their hands what they may ask for, whose family is threatened at home that the police there help, and who mourns where to turn; after a rape what to do first. */
export function dangerBlock(draft: Draft): Block | null {
  const { reading, say } = draft;
  const isInDanger = isDangerous(draft);
  const fearsThem = reading.fearsPolice === true && reading.inCustody !== true;
  return blockOf(0, null, [
    ...(reading.bereaved === true ? [say("bereaved")] : []),
    ...(isInDanger && wishesToDie(reading) ? [say("danger-life")] : []),
    ...forDoctor(draft),
    ...(reading.inCustody === true ? [say("danger-custody")] : []),
    ...(fearsThem ? ofFear(draft, isInDanger) : []),
    ...(isInDanger && reading.threatenedAtHome === true ? [say("danger-home")] : []),
    ...(reading.fromAfar === true ? fromThere : whomToCall)(draft, urgentContact(draft)),
  ]);
}

/** When not to call the police first; of somebody else only where they are pregnant, said to them. */
function ofFear({ reading, say }: Draft, isInDanger: boolean): readonly string[] {
  const isPregnant = fearsForPregnancy(reading);
  if (reading.fromAfar === true) return isPregnant ? [say("for-them"), say("danger-fear")] : [];
  return isInDanger || isPregnant ? [say("danger-fear")] : [];
}

/** How a doctor is called: on land, or from a ship; and what to do first after a rape. */
function forDoctor(draft: Draft): readonly string[] {
  const { needsDoctor } = draft.reading;
  const call = isAfloat(draft) ? "danger-medical-sea" : "danger-medical";
  return [
    ...(needsDoctor === true ? [draft.say(call)] : []),
    ...(isDangerous(draft) ? ofSex(draft) : []),
  ];
}

/** What to do first after a rape, and what nobody must give in to. */
function ofSex({ reading, say }: Draft): readonly string[] {
  const isRape = reading.topics.has("abused") && !isDemandAlone(reading);
  return [
    ...(isRape ? [say("danger-rape")] : []),
    ...(reading.sexDemanded === true ? [say("danger-demand")] : []),
  ];
}

/** Where a doctor comes first, a life, or somebody other than the police, only whom to call is left to say, unless somebody hurts or holds them. */
function whomToCall(draft: Draft, contact: Contact | null): readonly string[] {
  const { needsDoctor, fearsPolice, inCustody, threatenedAtHome } = draft.reading;
  const line = contact === null ? [] : [callLine(draft, contact)];
  if (!isDangerous(draft) || inCustody === true) return line;
  if (threatenedAtHome === true && !isAttacked(draft)) return line;
  const isTold = needsDoctor === true || fearsPolice === true || wishesToDie(draft.reading);
  if (!isTold) return [inDanger(draft, contact)];
  if (!isAttacked(draft)) return line;
  return fearsPolice === true
    ? [...line, inDanger(draft, emergencyThere(draft))]
    : [inDanger(draft, contact)];
}

/** Where a doctor is needed the number of the police is not passed off as that of an ambulance. */
function callLine(draft: Draft, contact: Contact): string {
  const line = contactLine(draft, contact);
  const isForDoctor = draft.reading.needsDoctor === true && !isAfloat(draft);
  return isForDoctor && isPoliceThere(draft, contact)
    ? draft.say("danger-medical-police", { contact: line })
    : line;
}

/** Who is far away cannot go to a safer place, and calls from home. */
function fromThere(draft: Draft, contact: Contact | null): readonly string[] {
  if (contact === null) return isDangerous(draft) ? [draft.say("danger-afar-alone")] : [];
  const line = contactLine(draft, contact);
  return [isDangerous(draft) ? draft.say("danger-afar", { contact: line }) : line];
}

/** No office is passed off as the police. */
function inDanger(draft: Draft, contact: Contact | null): string {
  if (contact === null) return draft.say("danger-alone");
  const values = { contact: contactLine(draft, contact) };
  if (isOnBoard(draft, contact)) return draft.say("danger-sea", values);
  return isPoliceThere(draft, contact)
    ? draft.say("danger", values)
    : draft.say("danger-next", values);
}

/** What the police may ask, where somebody lacks papers and tells of no danger. */
export function statusBlock(draft: Draft): Block | null {
  const { matter, inCustody } = draft.reading;
  const isTold = matter === "no-status" && inCustody !== true && !isDangerous(draft);
  return isTold ? blockOf(0, null, [draft.say("no-status")]) : null;
}
