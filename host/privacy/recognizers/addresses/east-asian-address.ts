import type { Recognizer } from "../../recognizer.ts";

/** Streets with their number in Chinese, Korean and Japanese. */
export const eastAsianAddress: Recognizer = {
  label: "ADDRESS",
  title: "Street and number in East Asia",
  pattern:
    /[\p{Script=Han}]{1,14}(?:路|街|(?<!知)道|巷|弄|(?<![这這那哪家手心屋房夜])里|村|镇|鎮)[\p{Script=Han}]{0,4}[ ]?\d{1,5}(?:-\d{1,4})?[ ]?(?:号|號|弄|巷|段)(?:[ ]?[\p{Script=Han}]{0,4}[ ]?(?:[A-Z]?\d{1,4}[A-Z]?|[A-Z](?=[ ]?[座栋棟]))[ ]?(?:号|號|楼|樓|室|座|栋|棟|单元|單元|层|層)|[\p{Script=Han}]{0,4}[A-Z]?\d{1,4}[A-Z]?){0,4}(?:[A-Z]?\d{0,4}(?:栋|棟|座|楼|樓|单元|單元)[A-Z]?\d{1,5}(?:室|号)?)?[A-Z]?(?:室|樓|楼|座)?|\p{Script=Hangul}{1,8}(?:시|도|구|군)[ ](?:\p{Script=Hangul}{1,8}(?:시|구|군|동|읍|면)[ ]){0,3}\p{Script=Hangul}{1,10}(?:로|길|동)[ ]?\d{1,4}(?:번길)?(?:[ -]?\d{1,4})?(?:[ ]?\d{1,4}(?:호|동|층)){0,2}|(?:〒[ ]?\d{3}-\d{4}[ ]?)?\p{Script=Han}{1,10}(?:区|市|町|村|丁目)\p{Script=Han}{0,8}\d{1,3}(?:丁目|-)\d{1,3}(?:番地?|-)?\d{0,4}号?|(?<![\p{L}\p{N}-])\d{1,3}-\d{1,3}(?:-\d{1,3})?,?[ ]\p{Lu}\p{Ll}{2,20}(?:-(?:ku|shi|cho|machi))?,[ ]\p{Lu}\p{Ll}{2,20}[ ]\d{3}-\d{4}/gu,
  needs: /[\p{Script=Han}\p{Script=Hangul}][ ]?\d|\d{3}-\d{4}/u,
  rank: 2,
  examples: [
    "[[九龍彌敦道123號5樓B室]]。",
    "[[住在九龙旺角弥敦道 123 号 5 楼]]，[[深圳市宝安区福海街 88 號 A 座 1203 室]]",
    "[[서울시 강남구 테헤란로 123]]",
    "宿舍：[[中山路12号3楼]], [[振安路17号B栋402]]。",
    "[[1-2-3 Shibuya, Tokyo 150-0002]]",
  ],
  counterExamples: [
    "第12号法律",
    "我知道 3 号开庭，在这里 5 号见",
    "第 12 号法律",
    "一条路",
    "서울에서 왔다",
    "3-4 Filipino, Indonesian workers",
  ],
};
