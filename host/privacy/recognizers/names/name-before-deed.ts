import { CAPITAL, IS_NAME } from "../parts/name-forms.ts";
import { isKnownNoPerson } from "../parts/no-persons.ts";
import { areNoWords, languagesOf } from "../parts/ordinary-words.ts";
import { ACTS } from "../parts/small-names.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const DONE = String.raw`(?<![\p{L}\p{M}.'’-]|\p{Lu}[\p{L}\p{M}'’-]{0,20}[ ])(?<value>${IS_NAME}${CAPITAL})[ ]`;
/** Where a sentence begins, as two languages mean others by "me". */
const BEGINS = String.raw`(?:^|[.!?,;:\n][ ]{0,2})`;
const FIRST = String.raw`(?<=${BEGINS}(?<value>${IS_NAME}${CAPITAL})[ ])`;
const DOER = String.raw`(?<=${DONE})`;

/** One word with a capital before what somebody does to who tells of it: "Ramesh took my passport". */
export const nameBeforeDeed: Recognizer = {
  label: "NAME",
  title: "Name before a deed to who tells of it",
  pattern: written(
    [
      String.raw`${DOER}(?:${ACTS}|cheated|grabbed|confiscated|seized|stole)[ ](?:(?:that[ ])?I|my|me|us|our|all[ ]my)(?!\p{L})`,
      String.raw`${DOER}(?:mengambil|ambil|menahan|tahan|menyimpan|simpan|memukul|pukul|menipu|tipu|mencuri|merampas|menjanjikan|menyuruh|suruh|memotong|potong|mengancam)[ ](?:[\p{L}]{3,12}[ ]){0,2}(?:saya|aku|kami|ku)(?!\p{L})`,
      String.raw`${FIRST}(?:me|nos)[ ](?:\p{Ll}{2,12}(?:ó|ió|aba|ía|ou|eu|iu|ava)|dijo|hizo|pega|grita|quita|debe|amenaza|bate|deve|disse|pediu|tirou)(?!\p{L})`,
      String.raw`${FIRST}(?:a[ ]\p{Ll}{2,12}[ ](?:mon|ma|mes|notre|nos)|m['’]a|m['’]ont|me[ ](?:frappe|bat|doit|menace|crie|touche|dit|demande))(?!\p{L})`,
      String.raw`(?<=${DONE}(?:\p{Ll}{2,12}(?:[аяиеу]л[аи]?))[ ])(?:мой|моя|мою|мои|меня|мне|нас|нам|наш|наши|мій|мене|мої)(?!\p{L})`,
      String.raw`(?<=${DONE}a(?:li|me|na)\p{Ll}{3,14}[ ]\p{Ll}{3,14}[ ])(?:yangu|wangu|langu|zangu|vyangu)(?!\p{L})`,
      String.raw`(?<=${BEGINS}(?<value>[\p{L}]{3,16})[ ])ne[ ](?:mera|meri|mere|mujhe|mujhse|hamara|hamari|humara|hamko)(?!\p{L})`,
    ].join("|"),
    "gu",
  ),
  accepts: (found) => !isKnownNoPerson(found) && areNoWords(found, languagesOf(found)),
  cues: [
    ...ACTS.split("|").map((act) => /^\w+/.exec(act)?.[0] ?? ""),
    ..."cheated grabbed confiscated seized mengambil ambil menahan tahan menyimpan simpan memukul pukul menipu tipu mencuri merampas menjanjikan menyuruh suruh memotong potong mengancam me nos a m мой моя мою мои меня мне нас нам наш наши мій мене мої yangu wangu langu zangu vyangu ne".split(
      " ",
    ),
  ],
  examples: [
    "[[Jagdish]] took my passport, then [[Nadeem]] said I must pay",
    "[[Tarmizi]] menahan paspor saya",
    "[[Evaristo]] me quitó el pasaporte",
    "[[Souleymane]] a pris mon passeport",
    "[[Акрам]] забрал мой паспорт, [[Kipkemoi]] alichukua pasipoti yangu, [[jagdish]] ne mera phone liya",
  ],
  counterExamples: [
    "Madam took my passport, Police took my phone, Everybody took my side",
    "Kuwait took my years, Embassy said I must wait",
    "Majikan mengambil paspor saya",
    "Siempre me pegaba, Ella me quitó todo",
    "Elle a pris mon passeport",
    "Хозяин забрал мой паспорт, Mwajiri alichukua pasipoti yangu, malik ne mera phone liya",
  ],
};
