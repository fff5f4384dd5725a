import { written } from "../patterns/pattern-units.ts";
import type { Recognizer } from "../recognizer.ts";

const RUSSIAN = "АВЕКМНОРСТУХ";
const UKRAINIAN = "АВЕІКМНОРСТХ";

/** Plates whose form tells them: of China, Korea, Vietnam, Russia, Ukraine, Kenya and Saudi Arabia. */
export const nationalPlate: Recognizer = {
  label: "LICENSE_PLATE",
  title: "Plate of a vehicle by its form",
  pattern: written(
    [
      String.raw`[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][ ·•・]?(?=[A-HJ-NP-Z]{0,2}\d)[A-HJ-NP-Z0-9]{5,6}(?![A-Za-z0-9])`,
      String.raw`(?<![\p{N}])\d{2,3}[가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주하허호배바사아자][ ]?\d{4}(?![\p{N}]|[ ]?(?:원|명|년))`,
      String.raw`(?<![\p{L}\p{N}.-])\d{2}[A-Z][A-Z\d]?[ -]\d{3}\.\d{2}(?![\p{L}\p{N}])`,
      String.raw`(?<![\p{L}\p{N}])[${RUSSIAN}]\d{3}[${RUSSIAN}]{2}[ ]?\d{2,3}(?![\p{L}\p{N}])`,
      String.raw`(?<![\p{L}\p{N}])[${UKRAINIAN}]{2}[ ]?\d{4}[ ]?[${UKRAINIAN}]{2}(?![\p{L}\p{N}])`,
      String.raw`(?<![\p{L}\p{N}-])K[A-HJ-NP-Z]{2}[ ]\d{3}[A-HJ-NP-Z](?![\p{L}\p{N}])`,
      String.raw`(?<![\p{L}\p{N}])(?:[أابتجحخدذرزسشصضطظعغفقكلمنهـوىي][ ]){2,3}[ ]?\d{3,4}(?![\p{L}\p{N}])`,
      String.raw`(?<![\p{L}\p{M}\p{N}])(?:[\p{Script=Bengali}]{2,12}(?:[ -]মেট্রো)?|(?:Dhaka|Chatta|Chattogram|Chittagong|Sylhet|Khulna|Rajshahi)[ -]Metro)[ -](?:[ক-হ]|[A-Z][a-z]{1,2})[ -]{1,2}\d{2}-\d{4}(?![\p{L}\p{N}])`,
      String.raw`(?<!\p{Script=Han})\p{Script=Han}{1,4}[ ]?\d{2,3}[ ]?[あ-ん][ ]?(?:\d{2}-\d{2}|[・.]{1,3}\d{1,3})(?![A-Za-z\p{N}])`,
    ].join("|"),
    "gu",
  ),
  needs:
    /\d{3}\.\d{2}|[\u3400-\u9fff][A-Z]|\d[가-힣] ?\d{4}|[А-ЯІ]\d{3}[А-Я]{2}|[А-ЯІ] ?\d{4} ?[А-ЯІ]{2}|K[A-HJ-NP-Z]{2} \d{3}|[\u0621-\u064a] [\u0621-\u064a] {1,2}\d{3}|\d{2}-\d{4}|\d ?[あ-ん]/,
  rank: 2,
  examples: [
    "车牌[[粤B·48291]]，白色",
    "차량번호 [[48가 2917]]",
    "xe [[29A-482.91]] chở em đi",
    "на машине [[А482ВС77]], КЕНИЯ [[KDA 482B]]",
    "لوحة [[أ ب ج 4829]]",
    "গাড়ি [[ঢাকা মেট্রো-গ ২৫-৪৮২৯]], 車は[[横浜 330 さ 48-29]]です",
  ],
  counterExamples: ["粤港澳 48291", "12가지 2024년", "Статья 48", "KES 482", "KFC 482B2"],
};
