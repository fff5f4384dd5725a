import type { Recognizer } from "../../recognizer.ts";

/** Names on messengers after the messenger's name in scripts of East and South Asia, where no sign needs to stand between. */
export const nativeMessengerName: Recognizer = {
  label: "MESSENGER_ID",
  title: "Name on a messenger, after its name in another script",
  pattern:
    /(?:加?微信(?:号码|号|號|账号|ID)?|QQ号?|抖音号?|(?:ไอดี)?ไลน์(?:ไอดี)?|ไอดี|เฟสบุ๊?ค|เฟซบุ๊ก|ไอจี|카카오톡|카카오|카톡|라인|인스타(?:그램)?|텔레그램|ライン|インスタ|カカオ|फेसबुक|इंस्टाग्राम|ফেসবুক|ইমো|واتساب|واتس|تلجرام|تيليجرام|انستقرام|انستا|سناب|فيسبوك|тг|телега|телеграмм?|инста|вк|фейсбук|вайбер)(?:[ ]?(?:ID|id|아이디|ไอดี|आईडी|আইডি|ハンドル|حسابي|معرف))?\s{0,2}(?:[:：=]|是|は|은|는|คือ|-)?\s{0,2}@?(?<value>(?!https?|www)(?=[A-Za-z0-9._-]{0,30}[\d_.])[A-Za-z][A-Za-z0-9._-]{3,39}(?<![.]))(?![A-Za-z0-9@])/giu,
  cues: "微信 加微信 QQ qq 抖音 ไลน์ ไอดี เฟส เฟซ ไอจี 카카오 카톡 라인 인스타 텔레그램 ライン インスタ カカオ फेसबुक इंस्टाग्राम ফেসবুক ইমো واتساب واتس تلجرام تيليجرام انستقرام انستا سناب فيسبوك тг телега телеграм телеграмм инста вк фейсбук вайбер".split(
    " ",
  ),
  rank: 2,
  examples: [
    "加微信 [[wxid_ab12cd34]] 聊",
    "ไอดีไลน์ [[somchai99]] ค่ะ",
    "카톡 아이디 [[minji77]]",
    "тг [[olena_k99]]",
  ],
  counterExamples: ["加微信群", "라인 3개", "QQ 2024"],
};
