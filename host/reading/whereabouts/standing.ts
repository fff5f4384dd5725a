import { once } from "../../../schemas/once.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { alternatives, before } from "../terms/beside.ts";
import { BROUGHT_BEHIND, BROUGHT_TO, PROMISED, PROMISED_BEHIND } from "./brought-words.ts";
import { GOING, INSTEAD_BEHIND, INSTEAD_OF } from "./instead-words.ts";
import { BEGINS_ANEW, HOME_OF } from "./return-words.ts";
import { rowAfter, rowBefore, SideWords } from "../sides/side-words.ts";
import {
  FLAGS,
  OF_FLAG,
  OF_SHIP,
  SHIPS,
  VESSEL_STEMS,
  VESSELS_BEHIND,
  WORKER_STEMS,
  WORKPLACE_STEMS,
} from "./vessel-words.ts";

/** What is said of a country beside the way to it: that somebody is of it ("self"), is held or works behind a gate there ("held"), is there as is told of the one who writes ("here"), was brought there ("brought") or once was there ("was"), or has family or an office there ("home") or an agent or agency ("agent"); that work is offered there ("job"), or was promised or agreed ("promised"); that it is another place in its stead ("instead"); that a firm, an employer or an agent is of it ("owner"), or that an employer comes from there ("owned"); that it is a ship's flag ("vessel"); that it was named in error ("mistaken"). */
export type Standing =
  | "self"
  | "held"
  | "here"
  | "brought"
  | "was"
  | "home"
  | "agent"
  | "job"
  | "promised"
  | "instead"
  | "owner"
  | "owned"
  | "vessel"
  | "mistaken";

const SELF =
  "i am|i'm|im|i was|we are|we're|as|soy|somos|sou|eu sou|je suis|nous sommes|sono|siamo|jestem|sunt|suntem|я|мы|أنا|انا|نحن|احنا|ผมเป็น|ฉันเป็น|เราเป็น|หนูเป็น|ดิฉันเป็น|ខ្ញុំជា|យើងជា|我是|我们是|我們是|我们都是|tôi là|em là|mình là|chúng tôi là|saya|kami|aku|ako ay|isa akong|kami ay|mimi ni|sisi ni|እኔ|म|मैं|हम|আমি|আমরা|میں|ہم|நான்|நாங்கள்|මම|අපි|ben|biz|ຂ້ອຍເປັນ";
const ARTICLES = "a|an|un|una|une|uma|um|ein|eine|young|orang|người|warga|warganegara";
const HELD =
  "locked|locked up|locked inside|locked in|trapped|held|being held|held captive|stuck|captive|hostage|imprisoned|detained|kidnapped|enslaved|compound|complex|kompleks|kompleks penipuan|complejo|complexe|complexo|coincé|coincée|coincés|retenu|retenue|retenus|retenido|retenida|retenidos|detenido|detenida|detido|detida|lured to|lured into|lured me to|lured us to|tricked into going to|trafficked to|trafficked into|sold to|sold into|vendido a|vendida a|engañado a|engañada a|ditipu ke|tertipu ke|terperangkap|dijual ke|bị lừa sang|bị lừa qua|bị bán sang|bị bán qua|bị giữ|amefungwa|amefungiwa|wamefungwa|wamefungiwa|amekwama|wamekwama|nimefungwa|anashikiliwa|ถูกหลอกไป|โดนหลอกไป|หลอกไป|ถูกขาย|ถูกส่งไป|ខ្ញុំត្រូវបានបោក|被骗到|被骗去|被騙到|被騙去|被卖到|被賣到|被拐|骗到|騙到|нас держат|обманом|محتجزون|محبوسين|عالقة|عالقين|scam compound|scam centre|scam center|scam factory|fraud centre|fraud center|call centre|call center|casino|encerrado|encerrada|encerrados|atrapado|atrapada|secuestrado|secuestrada|preso|presa|presos|trancado|trancada|enfermé|enfermée|enfermés|bloqué|bloquée|séquestré|séquestrée|nakakulong|kinukulong|ikinulong|na-trap|stranded|disekap|dikurung|terjebak|ditahan|disandera|bị nhốt|bị giam|kẹt|mắc kẹt|застрял|застряла|держат|заперли|заперты|удерживают|محبوس|محبوسة|محتجز|محتجزة|محتجزين|عالق|عالقة|nimefungiwa|tumefungiwa|nimekwama|tumekwama|ขังที่|ขังไว้ที่|ขังอยู่ที่|กักขังที่|ติดอยู่ที่|ถูกขังใน|关在|困在|關在|被困|被关";
/** Beginnings of words that say somebody is stuck or held in the place before, whatever their endings. */
const HELD_AFTER_STEMS =
  "(?:(?:me|mein|main|mai) )?(?:fas|phas|phans|fans|atka|band h|band k|kaid|qaid)|(?:में |मे |मा )?(?:फंस|फँस|फस|अटक|कैद|क़ैद|बंद|बन्द|थुन|बन्धक)|(?:میں )?(?:پھنس|قید|بند)|(?:এ |তে )?(?:আটক|বন্দি|বন্দী)|(?:இல் )?(?:அடைத்து|சிக்கி|சிறை|கடத்தி|மாட்டி)|(?:වල )?(?:හිරවෙලා|හිර |සිරකර)|(?:ထဲ)?မှာ ?(?:ပိတ်|အဖမ်း|ဖမ်း|ချုပ်|အချုပ်|သော့)|లో (?:చిక్కు|బంధి)|മാട്ടി";
const HELD_AFTER =
  "园区|園區|电诈|電詐|诈骗|詐騙|scam|compound|casino|में बंद|में फंस|में फँस|में कैद|मा थुन|मा फस|میں قید|میں پھنس|میں بند";
const HOME =
  "agency|agencies|agent|agents|recruiter|recruiters|broker|brokers|sub-agent|family|mother|father|parents|wife|husband|children|kids|sister|brother|friends|bank|bank account|training centre|training center|office|relatives|agencia|agencias|reclutador|enganchador|coyote|familia|hijos|agência|agencia|recrutador|família|agence|recruteur|famille|agensi|agen|calo|sponsor|penampungan|keluarga|pamilya|ahensya|agensya|công ty|môi giới|gia đình|وكيل|مكتب|مكتب استقدام|عائلتي|أهلي|посредник|агентство|семья|wakala|familia yangu";
const EMPLOYER =
  "employer|employers|boss|bosses|company|companies|sponsor|owner|owners|contractor|supervisor|supervisors|foreman|landlord|firm|farmer|manager|managers|captain|gang|gangs|mafia|syndicate|syndicates|kafeel|kafil|malik|maalik|seth|my madam|the madam|patrón|patrones|patrona|jefe|jefes|jefa|jefas|empresa|empleador|empleadora|dueño|dueña|patrão|patroa|chefe|empregador|empregadora|dono|patron|patrons|patronne|employeur|employeuse|entreprise|société|chef|padrone|datore|capo|arbeitgeber|chefin|pracodawca|szef|szefowa|angajator|angajatorul|patronul|șeful|șef|patronum|işveren|majikan|bos|perusahaan|kapal|tauke|towkay|amo|sếp|chủ|ông chủ|bà chủ|công ty|tajiri|bosi|mwajiri|ish beruvchi|boshliq|شركة|كفيل|كفيلي|كفيلتي|الكفيل|كفيلنا|مديري|مدير|المدير|صاحبة العمل|صاحب الشركة|رئيسي|المدام|مدامتي|صاحب العمل|صاحب الشغل|معلمي|مالک|مالکن|کفیل|سیٹھ|باس|کمپنی|работодатель|работодательница|хозяин|хозяйка|начальник|начальница|директор|фирма|мой босс|босс|бос|роботодавець|роботодавиця|господар|хазяїн|хазяйка|керівник|मालिक|मालकिन|सुपरभाइजर|सुपरवाइज़र|सेठ|कफील|साहब|बॉस|कंपनी|नियोक्ता|साहु|साहू|साहुनी|कम्पनी|মালিক|মালকিন|কফিল|বস|কোম্পানি|முதலாளி|கம்பெனி|எஜமான்|හාම්පුතා|බොස්|ලොක්කා|මැඩම්|තම්බියා|យជមាន|ថៅកែ|ចៅហ្វាយ|နာယက|သူဌေး|အလုပ်ရှင်|ကုမ္ပဏီ|เจ้านาย|นายจ้าง|เถ้าแก่|บริษัท|ນາຍຈ້າງ|老板|老闆|公司|雇主|僱主|黑帮|黑幫|老板娘|老闆娘|አሰሪዬ|አሠሪዬ|አሰሪ|አሠሪ|እመቤቴ|ማዳሜ|ከፊሌ";
/** The one who writes says where he is: "I am here in", "nous sommes au". */
const HERE =
  "nosotros|nosotras|nós|وانا|وأنا|ونحن|واحنا|sisi tuko|sisi tupo|i work|we work|i am working|i'm working|im working|we are working|we're working|yo|yo trabajo|eu|eu trabalho|moi|je travaille|nous travaillons|on travaille|я работаю|мы работаем|я працюю|ми працюємо|nafanya kazi|ninafanya kazi|tunafanya kazi|nagtatrabaho ako|nagtatrabaho po ako|nagtatrabaho kami|أشتغل|اشتغل|بشتغل|أعمل|i am|i'm|im|we are|we're|i live|i stay|we live|am|estoy|estamos|vivo|vivimos|je suis|nous sommes|je vis|estou|estamos|moro|я|я живу|я нахожусь|мы|нахожусь|живу|мы сейчас|я зараз|ми|живу|أنا|انا|نحن|احنا|nandito ako|andito ako|nandito kami|niko|nipo|tuko|我|我们|我們|我现在|我人|我現在";
/** The same, of words that behind another are its owner: "emak saya di Lombok" is where her mother is. */
const HERE_FIRST =
  "saya|aku|kami|sy|saya kerja|sy kerja|aku kerja|kami kerja|saya bekerja|aku bekerja|kami bekerja|trabajo|trabajamos|trabalho|trabalhamos|tôi|tôi đang|em đang|bọn em đang|tôi làm|tôi làm việc|em làm|em làm việc";
const HERE_NOW =
  "here|now|currently|right now|still|already|back|ya|de vuelta|déjà|de retour|já|de volta|уже|вже|снова|sudah|udah|dah|đã|na|bereits|schon|aquí|ahora|ici|actuellement|maintenant|aqui|agora|сейчас|зараз|الآن|هنا|هون|sekarang|sedang|ada|ngayon|hiện|sasa|hapa|现在|現在";
/** Persons: what an agent is says nothing of the worker, but a Philippine agency sends people from the Philippines. */
const RECRUITER =
  "agent|agents|recruiter|recruiters|broker|brokers|smuggler|smugglers|trafficker|traffickers|middleman|consultant|agente|agentes|reclutador|reclutadora|enganchador|coyote|recrutador|recrutadora|recruteur|recruteuse|passeur|reclutatore|intermediario|vermittler|pośrednik|recrutor|intermediar|aracı|agen|calo|makelar|ahente|ejen|môi giới|cò|wakala|dalali|سمسار|السمسار|وكيل|الوكيل|ایجنٹ|دلال|посредник|вербовщик|агент|посередник|вербувальник|एजेंट|दलाल|एजेन्ट|এজেন্ট|দালাল|முகவர்|ஏஜென்ட்|ඒජන්ට්|ඒජන්තයා|មេខ្យល់|ពွဲစား|ပွဲစား|အေးဂျင့်|นายหน้า|เอเย่นต์|ນາຍໜ້າ|中介|仲介|蛇头|蛇頭|ደላላ|ኤጀንት";
const OWNER = `${EMPLOYER}|${RECRUITER}`;
const WORKS_FOR =
  "among|work for|working for|works for|worked for|employed by|trabajo para|trabajo con|trabalho para|travaille pour|travaille chez|lavoro per|arbeite für|bekerja untuk|kerja untuk|làm cho|làm thuê cho|работаю на|працюю на|nafanyia kazi";
/** What is somebody's only where it stands behind the people: "an Indian family", and not "my family is Indian". */
const OWNED =
  "restaurant|factory|farm|family|families|household|diplomat|prince|princess|sheikh|house|ship|vessel|couple|madam";
/** What may stand between an employer and what he is: "my boss is an Indian", "jefe es colombiano", "amo ko ay taga". */
const BEING =
  ", a|, an|, un|, una|, une|, um|, uma|is|was|are|he is|she is|who is|who was|that is|'s|s|es|era|son|que es|um|uma|é|que é|est|était|qui est|un|una|une|è|ist|ein|eine|jest|este|e|o|an|a|my|our|mine|ko|kong|ko ay|namin|namin ay|naming|ay|isang|na|ni|adalah|itu|saya|kami|orang|aku|seorang|là|người|tôi|tôi là|em|em là|là người|tôi là người|em là người|của tôi là người|ông|wangu|wangu ni|wetu ni|yangu|mtu wa|هو|هي|ہے|–|—|-|это|є|це|है|हो|mera|mero|hai|是|是个|是個|是一个|เป็น|เป็นคน|คน|ជា|ជាជនជាតិ|ជនជាតិ|ເປັນ|ເປັນຄົນ|က|ဟာ|ነው";
/** An employer who comes from a country is of it; an agency "from" one may lie where the worker lives. */
const COMING =
  "from|is from|was from|comes from|came from|de|es de|viene de|é de|é da|é do|vem da|vem do|du|de la|vient de|vient du|est du|est de|da|aus|kommt aus|z|ze|din|este din|dari|berasal dari|asal|galing|galing sa|taga|ay taga|ko ay taga|ko taga|mula sa|đến từ|từ|là người|anatoka|ametoka|kutoka|من|из|родом из|з|із|来自|來自|มาจาก|មកពី";
const IN =
  "in|inside|at|near|over in|back in|en|em|no|na|au|aux|à|en el|sa|di|ở|tại|bên|в|во|у|في|w|katika|nchini|huko";

/** "Indiano ang amo ko": what somebody is comes first. */
const SAID_OF_OWNER =
  "ang amo|ang mga amo|yung amo|ang boss|ang employer|ang agent|ang recruiter|ang ahente|ang agency|si boss|si madam";

/** What may stand between being held and the country: "held in a compound in", "tricked into going to". */
const HELD_WAY = `(?:(?:(?:in|inside|into|di|en|em|dans|sa|к|в) )?(?:(?:a|an|the|sebuah|un|une|um|isang) )?(?:going |work(?:ing)? )?(?:to|ke|a|au|aux|sang|qua|для|compound|complex|kompleks) )?`;
const HELD_RIGHT_STEM = new RegExp(`^[ -]?(?:${foldText(HELD_AFTER_STEMS).folded})`, "u");
const VESSEL_RIGHT_STEM = new RegExp(`^ (?:${foldText(VESSEL_STEMS).folded})`, "u");
const WORKPLACE_RIGHT_STEM = new RegExp(`^ (?:${foldText(WORKPLACE_STEMS).folded})`, "u");

/** What tells of a place left of it, read when the first place is named. */
const leftWords = once(() => {
  const inOrNone = `(?:(?:${alternatives(IN)}) (?:the )?)?`;
  const itOrNone = `${inOrNone}(?:(?:la|le|les|el|the) |l'|d')?`;
  const hereIn = `(?:(?:${alternatives(HERE_NOW)}) ?){0,2}(?:${alternatives(`${IN}|dans|au|aux`)}) ?(?:the )?`;
  return new SideWords({
    ownerFrom: rowBefore(EMPLOYER, ` ?(?:${alternatives(COMING)}) `),
    flag: rowBefore(FLAGS, `(?:(?:${alternatives(OF_FLAG)}) ?){0,2}`),
    ship: rowBefore(SHIPS, `(?:(?:${alternatives(OF_SHIP)}) ?){0,2}`),
    owner: rowBefore(OWNER, `(?:(?:${alternatives(BEING)}) ?){0,3}`),
    /** "My boss in Dubai is Saudi": where he is stands before what he is. */
    placedOwner: rowBefore(
      OWNER,
      `(?:${alternatives(IN)}) (?:the )?[\\p{L}\\p{M}]+ (?:[\\p{L}\\p{M}]+ )?(?:is|was|are|es|é|est|è|ist|jest|este|ay|ni|adalah|là) (?:(?:${alternatives(ARTICLES)}) )?`,
    ),
    worksFor: rowBefore(WORKS_FOR, `(?:(?:${alternatives(ARTICLES)}) )?`),
    self: rowBefore(SELF, `(?:(?:${alternatives(ARTICLES)}) )?`),
    /** "I'm Vietnamese factory worker": whatever stands behind, it is what somebody is. */
    being: rowBefore("i am|i'm|im|we are|we're", `(?:(?:${alternatives(ARTICLES)}) )?`),
    held: rowBefore(HELD, `${HELD_WAY}${inOrNone}`),
    here: rowBefore(HERE, hereIn),
    hereFirst: {
      words: HERE_FIRST,
      pattern: new RegExp(
        `(?:^|[^\\p{L}\\p{M} ] ?)(?:${alternatives(HERE_FIRST)}) ${hereIn}$`,
        "u",
      ),
    },
    was: rowBefore("i was", hereIn),
    brought: rowBefore(BROUGHT_TO, inOrNone),
    /** "Iraq instead of Qatar", "not in Saudi", "au lieu d'aller au Liban": a word of going may stand between. */
    instead: rowBefore(INSTEAD_OF, `(?:(?:${alternatives(GOING)}) ?)?${itOrNone}`),
    /** "Promised me hotel work in Dubai": a few words may stand between. */
    promised: rowBefore(
      PROMISED,
      `(?:(?!(?:${alternatives(BEGINS_ANEW)}) )[\\p{L}\\p{M}']{1,16} ){0,3}${itOrNone}`,
    ),
    /** A recruiter or agency there, and work elsewhere: she is sent from where they are. */
    agent: rowBefore(
      `${RECRUITER}|agency|agencies|recruitment agency|manpower|agencia|agencias|agência|agence|agenzia|agentur|agencja|agenție|agensi|agensya|ahensya|ahensiya|manpower agency|recruitment|interview|interviews|hiring|recruits|recruitement|recrutement|recrute|entretiens|entretien|entrevista|entrevistas|reclutan|reclutamiento|recrutamento|recrutam|seleção|набор|собеседование|собеседования|набір|співбесіда|співбесіди|mahojiano|usaili|wawancara|seleksi|مقابلات|المقابلات|phỏng vấn|công ty môi giới|агентство|агенція|مكتب|مكتب استقدام|এজেন্সি|एजेन्सी|एजेंसी`,
      `(?:(?:${alternatives(IN)}|ใน|ที่|នៅ|ຢູ່) ?(?:the )?)`,
    ),
    /** A recruiter from there sends people from there. */
    agentFrom: rowBefore(RECRUITER, ` ?(?:${alternatives(COMING)}) `),
    job: rowBefore(
      "job|jobs|work|vaga|vagas|puesto|puestos|poste|postes|вакансия|вакансии|вакансію|вакансії|lowongan|nafasi|nafasi za kazi|position|placement|contract|visa|vacancy|employment|trabajo|empleo|visado|trabalho|emprego|travail|emploi|lavoro|arbeit|stelle|pracę|pracy|lucru|job de|kerja|pekerjaan|trabaho|việc|làm việc|kazi|работу|работа|работы|роботу|لعمل|عمل|للعمل|وظيفة|شغل|ไปทำงาน|ทำงาน|งาน|ការងារ|ធ្វើការ",
      `(?:(?:for|to|per|для) )?(?:(?:${alternatives(IN)}|ที่|ใน|នៅ|to|for|untuk|para) ?(?:the )?)`,
    ),
    home: rowBefore(HOME, `(?:(?:${alternatives(IN)}) (?:the )?)`),
  });
});

/** The same right of it. */
const rightWords = once(
  () =>
    new SideWords({
      employer: rowAfter(EMPLOYER),
      vessel: rowAfter(VESSELS_BEHIND),
      owner: rowAfter(`${OWNER}|${OWNED}|${SAID_OF_OWNER}`),
      held: rowAfter(HELD_AFTER),
      brought: rowAfter(BROUGHT_BEHIND),
      promised: rowAfter(PROMISED_BEHIND),
      instead: rowAfter(INSTEAD_BEHIND),
      agent: rowAfter(
        "ka agent|ke agent|ka dalal|me agent|ko agent|का एजेंट|के एजेंट|का दलाल|में एजेंट|को एजेन्ट|को दलाल|کا ایجنٹ|کے ایجنٹ",
      ),
      job: rowAfter(
        "me job|mein job|me kaam|mein kaam|me naukri|ki job|में नौकरी|में काम|मा काम|मा जागिर|میں نوکری|میں کام|এ কাজ|jobs?|job",
      ),
    }),
);

const ownersHome = once(
  () =>
    new RegExp(
      `^ ?(?:(?:${alternatives(HOME_OF)}) )?(?:[\\p{L}\\p{M}']+ )?(?:${alternatives(EMPLOYER)})(?![\\p{L}\\p{M}])`,
      "u",
    ),
);

const UNSPACED_SCRIPT = /[\u0e00-\u109f\u1780-\u17ff\u3400-\u9fff]/;
const OF_WORKERS = new RegExp(
  `^[ -]?[\\p{L}\\p{M}]+[ -]?(?:(?:workers?|maids?|drivers?|helpers?|girls?|boys?|crew|hands?|jobs?|work|vacanc(?:y|ies)|labou?rers?|employees?|staff|keepers?|members?)(?!\\p{L})|${alternatives(WORKER_STEMS)})`,
  "u",
);
const OWNER_WITHIN = before(OWNER);

/** What the words right around a place or a people say of it; null when nothing. */
export function standingAt(
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
): Standing | null {
  const right = folded.slice(end, end + 30);
  const beside: Beside = {
    within: folded.slice(start, end),
    right,
    isLeft: leftWords().leftOf(folded.slice(Math.max(0, start - 40), start)),
    isRight: rightWords().rightOf(right),
  };
  return personAt(beside) ?? whereaboutsAt(beside) ?? sendingAt(beside);
}

/** A place or a people as it is written, what stands right of it, and which words stand beside. */
interface Beside {
  readonly within: string;
  readonly right: string;
  readonly isLeft: IsLeft;
  readonly isRight: IsRight;
}

/** Of whom or what it is said: of an employer, agent or ship, or of who writes. */
function personAt(beside: Beside): Standing | null {
  const { within, right, isLeft, isRight } = beside;
  if (isLeft("ownerFrom") || (isUnspaced(within) && !isApart(beside) && isRight("employer")))
    return "owned";
  if (isVessels(right, isLeft, isRight)) return "vessel";
  if (isOwnersLeft(isLeft)) return "owner";
  // "म लाओसको कम्पनीमा": who speaks stands before the place whose company it is.
  if (isLeft("self")) return isAtWorkplace(right, isLeft) ? "owner" : "self";
  return isOwnersBeside(beside) ? "owner" : null;
}

function isAtWorkplace(right: string, isLeft: IsLeft): boolean {
  return WORKPLACE_RIGHT_STEM.test(right) && !isLeft("being") && !OF_WORKERS.test(right);
}

function isOwnersBeside(beside: Beside): boolean {
  const isOwnersRight = !isApart(beside) && beside.isRight("owner");
  return isOwnersRight ? !OF_WORKERS.test(beside.right) : OWNER_WITHIN.test(beside.within);
}

/** Where only sentences are parted by a space, a country and its people are often written the same: "印度老板". */
function isUnspaced(within: string): boolean {
  return UNSPACED_SCRIPT.test(within);
}

function isApart({ within, right }: Beside): boolean {
  return isUnspaced(within) && right.startsWith(" ");
}

function isVessels(right: string, isLeft: IsLeft, isRight: IsRight): boolean {
  return isLeft("flag") || isLeft("ship") || isRight("vessel") || VESSEL_RIGHT_STEM.test(right);
}

/** Whether somebody is held there, is there or was. */
function whereaboutsAt({ right, isLeft, isRight }: Beside): Standing | null {
  if (isLeft("held") || isRight("held") || HELD_RIGHT_STEM.test(right)) return "held";
  if (isLeft("instead") || isRight("instead")) return "instead";
  if (isLeft("here") || isLeft("hereFirst")) return "here";
  if (isLeft("brought") || isRight("brought")) return "brought";
  return isLeft("was") ? "was" : null;
}

type IsLeft = ReturnType<ReturnType<typeof leftWords>["leftOf"]>;
type IsRight = ReturnType<ReturnType<typeof rightWords>["rightOf"]>;

/** Whether what stands left of a place or a way speaks of an employer or an agent. */
export function isBehindOwner(left: string): boolean {
  return isOwnersLeft(leftWords().leftOf(left));
}

/** Whether what stands right of a home makes it that of an employer. */
export function isOwnersHome(right: string): boolean {
  return ownersHome().test(right);
}

function isOwnersLeft(isLeft: IsLeft): boolean {
  return isLeft("owner") || isLeft("placedOwner") || isLeft("worksFor");
}

/** Who sends and what work is offered there. */
function sendingAt({ isLeft, isRight }: Beside): Standing | null {
  if (isLeft("agent") || isLeft("agentFrom") || isRight("agent")) return "agent";
  if (isLeft("promised") || isRight("promised")) return "promised";
  if (isLeft("job") || isRight("job")) return "job";
  return isLeft("home") ? "home" : null;
}
