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
  confinement: "freedom movement confinement leave forced labour",
  violence: "violence harassment abuse protection victim",
  threat: "menace penalty coercion forced labour",
  absconding: "absconding kafala transfer employer leave",
  forced_labour: "forced labour trafficking indicator debt bondage",
  conditions: "accommodation food living conditions health safety",
  complaint: "complaint remedy compensation deception",
  travel: "travel transport ticket repatriation",
};

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
  return [...topics].some(
    (topic) => Object.hasOwn(WORDS_OF_TOPIC, topic) && !ORDINARY_TOPICS.has(topic),
  );
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
