import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const MESSENGER =
  "telegram|whatsapp|viber|wechat|weixin|imo|skype|messenger|facebook|fb|instagram|insta|ig|tiktok|twitter|snapchat|kakao(?:talk)?|zalo|discord|qq|телеграм|инстаграм|вайбер|вотсап|ватсап|фейсбук|(?<=(?:my|add|on|via|in|me)[ ])(?:line|signal|snap)";
/** What programs and people number that is nobody. */
const THINGS =
  "group|page|channel|covid|version|android|iphone|galaxy|windows|year|part|step|room|block|unit|case|number|chapter|article|step|level|user|account|app|api|access|client|business|ad|ads|post|test|file|img|image|photo|video|screenshot|backup|export|chat|log|msg|msgstore|message|messages|web|bot";

/** A name on a messenger right behind the messenger's own, without a sign between: only what is written as no word is, with figures at its end or an underscore in it. */
export const messengerHandle: Recognizer = {
  label: "MESSENGER_ID",
  title: "Name on a messenger right behind the messenger's",
  pattern: written(
    String.raw`(?:${MESSENGER})[ ]@?(?<value>(?!(?:${THINGS})(?:s?[\d_]|\d))(?=\p{L}{1,20}[_.]?\p{L}{0,20}_[\p{L}\p{N}_.]|\p{L}{2,20}_\p{L}|[\p{L}._]{4,24}\d{2,8}(?![\p{L}\p{N}_]|\.\p{L}))\p{L}[\p{L}\p{N}_.]{2,39}(?<![.]))(?![\p{L}\p{N}_@(/=-])`,
    "giu",
  ),
  cues: "telegram whatsapp viber wechat weixin imo skype messenger facebook fb instagram insta ig tiktok twitter snapchat kakao kakaotalk zalo discord qq телеграм инстаграм вайбер вотсап ватсап фейсбук line signal snap".split(
    " ",
  ),
  rank: 2,
  examples: [
    "telegram [[maria_s22]], WeChat [[maria_22]]",
    "find her on Instagram [[rosa_delgado]] or viber [[jocelyn88]].",
    "add line [[somchai_k]] please",
  ],
  counterExamples: [
    "telegram group_22 and facebook page2024",
    "WhatsApp covid19 and a signal in 2024",
    "on Facebook since2 days, the line item_22",
    "telegram messages, WeChat 2024",
    "facebook user_id=5",
  ],
};
