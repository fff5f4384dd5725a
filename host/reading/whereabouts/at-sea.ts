import { once } from "../../../schemas/once.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { isAsciiLetter } from "../terms/ascii-words.ts";
import { WordsWithin } from "../terms/words-within.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";

/** What one of the patterns cannot do without, separated by `|`, and the pattern: a word of people who work on ships, with what must not stand beside it, as the word, or a longer one that holds it, is used for something else. */
type Row = readonly [cues: string, pattern: string];

/** Cues begin a word here. */
const LATIN: readonly Row[] = [
  [
    "ship",
    String.raw`(?<!\b(?:to|we|they|i|you|will|can|must|and|jump(?:ed|ing)?) )ships?(?! (?:it|them|my|me|us|our|your|his|her|their|out|back|home|goods|packages|parcels|boxes|orders)\b)`,
  ],
  ["vessel", "(?<!blood )vessels?"],
  ["boat", "(?<!(?:by|same) )boats?"],
  [
    "trawler|seafarer|seam|deckhand|fisher",
    "trawlers?|seafarers?|seam[ae]n|deckhands?|fisherm[ae]n|fisherfolks?|fishers",
  ],
  ["ashore", "ashore"],
  ["crew", "(?:ship(?:'?s)?|boat|deck|fishing|vessel) crew"],
  [
    "kapal",
    String.raw`(?<!\bang )kapal(?! (?:terbang|udara|api|ng|nang|talaga|mo|niya|nila|naman)\b)`,
  ],
  [
    "abk|pelaut|nelayan|barko|nagbarko|nagbabarko|marino|mangingisda|barco|marinero",
    "abk|pelaut|nelayan|barko|nagbarko|nagbabarko|(?<!san )marino|mangingisda|barcos?|marineros?",
  ],
  [
    "marinheiro|navio|embarcac|buque|pescador|traineira|arrastao",
    "marinheiros?|navios?|embarcac(?:ao|oes|ion|iones)|buques?|pescador(?:es|as?)?|traineiras?|arrastao",
  ],
  ["bateau|marins", "bateaux?|(?<!san |saint |sous )marins"],
  ["marin", "(?:suis|comme|est|etait) marin"],
  ["navire|chalutier|matelot", "navires?|chalutiers?|matelots?"],
  ["pecheur", "(?:suis|comme|est|etait|les|des) pecheurs?"],
  [
    "baharia|mabaharia|mvuvi|wavuvi|meli",
    "(?:ma)?baharia|m?vuvi|wavuvi|melini|meli (?:ya|yetu|hii|ile)|(?<=(?:kwenye|katika|ndani ya|juu ya|wa|ya) )meli",
  ],
  [
    "marynarz|statk|rybak|rybac|kutr",
    "marynarz[a-z]*|statk(?:u|iem|ach)|ryba(?:k|kiem|cy|ckim)|kutr(?:ze|a)",
  ],
  [
    "marinar|pescar|vapor|nava",
    "marinar(?:ul|i|ilor)?|pescar(?:i|ilor)?|vapor(?:ul|ului)|(?<=pe (?:un )?)vapor|nav(?:a|ei) (?:abandonata|noastra)",
  ],
  [
    "gemi|denizci|balikci",
    "gemi(?:de|ye|den|nin|ciyim|ci|m|miz|desiniz|deyim|deyiz)?|denizci[a-z]*|balikci[a-z]*",
  ],
  ["seemann|matrose|kutter|fischkutter", "seemann|matrosen?|(?:fisch)?kutter"],
  ["marinaio|marittim|pescherecc", "marina(?:io|i)|marittim[oi]|pescherecci?o?"],
  [
    "thuyen|tau ca|tau bien|tau hang|ngu dan|thuy thu",
    "thuyen (?:vien|truong|danh ca)|tau (?:ca|bien|hang)|ngu dan|thuy thu",
  ],
];

/** Scripts that write no spaces: a word must not go on into the longer ones that begin like it. */
const UNSPACED: readonly Row[] = [
  // เรือน house, เรือง bright, เรือด bedbug, unless a vowel sign makes the letter the next word's.
  ["เรือ|ประมง", "เรือ(?![นงด](?![\u0E30-\u0E3A\u0E47-\u0E4E])|กสวน)|ประมง"],
  ["ទូក|កប៉ាល់|អ្នកនេសាទ", "(?<!\u17D2)ទូក(?![\u17B6-\u17D3])|កប៉ាល់(?!ហោះ)|អ្នកនេសាទ"],
  // လှောင် to confine, လှေကား stairs, သင်္ဘောသီး papaya.
  ["လှေ|သင်္ဘော|ငါးဖမ်း", "လှေ(?![\u102B-\u103E]|ကား)|သင်္ဘော(?!သီး|ပင်|ရွက်)|ငါးဖမ်း"],
  [
    "渔船|漁船|漁工|渔工|船员|船員|海员|海員|水手|货轮|貨輪|货船|貨船|远洋|遠洋|船上|船长|船長|下船|上岸",
    "渔船|漁船|漁工|渔工|船员|船員|海员|海員|水手|货轮|貨輪|货船|貨船|远洋|遠洋|(?<!飞|飛)船上|船[长長]|[让讓給给許许准]我?[们們]?下船|[让讓給给許许准]我?[们們]?上岸",
  ],
];

const SPACED: readonly Row[] = [
  // Arabic sets its particles before the word; letters of Persian and Urdu are folded to those of Arabic.
  [
    "سفينه|قارب|قوارب|بحاره|باخره|صياد|مركب صيد|مراكب الصيد",
    "[وفبكل]?(?:ال|لل)?(?:سفينه|قارب|قوارب|بحاره|باخره|صيادين?|مركب صيد|مراكب الصيد)(?![\\p{L}\\p{M}])",
  ],
  // With the article it is the seas.
  ["بحار", "[وفبكل]?بحار(?![\\p{L}\\p{M}])"],
  ["جهاز|ماهي گير|ملاح", "(?<!هوايي )جهاز|ماهي گير|ملاح(?![\\p{L}\\p{M}])"],
  // জেলে is a fisherman, and in jail.
  ["জাহাজ|নাবিক|জেলেরা|ট্রলার", "(?<!উড়ো |হাওয়াই )জাহাজ|নাবিক|জেলেরা|ট্রলার"],
  [
    "моряк|матрос|судн|корабл|траулер|рыбак|рыболовн|риболов|сухогруз|танкер|теплоход",
    "моряк|матрос|судн(?:о|а|е|і|ом|ах|у)(?![\\p{L}\\p{M}])|корабл|траулер|рыбак|рыболовн|риболов|сухогруз|танкер|теплоход",
  ],
  ["கப்பல|மீனவ|படகில|படகு", "கப்பல|மீனவ|படகில|படகு"],
  ["නැවේ|නැවක|නැවට|නැවෙ|නාවික|ධීවර|බෝට්ටු", "නැව(?:ේ|ක|ට|ෙ)|නාවික|ධීවර|බෝට්ටු"],
  ["መርከብ|መርከበኛ|በመርከብ|በመርከቡ|ከመርከብ|ከመርከቡ", "[በከ]?መርከ(?:ብ|ቡ|በኛ)"],
];

const HINDI: readonly Row[] = [["जहाज|नाविक|मछुआर", "(?<!हवाई ?)जहाज|नाविक|मछुआर"]];

const AT_SEA = new RegExp(
  [
    String.raw`\b(?:${patternsOf(LATIN)})\b`,
    patternsOf(UNSPACED),
    String.raw`(?<![\p{L}\p{M}])(?:${patternsOf(SPACED)})`,
    patternsOf(HINDI),
  ].join("|"),
  "u",
);

const CUES = once(
  () =>
    new PhraseTrie(
      [...LATIN, ...UNSPACED, ...SPACED, ...HINDI].flatMap(([cues]) => cues.split("|")),
    ),
);

function patternsOf(rows: readonly Row[]): string {
  return rows.map(([, pattern]) => pattern).join("|");
}

/** Words for being in a port, in the languages of those who work at sea. */
const PORT = once(
  () =>
    new WordsWithin(
      "in port|in the port|port of|at port|at the port|in harbour|in harbor|in the harbour|docked|at the dock|moored|at berth|alongside the quay|nakadaong|nakadaong kami|nasa pantalan|nasa port|nasa pier|nasa daungan|di pelabuhan|di dermaga|sandar di|bersandar|berlabuh|ở cảng|trong cảng|tại cảng|vào cảng|cập cảng|ở bến|en puerto|en el puerto|atracado|atracados|au port|dans le port|à quai|no porto|atracada|في الميناء|بالميناء|راسية|बंदरगाह|بندرگاہ|বন্দরে|বন্দর|в порту|у причала|біля причалу|ที่ท่าเรือ|ในท่าเรือ|เทียบท่า|ចតនៅកំពង់ផែ|នៅកំពង់ផែ|ဆိပ်ကမ်းမှာ|ဆိပ်ကမ်းတွင်|在港口|在港内|靠港|靠岸|停港|停在港|在港口裡|bandarini",
    ),
);

/** Whether a port is spoken of, where the police on land reach a ship. */
export function isInPort({ folded }: FoldedText): boolean {
  return PORT().test(folded);
}

/** Whether somebody who works on a ship or fishing boat is spoken of. */
export function isAtSea({ folded }: FoldedText): boolean {
  return mayBeAtSea(folded) && AT_SEA.test(folded);
}

function mayBeAtSea(folded: string): boolean {
  const cues = CUES();
  let before = 0;
  for (let at = 0; at < folded.length; at++) {
    const unit = folded.charCodeAt(at);
    const isWithinWord = isAsciiLetter(unit) && isAsciiLetter(before);
    if (!isWithinWord && cues.walk(folded, at) > 0) return true;
    before = unit;
  }
  return false;
}
