import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";
import { isNativeName } from "./native-self-named.ts";

const W = String.raw`[\p{L}\p{M}]{2,20}?`;
const BEGINS = String.raw`(?:(?<=^|[.।۔؟!?,،\n][ ]{0,2})`;

/** The word that begins a sentence before what somebody does to who tells of it: "राजेश ने मेरा पासपोर्ट", "خالد أخذ جواز سفري". */
export const nativeNameBeforeDeed: Recognizer = {
  label: "NAME",
  title: "Name before a deed, in scripts without capitals",
  pattern: written(
    [
      String.raw`(?<=${BEGINS}(?<value>${W}))[ ])ने[ ](?:मेर[ाीे]|मुझे|मुझसे|मुझको|हमार[ाीे]|हमें|हमसे)(?![\p{L}\p{M}])`,
      String.raw`(?<=${BEGINS}(?<value>${W}))ले[ ])(?:मेरो|मेरा|मेरी|मलाई|हाम्रो|हामीलाई)(?![\p{L}\p{M}])`,
      String.raw`(?<=${BEGINS}(?<value>${W}))[ ])আমার[ ](?=[\p{L}\p{M} ]{2,30}?(?:নিয়ে|নিয়েছে|নিছে|কেড়ে|রেখে|আটকে))`,
      String.raw`(?<=${BEGINS}(?<value>${W}))[ ])نے[ ](?:میرا|میری|میرے|مجھے|ہمارا|ہماری|ہمیں)(?![\p{L}\p{M}])`,
      String.raw`(?<=${BEGINS}(?<value>${W}))[ ])(?:أخذ|اخذ|أخذت|اخذت|ضربني|ضربتني|سرق|سرقت|حبسني|حبستني|خدعني|هددني|صادر)(?![\p{L}\p{M}])`,
    ].join("|"),
    "gu",
  ),
  accepts: isNativeName,
  cues: "ने मेरो मेरा मेरी मलाई हाम्रो हामीलाई আমার نے أخذ اخذ أخذت اخذت ضربني ضربتني سرق سرقت حبسني حبستني خدعني هددني صادر".split(
    " ",
  ),
  examples: [
    "[[जगदीश]] ने मेरा पासपोर्ट ले लिया",
    "[[दीपेन्द्र]]ले मेरो पासपोर्ट लियो",
    "[[সোহাগ]] আমার পাসপোর্ট নিয়ে গেছে",
    "[[طلال]] أخذ جواز سفري",
  ],
  counterExamples: [
    "मालिक ने मेरा पासपोर्ट ले लिया, उसने मेरा फोन लिया",
    "मालिकले मेरो पासपोर्ट लियो",
    "মালিক আমার পাসপোর্ট নিয়ে গেছে",
    "الكفيل أخذ جواز سفري، هو أخذ راتبي",
  ],
};
