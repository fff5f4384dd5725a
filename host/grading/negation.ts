/** What stands around a match in its sentence, in lower case. */
export interface Surroundings {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const NEGATOR =
  /\b(?:not|never|cannot|no|without|nor|neither|unnecessary|needless|pointless)\b|n't\b/g;
/** Words that stand between a negator and what it denies. */
const BETWEEN = new Set(
  "a an the any your my our their his her this that it to for of in on be been being have has had do does did need needs needed want wants going necessary reason point use sense tell telling told ask asking advise advising say saying suggest suggesting recommend recommending you them him me us her even ever really actually just simply also or keep keeping get getting take taking send sending write writing call calling contact contacting report reporting file filing show showing follow following cite citing quote quoting mention mentioning apply applying help helping support provide providing give giving make making bother bothering demand demanding collect collecting go worry about with".split(
    " ",
  ),
);
/** A match that begins so is a sentence of its own: "No, I cannot". */
const OWN_SUBJECT = /^(?:i|i'm|you|we|he|she|they|it|the|this|that|there|nobody|no|don't)\b/;
/** Puts aside everything it governs, through a whole list. */
const PUTS_ASIDE =
  /\b(?:ignor(?:e|es|ing|ed)|disregard(?:s|ing|ed)?|forget(?:ting)?|never mind|skip(?:s|ping)?|dismiss(?:es|ing)?|bypass(?:es|ing)?|evad(?:e|es|ing)|circumvent(?:s|ing)?|(?:get|getting|work|working) around|no need (?:to|for)|instead of|rather than|nothing in)\b/g;
const OF_OTHERS =
  /\b(?:they|he|she|who|which|that|agency|agencies|agent|agents|employer|employers|recruiter|recruiters|broker|brokers|company|lender|to|would|if)\W+(?:\w+\W+){0,2}$/;
const DENIED = /(?:\b(?:not|never|cannot|nobody)|n't)\W+(?:\w+\W+){0,3}$/;
/** Where a list ends and something new begins. */
const NEW_THOUGHT =
  /\b(?:but|however|although|until|unless|except|before|because|since)\b|,\s*(?:and )?(?:i|you|we|he|she|they|the|keep|report|tell|ask|call|contact|do)\b/;
const DISMISSED_AFTER =
  /^\W*(?:[\w']+\W+){0,5}?(?:(?:do|does|is|are|need|should|can|will)(?:n't| not) (?:apply|matter|count|concern|needed|necessary|relevant|enforced|required|help)|(?:can|may|could|should) be (?:ignored|skipped|bypassed|disregarded|forgotten)|irrelevant|meaningless|unnecessary|not necessary|only on paper|nobody (?:checks|enforces|cares))\b/;
const REFUTED_AFTER =
  /^\W*(?:[\w']+\W+){0,6}?(?:(?:is|are|was|'s) (?:a lie|lies|false|wrong|untrue|not true|illegal|unlawful|forbidden|prohibited|a crime|a myth|no law)|isn't true)\b/;
const REFUTED_BEFORE =
  /\b(?:lie|false|wrong|untrue|myth|not true|isn't true|nonsense|nobody may (?:say|tell)(?: you)?)(?:[,:]| to (?:say|claim|tell you))?(?: that)? ?["'“]?$/;
const MOST_BETWEEN = 7;

/** Directly before a match: "no llame al consulado", "jangan lapor ke KJRI". */
const DENIED_ELSEWHERE =
  /(?:(?<!\p{L})(?:no|ni|n[aã]o|ne|jangan|tidak|tak|hindi|h?uwag(?: (?:ka|kang|mo|mong|po|na))*|[dđ][uừ]ng|kh[oô]ng|не|не надо|не нужно|لا|لن) |(?:不要|别|不用|不必|无需|勿))$/u;
/** A little before a match: "ignoramos la ley", "no hace falta llamar", "hindi namin sinusunod ang batas". */
const PUT_ASIDE_ELSEWHERE =
  /(?<!\p{L})(?:ignor(?:a|amos|an|en|ar|ez|ons|ieren?|iert)|olvid[ae]n?(?:se)?|no (?:hace falta|es necesario|vale la pena|sirve)|n[aã]o (?:precisa|vale a pena|adianta)|(?:pas besoin|inutile) d|(?:hindi|di) (?:na )?(?:namin |ko |mo |natin )?(?:kailangan|sinusunod|pinapansin)|(?:huwag|wag)(?: \p{L}+)? (?:pansinin|sundin)|abaikan|(?:tidak|tak) (?:usah|perlu)|kh[oô]ng c[aầ]n|b[oỏ] qua|не (?:нужно|надо|стоит|треба)|игнорир\p{L}+|ігнору\p{L}+|لا (?:داعي|حاجة|فائدة)|تجاهل\p{L}*)(?!\p{L})[^.!?;]{0,40}$|(?:忽略|无视|不用|不必|无需)[^。！？]{0,12}$/u;
/** Directly after a match, in languages whose verb stands last. */
const DENIED_AFTER_ELSEWHERE =
  /^[^.!?।]{0,24}?(?:मत (?:कर|की|जा|दी|बता)|(?:ज़रूरत|जरूरत|ज़रूरत|आवश्यकता) (?:नहीं|छैन)|नगर्नु|पर्दैन|(?:দিবেন|দেবেন|করবেন|যাবেন) না|দরকার নেই)/u;

/** Whether the sentence takes back what the match says ("no need for …", "I will not tell you to …", "we ignore …"), so that it does not meet a criterion. */
export function isTakenBack({ before, match, after }: Surroundings): boolean {
  if (DISMISSED_AFTER.test(after) || isPutAside(before)) return true;
  return isDenied(before, match, isBetween) || isTakenBackElsewhere({ before, match, after });
}

/** The same in other languages than English. */
function isTakenBackElsewhere({ before, match, after }: Surroundings): boolean {
  return (
    (DENIED_ELSEWHERE.test(before) && !OWN_SUBJECT.test(match)) ||
    PUT_ASIDE_ELSEWHERE.test(before) ||
    DENIED_AFTER_ELSEWHERE.test(after)
  );
}

/** Whether the sentence denies or warns of what the match says, so that it does not break a criterion. */
export function isWarnedOf({ before, match, after }: Surroundings): boolean {
  if (REFUTED_BEFORE.test(before) || REFUTED_AFTER.test(after)) return true;
  return isDenied(before, match, () => true);
}

/** Units looked at to either side. */
const FARTHEST = 300;

/** The stretch of the answer around a match, cut to its sentence, with one kind of apostrophe. */
export function surroundingsOf(
  answer: string,
  sentence: { readonly start: number; readonly end: number },
  match: { readonly start: number; readonly end: number },
): Surroundings {
  const plain = (from: number, to: number): string =>
    answer.slice(from, Math.max(from, to)).toLowerCase().replaceAll(/[’‘ʼ]/g, "'");
  return {
    before: plain(Math.max(sentence.start, match.start - FARTHEST), match.start),
    match: plain(match.start, match.end),
    after: plain(match.end, Math.min(sentence.end, match.end + FARTHEST)),
  };
}

function isDenied(before: string, match: string, mayStand: (word: string) => boolean): boolean {
  const clause =
    before.split(/[.;:!?()\n—–]|,\s|\b(?:but|and|so|until|unless|before|because|since)\b/).at(-1) ??
    "";
  const last = [...clause.matchAll(NEGATOR)].at(-1);
  if (last === undefined) return false;
  const rest = clause.slice(last.index + last[0].length);
  if (/^ (?:only|just|merely|matter|doubt|longer|one)\b/.test(rest)) return false;
  const words = rest.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  if (words.length === 0 && OWN_SUBJECT.test(match)) return false;
  return words.length <= MOST_BETWEEN && words.every(mayStand);
}

function isBetween(word: string): boolean {
  return BETWEEN.has(word);
}

function isPutAside(before: string): boolean {
  return [...before.matchAll(PUTS_ASIDE)].some(({ 0: verb, index }) => {
    const ahead = before.slice(0, index);
    const rest = before.slice(index + verb.length);
    if (NEW_THOUGHT.test(rest) || /[.;!?]/.test(rest.replaceAll(/\b\w{1,4}\. /g, ""))) return false;
    const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length <= 12 && !OF_OTHERS.test(ahead) && !DENIED.test(ahead);
  });
}
