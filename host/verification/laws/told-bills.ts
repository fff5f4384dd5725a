import type { NamedLaw } from "./named-laws.ts";
import type { Span } from "../span.ts";

/** What says within a sentence that a bill has not become law, or may never. */
const NOT_YET = new RegExp(
  [
    String.raw`\b(?:pending|drafts?|propos(?:ed|al|es)|tabled|introduced|withdrawn|lapsed|rejected|if (?:it )?(?:is )?(?:passed|adopted|enacted)|would|not (?:yet )?(?:been )?(?:a |become |made )?(?:law|passed|adopted|enacted|approved|in force)|never (?:been )?(?:passed|adopted|enacted|became)|before (?:the )?(?:parliament|congress|senate|house|assembly))\b`,
    String.raw`\b(?:pas (?:encore )?(?:une loi|été adopté|voté|en vigueur)|en discussion|n'a pas été (?:adopté|voté)|no es (?:todavía |aún )?ley|pendiente|en trámite|no (?:ha sido|fue) aprobad[oa]|não é (?:ainda )?lei|ainda não|não foi aprovad[oa]|em tramitação)`,
    String.raw`\b(?:belum (?:disahkan|menjadi|berlaku|jadi)|masih (?:dibahas|rancangan)|hindi pa (?:batas|naipapasa|naisasabatas)|nakabinbin|chưa (?:được thông qua|phải là luật|có hiệu lực))`,
    "не принят|не закон|на рассмотрении|не вступил|не ухвален|на розгляді|не набув",
    "لم يصدر|لم يقر|ليس قانون|قيد المناقشة|قيد الدراسة|पारित नहीं|कानून नहीं|लंबित|尚未|还不是|還不是|未通过|未通過",
  ].join("|"),
  "iu",
);

/** What only a law does. */
const AS_LAW_BEHIND =
  /^["'”’)\]]*,?\s+(?:(?:also|now|clearly|expressly|already)\s+)?(?:forbids?|prohibits?|bans?|outlaws?|requires?|obliges?|protects?|guarantees?|entitles?|grants?|gives\s+you|allows?|permits?|provides?|limits?|caps?|makes\s+it|punishes|criminali[sz]es|applies|states|says|is\s+(?:the\s+)?law|is\s+in\s+force|came\s+into\s+force)\b/i;
const AS_LAW_BEFORE =
  /(?:\bunder|\baccording\s+to|\bbreach(?:es)?\s+of|\bviolat(?:es|ion\s+of)|\b(?:section|clause|article|part)\s+\d{1,4}(?:\(\w{1,3}\))*\s+of)\s+(?:the\s+)?(?:[\p{L}]{2,30}['’]s\s+)?$/iu;

/** What else is called a bill, and is to be paid. */
const ACCOUNTS = new Set(
  "electricity electric power energy water gas fuel heating internet phone telephone mobile wifi utility hospital medical clinic doctor dental hotel restaurant bar grocery tax credit card rent house food air airway waybill".split(
    " ",
  ),
);

/** Whether a text says, in the sentence around it, that a bill is none yet. */
export function isToldAsBill(text: string, span: Span): boolean {
  const { before, behind } = sentenceAround(text, span);
  return NOT_YET.test(before) || NOT_YET.test(behind);
}

/** Whether a text tells a bill that it calls by name as a law in force. */
export function isToldAsLaw(text: string, bill: NamedLaw): boolean {
  if (bill.words.some((word) => ACCOUNTS.has(word))) return false;
  if (isToldAsBill(text, bill)) return false;
  const { before, behind } = sentenceAround(text, bill);
  return AS_LAW_BEHIND.test(behind) || AS_LAW_BEFORE.test(before);
}

const LONGEST = 200;
/** A stop that ends a sentence, and not "No." within one. */
const STOP = /(?<!\b(?:No|no|Nr|nr|Art|art|Sec|sec|s))[.!?。！？।](?=\s|$)|\n/gu;

function sentenceAround(text: string, { start, end }: Span) {
  const left = text.slice(Math.max(0, start - LONGEST), start);
  const right = text.slice(end, end + LONGEST);
  const last = [...left.matchAll(STOP)].at(-1);
  const first = right.search(STOP);
  return {
    before: last === undefined ? left : left.slice(last.index + 1),
    behind: first < 0 ? right : right.slice(0, first),
  };
}
