/** What befalls a worker that a law can speak of. */
interface Matter {
  /** Subjects of a reading that tell of it. */
  readonly topics: readonly string[];
  /** Concepts of `host/wording/concepts` that tell of it. */
  readonly concepts: readonly string[];
  /** Concepts that tell of it only beside one that says what is done: a passport is no matter until somebody keeps it. */
  readonly beside?: { readonly plain: readonly string[]; readonly done: readonly string[] };
  /** Subjects that the documents about it are filed under. */
  readonly subjects: readonly string[];
  /** English words by which a document speaks of it beside its subjects. */
  readonly words: RegExp;
  /** Filed under one of these a document is about this matter alone, and says nothing to who does not ask about it: no limit of interest helps who is not paid. */
  readonly alone?: readonly string[];
  /** Whoever suffers it needs the law on it before any other. */
  readonly grave?: true;
  /** Matters of who has begun to work, of which a document on this one alone says nothing: a ceiling of fees is told in months of wages and helps nobody who is not paid them. */
  readonly silentOn?: readonly string[];
  /** Whether a country's general law of work is about it, whatever else it is filed under. */
  readonly general?: true;
}

/** Filed under these a document is about people held, used or sold, whatever was done to them. */
const BONDAGE = "forced-labour trafficking slavery exploitation coercion".split(" ");

/** Every matter that messages are told apart by. */
export const MATTERS = {
  fees: {
    topics: ["recruitment_fee", "fee", "deposit"],
    concepts: ["fee", "deposit"],
    beside: { plain: ["refund"], done: ["money", "charge", "currency", "number-big"] },
    subjects:
      "fees fee-cap recruitment-fees zero-fee zero-cost kickbacks receipts refund deposit bond employer-pays ethical-recruitment fair-recruitment".split(
        " ",
      ),
    words: /\b(?:fees?|charged?|charges|costs?|commission|deposit|bond)\b/i,
    silentOn: ["wages", "pregnancy", "sea", "fishing"],
  },
  employers: {
    topics: [],
    concepts: [],
    subjects: ["employer-cost"],
    words: /\bprices? for the employer\b/i,
    silentOn: ["wages", "pregnancy", "sea", "fishing"],
  },
  loans: {
    topics: ["loan"],
    concepts: ["borrow", "interest", "lender", "debt"],
    subjects: ["loans", "loan-interest", "debt-bondage"],
    alone: ["loan-interest"],
    words: /\b(?:loans?|lend(?:ers?|ing)|debts?|interest)\b/i,
  },
  papers: {
    topics: ["seizure"],
    concepts: [],
    beside: {
      plain: ["passport", "id-card"],
      done: ["keep", "take-away", "give-back", "refuse", "hide", "safe-drawer"],
    },
    subjects: ["passport"],
    words:
      /\b(?:passports?|(?:identity|travel|personal|official) (?:documents?|papers)|forced labou?r|slavery)\b/i,
    grave: true,
  },
  wages: {
    topics: ["unpaid", "deduction", "overtime"],
    concepts: ["deduct", "overtime"],
    beside: {
      plain: ["salary"],
      done: ["unpaid", "late-pay", "not", "never", "without", "refuse"],
    },
    subjects: ["wages", "deductions", "minimum-wage", "kickbacks", "rest-day"],
    words: /\b(?:wages?|salar(?:y|ies)|remuneration|overtime|unpaid)\b/i,
    general: true,
  },
  violence: {
    topics: ["violence", "threat", "forced_labour"],
    concepts: ["hit", "burn", "touch", "rape", "threaten"],
    subjects: ["violence", "harassment", "abuse", "victim-protection", ...BONDAGE],
    words:
      /\b(?:violen(?:ce|t)|assault\w*|abus(?:e|es|ed|ive)|harass\w*|ill-treat\w*|cruel\w*|humane\w*|dignity)\b/i,
    grave: true,
  },
  freedom: {
    topics: ["confinement", "absconding", "forced_labour"],
    concepts: ["lock", "escape"],
    subjects: ["movement", "exit", "absconding", "kafala", "detention", ...BONDAGE],
    words:
      /\b(?:confin\w*|locked|freedom|movement|restrain\w*|abscond\w*|leave the (?:house|home|household))\b/i,
    grave: true,
  },
  contract: {
    topics: [],
    concepts: [],
    beside: { plain: ["contract"], done: ["change", "different", "fake", "cheat", "instead"] },
    subjects: ["contracts", "contract-substitution"],
    words: /\bcontracts?\b/i,
    general: true,
  },
  living: {
    topics: ["conditions"],
    concepts: ["hungry"],
    subjects: ["housing"],
    words: /\b(?:housing|lodging|accommodation|food|meals?|living conditions)\b/i,
  },
  safety: {
    topics: ["injury"],
    concepts: [],
    subjects: ["safety", "ppe", "medical"],
    words: /\b(?:safety|safe|injur(?:y|ies|ed)|accidents?|medical care)\b/i,
  },
  sea: {
    topics: [],
    concepts: ["ship"],
    subjects: ["seafarers"],
    alone: ["seafarers"],
    words: /\b(?:seafarers?|crews?|vessels?)\b/i,
  },
  fishing: {
    topics: ["fishing"],
    concepts: ["ship"],
    subjects: ["fishing"],
    alone: ["fishing"],
    words: /\b(?:fishing|fishers?|crews?|vessels?)\b/i,
  },
  pregnancy: {
    topics: [],
    concepts: ["pregnant"],
    subjects: ["women", "termination", "illegal-dismissal"],
    words: /\b(?:pregnan(?:t|cy)|maternity|dismiss(?:al|ed)?)\b/i,
    general: true,
  },
  children: {
    topics: [],
    concepts: ["minor"],
    subjects: ["child-labour", "children"],
    words: /\b(?:child(?:ren)?|minors?|under ?age|minimum age)\b/i,
  },
} as const satisfies Record<string, Matter>;

export type MatterName = keyof typeof MATTERS;

/** Every matter by its name. */
export const EACH_MATTER = Object.entries(MATTERS) as readonly (readonly [MatterName, Matter])[];

/** A set of matters: bit n stands for the one at place n of `EACH_MATTER`. */
export type Matters = number;

export const NO_MATTERS: Matters = 0;

/** What a message complains of or asks about. */
export interface MattersAsked {
  readonly all: Matters;
  /** Each as a set of its own, in the order in which the message tells of them. */
  readonly each: readonly Matters[];
}

/** The matters for which something holds. */
export function mattersWhere(holds: (matter: Matter, name: MatterName) => boolean): Matters {
  return EACH_MATTER.reduce(
    (all, [name, matter], place) => (holds(matter, name) ? all | (1 << place) : all),
    NO_MATTERS,
  );
}
