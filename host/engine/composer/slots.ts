import { DIMENSIONS, type Dimension } from "../../../schemas/taxonomy.ts";

/** What the composer can say that no knowledge object besides a prompt_template says: slot → the values it is given. */
export const SENTENCES = {
  danger: ["contact"],
  "danger-alone": [],
  findings: [],
  finding: ["quote", "meaning"],
  ground: ["citation"],
  "more-findings": ["count"],
  screening: [],
  patterns: [],
  answer: [],
  caps: [],
  "cap-known": ["route", "amount"],
  "cap-unknown": ["route"],
  labels: [],
  indicators: [],
  law: [],
  source: ["source"],
  superseded: ["law"],
  "english-text": [],
  contacts: [],
  contact: ["name", "place", "reach"],
  international: [],
  checked: ["date"],
  stale: ["date"],
  unchecked: [],
  custom: [],
  steps: [],
  ask: [],
  "ask-route": [],
  "ask-origin": [],
  "ask-destination": [],
  unrelated: [],
  "no-signs": [],
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
export const STEP_PREFIX = "step-";
