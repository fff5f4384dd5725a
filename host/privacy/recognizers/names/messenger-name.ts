import type { Recognizer } from "../../recognizer.ts";

/** Names and numbers on messengers, after the messenger's name. */
export const messengerName: Recognizer = {
  label: "MESSENGER_ID",
  title: "Name on a messenger",
  pattern:
    /(?:telegram|whatsapp|whats[ ]?app|viber|wechat|weixin|line|imo|signal|skype|messenger|facebook|fb|instagram|insta|ig|tiktok|twitter|snapchat|snap|kakao(?:talk)?|zalo|discord|qq|telegramm|телеграм|вотсап|вайбер|ватсап|微信|微信号|微信號|라인|카카오톡|واتساب|تلجرام|انستا|ไลน์)(?:[ ]?(?:id|name|username|user|account|handle|acc|号|號|아이디|ไอดี|ko|saya|page|profile|group))?(?:\s{0,2}(?:[:：=]|(?<=(?:id|name|username|handle|号|號|아이디|ไอดี)[ ]{0,2})(?:is[ ])?|-[ ])\s{0,2}|[ ](?:is|ay|ni|ko ay)[ ](?=@|[\p{L}\p{N}.]{0,30}[\d_]|\p{L}{2,20}\.\p{L}{2,20}(?![\p{L}.])|(?-i:\p{Lu}\p{L}{1,20}[ ]\p{Lu}\p{L})))@?(?<value>(?!(?:group|groups|and|or|me|my|is|the|page|account|number|call|message|messages|https?|www)(?![\p{L}\p{N}]))(?:live:)?[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{2,39}(?:[ ]\p{Lu}[\p{L}]{1,20}){0,2})/giu,
  accepts: (found) => /[\p{L}]{2}/u.test(found),
  cues: "telegram whatsapp whats viber wechat weixin line imo signal skype messenger facebook fb instagram insta ig tiktok twitter snapchat snap kakao kakaotalk zalo discord qq телеграм вотсап вайбер ватсап 微信 라인 카카오톡 واتساب تلجرام انستا ไลน์".split(
    " ",
  ),
  rank: 2,
  examples: [
    "telegram: [[maria_hk]]",
    "line id [[somchai99]]",
    "WeChat ID: [[li_mei88]]",
    "fb: [[Maria Santos]]",
    "IG: [[rosa.perez]]",
  ],
  counterExamples: ["a line of workers", "on Facebook groups", "WhatsApp me", "the line is long"],
};
