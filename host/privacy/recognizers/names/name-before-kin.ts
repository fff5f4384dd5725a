import { CAPITAL, IS_NAME } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const PERSON = String.raw`(?<![\p{L}\p{M}.'’-])(?<value>${IS_NAME}${CAPITAL}(?:[ ](?:(?:de|dela|del|bin|binti|al)[ ])?${IS_NAME}${CAPITAL}){1,3})`;
const KIN =
  "husband|wife|sister|brother|cousin|friend|niece|nephew|aunt|uncle|mother|father|son|daughter|partner|fiance|roommate|employer|boss|colleague|co-?worker|neighbou?r|madam|agent|sponsor|supervisor|recruiter";

/** Two words with capitals before what they are to somebody: "Rosa Cruz, my sister". */
export const nameBeforeKin: Recognizer = {
  label: "NAME",
  title: "Name before a word for family",
  pattern: written(
    String.raw`(?<=${PERSON}(?:,|[ ](?:is|was))[ ])(?:his|her|my|our|their|your)[ ](?:(?:elder|older|younger|late)[ ])?(?:${KIN})(?!\p{L})`,
    "gu",
  ),
  cues: "his her my our their your".split(" "),
  examples: [
    "[[Arjun Pillai]], her husband, signed for her",
    "[[Ana Dimalanta]] is my sister",
    "I saw [[Joseph Mutua]], their supervisor",
  ],
  counterExamples: [
    "Hong Kong, my friend, is far",
    "She is my sister",
    "in Kuwait, his wife is sick",
  ],
};
