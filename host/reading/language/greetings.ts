import { once } from "../../../schemas/once.ts";
import { foldedWords } from "../terms/beside.ts";
import { LabelledWords } from "../terms/words-within.ts";

/** How people greet and take leave, in Latin letters, in the languages that are answered: none that several share. */
const GREETINGS: Readonly<Record<string, string>> = {
  pt: "oi|olá|bom dia|boa tarde|boa noite|tudo bem|obrigado|obrigada|até logo|tchau",
  es: "buenos días|buenas tardes|buenas noches|gracias|hasta luego|qué tal",
  fr: "bonjour|bonsoir|salut|merci|au revoir",
  tl: "good pm po|good am po|good eve po|good day po|magandang umaga|magandang hapon|magandang gabi|magandang araw|kumusta po|kamusta po|maayong buntag|maayong hapon|maayong gabii|salamat po|hello po|hi po",
  id: "halo kak|halo min|hai kak|selamat pagi|selamat siang|selamat sore|selamat malam|permisi kak|permisi min|terima kasih|makasih",
  ms: "selamat petang|selamat tengah hari|terima kasih banyak",
  vi: "chao ban|chao em|chao anh|chao chi|xin chao|chào bạn|xin chào|cam on",
  th: "sawasdee|sawatdee|sawasdee krub|sawasdee ka|sawatdee khrap|khob khun",
  hi: "namaste ji|namaskar ji|ram ram|dhanyavad|shukriya ji",
  ne: "namaskar dai|namaste dai|namaste didi|dhanyabad",
  ur: "assalam o alaikum|assalamu alaikum bhai|aoa|walaikum assalam|shukria",
  ta: "vanakkam|nandri",
  si: "ayubowan|kohomada|bohoma sthuthi|istuti",
  bn: "kemon achen|nomoskar|dhonnobad",
  sw: "habari|hujambo|mambo vipi|shikamoo|asante|asante sana",
  am: "selam new|selamta|indemin neh|endemin nesh|amesegenalehu",
  my: "mingalaba|mingalarbar",
  km: "suosdey|sousdey|chum reap suor",
};

/** UTF-16 units up to which a message is hardly more than a greeting. */
const SHORT = 40;

const greetings = once(
  () =>
    new LabelledWords(
      Object.entries(GREETINGS).map(([language, said]) => [language, foldedWords(said)] as const),
    ),
);

/** The language of a short folded text by how it greets; undefined where it does not. */
export function greetedIn(folded: string): string | undefined {
  return folded.length > SHORT ? undefined : greetings().find(folded);
}
