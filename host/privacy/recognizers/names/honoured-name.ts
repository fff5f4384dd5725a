import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** The name before an honorific of East Asia. */
export const honouredName: Recognizer = {
  label: "NAME",
  title: "Name before an honorific",
  pattern: written(
    [
      String.raw`(?<=(?<=^|[^\p{Script=Han}]|雇主|僱主|老板娘|老闆娘|老板|老闆|中介|仲介|经理|經理|主人|东家|東家|我的|的|是|叫|找|跟|和|給|给|向|問|问|被|位|住)(?<value>[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾蔡][\p{Script=Han}]{0,2}))(?:先生|小姐|女士|太太|总|總|哥|姐|叔|姨|伯|嫂|太(?=[，。,\s!！]|$)|生(?=[，。,\s]|$)|老板|老闆|师傅|師傅|经理|經理)`,
      String.raw`(?<=(?<value>[김이박최정강조윤장임한오서신권황안송류홍][\p{Script=Hangul}]{1,2})[ ]?)(?:씨|사장님|님(?!이[ ]만))`,
      String.raw`(?<=(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?<value>[\p{Script=Han}\p{Script=Katakana}ー]{2,6}))(?:さん|様|社長)`,
    ].join("|"),
    "gu",
  ),
  cues: "先生 小姐 女士 太太 太 总 總 哥 姐 叔 姨 伯 嫂 老板 老闆 师傅 師傅 经理 經理 씨 사장님 님 さん 様 社長".split(
    " ",
  ),
  rank: 3,
  examples: [
    "[[王美华]]女士拿走了护照",
    "雇主是 [[陈]]太太",
    "[[김철수]] 씨가 말했다",
    "[[田中]]さんに電話した",
  ],
  counterExamples: ["先生，你好", "お客さん", "사장님이 말했다"],
};
