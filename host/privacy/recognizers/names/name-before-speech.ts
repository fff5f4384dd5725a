import { NAMES, TWO_NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** The name before what somebody says or does, or of who speaks: "Kiran Gurung said", "main Sanjay bol raha hoon". */
export const nameBeforeSpeech: Recognizer = {
  label: "NAME",
  title: "Name before a word for saying",
  pattern: written(
    [
      String.raw`(?<=(?<!\p{Lu}[\p{L}\p{M}]{0,20}[ ]|[\p{L}\p{M}.'’-])(?<value>${TWO_NAMES})[ ])(?:said|says|told|promised|threatened|slapped|beat|scolded|shouted|admitted|denied|testified)(?!\p{L})`,
      String.raw`(?<=(?:main|mai|ami|ma|po,|hi,|hello,?|gabi po,|umaga po,|araw po,|hapon po,)[ ](?<value>${NAMES})[ ])(?:bol[ ]rah[aie]|bolchh?i|bolchi|bolirako|po[ ]ito|po[ ]to|ito[ ]po)(?!\p{L})`,
    ].join("|"),
    "gu",
  ),
  accepts: (found) =>
    !/(?:^|[ ])(?:Watch|House|Home|Services?|Travels?|Group|Bank|Hospital|Cent(?:er|re)|Ltd|Inc|Corp|News|Times|Post|Mission|Council|Board|Church|School|University|Airlines?|Placement|Holdings?|Post|Line|Desk|Network|Foundation|Welfare|Nations?|Report|Today)(?![\p{L}])/u.test(
      found,
    ),
  cues: "said says told promised threatened slapped beat scolded shouted admitted denied testified bol bolchi bolchhi bolirako po ito".split(
    " ",
  ),
  rank: 2,
  examples: [
    "[[Kiran Basnet]] said he would pay",
    "main [[Sanjay Mishra]] bol raha hoon",
    "Magandang gabi po, [[Analyn Reyes]] po ito",
  ],
  counterExamples: [
    "The Supreme Court said no",
    "Human Rights Watch said so",
    "Madam said I can go",
    "Sunrise Travels told us",
  ],
};
