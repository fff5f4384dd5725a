import type { FoldedText } from "../contract/reading.ts";
import type { Stretch } from "../matching/sentence.ts";

/** Quotations of so many units are sentences or more; shorter ones name what is spoken of. */
const QUOTATION =
  /(?<![\p{L}\p{N}])(?:"(?=\S)[^"]{24,}(?<=\S)"|'(?=\S)[^'"]{24,}(?<=\S)'(?![\p{L}\p{N}]))|“[^“”]{10,}”|„[^„“”]{10,}[“”]|«[^«»]{10,}»|‹[^‹›]{10,}›|「[^「」]{10,}」|『[^『』]{10,}』/gu;
/** What stands between quotations that are spoken of together. */
const JOINED =
  /^[\s,.;:—–-]*(?:(?:and|or|y|e|o|et|ou|und|dan|atau|at|o|и|или|і|або|و|या|और|र|বা|এবং|va|hoac|和|或|และ|หรือ|na|au)\s+)?$/u;
/** Units before and behind a quotation in which it is rejected. */
const REACH = { before: 70, after: 110 } as const;
/** Clauses behind it that are asked: who said it may stand between. */
const CLAUSES = 3;
/** Words of the longest clause that only rejects. */
const LONGEST = 9;
const CLAUSE_END = /[.!?;:,—–\n।؟。！？；：，、،۔]+|\s-\s/u;

const wordsOf = (...words: readonly string[]): string => words.join("|");
/** Says that what was just said is not so, or not to be done; folded, so without case and accents of Latin letters. */
const WRONG = wordsOf(
  // English
  "wrong|false|untrue|nonsense|rubbish|garbage|bullshit|stupid|foolish|silly|naive|outdated|a lie|lies|a myth|a mistake|bad (?:advice|idea)|terrible (?:advice|idea)|poor advice|useless|not (?:true|right|correct|so|good advice|how it works|what (?:you|to) should)|(?:isn't|aren't|ain't) (?:true|right|correct|so|how)|incorrect|mistaken|misguided|harmful advice",
  // Tagalog, Indonesian and Malay
  "mali|hindi (?:totoo|tama)|kalokohan|kasinungalingan|walang kwenta|salah|keliru|tidak (?:benar|betul)|tak (?:benar|betul)|omong kosong|bohong|ngawur|mengarut|karut",
  // Spanish, Portuguese, French
  "falso|falsa|mentira|tonteria|tonterias|incorrecto|equivocado|no es (?:verdad|cierto|asi|correcto)|(?:esta|estan|es|son) (?:mal|equivocad\\p{L}+)|mal consejo|errado|bobagem|besteira|nao e (?:verdade|assim|certo)|mau conselho|faux|fausse|n'importe quoi|une erreur|mensonge|betise|betises|mauvais conseil|pas vrai|pas correct",
  // Russian, Ukrainian
  "неправда|неверно|неправильно|ложь|вранье|чушь|ерунда|глупост\\p{L}|бред|ошибка|плохой совет|не так|хибно|невірно|брехня|дурниц\\p{L}|нісенітниц\\p{L}|помилка|погана порада",
  // Arabic, Urdu
  "خطا|خطأ|خاطئ|خاطيء|غير صحيح|غير صحيحة|كذب|هراء|ليس صحيحا|ليس صحيح|باطل|غلط|جھوٹ|بکواس|درست نہیں|صحیح نہیں",
  // Hindi, Nepali, Bengali
  "गलत|ग़लत|झूठ|बकवास|सही नहीं|सच नहीं|झुट|झुठ|ठीक होइन|सही होइन|भूल|মিথ্যা|ভুল|বাজে কথা|ঠিক না|ঠিক নয়|সত্য নয়|সত্যি না",
  // Vietnamese, Thai, Chinese, Swahili
  "sai|khong dung|nham|vo ly|noi doi|bay ba|ผิด|ไม่จริง|ไม่ถูกต้อง|เหลวไหล|โกหก|错|錯|不对|不對|不是真的|胡说|胡說|谎话|謊話|废话|廢話|假的|si kweli|uongo|upuuzi|makosa|si sahihi|vibaya",
);
const OBJECT =
  "(?:that|this|it|them|him|her|such|those|people|any(?:one|body)?|whoever|every(?:one|body))";
const DISMISSED = wordsOf(
  "(?:do not|don't|never) (?:do|believe|listen to|follow|trust|fall for|waste (?:your )?time (?:on|with)) " +
    OBJECT +
    "|(?:ignore|forget|skip|disregard|scrap) (?:all |any of )?" +
    OBJECT +
    "|i (?:disagree|don't agree|do not agree|reject)|never mind|not at all",
  "huwag (?:mo|mong|kang|kayong|ninyong) (?:iyan|iyon|yan|yon|maniwala|paniwalaan|sundin|gawin|makinig)|jangan (?:percaya|dengar\\p{L}*|ikuti|lakukan|turuti)|abaikan|lupakan",
  "no (?:hagas|haga|crea|creas|sigas|siga|le hagas) (?:eso|esto|caso)|olvida(?:lo|te)?|olvide(?:lo|se)?|ignora(?:lo)?|nao (?:faca|acredite|siga) (?:isso|nisso)|esqueca|esquece|ignore isso|(?:ne|n')\\s?(?:fais|faites|crois|croyez|suis|suivez|ecoute|ecoutez) (?:pas|jamais)|oublie\\p{L}*|ignorez",
  "не (?:верь|верьте|слушай|слушайте|делай|делайте|вір|вірте|слухай|слухайте|роби|робіть)|забудь|забудьте|لا تصدق|لا تفعل|لا تستمع|انس|تجاهل|یقین نہ|مت مانو|نہ مانیں|بھول جا",
  "मत मान|मत सुन|विश्वास मत|भूल जा|यकीन मत|यक़ीन मत|नपत्याउ|नमान|नसुन|बिर्स|বিশ্বাস করবেন না|শুনবেন না|ভুলে যান|মানবেন না",
  "dung (?:tin|nghe|lam theo)|quen di|bo qua|อย่าเชื่อ|อย่าฟัง|อย่าทำ|ลืมไป|别信|別信|不要信|不要相信|别听|別聽|不要听|忘了|usiamini|usisikilize|usifanye|sahau|puuza",
);
const REJECTS = new RegExp(
  `(?:(?<![\\p{L}\\p{M}'])(?:${WRONG}|${DISMISSED})(?![\\p{L}\\p{M}])|错|錯|不对|不對|胡说|胡說|谎|謊|不要信|不要相信|别信|別信|别听|別聽|不要听|ผิด|ไม่จริง|ไม่ถูกต้อง|เหลวไหล|โกหก|อย่าเชื่อ|อย่าฟัง|อย่าทำ)`,
  "u",
);
/** Takes the rejection back: "that is not wrong", "nothing wrong with it". */
const DENIED =
  /(?<![\p{L}\p{M}])(?:not|\p{L}+n't|nothing|never|no|nunca|nada|pas|rien|jamais|bukan|tidak|hindi|не|нет|ليس|नहीं|होइन|না|khong|si|không)(?:[\s'][\p{L}\p{M}]+){0,2}[\s']*$/u;
/** "If it goes wrong" rejects nothing. */
const CONDITION =
  /^\s*(?:(?:if|when|whenever|in case|unless|kung|kapag|pag|jika|kalau|bila|si(?! (?:kweli|sahihi))|se|cuando|quando|quand|lorsque|если|когда|якщо|коли|اذا|إذا|لو|اگر|جب|अगर|यदि|जब|যদি|neu|khi|ikiwa|kama|iwapo)(?![\p{L}\p{M}])|ถ้า|หาก|如果|要是|若)/u;
/** Before a quotation: not to be believed, or, directly before it, a lie. */
const REJECTED_BEFORE = new RegExp(
  `(?:(?<![\\p{L}\\p{M}'])(?:${DISMISSED})(?![\\p{L}\\p{M}])|不要信|不要相信|别信|別信|别听|別聽|อย่าเชื่อ|อย่าฟัง)[^.!?।؟。！？\\n]{0,40}$|(?<![\\p{L}\\p{M}'])(?:${WRONG})(?: (?:to|de|que|that|na|bahwa|что|що|أن|کہ|कि|যে|rang|kwamba)(?: (?:say|claim|think|believe|tell(?: you)?)(?: that)?)?)?[\\s:,]*$`,
  "u",
);

/** The quotations that the writer rejects, in what stands behind ("…" That is wrong.) or before (It is a lie that "…"): they are not the writer's words. In the languages that answers are written in. */
export function rejectedQuotations(view: FoldedText): readonly Stretch[] {
  const { folded } = view;
  const found = Array.from(view.original.matchAll(QUOTATION), ({ 0: quoted, index }) => ({
    start: foldedAt(view, index),
    end: foldedAt(view, index + quoted.length),
  }));
  const rejected: Stretch[] = [];
  let behind: Stretch | undefined;
  for (const { start, end } of found.toReversed()) {
    const isJoined =
      behind !== undefined &&
      JOINED.test(folded.slice(end, Math.min(behind.start, end + REACH.after)));
    const isWithNext = isJoined && behind !== undefined && rejected.at(-1) === behind;
    behind = { start, end };
    if (isWithNext || isRejectedBehind(folded, end) || isRejectedBefore(folded, start))
      rejected.push(behind);
  }
  return rejected.toReversed();
}

/** Where in the folded text a unit of the original stands. */
function foldedAt({ folded, startOf }: FoldedText, unit: number): number {
  let [low, high] = [0, folded.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (startOf(middle) < unit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isRejectedBehind(folded: string, end: number): boolean {
  const clauses = folded
    .slice(end, end + REACH.after)
    .split(CLAUSE_END)
    .filter((clause) => /\p{L}/u.test(clause))
    .slice(0, CLAUSES);
  return clauses.some((clause) => {
    if (CONDITION.test(clause)) return false;
    const match = REJECTS.exec(clause);
    const words = clause.match(/[\p{L}\p{M}\p{N}']+/gu)?.length ?? 0;
    return match !== null && words <= LONGEST && !DENIED.test(clause.slice(0, match.index));
  });
}

function isRejectedBefore(folded: string, start: number): boolean {
  const before = folded.slice(Math.max(0, start - REACH.before), start);
  return REJECTED_BEFORE.test(before);
}
