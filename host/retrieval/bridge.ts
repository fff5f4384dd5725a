import { conceptHash } from "../../schemas/concept-hash.ts";

/** English search words for each subject a reading may name, so that a message in any language finds English law. */
const WORDS_OF_TOPIC: Readonly<Record<string, string>> = {
  recruitment_fee: "recruitment placement fee charge worker pay",
  fee: "recruitment fee charge cost worker",
  deposit: "deposit bond security penalty",
  agent: "recruitment agency agent licence",
  recruitment: "recruitment agency worker",
  loan: "loan lender interest debt",
  deduction: "wage deduction salary",
  salary: "wage salary",
  unpaid: "wage unpaid payment",
  overtime: "working hours overtime rest day",
  passport: "passport identity document",
  seizure: "passport retention confiscate keep document",
  contract: "employment contract substitution written terms",
  visa: "visa cost",
  work_permit: "work permit residence",
  employer: "employer duty",
  domestic_work: "domestic worker household helper",
  migrant: "migrant worker abroad",
  worker: "worker protection",
  confinement: "freedom movement leave forced labour",
  violence: "violence harassment abuse protection victim",
  threat: "threat penalty coercion forced labour",
  absconding: "absconding kafala transfer employer leave",
  forced_labour: "forced labour trafficking indicator debt bondage",
  conditions: "housing lodging food living conditions health safety",
  injury: "workplace safety health medical danger",
  complaint: "complaint remedy compensation deception",
  travel: "travel transport ticket repatriation",
};

/** English search words for what words of any language mean, by the concepts of `host/wording/concepts`: those that law speaks of. */
export const WORDS_OF_CONCEPT: Readonly<Record<string, string>> = {
  maid: "domestic worker",
  "girl-woman": "woman",
  minor: "child minimum age",
  madam: "sponsor household",
  agency: "recruitment agency licence",
  agent: "broker sub-agent recruiter",
  lender: "money lender",
  police: "police",
  embassy: "consulate embassy",
  court: "court",
  inspector: "inspection inspector",
  union: "trade union",
  charge: "charge fee",
  refund: "refund repay",
  owe: "debt",
  borrow: "loan",
  debt: "debt",
  interest: "interest rate",
  deduct: "deduction wage",
  salary: "wage",
  unpaid: "wage unpaid",
  "late-pay": "wage late payment",
  overtime: "overtime hours",
  fee: "fee commission",
  cost: "cost expense",
  deposit: "deposit security bond",
  fine: "fine penalty",
  transfer: "bank transfer",
  land: "collateral security",
  "take-away": "confiscate withhold",
  keep: "retain keep",
  lock: "locked",
  escape: "abscond",
  "leave-job": "terminate resign leave employment",
  "go-out": "leave freedom movement",
  force: "forced labour coercion",
  hit: "violence",
  touch: "harassment sexual",
  rape: "sexual violence",
  threaten: "threat",
  food: "food",
  room: "housing lodging",
  sick: "sick",
  medicine: "medical care",
  "medical-test": "medical examination",
  pregnant: "pregnancy",
  hours: "hours",
  "day-off": "rest day weekly leave",
  "cook-clean": "domestic household",
  care: "caregiver care",
  farm: "agriculture seasonal",
  factory: "factory",
  ship: "seafarer ship fishing vessel",
  construction: "construction",
  passport: "passport",
  "id-card": "identity document residence permit",
  visa: "visa",
  "tourist-visa": "visit visa tourist",
  "work-permit": "work permit",
  contract: "contract",
  sign: "sign",
  certificate: "certificate",
  receipt: "receipt",
  ticket: "ticket travel",
  training: "training",
  insurance: "insurance social security",
  different: "substitution",
  change: "change substitution transfer",
  fake: "false forged",
  cheat: "fraud deceive",
  sell: "sale",
  "send-home": "repatriation deportation expulsion",
  arrest: "arrest detention",
  blacklist: "blacklist",
  sue: "court claim",
  complaint: "complaint",
  check: "verify",
  registered: "registered licensed",
  trafficking: "trafficking persons slavery",
  guilty: "convicted imprisonment",
  "zero-fee": "employer pays zero placement fee",
  travel: "travel transport",
  vacancy: "job offer",
  treaty: "convention protocol agreement memorandum",
  consent: "consent",
  smuggle: "smuggling migrants border",
  ransom: "trafficking",
  seasonal: "seasonal worker",
  undocumented: "irregular status undocumented",
  victim: "victim",
  compensation: "compensation remedy",
  equal: "equal treatment",
  "minimum-wage": "minimum wage",
  limit: "maximum limit cap",
  "change-employer": "change employer transfer",
  "exit-permit": "exit permit",
  "supply-chain": "supply chain goods due diligence",
  "protective-gear": "protective equipment safety",
  recruit: "recruitment placement",
  "standard-contract": "standard contract",
  "deployment-ban": "ban suspension",
  "labour-contractor": "labour contractor gangmaster",
  microloan: "microfinance credit",
  retaliate: "retaliation",
  dismiss: "dismissal termination",
  licence: "licence",
  protection: "protection recovery shelter",
  accident: "safety",
};

/** Hash of a concept → its search words. */
const WORDS_OF_HASH: ReadonlyMap<number, string> = new Map(
  Object.entries(WORDS_OF_CONCEPT).map(([concept, words]) => [conceptHash(concept), words]),
);

/** The English words for concepts, told by their hashes, as phrases in order; some more than once. */
export function bridgeConcepts(concepts: Iterable<number>): string[] {
  const phrases: string[] = [];
  for (const concept of concepts) {
    const words = WORDS_OF_HASH.get(concept);
    if (words !== undefined) phrases.push(words);
  }
  return phrases;
}

/** Every search word a subject can stand for, as phrases. */
export const BRIDGE_WORDS: readonly string[] = Object.values(WORDS_OF_TOPIC);

/** Subjects that every job advert has: they search in any short message, but make no long one relevant. */
const ORDINARY_TOPICS = new Set(
  "agent recruitment salary contract visa work_permit employer domestic_work migrant worker overtime travel conditions".split(
    " ",
  ),
);

/** The English words for the subjects of a reading, one phrase per subject it knows. */
export function bridgeTopics(topics: Iterable<string>): string[] {
  const phrases: string[] = [];
  for (const topic of topics) {
    const words = Object.hasOwn(WORDS_OF_TOPIC, topic) ? WORDS_OF_TOPIC[topic] : undefined;
    if (words !== undefined) phrases.push(words);
  }
  return phrases;
}

/** Whether any of the topics is a sign of exploitation rather than of work as such. */
export function isGrave(topics: Iterable<string>): boolean {
  for (const topic of topics)
    if (Object.hasOwn(WORDS_OF_TOPIC, topic) && !ORDINARY_TOPICS.has(topic)) return true;
  return false;
}

const namesKnown = new Map<string, string>();
const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a country by its ISO 3166-1 alpha-2 code, without addenda such as "SAR China"; empty for INT and unknown codes. */
export function countryName(code: string): string {
  const known = namesKnown.get(code);
  if (known !== undefined) return known;
  if (!/^[A-Z]{2}$/u.test(code)) return "";
  const name = (englishNames.of(code) ?? "").replace(/\s+SAR China$|\s*\(.*\)$/u, "");
  namesKnown.set(code, name);
  return name;
}
