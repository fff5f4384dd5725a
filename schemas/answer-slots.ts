import { DIMENSIONS, type Dimension } from "./taxonomy.ts";
import { placeholdersOf } from "./placeholders.ts";

/** What the composer can say that no knowledge object besides a prompt_template says: slot → the values it is given. */
const SENTENCES = {
  danger: ["contact"],
  "danger-alone": [],
  "danger-next": ["contact"],
  "danger-life": [],
  "danger-medical": [],
  "danger-rape": [],
  "danger-medical-police": ["contact"],
  "danger-medical-sea": [],
  "danger-fear": [],
  "danger-sea": ["contact"],
  "danger-afar": ["contact"],
  "danger-afar-alone": [],
  "afar-details": [],
  "afar-ask": [],
  "afar-money": [],
  "afar-phone": [],
  privacy: [],
  "privacy-kept": [],
  machine: [],
  "phone-checked": [],
  "asked-hours": [],
  "asked-wage": [],
  "asked-change-employer": [],
  "asked-change-abused": [],
  "asked-end-contract": [],
  "asked-who-pays": [],
  "asked-money-back": [],
  "asked-passport-back": [],
  "asked-dismissed": [],
  "asked-sign": [],
  "asked-sign-papers": [],
  "asked-run-away": [],
  "asked-what-to-say": [],
  "asked-no-answer": [],
  "asked-not-understood": [],
  "asked-how-long": [],
  "asked-number-free": [],
  "asked-which-law": [],
  "asked-is-scam": [],
  "asked-overstay": [],
  "asked-exit-permit": [],
  "asked-where-office": [],
  "asked-lost-passport": [],
  "asked-go-home": [],
  "asked-find-job": [],
  "asked-deduction": [],
  "asked-deduction-months": [],
  "asked-release-money": [],
  "asked-contract-swap": [],
  "asked-tourist-work": [],
  "danger-custody": [],
  "danger-home": [],
  bereaved: [],
  "no-status": [],
  refusal: [],
  compound: [],
  "child-work": [],
  employer: [],
  "employer-bound": [],
  "employer-other": [],
  findings: [],
  finding: ["quote", "meaning"],
  ground: ["citation"],
  "more-findings": ["count"],
  screening: [],
  patterns: [],
  answer: [],
  caps: [],
  "cap-known": ["route", "amount"],
  "cap-all": [],
  "cap-household": [],
  "cap-men": [],
  "cap-women-free": [],
  "cap-ask": [],
  "cap-unknown": ["route"],
  "cap-assumed": [],
  "cap-assumed-origin": [],
  "cap-assumed-destination": [],
  "cap-unsure": [],
  "cap-barred": ["place"],
  "cap-barred-household": ["place"],
  "cap-deposit": ["route", "amount"],
  "cap-estimate": ["route", "amount"],
  "cap-month": ["route"],
  "cap-month-a-year": ["route"],
  "cap-service-fee": ["route", "amount"],
  "cap-service-years": ["place", "first", "second", "third"],
  "cap-own-papers": ["route"],
  "cap-approved-costs": ["route"],
  "cap-home": ["route", "amount"],
  "cap-further": ["place"],
  "cap-further-household": ["place"],
  "cap-share-there": ["place", "share"],
  "cap-year-there": ["place", "months"],
  "cap-home-unknown": ["place"],
  "cap-seafarer": [],
  "cap-above": ["asked", "limit"],
  "cap-above-nothing": ["asked"],
  "cap-within": ["asked", "limit"],
  "cap-for-men": ["asked", "limit"],
  "cap-within-barred": ["asked", "limit", "place"],
  "cap-asked-barred": ["asked", "place"],
  "cap-penalty": [],
  "cap-loan": [],
  "loan-above-year": ["rate", "limit"],
  "loan-above-month": ["rate", "limit"],
  "cap-other-money": ["asked", "limit"],
  "cap-if-money": ["currency"],
  "pay-hour": ["amount"],
  "pay-month": ["amount"],
  "wage-below": ["paid", "floor"],
  "wage-above": ["paid", "floor"],
  "wage-units": ["paid", "floor"],
  "passport-kept": ["place"],
  "passport-consent": ["place"],
  "passport-agency": ["place"],
  labels: [],
  "label-fee": ["fee"],
  "label-cost": ["fee"],
  "label-warning": ["fee"],
  "sign-other": [],
  indicators: [],
  law: [],
  "law-about": ["subjects"],
  "law-on-fees": [],
  "law-on-licences": [],
  "law-on-passports": [],
  "law-on-wages": [],
  "law-on-debts": [],
  "law-on-forced-labour": [],
  "law-on-domestic-work": [],
  "law-on-contracts": [],
  "law-on-complaints": [],
  source: ["source"],
  superseded: ["law"],
  "not-in-force": [],
  "english-text": [],
  contacts: [],
  contact: ["name", "place", "reach"],
  "contact-unknown": ["place"],
  international: [],
  police: [],
  "kind-government": [],
  "kind-labour": [],
  "kind-embassy": [],
  "kind-ngo": [],
  "kind-union": [],
  "kind-trafficking": [],
  "kind-world": [],
  "note-danger-only": [],
  "note-danger-instead": ["number"],
  "note-inside-only": [],
  "note-from-abroad": ["number"],
  "note-inside": ["number"],
  "note-whatsapp": ["number"],
  "note-always-open": [],
  "note-hours": ["hours"],
  "note-old": [],
  "note-secondhand": [],
  "note-crisis": [],
  "note-free": [],
  "note-anonymous": [],
  "note-many-languages": [],
  "note-your-language": [],
  "note-messages-only": [],
  "note-domestic": [],
  "note-seafarers": [],
  "note-women": [],
  "note-recruiters": [],
  "note-licences": [],
  "note-shelter": [],
  "note-few-cases": [],
  checked: ["date"],
  stale: ["date"],
  unchecked: [],
  custom: [],
  "number-listed": ["number"],
  "number-unknown": ["number"],
  steps: [],
  courtesy: [],
  "courtesy-alone": [],
  ask: [],
  "ask-route": [],
  "ask-origin": [],
  "ask-destination": [],
  unrelated: [],
  unread: [],
  "no-signs": [],
  "no-clear-signs": [],
  "not-checked": [],
  "layer-failed": ["layers"],
  "image-unread": [],
  closing: [],
} as const satisfies Record<string, readonly string[]>;

export type Sentence = keyof typeof SENTENCES;
export type Slot = Sentence | `sign-${Dimension}` | `step-${string}`;

/** Every slot with the placeholders its template may use; `sign-<dimension>` says what that dimension means and why it is a warning. */
export const SLOTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(SENTENCES),
  ...DIMENSIONS.map((dimension): [string, readonly string[]] => [`sign-${dimension}`, []]),
]);

/** The prefix of `extensions.slot` by which a prompt_template belongs to the composer. */
export const SLOT_PREFIX = "answer-";

/** The slot prefix of a reasoning_step's instruction in another language: `step-<id>`. */
const STEP_PREFIX = "step-";

/** Why a template is never said: what is wrong, and whether its slot or its text is to be corrected. */
export interface SlotProblem {
  readonly about: "slot" | "text";
  readonly message: string;
}

/** What keeps a text from filling a slot, whose name comes without its prefix: there is no such slot, the text asks for what the slot does not give, or it leaves out what is given. Null when nothing does. */
export function slotProblem(slot: string, text: string): SlotProblem | null {
  const given = slot.startsWith(STEP_PREFIX) ? [] : SLOTS.get(slot);
  if (given === undefined) {
    const names = [...SLOTS.keys(), `${STEP_PREFIX}<id>`].join(", ");
    const message = `fills the unknown slot ${slot}; write ${SLOT_PREFIX} and one of ${names}`;
    return { about: "slot", message };
  }
  const used = placeholdersOf(text);
  const gives = given.length === 0 ? "it gives none" : `it gives ${inBraces(given)}`;
  const unknown = used.filter((name) => !given.includes(name));
  if (unknown.length > 0)
    return {
      about: "text",
      message: `uses ${inBraces(unknown)}, which ${slot} does not give; ${gives}`,
    };
  const lost = given.filter((name) => !used.includes(name));
  if (lost.length === 0) return null;
  const message = `leaves out ${inBraces(lost)}; say every value that ${slot} gives`;
  return { about: "text", message };
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}
