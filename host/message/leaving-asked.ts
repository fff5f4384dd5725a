import { conceptHashes } from "../../schemas/concept-hash.ts";
import { once } from "../../schemas/once.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import { AT_WORK as ASKED_AT_WORK } from "../../schemas/questions.ts";
import { BEGUN, hasAny } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";
import { WordsWithin } from "../reading/terms/words-within.ts";
import { FETCHED, GET_AWAY } from "../risk/asked/words/get-away-words.ts";
import { areNear, findConcepts, meanAny } from "../wording/concepts/concepts.ts";

/** UTF-16 units up to which a turn after what was told may ask no more than whether to leave: "should I run". */
const BRIEF = 80;

/** Concepts by which something is asked or supposed. */
const ASKING = conceptHashes("may must if what how is-it");
const ESCAPE = conceptHashes("escape");
/** Concepts of those who fetch somebody, and of being fetched. */
const POLICE = conceptHashes("police");
const FETCH = conceptHashes("police arrest blacklist send-home");
const UNWANTED = conceptHashes("not never without");

const getAway = once(() => new WordsWithin(GET_AWAY));
/** How somebody asks whether to go to the police: nobody is fetched by whom they call. */
const goesToPolice = once(
  () =>
    new WordsWithin(
      "go to police|go to the police|going to police|going to the police|i call police|i call the police|we call the police|to call the police|calling the police|i report to police|i report to the police|i tell the police|ir a la policía|llamar a la policía|llamo a la policía|voy a la policía|denunciar a la policía|aller à la police|appeler la police|ir à polícia|chamar a polícia|ligar para a polícia|lapor polisi|lapor ke polisi|ke polisi|telepon polisi|lapor polis|pergi ke polis|pumunta sa pulis|tumawag sa pulis|magsumbong sa pulis|lumapit sa pulis|báo công an|báo cảnh sát|gọi cảnh sát|gọi công an|kwenda polisi|niende polisi|kuripoti polisi|nipigie polisi|police ke paas|police station|police ma jau|police kache|पुलिस के पास|पुलिस में जा|पुलिस को बता|प्रहरीकहाँ|प्रहरीमा|থানায়|পুলিশের কাছে|پولیس کے پاس|تھانے|اروح للشرطة|أذهب إلى الشرطة|اذهب الى الشرطة|اتصل بالشرطة|أتصل بالشرطة|ለፖሊስ ልንገር|ፖሊስ ጋር ልሂድ|报警|報警|去警察局|แจ้งตำรวจ|ไปหาตำรวจ|ទៅប៉ូលិស|ရဲတိုင်|ရဲစခန်း|පොලීසියට යන්න|போலீஸுக்கு போக|போலீஸில்|пойти в полицию|идти в полицию|обратиться в полицию|звонить в полицию|піти в поліцію|звернутися до поліції|дзвонити в поліцію",
    ),
);
const fetched = once(() => new WordsWithin(FETCHED));

/** What is told by who is at work, and asks on about it. */
const AT_WORK = [...BEGUN, "employer", "overseer", "passport", "release"] as const;

/** The question whether to leave whom they work for, or what comes of it, in a turn of few words after what was told of the work: there "can I leave?" asks for no holiday. */
export function leavingAsked(own: Reading, before: Reading): Pick<Reading, "questionAsked"> {
  if (own.questionAsked !== undefined || !isBriefAfterWork(own, before)) return {};
  if (!asksSomething(own)) return {};
  const { folded, language } = own;
  const told = findConcepts(folded.folded, language ?? before.language);
  const isOfLeaving = meanAny(told, ESCAPE) || getAway().test(folded.folded);
  if (!isOfLeaving && goesToPolice().test(folded.folded)) return {};
  return isOfLeaving || isOfBeingFetched(own, before) ? { questionAsked: "run_away" } : {};
}

/** Whether a turn of few words after what was told of the work says that the police shall not come, or asks what happens where they, or whoever sends people home, are called. */
export function shunsPolice(own: Reading, before: Reading): boolean {
  if (!isBriefAfterWork(own, before)) return false;
  const told = findConcepts(own.folded.folded, own.language ?? before.language);
  return areNear(told, UNWANTED, POLICE) || (asksSomething(own) && isOfBeingFetched(own, before));
}

function isOfBeingFetched({ folded, language, topics }: Reading, before: Reading): boolean {
  // Who writes for somebody far away is not who would be fetched.
  if (before.fromAfar === true) return false;
  if (topics.has("absconding") || fetched().test(folded.folded)) return true;
  return meanAny(findConcepts(folded.folded, language ?? before.language), FETCH);
}

function asksSomething({ text, folded, language }: Reading): boolean {
  return QUESTION_MARK.test(text) || meanAny(findConcepts(folded.folded, language), ASKING);
}

function isBriefAfterWork(own: Reading, before: Reading): boolean {
  if (own.text.trim().length > BRIEF || own.amounts.length > 0) return false;
  if (before.stillHome === true || before.forEmployer === true) return false;
  const { hurtAtWork, payOwed, topics, danger = null, questionAsked } = before;
  if (hurtAtWork !== undefined || payOwed !== undefined || danger !== null) return true;
  return (
    hasAny(topics, AT_WORK) ||
    questionAsked === "sign" ||
    (questionAsked !== undefined && ASKED_AT_WORK.has(questionAsked))
  );
}
