import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Concepts of `host/wording/concepts`: a licence, who needs one, and looking up who has one. */
const LICENCE = conceptHashes("licence");
const RECRUITER = conceptHashes("agency agent recruit");
const CHECKING = conceptHashes("check verify");
/** Words for lacking a licence that are none of those of the concept, as the folded view has them. */
const WITHOUT_LICENCE =
  /इजाजत(?:पत्र)? (?:बिना|विना|नभएको|नलिएको|नलिई)|(?:बिना|विना) (?:इजाजत|अनुमति)|अनुमति (?:बिना|विना|नभएको|नलिई)|दर्ता नभएको|[无無][牌照证證]|没有?(?:牌照|执照|资质|许可)|沒有?(?:牌照|執照|許可)|未经许可|未經許可|未(?:取得|获|獲)许?許?可|黑中介|黑仲介/u;

/** Whether a folded text tells of a licence, or that somebody lacks one. */
export function tellsOfLicence(folded: string, told: ReturnType<typeof findConcepts>): boolean {
  return meanAny(told, LICENCE) || WITHOUT_LICENCE.test(folded);
}

/** Concepts of what the law says, and of what it does to who breaks it. */
const LAW = conceptHashes("law");
const FINE = conceptHashes("fine");
/** Words of punishing, written as the folded view has them. */
const PENALTY =
  /penalt|punish|sanction|prison|jail|convict|offen[cs]e|sentenced|\bpena\b|castig|multa|cárcel|carcel|prisión|sanción|prisão|punição|\bpeine|amende|sanctionn|hukum|denda|penjara|sanksi|pidana|parusa|kulong|multahan|silot|hình phạt|phạt|bị tù|xử lý|наказан|штраф|тюрьм|срок|покаран|в'язниц|सज़ा|सजा|दंड|जुर्माना|जेल|जरिवाना|জেল|শাস্তি|জরিমানা|সাজা|سزا|جرمانہ|قید|عقوبة|عقوبات|غرامة|سجن|ቅጣት|እስራት|እስር|adhabu|faini|kifungo|දඩ|දඬුවම|சிறை|தண்டனை|அபராத|โทษ|จำคุก|ปรับ|ទោស|ពន្ធនាគារ|ពិន័យ|ပြစ်ဒဏ်|ထောင်|ဒဏ်ငွေ|处罚|刑罚|判刑|罚款|坐牢|處罰|刑罰|罰款|坐監|saza|jurmana|shasti|jorimana/u;
const ILLEGAL = conceptHashes("illegal");
/** Concepts of a duty. */
const DUTY = conceptHashes("must");
const NEED =
  /(?<![\p{L}\p{M}])(?:needs?|necesita|besoin|precisa|нужна|нужен|потрібна|потрібен|perlu|butuh|kailangan|cần|yahitaji|inahitaji)(?![\p{L}\p{M}])|चाहिए|चाहिन्छ|লাগে|چاہیے|需要|يحتاج|تحتاج|ต้องมี/u;
/** Words by which one certain recruiter is meant: whether it is licensed is no question of law. */
const ONE_RECRUITER =
  /(?<![\p{L}\p{M}])(?:this|that|my|our|these|esta|este|esa|ese|mi|cette|cet|mon|essa|esse|minha|meu|эта|моя|мое|мой|ця|моя|ini|itu|saya|ito|ko|akong|namin|này|em|tôi|यह|मेरी|मेरा|इस|यो|मेरो|এই|আমার|یہ|میری|میرا|هذه|هذا|مكتبي|hii|hiyo|huyu|yangu|මේ|මගේ|இந்த|என்|นี้|នេះ|ဒီ|这家|這家|meri|mera|mero|amar)(?![\p{L}\p{M}])/u;

/** Units of the folded text up to which a message asks it. */
const SHORT = 160;

/** Whether it asks what the law says of recruiters and their licences: who is punished for recruiting without one, or whether any agency needs one. */
export function asksOfLicenceLaw(reading: Reading): boolean {
  const { folded, language, topics, text } = reading;
  if (text.length > SHORT || hasAny(topics, BEGUN)) return false;
  const told = findConcepts(folded.folded, language);
  const isOfRecruiting =
    topics.has("agent") || topics.has("recruitment") || meanAny(told, RECRUITER);
  if (!isOfRecruiting) return false;
  const isPenalty = PENALTY.test(folded.folded) || meanAny(told, FINE);
  if (!tellsOfLicence(folded.folded, told)) return isPenalty && meanAny(told, ILLEGAL);
  return (isPenalty && reading.amounts.length === 0) || asksOfAny(reading, told);
}

/** Whether the law is asked for, or a duty, of any recruiter and not of a certain one. */
function asksOfAny(
  { folded: { folded }, corridors }: Reading,
  told: ReturnType<typeof findConcepts>,
): boolean {
  if (ONE_RECRUITER.test(folded) || meanAny(told, CHECKING)) return false;
  const isDuty = meanAny(told, DUTY) || NEED.test(folded);
  return meanAny(told, LAW) || (isDuty && corridors.length > 0);
}
