import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { stringsOf } from "../statements/mentions.ts";
import { removed, type Case, type Finding } from "../finding.ts";
import { isPlace } from "../laws/named-laws.ts";
import { spaced } from "../request.ts";
import { means, sentenceAt } from "../sentences.ts";
import { overlaps, type Span } from "../span.ts";

/** Heads of the names of bodies, in languages whose names begin with capitals; a hotline is its number. */
const HEADS = new Set(
  (
    "ngo foundation fund centre center mission union association society shelter network alliance federation trust charity organisation organization institute commission council office bureau agency department ministry authority embassy consulate desk clinic group committee coalition initiative helpers helper relief support services service team project house home lawyers advocates defenders watch " +
    "fundación centro asociación sindicato organización refugio albergue red instituto comisión oficina ministerio embajada consulado colectivo casa " +
    "fondation association syndicat organisation refuge réseau institut commission bureau ministère ambassade consulat collectif maison " +
    "fundação associação organização abrigo rede comissão escritório ministério embaixada " +
    "yayasan serikat lembaga pusat perkumpulan organisasi kantor kementerian kedutaan konsulat persatuan pertubuhan pejabat rumah " +
    "samahan kapisanan sentro tanggapan kagawaran embahada pundasyon unyon kalipunan " +
    "shirika chama kituo ofisi wizara ubalozi taasisi " +
    "trung tâm hội quỹ văn phòng tổ chức " +
    "фонд центр профсоюз союз ассоциация организация общество приют комиссия бюро агентство министерство департамент посольство консульство миссия служба спілка профспілка асоціація організація товариство притулок комісія агентство міністерство служба"
  ).split(" "),
);
/** Words of such names that tell no one body: what it is for and for whom. */
const GENERIC = new Set(
  (
    "the of for and in on at to a an your local nearest national international federal state regional city district provincial central general main public social legal human rights labour labor employment work worker workers migrant migrants migration immigration foreign overseas domestic household helper women womens children family victims victim anti trafficking trafficked crime safety health welfare protection aid help emergency police court tribunal justice interior affairs home security manpower resources recruitment licensing complaints inspection inspectorate relations standards trade free non government governmental official ngo ngos i you we they he she it if when call contact ask visit please also first then or by with from this that these those there here keep go see write report tell try line hour hotline 24 consular attaché attache high un ilo iom " +
    "trabajo trabajadores migrantes derechos humanos nacional internacional de del la el los las y para su " +
    "travail travailleurs migrants droits humains national nationale international du des et le les pour votre " +
    "trabalho trabalhadores direitos humanos do da dos das o os e para seu " +
    "ketenagakerjaan luar negeri imigrasi buruh pekerja migran tenaga kerja hak asasi manusia nasional bantuan hukum perlindungan untuk dan di " +
    "manggagawa karapatan paggawa ng mga sa at para"
  ).split(" "),
);
/** Telling somebody to turn to someone. */
const TURNS_TO = conceptHashes("message report-it help complaint");
const TURN =
  /(?<!\p{L})(?:contact|call|reach|approach|visit|ask|email|phone|write to|go to|turn to|refer|talk to|speak (?:to|with)|contacta\p{L}*|comun[ií]\p{L}*|acud\p{L}*|llam\p{L}*|contactez|appelez|adressez|contate|procure|ligue|hubungi|kunjungi|datangi|tawagan|kontakin|makipag-ugnayan|lumapit|wasiliana|piga|liên hệ|gọi|обратит\p{L}*|позвон\p{L}*|свяж\p{L}*|звернiт\p{L}*|зверніт\p{L}*|зателефон\p{L}*)(?!\p{L})|संपर्क|सम्पर्क|যোগাযোগ|اتصل|تواصل|رابطہ|ติดต่อ|ဆက်သွယ်|ទាក់ទង|අමතන්න|சம்பந்த|தொடர்பு|ያነጋግሩ|ያግኙ|联系|聯繫|聯絡|联络/iu;

const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&.-]*";
const LINK =
  "(?:of|for|and|the|in|de|del|la|las|los|da|do|dos|das|des|du|et|y|e|dan|untuk|ng|mga|sa|na|ya|wa|по|и|для|та)";
const NAME = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])${CAPITAL}(?: (?:${LINK} ){0,2}${CAPITAL}){1,7}`,
  "gu",
);

/** So many names of one answer are looked up. */
const MOST = 300;

/** Bodies that an answer sends somebody to, and that neither the directory nor what was looked up knows; who only says what kind of body it is ("your embassy", "the Labour Department") names none. */
export function judgeBodies(the: Case): Finding[] {
  const { view, named } = the;
  const names = Array.from(view.text.matchAll(NAME)).slice(0, MOST);
  return names.flatMap(({ 0: written, index }) => {
    const span = trimmed(written, index);
    if (span === null || named.some((known) => overlaps(known, span))) return [];
    const name = view.text.slice(span.start, span.end);
    if (!isOwnName(name) || !isTurnedTo(the, span) || isKnown(the, name)) return [];
    return [removed("organization", span)];
  });
}

/** Without the words before the name that begin a sentence, and the stop that ends it. */
function trimmed(written: string, index: number): Span | null {
  const words = written.split(" ");
  let start = index;
  while (words.length > 1 && isOpening(words[0] ?? "")) start += (words.shift() ?? "").length + 1;
  if (words.length < 2) return null;
  const name = words.join(" ").replace(/[.'’-]+$/, "");
  return { start, end: start + name.length };
}

function isOpening(word: string): boolean {
  const small = word.toLowerCase();
  return (TURN.test(word) && !HEADS.has(small)) || OPENERS.has(small);
}

const OPENERS = new Set("the a an your our in at please if when you also or and then".split(" "));

/** A body by its head, and more than its kind and place. */
function isOwnName(name: string): boolean {
  const words = wordsOf(name);
  if (!words.some((word) => HEADS.has(word))) return false;
  return words.some((word) => !HEADS.has(word) && !GENERIC.has(word) && !isPlace(word));
}

function wordsOf(name: string): string[] {
  return Array.from(name.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => word);
}

function isTurnedTo(the: Case, span: Span): boolean {
  const sentence = sentenceAt(the.sentences(), span.start);
  if (sentence === undefined) return false;
  return TURN.test(sentence.text) || means(sentence.words(), TURNS_TO);
}

function isKnown({ request, knowledge }: Case, name: string): boolean {
  const words = spaced(name);
  if (request.userWords().includes(words)) return true;
  if (request.texts().some((text) => spaced(text).includes(words))) return true;
  const telling = wordsOf(name).filter((word) => !GENERIC.has(word));
  const { names, texts } = knowledge.derive(bodiesOfLibrary);
  return (
    names.some((held) => telling.every((word) => held.has(word))) ||
    texts.some((text) => text.includes(words))
  );
}

/** The words of each name of the directory, and what the library tells, in lower case. */
function bodiesOfLibrary(snapshot: Snapshot) {
  return {
    names: snapshot.all("ngo_directory").map(({ content }) => new Set(wordsOf(content.name))),
    texts: snapshot.all("rag_doc").map(toldBy),
  };
}

const remembered = new WeakMap<object, string>();

function toldBy(document: KnowledgeObject<"rag_doc">): string {
  const known = remembered.get(document);
  if (known !== undefined) return known;
  const told = spaced(stringsOf([document.content, document.extensions]).join("\n"));
  remembered.set(document, told);
  return told;
}
