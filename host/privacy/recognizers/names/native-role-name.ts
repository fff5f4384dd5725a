import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const WORD = String.raw`(?!(?:लोगों|लोग|वाले|वाला|साहब|भाई|दाइ|पैसा|पासपोर्ट|मेरो|मेरा|मेरी|हामी|मलाई|मुझे)(?![\p{L}\p{M}]))[\p{L}\p{M}]{2,20}`;
const SURNAME =
  "王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾蔡";

/** The name after "agent", "broker" or "boss" in Hindi, Nepali and Chinese, where the next word shows that it is one. */
export const nativeRoleName: Recognizer = {
  label: "NAME",
  title: "Name after a role, in scripts without capitals",
  pattern: written(
    [
      String.raw`(?:एजेंट|एजेन्ट|इजेन्ट|दलाल|मालिक|ठेकेदार|साहु|म्यानेजर|मैनेजर)[ ](?<value>${WORD}(?:[ ]${WORD}){0,2}?)(?=[ ](?:ने|को|का|की|के|से)(?![\p{L}\p{M}]))`,
      String.raw`(?:एजेंट|एजेन्ट|इजेन्ट|दलाल|मालिक|साहु|म्यानेजर)[ ](?<value>${WORD}(?:[ ]${WORD}){0,1}?(?:ले|लाई|को))(?![\p{L}\p{M}])`,
      String.raw`(?:老板|老闆|雇主|僱主|中介|仲介|经理|經理|工头|工頭)(?:叫|是|姓)?(?<value>[${SURNAME}][\p{Script=Han}]{1,2}?)(?=不|没|沒|说|說|把|拿|收|打|让|讓|要|给|給|扣|的|[，。,.\s]|$)`,
    ].join("|"),
    "gu",
  ),
  cues: "एजेंट एजेन्ट इजेन्ट दलाल मालिक ठेकेदार साहु म्यानेजर मैनेजर 老板 老闆 雇主 僱主 中介 仲介 经理 經理 工头 工頭".split(
    " ",
  ),
  examples: [
    "एजेंट [[सुरेश कुमार]] ने पैसे लिए",
    "दलाल [[हरिले]] पैसा लियो",
    "老板[[王强]]不给钱",
    "老闆叫[[陳大文]]",
  ],
  counterExamples: ["एजेंट ने पैसे लिए", "老板不给钱", "मालिक पैसा दिँदैन"],
};
