/** How much one subject says that a message is about work: its weight, and whether it is a subject of work itself. */
export interface Bearing {
  /** Two is enough alone; one needs a second subject. */
  readonly weight: number;
  /** Work itself, as against what work shares with ordinary life (a fee, a loan, a passport). */
  readonly core: boolean;
  /** A part of a saying that is told by several such together, and no subject by itself. */
  readonly part?: true;
}

const PART = { weight: 0, core: false, part: true } as const;

/** Every subject a word can belong to; those that are no part of a saying are also the values of `Reading.topics`. */
export const SUBJECTS = {
  migrant: { weight: 2, core: true },
  forced_labour: { weight: 2, core: true },
  labour_law: { weight: 2, core: true },
  recruitment_fee: { weight: 2, core: true },
  work_permit: { weight: 2, core: true },
  domestic_work: { weight: 2, core: true },
  absconding: { weight: 2, core: true },
  agent: { weight: 1, core: true },
  employer: { weight: 1, core: true },
  salary: { weight: 1, core: true },
  recruitment: { weight: 1, core: true },
  worker: { weight: 1, core: true },
  overtime: { weight: 1, core: true },
  unpaid: { weight: 1.5, core: true },
  deduction: { weight: 1.5, core: true },
  sector: { weight: 0.5, core: true },
  overseer: { weight: 0.5, core: true },
  fee: { weight: 1, core: false },
  loan: { weight: 1, core: false },
  passport: { weight: 1, core: false },
  contract: { weight: 1, core: false },
  visa: { weight: 1, core: false },
  confinement: { weight: 1, core: false },
  violence: { weight: 1, core: false },
  threat: { weight: 1, core: false },
  seizure: { weight: 1, core: false },
  conditions: { weight: 1, core: false },
  deposit: { weight: 1, core: false },
  complaint: { weight: 0.5, core: false },
  travel: { weight: 0.5, core: false },
  law: { weight: 0.5, core: false },
  help: { weight: 0.5, core: false },
  no_status: { weight: 1, core: false },
  wish_to_die: { weight: 0, core: false },
  /** Told by a means and a farewell together, and by no word of its own. */
  leave_taking: { weight: 0, core: false },
  medical: { weight: 0, core: false },
  release: { weight: 0, core: false },
  abused: { weight: 0, core: false },
  put_out: { weight: 0, core: false },
  care: { weight: 0, core: false },
  fishing: { weight: 0, core: false },
  injury: { weight: 1, core: true },
  everyday: { weight: -1, core: false },
  asking: PART,
  unasked: PART,
  firm: PART,
  somebody: PART,
  cash: PART,
  errand: PART,
  accident: PART,
  hurting: PART,
  body: PART,
  worksite: PART,
  means: PART,
  farewell: PART,
  jump: PART,
  height: PART,
  taking: PART,
  poison: PART,
  cutting: PART,
  vein: PART,
  owing: PART,
  indebted: PART,
  left_over: PART,
  months: PART,
  letting: PART,
  custody: PART,
  supposed: PART,
  remains: PART,
  death: PART,
  kin: PART,
} as const satisfies Record<string, Bearing>;
export type Subject = keyof typeof SUBJECTS;

/** The words of one language: subject → words and phrases, separated by `|`. */
export interface Vocabulary {
  /** ISO 639 code, for the endings and prefixes its words take. */
  readonly language: string;
  readonly words: Partial<Record<Subject, string>>;
  /** Longer phrases that take the meaning from a word inside them: a travel agent is no agent. */
  readonly neutral?: string;
}
