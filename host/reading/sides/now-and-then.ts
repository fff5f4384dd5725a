import { once } from "../../../schemas/once.ts";
import { alternatives } from "../terms/beside.ts";
import { rowAfter, rowBefore, SideWords } from "./side-words.ts";

/** Whether somebody says of a place that they are there now, or were before. */
export type Time = "now" | "past";

const IN =
  "in|at|inside|en|em|no|na|au|aux|a|dans|chez|di|sa|ở|tại|bên|в|во|на|у|في|ب|w|katika|nchini|huko|the|el|la|los|ที่|ใน|อยู่|อยู่ที่|នៅ|在";
const NOW =
  "now|right now|currently|at present|these days|ahora|actualmente|maintenant|actuellement|agora|atualmente|сейчас|теперь|зараз|тепер|الآن|الان|حاليا|دلوقتي|هلأ|هلق|sekarang|saat ini|skrg|kini|ngayon|karon|hiện|hiện tại|hiện đang|bây giờ|giờ|sasa|sasa hivi|现在|現在|目前|而家|依家|अब|अभी|अहिले|ab|abhi|aile|ahile|এখন|اب|ابھی|இப்போது|இப்போ|இப்ப|දැන්|ตอนนี้|ขณะนี้|ឥឡូវ|ឥឡូវនេះ|အခု|ယခု|አሁን";
const PERSON =
  "i|i'm|im|i am|we|we are|am|are|he is|she is|is|working|work|living|live|estoy|estamos|trabajo|vivo|je suis|je travaille|nous sommes|estou|trabalho|moro|я|я работаю|я живу|работаю|живу|мы|я працюю|працюю|ми|أنا|انا|أعمل|اعمل|بشتغل|saya|aku|saya kerja|kerja|bekerja|ada|nandito ako|nasa|ako|po|po ako|siya|sila|kami|tôi|em|mình|tôi làm|làm|đang|đang ở|niko|nipo|ninafanya kazi|我|我们|我們|我人|工作|म|मैं|हम|main|mai|ma|hum|আমি|আমরা|میں|ہم|நான்|මම|ผม|ฉัน|ខ្ញុំ|ကျွန်တော်|ကျွန်မ|እኔ";
const PAST =
  "worked|used to work|was working|have worked|had worked|been working|lived|used to live|was living|previously|formerly|earlier|before|was|were|trabajé|trabajaba|estuve|estaba|viví|antes|antes estaba|antes trabajaba|j'ai travaillé|je travaillais|j'étais|j'ai vécu|avant|trabalhei|trabalhava|estive|estava|morei|morava|работал|работала|раньше|раньше работал|раньше работала|был|была|жил|жила|працював|працювала|раніше|раніше працював|раніше працювала|був|була|كنت|كنت أعمل|كنت اعمل|كنت اشتغل|اشتغلت|عملت|سابقا|من قبل|dulu|dulunya|dahulu|tadinya|sebelumnya|sebelum ini|pernah|dati|dating|nagtrabaho|nagtrabaho dati|noon|sauna|kaniadto|trước|trước đây|trước kia|hồi trước|đã từng|từng|nilikuwa|nilifanya kazi|zamani|awali|hapo awali|以前|之前|曾|曾经|曾經|过去|過去|原来|原來|पहले|पहिले|पहिला|pehle|pehele|pahile|pahila|আগে|পূর্বে|پہلے|முன்பு|முன்னாடி|முன்னால்|කලින්|ඉස්සර|เคยทำงาน|เคย|เมื่อก่อน|แต่ก่อน|ធ្លាប់|ធ្លាប់ធ្វើការ|ពីមុន|အရင်က|ယခင်က|ከዚህ በፊት|በፊት";
/** Words that tell of a time before only where nothing follows that they belong to: "before I left". */
const PAST_BEHIND =
  "antes|avant|dati|noon|dulu|dahulu|trước|trước đây|раньше|раніше|سابقا|من قبل|zamani|以前|之前|earlier|previously|for years|years ago|last year|the year before|before and|before but|before,|before.|before;";

const words = once(() => {
  const way = `(?:(?:${alternatives(`${PERSON}|${IN}`)}) ?){0,4}`;
  return {
    left: new SideWords({ now: rowBefore(NOW, way), past: rowBefore(PAST, way) }),
    right: new SideWords({ past: rowAfter(PAST_BEHIND) }),
  };
});

/** UTF-16 units of the folded text beside a place that are looked at. */
const BESIDE = 36;

/** UTF-16 units before a place in which its clause may begin. */
const CLAUSE = 64;
const nowBegins = once(
  () => new RegExp(`^(?:${alternatives(NOW)})(?![\\p{L}\\p{M}])(?!.*${MOVING})`, "u"),
);
/** Who is about to go is not there yet. */
const MOVING =
  "(?:want|going|send|offer|job in|quiere|ir a|mau|akan|gusto|muốn|nataka|хочу|хочет|хоче|يريد|चाह|भेज|jana|jaana|bhej|যেতে|যাইতে|پھیج|بھیج|جانا|想去|要去|จะไป)";

/** Whether the clause up to a place begins with "now": "ab bolta hai scam company me hai Cambodia". */
function isInClauseOfNow(left: string): boolean {
  const parts = left.split(/[.,;:!?\n।،۔]\s*/u);
  const clause = parts.at(-1) ?? "";
  return parts.length > 1 && nowBegins().test(clause.trimStart());
}

/** What the words beside a place say of when somebody is or was there; null where they tell neither. */
export function timeAt(
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
): Time | null {
  const { left, right } = words();
  const isLeft = left.leftOf(folded.slice(Math.max(0, start - BESIDE), start));
  if (isLeft("now") || isInClauseOfNow(folded.slice(Math.max(0, start - CLAUSE), start)))
    return "now";
  const isPast = isLeft("past") || right.rightOf(folded.slice(end, end + BESIDE))("past");
  return isPast ? "past" : null;
}
