import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import { VIOLENCE_AND_FORCE } from "../deeds.ts";
import { CHOICES, FEASTS, IN_HOSPITAL, KIND, LEAVE, TEETH } from "./ordinary-words.ts";

/** UTF-16 units of a message that says little, and of praise, which says less. */
const LITTLE = 90;
const PRAISE = 60;

/** Subjects that tell of no harm, each also of ordinary days. */
const HARMLESS: ReadonlySet<string> = new Set(
  "employer overseer work_permit domestic_work worker sector care everyday travel help".split(" "),
);

/** Concepts by which anything else is told: deeds, wants, money, papers and those who take them. */
const TELLING = conceptHashes(
  `${VIOLENCE_AND_FORCE} ransom sell afraid hungry cry watch guard alone trap cheat fake shout arrest police passport id-card undocumented unpaid late-pay deduct debt owe fine agent agency tell-nobody pregnant accident`,
);
/** By which praise is taken back, or has a condition. */
const BUT = conceptHashes("not never without nobody but only if because refuse forbidden must");
const PAY = conceptHashes("salary pay money");
const DENIED = conceptHashes("not never without nobody refuse forbidden");
const BOSS = conceptHashes("employer madam supervisor manager company");
const GOOD_BOSS = conceptHashes("good-boss");
const TREAT = conceptHashes("beach-trip");
const SICK = conceptHashes("sick");
const CARE = conceptHashes("doctor medicine");
const DAY_OFF = conceptHashes("day-off no-rest");
const HOMEWARD = conceptHashes("leave-job home-country");
const CHILD_OR_KIN = conceptHashes(
  "mother father spouse child sibling grandparent family friend he-she",
);

const kind = wordsOf(KIND);
const leave = wordsOf(LEAVE);
const inHospital = wordsOf(IN_HOSPITAL);
const teeth = wordsOf(TEETH);
const feasts = wordsOf(FEASTS);
const choices = wordsOf(CHOICES);

/**
 * Whether few words say what everybody says in ordinary days and nothing beside: that an employer is kind, that somebody is ill and stays at home or lies in a hospital, that one longs for home for a feast, or calls for help with a choice.
 * The model of who speaks has learned hardly any so short but of those to whom it happens. Any word of harm, want, papers or money tells more, and so does what is denied or forbidden.
 */
export function isOrdinary(reading: Reading): boolean {
  const { text, topics, folded, language, countries } = reading;
  if (text.length > LITTLE) return false;
  const told = findConcepts(folded.folded, language);
  if (meanAny(told, TELLING)) return false;
  const words: Words = { text, folded: folded.folded, told };
  if (countries.some(({ role }) => role === "destination"))
    return [...topics].every((topic) => HARMLESS.has(topic)) && hasToothache(words);
  if (isStayInHospital(words))
    return [...topics].every((topic) => topic === "confinement" || HARMLESS.has(topic));
  if (![...topics].every((topic) => HARMLESS.has(topic))) return false;
  return topics.has("help")
    ? isHomesick(words) || isChoice(words)
    : isPraise(words) || isIll(words) || hasToothache(words) || isHomesick(words);
}

interface Words {
  readonly text: string;
  readonly folded: string;
  readonly told: readonly Sighting[];
}

function isPraise({ text, folded, told }: Words): boolean {
  if (text.length > PRAISE || meanAny(told, BUT) || !meanAny(told, BOSS)) return false;
  if (meanAny(told, SICK) || meanAny(told, PAY)) return false;
  const isKind = told.some((word) => meanAny([word], GOOD_BOSS) && !meanAny([word], BOSS));
  return isKind || kind().test(folded) || meanAny(told, TREAT);
}

/** Who is ill stays away from work; who is refused a doctor or rest is none of them. */
function isIll({ folded, told }: Words): boolean {
  const isRefused = areNear(told, DENIED, CARE) || areNear(told, DENIED, DAY_OFF);
  if (isRefused || (meanAny(told, BOSS) && meanAny(told, BUT))) return false;
  return meanAny(told, SICK) && leave().test(folded);
}

function hasToothache({ folded, told }: Words): boolean {
  return teeth().test(folded) && !meanAny(told, DENIED) && !meanAny(told, BOSS);
}

function isStayInHospital({ folded, told }: Words): boolean {
  return !meanAny(told, BOSS) && meanAny(told, CHILD_OR_KIN) && inHospital().test(folded);
}

function isHomesick({ folded, told }: Words): boolean {
  if (meanAny(told, BOSS) && meanAny(told, BUT)) return false;
  return meanAny(told, HOMEWARD) && feasts().test(folded);
}

function isChoice({ folded, told }: Words): boolean {
  return !meanAny(told, BOSS) && choices().test(folded);
}

function wordsOf(rows: readonly string[]): () => WordsWithin {
  return once(() => new WordsWithin(rows.join("|")));
}
