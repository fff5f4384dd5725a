import type { Stance } from "../../schemas/http/classifier.ts";
import { conceptHashes } from "../../schemas/concept-hash.ts";
import { once } from "../../schemas/once.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Reading } from "../contract/reading.ts";
import { WordsWithin } from "../reading/terms/words-within.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";
import { areNear, findConcepts, meanAny } from "../wording/concepts/concepts.ts";

/** Whose words a text is in that are not those of who sends it, or what is asked in them. */
export interface WhoseWords {
  /** Who speaks instead of who the wording sounds like; absent where the wording tells it. */
  readonly stance?: Stance;
  /** Whether it is told of before an office, and nobody is near whom police could help at once. */
  readonly isClaim?: true;
  /** Why it is read so. */
  readonly because: string;
}

/** Risk of a text from which on an offer that is pasted into a question is worth a look. */
const RISKY = 0.3;
/** UTF-16 units of a question beside what is pasted, and of what is pasted at least. */
const BESIDE = 140;
const PASTED = 25;
/** UTF-16 units of what an employer asks. */
const ASKED = 200;
/** Chance of an offer from which on a story that asks for steps asks for them. */
const OFFERS = 0.2;

/** UTF-16 units of a letter of claim, and the chance of something else from which on it is none. */
const LETTER = 600;
const ELSE = 0.4;

const QUOTED = /["“”„«»「」『』‹›]/;

const I = conceptHashes("i we");
const MAY = conceptHashes("may is-it must");
const KEEP = conceptHashes("keep");
const WORKERS = conceptHashes("maid worker migrant care man-boy girl-woman");
const HELD = conceptHashes("passport id-card salary phone");
const NOT = conceptHashes("not never nobody");
const OTHERS = conceptHashes("he-she");
const LEAVE = conceptHashes("escape go-out");
const BOSSES = conceptHashes("employer madam supervisor company agency agent please");
const PAY_OR_PAPERS = conceptHashes("salary pay unpaid overtime passport id-card");
const JUDGED = conceptHashes("guilty news");
const BOUND = conceptHashes("passport id-card owe debt");
const RECRUITED = conceptHashes("recruit vacancy maid worker migrant girl-woman");

/** How somebody writes for a client whose rights are claimed, in 26 languages. */
const CLIENTS =
  "our client|my client|on behalf of our client|on behalf of my client|letter before claim|i represent|we represent|we act for|mi representada|mi representado|mi cliente|nuestra clienta|nuestro cliente|mi clienta|ma cliente|mon client|notre client|notre cliente|minha cliente|meu cliente|nossa cliente|minha constituinte|meu constituinte|klien kami|klien saya|anak guam kami|anak guam saya|pelanggan guaman|aming kliyente|kliyente ko|among kliyente|mteja wetu|mteja wangu|thân chủ của tôi|thân chủ của chúng tôi|ลูกความ|កូនក្តី|អតិថិជនរបស់យើង|အမှုသည်|मुवक्किल|मेरी मुवक्किल|पक्ष|मेरो पक्ष|موکل|موکلہ|میری موکلہ|মক্কেল|আমার মক্কেল|සේවාදායිකාව|සේවාදායකයා|මගේ සේවාදායිකාව|கட்சிக்காரர்|என் கட்சிக்காரர்|موكلتي|موكلي|موكلنا|ደንበኛዬ|ደንበኛችን|доверительнице|доверительница|доверителю|доверитель|моего доверителя|довірительці|довірителька|довірителю|мій клієнт|моя клієнтка|моїй клієнтці|委托人|委託人|当事人|當事人";

/** How a made-up story is called. */
const STORIES =
  "novel|my novel|thriller|screenplay|my story|short story|movie script|novela|guion|guión|cuento|roman|scénario|mon roman|romance|roteiro|novelku|novel saya|cerpen|naskah|nobela|kwento|kuwento|riwaya|hadithi|tiểu thuyết|truyện|นิยาย|ប្រលោមលោក|ဝတ္ထု|उपन्यास|कहानी|ناول|کہانی|উপন্যাস|গল্প|නවකතාව|නවකතාවට|நாவல்|நாவலுக்கு|روايتي|لروايتي|رواية|ልብ ወለድ|ልብወለድ|роман|романа|романі|роману|сценарий|сценария|сценарію|小说|小說|剧本|劇本";

/** How a list of steps is asked for. */
const STEPS =
  "checklist|list|steps|step by step|instructions|guide|how|lista|pasos|cómo|liste|étapes|comment|passos|como|daftar|langkah|langkah-langkah|cara|senarai|listahan|hakbang|paano|orodha|hatua|jinsi|danh sách|các bước|cách|รายการ|ขั้นตอน|วิธี|បញ្ជី|ជំហាន|របៀប|စာရင်း|အဆင့်|နည်း|सूची|तरीका|कैसे|कसरी|فہرست|طریقہ|کیسے|তালিকা|কীভাবে|কিভাবে|ලැයිස්තුව|ලැයිස්තුවක්|කොහොමද|பட்டியல்|எப்படி|قائمة|خطوات|كيف|ዝርዝር|እንዴት|список|инструкция|инструкцию|как|інструкція|інструкцію|як|清单|清單|步骤|步驟|如何|怎么|怎麼";

const clients = wordsOf(CLIENTS);
const stories = wordsOf(STORIES);
const steps = wordsOf(STEPS);

/** Whose words a text is in: an offer that is pasted into a question is not of who asks, a lawyer's claim is the worker's, an employer who asks whether they may keep somebody's papers so that they stay is looked at, and so is who wants steps of it for a story. Null where nothing of it is so. */
export function whoseWords(reading: Reading, risk: number): WhoseWords | null {
  const { folded, language, text } = reading;
  if (risk >= RISKY && isPasted(text))
    return { stance: "inquiry", because: "somebody asks about words that they were sent" };
  const told = findConcepts(folded.folded, language);
  if (claimsForWorker(reading, told))
    return {
      stance: "victim",
      isClaim: true,
      because: "somebody claims for a worker whom they represent",
    };
  if (asksToHold(reading, told))
    return { because: "an employer asks whether they may hold somebody" };
  if (wantsSteps(reading, told)) return { because: "somebody wants steps of it for a story" };
  return null;
}

/** Whether it is a short question about a longer passage in quotation marks. */
function isPasted(text: string): boolean {
  const parts = text.split(QUOTED);
  const outside = parts.filter((_, at) => at % 2 === 0).join(" ");
  const inside = parts.filter((_, at) => at % 2 === 1).join(" ");
  if (parts.length < 3 || inside.trim().length < PASTED) return false;
  return outside.length <= BESIDE && QUESTION_MARK.test(outside);
}

/** A letter of claim; who advertises has clients, too. */
function claimsForWorker({ text, folded, wording }: Reading, told: readonly Sighting[]): boolean {
  if (text.length > LETTER || (wording?.unrelated ?? 0) >= ELSE) return false;
  return clients().test(folded.folded) && meanAny(told, PAY_OR_PAPERS) && !meanAny(told, JUDGED);
}

/** Whether who has a worker asks whether they may keep papers, pay or a phone, so that nobody leaves. */
function asksToHold(reading: Reading, told: readonly Sighting[]): boolean {
  const { text, wording, topics, askedByEmployer, exploitingAsked } = reading;
  if (text.length > LETTER) return false;
  if (askedByEmployer === "papers" || exploitingAsked === true) return true;
  if (text.length > ASKED || wording === null || !QUESTION_MARK.test(text)) return false;
  if (wording.danger + wording.victim >= wording.inquiry + wording.offer) return false;
  const isOfWorker = meanAny(told, WORKERS) || topics.has("domestic_work");
  if (!isOfWorker || !meanAny(told, MAY) || meanAny(told, BOSSES)) return false;
  return isKeptFrom(told);
}

/** Whether what is kept is somebody else's, or kept so that they do not leave. */
function isKeptFrom(told: readonly Sighting[]): boolean {
  if (!meanAny(told, HELD)) return false;
  const isBound = meanAny(told, NOT) && meanAny(told, LEAVE);
  const isOthers = meanAny(told, NOT) || meanAny(told, OTHERS);
  return isBound || (isOthers && areNear(told, KEEP, HELD));
}

/** Whether somebody who writes a story wants to know how people are bound. */
function wantsSteps({ folded, wording }: Reading, told: readonly Sighting[]): boolean {
  if (wording === null || wording.offer < OFFERS || !meanAny(told, I)) return false;
  if (!meanAny(told, BOUND) || !meanAny(told, RECRUITED)) return false;
  return stories().test(folded.folded) && steps().test(folded.folded);
}

function wordsOf(words: string): () => WordsWithin {
  return once(() => new WordsWithin(words));
}
