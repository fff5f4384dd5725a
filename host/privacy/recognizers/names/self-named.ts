import { areKnownNames, areNoWords, languagesOf } from "../parts/ordinary-words.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const NAME = String.raw`(?!(?:from|here|and|na|po|mula|taga|galing|dari|asal|de|del|da|do|du|kutoka|hoon|hun|hu|hoo|ho|hai|bolchi|bolchhi|bolsi|se|theke|bata|din|lang|naman|ito|speaking|calling|writing)(?![\p{L}\p{M}]))[\p{L}\p{M}][\p{L}\p{M}'’-]{1,20}`;
const ONE_TO_THREE = String.raw`(?<value>${NAME}(?:[ ]${NAME}){0,2}?)`;
const ONE_OR_TWO = String.raw`(?<value>${NAME}(?:[ ]${NAME})??)`;
const SEVERAL = String.raw`(?<value>${NAME}(?:[ ]${NAME}){1,2}?)`;
const END = String.raw`[ ]?(?:[,.!;:)\n]|$)`;
const PLACE = String.raw`[\p{L}\p{M}]{3,20}`;
/** Surnames of Viet Nam, before the names by which people are told apart. */
const SURNAMES =
  "nguyễn|trần|lê|phạm|hoàng|huỳnh|phan|vũ|võ|đặng|bùi|đỗ|ngô|dương|lý|đinh|trương|lương";
const SURNAMED = new RegExp(`^(?:${SURNAMES})[ ]`, "iu");
const I_AM = String.raw`(?:i[ ]am|i['’]?m|im|(?:hi|hello|hey)[ ]im|this[ ]is|it['’]?s[ ]me,?|its[ ]me,?)`;

/** Who speaks, typed in any case, before where they are from: two words or three that are no words of any language. */
export const selfNamed: Recognizer = {
  label: "NAME",
  title: "Name of who speaks, typed small, before where they come from",
  pattern: written(
    [
      String.raw`${I_AM}[ ]${SEVERAL}(?=[ ](?:from|here|speaking|writing|calling)(?![\p{L}\p{M}]))`,
      String.raw`(?:saya|aku|sy|gue|gua|kulo)[ ]${SEVERAL}(?=[ ](?:dari|asal|dr|tki|tkw|pmi|umur)[ ])`,
      String.raw`(?:ako|ito|eto)[ ](?:po[ ])?(?:ay[ ])?si[ ]${ONE_TO_THREE}(?=[ ](?:po|from|taga|galing|mula|na|ang|nasa)(?![\p{L}\p{M}])|${END})`,
      String.raw`it['’]?s[ ]me,?[ ]${SEVERAL}(?=${END})`,
      String.raw`(?:saya|aku|sy|gue|gua)[ ]${ONE_TO_THREE}(?=[ ]asal[ ])`,
      String.raw`si[ ]${ONE_TO_THREE}(?=[ ](?:po[ ]ito|ito[ ]po|po[ ]to|to[ ]po)(?![\p{L}\p{M}]))`,
      String.raw`ni[ ]${ONE_OR_TWO}(?=[ ](?:ang|yung|iyong|ako)(?![\p{L}\p{M}]))`,
      String.raw`(?:soy|sou|je[ ]suis|moi[ ]c['’]est|aquí[ ]es|aqui[ ]é)[ ](?:[ao][ ])?${SEVERAL}(?=[ ](?:de|del|da|do|du|desde)[ ]${PLACE})`,
      String.raw`mimi(?:[ ]ni|[ ]naitwa)?[ ]${SEVERAL}(?=[ ](?:kutoka|natoka|ninatoka|natokea)[ ])`,
      String.raw`я[ ]${SEVERAL}(?=[ ](?:из|з|із|родом)[ ])`,
      String.raw`(?:main|mai|mein|me)[ ]${SEVERAL}(?=[ ](?:hoon|hun|hu|hoo|bol[ ]rah[aie])(?![\p{L}\p{M}]))`,
      String.raw`(?:main|mai|mein|me|ma)[ ]${SEVERAL}(?=[ ](?!me|mein|main|ghar|kaam|abhi|subah|raat|kal)${PLACE}[ ](?:se|bata)(?![\p{L}\p{M}]))`,
      String.raw`ami[ ]${SEVERAL}(?=[ ](?:bolchi|bolchhi|bolsi|boltesi|boltechi)(?![\p{L}\p{M}])|[ ]${PLACE}[ ]theke(?![\p{L}\p{M}]))`,
      String.raw`ma[ ]${SEVERAL}(?=[ ](?:hu|hun|ho|bolirako|boldai)(?![\p{L}\p{M}]))`,
    ].join("|"),
    "giu",
  ),
  accepts: (found) => areNoWords(found, languagesOf(found)),
  cues: "i im hi hello hey this it its saya aku sy gue gua kulo ako ito eto si ni soy sou je moi aquí aqui mimi я main mai mein me ma ami".split(
    " ",
  ),
  rank: 2,
  examples: [
    "I am [[Naledi mokoena]] from Limpopo, and im [[zeny macaraeg]] here in Doha",
    "saya [[tukinah sarwono]] dari indramayu",
    "ako si [[aileen batungbakal]] taga bohol",
    "soy [[nayra choque]] de oruro, je suis [[bintou sanogo]] du mali",
    "mimi ni [[mwajuma kilonzo]] kutoka kitui, я [[мохира юлдашева]] из андижана",
    "main [[renu rawat]] hoon, ami [[shirin shila]] bolchi, ma [[durga pariyar]] hu",
  ],
  counterExamples: [
    "i am registered nurse from india and im single mother from manila",
    "saya baru pulang dari kerja, saya orang asli dari jawa",
    "ako si inday lang, kinuha ni amo ang passport, si madam po ito",
    "soy madre soltera de bolivia, je suis femme de ménage du mali",
    "mimi ni mfanyakazi wa nyumbani kutoka kenya",
    "я простая рабочая из бухары",
    "main bahut pareshan hoon, ami kuwait theke bolchi, ma kaamdar nepali hu",
  ],
};

/** The same where a sentence may go on anyhow: a word among them is a name that many have. */
export const selfNamedKnown: Recognizer = {
  label: "NAME",
  title: "Name that many have of who speaks",
  pattern: written(
    [
      String.raw`(?:${I_AM}|my[ ]name)[ ]${ONE_TO_THREE}(?=[ ](?:from|here|in|po|again|and[ ]i)(?![\p{L}\p{M}])|${END})`,
      String.raw`(?:saya|aku|sy|gue)[ ]${ONE_TO_THREE}(?=[ ](?:dari|asal|dr|tki|tkw|pmi|umur|kerja|di)(?![\p{L}\p{M}])|${END})`,
      String.raw`(?:si|ni|kay)[ ]${ONE_OR_TWO}(?=[ ](?:po|ito|ang|yung|ako|ko|sa)(?![\p{L}\p{M}]))`,
      String.raw`(?:soy|sou|je[ ]suis|c['’]est|habla|aquí|aqui[ ]é)[ ](?:[ao][ ])?${ONE_TO_THREE}(?=[ ](?:de|del|da|do|du)[ ]|${END})`,
      String.raw`mimi(?:[ ]ni)?[ ]${ONE_TO_THREE}(?=[ ](?:kutoka|niko|nipo|nakaa)(?![\p{L}\p{M}])|${END})`,
      String.raw`(?:main|mai|me|ami|ma)[ ]${ONE_TO_THREE}(?=[ ](?:hoon|hun|hu|hoo|bolchi|bolchhi|bolirako)(?![\p{L}\p{M}]))`,
      String.raw`(?:я|это|це)[ ]${ONE_TO_THREE}(?=${END}|[ ](?:из|з|із)[ ])`,
      String.raw`(?:em|tôi|mình|cháu)[ ](?:là|tên)[ ](?<value>(?:${SURNAMES})(?:[ ][\p{L}\p{M}]{1,8}){1,2}?)(?=[ ](?:quê|ở|người|đến|đang|năm|sinh)(?![\p{L}\p{M}])|${END})`,
    ].join("|"),
    "giu",
  ),
  accepts: (found) => SURNAMED.test(found) || areKnownNames(found, languagesOf(found)),
  cues: "i im hi hello hey this it its my saya aku sy gue si ni kay soy sou je c habla aquí aqui mimi main mai me ami ma я это це em tôi mình cháu".split(
    " ",
  ),
  rank: 2,
  examples: [
    "im [[joyce kemunto]], hello im [[irene]] from gulu",
    "this is [[lourdes pascual]], aku [[suparti]] asal blitar",
    "kinuha ni [[rommel]] ang cp ko",
    "soy [[marisol condori]], mimi [[halima]], niko Oman",
    "em là [[phạm thị lan]] quê thanh hoá, это [[Зарина]]",
  ],
  counterExamples: [
    "im tired, i am here, this is wrong, it's me again",
    "saya takut, saya sakit",
    "kinuha ni amo ang cp ko, mimi ni mkenya",
    "c'est vrai, soy madre, je suis malade",
    "em là công nhân ở đài loan, это правда",
  ],
};
