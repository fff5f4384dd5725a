import { conceptHashes } from "../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import { hasAny } from "../../schemas/subjects.ts";
import type { KindChances, Reading } from "../contract/reading.ts";
import { findConcepts, meanAny, mustMean } from "../wording/concepts/concepts.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";

/** Concepts of who warns, moderates or reports. */
const INFORMING = conceptHashes(
  "news interviewed admin post report-it beware fraudster circulating awareness trafficking guilty court arrest rescue delete share verify",
);
/** Of who warns others, and of who wants to have a text written. */
const WARNING = conceptHashes(
  "interviewed admin report-it beware fraudster circulating awareness share delete",
);
const TASK = conceptHashes("write-me");
/** Of who acts in the news, and what they do; a sentence is of them alone. */
const OFFICIAL = conceptHashes(
  "police court embassy government minister inspector diplomat news interviewed guilty arrest rescue",
);
const SENTENCED = conceptHashes("guilty court rescue");
/** Of who speaks for themselves or asks somebody for something. */
const SPEAKING = conceptHashes("i we you please help urgent what");
/** How who writes a story or a sermon calls it, as the folded view writes it: in it people say "I" who are made up. */
const OWN_STORY =
  /(?<![\p{L}\p{M}])(?:from my (?:novel|short story|screenplay)|fan ?fic\w*|today's sermon|sermon is on|de mi (?:novela|cuento)|de mon roman|do meu romance|моего (?:\p{L}+ )?(?:романа|рассказа)|мого (?:\p{L}+ )?(?:роману|оповідання)|cerpen|bersambung|dari novelku|sa nobela ko|trich truyen ngan|trich tieu thuyet|in my (?:novel|short story|screenplay)|en mi (?:novela|cuento|guion)|dans mon (?:roman|scenario)|no meu (?:romance|conto|roteiro)|в моем (?:романе|рассказе|сценарии)|в моєму (?:романі|оповіданні|сценарії)|(?:di|dalam) (?:novelku|cerpenku|novel saya|cerpen saya)|sa (?:kwento|kuwento) ko|trong (?:tieu thuyet|truyen) cua (?:toi|em|minh)|katika (?:riwaya|hadithi) yangu)(?![\p{L}\p{M}])|^chapter (?:\d+|one|two|three)\b|من روايتي|मेरे उपन्यास|আমার উপন্যাস|میرے ناول|في روايتي|بروايتي|मेरो उपन्यासमा|என் நாவலில்|මගේ නවකතාවේ|ในนิยายของ(?:ฉัน|ผม|หนู)|在?我(?:写)?的?小[说說][里裡中]|我的小说|我的小說/u;
/** The same of a story that somebody else may have written; whoever speaks for themselves beside it only compares. */
const STORY =
  /(?<![\p{L}\p{M}])(?:chapter \d+|the scene where|esta novela|capitulo \d+|protagonista|ce roman|chapitre \d+|cerita pendek|kabanata \d+|truyen ngan|tieu thuyet|hadithi fupi|глава|рассказ|розділ|оповідання)(?![\p{L}\p{M}])|นิยาย|เรื่องสั้น|រឿងខ្លី|ប្រលោមលោក|ဝတ္ထု|उपन्यास|উপন্যাস|ناول|افسانہ|رواية|قصة قصيرة|நாவல்|சிறுகதை|නවකතාව|කෙටිකතාව|ልብ ወለድ|小说|小說/u;

/** Chances of who informs from which on a warning is one, and a short report; of something else, from which on a sentence of a court is. */
const INFORMS = 0.5;
const REPORTS = 0.25;
const ELSE = 0.4;
/** Chance of somebody to whom it happens from which on a report is theirs. */
const BEFALLS = 0.5;
/** Chance of an offer from which on it may be one that borrows the words of a warning or a story. */
const OFFERS = 0.2;

/** Chances of who informs, of an offer and of a victim by which a warning is one that quotes the offer it warns of, and of an offer where it says twice that it warns. */
const WARNS = { informs: 0.4, offers: 0.4, befalls: 0.5, offersTwice: 0.6 } as const;
const TWICE = 2;

/** Of what is made up, and the chances that it is no offer and befell nobody who writes. */
const MADE_UP = conceptHashes("film");
const ONESELF = conceptHashes("i we please");
const TOLD_ONLY = { lawful: 0.7, befalls: 0.3 } as const;

/** Subjects of who needs something. */
const NEED = ["help", "medical", "release", "visa", "no_status"] as const;

/** Whether it tells of others what is over or made up: a warning, the news, or a story, in which nobody asks for anything. Nobody in it can be helped through who writes it, whatever befell them. What only somebody writes who offers or orders is no news, though police or inspectors are named in it. */
export function tellsOfOthers(reading: Reading, offered = false): boolean {
  const { wording, folded, language } = reading;
  if (wording === null) return false;
  const told = findConcepts(folded.folded, language);
  if (!offered && warns(wording, told)) return true;
  if (wording.offer >= OFFERS) return false;
  if (wording.compliance >= INFORMS && meanAny(told, INFORMING)) return true;
  if (OWN_STORY.test(folded.folded)) return true;
  if (isMadeUp(wording, told)) return true;
  return !meanAny(told, SPEAKING) && isStoryOrNews(reading, wording, offered);
}

function isStoryOrNews(reading: Reading, wording: KindChances, offered: boolean): boolean {
  const { folded, language, text } = reading;
  if (STORY.test(folded.folded)) return true;
  if (offered || QUESTION_MARK.test(text)) return false;
  return isNews(wording, findConcepts(folded.folded, language), reading);
}

/** Whether it rather informs than offers, and says that it warns, reports or moderates. */
function warns(
  { compliance, offer, danger, victim }: KindChances,
  told: readonly Sighting[],
): boolean {
  if (compliance < WARNS.informs || danger + victim >= WARNS.befalls) return false;
  if (meanAny(told, TASK) || offer >= WARNS.offersTwice) return false;
  if (offer < WARNS.offers) return meanAny(told, WARNING) || mustMean(told, INFORMING);
  const said = new Set(told.flat().filter((concept) => INFORMING.has(concept)));
  return said.size >= TWICE;
}

/** Whether it tells what happens in a film or a series. */
function isMadeUp(
  { compliance, unrelated, danger, victim }: KindChances,
  told: readonly Sighting[],
): boolean {
  const isLawful = compliance + unrelated >= TOLD_ONLY.lawful;
  if (!isLawful || danger + victim >= TOLD_ONLY.befalls) return false;
  return mustMean(told, MADE_UP) && !meanAny(told, ONESELF);
}

function isNews(
  { compliance, unrelated, danger, victim }: KindChances,
  told: readonly Sighting[],
  { topics }: Reading,
): boolean {
  if (compliance >= REPORTS) return danger + victim < BEFALLS && meanAny(told, OFFICIAL);
  if (hasAny(topics, NEED) || danger + victim >= unrelated) return false;
  return unrelated >= ELSE && meanAny(told, SENTENCED);
}
