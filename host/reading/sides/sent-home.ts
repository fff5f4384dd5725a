import type { FoldedText } from "../../contract/reading.ts";
import { once } from "../../../schemas/once.ts";
import { rowAfter, rowBefore, SideWords } from "./side-words.ts";

/** How people say that an employer sends somebody away: to the country they came from, where it is one that people leave. */
const SENT_TO = [
  "send me to|sends me to|sending me to|send us to|sends us to|sending us to|send you to|send her to|send him to|send them to|ship us to|ship me to|deport me to|deport us to|deports us to|deporting us to|fly us to|put us on a plane to|put me on a plane to",
  "me manda a|me mandan a|nos manda a|nos mandan a|me mandará a|nos mandará a|me mandarán a|nos mandarán a|mandarme a|mandarnos a|nos va a mandar a|me va a mandar a|me regresa a|nos regresa a|me regresan a|nos regresan a|regresarme a|regresarnos a|me devuelve a|nos devuelve a|me devuelven a|nos devuelven a|devolverme a|devolvernos a|me deporta a|nos deporta a|me deportan a|nos deportan a|deportarme a|deportarnos a",
  "me renvoie au|me renvoie en|nous renvoie au|nous renvoie en|me renvoyer au|me renvoyer en|nous renvoyer au|nous renvoyer en|me renvoient au|nous renvoient au|m'expulser au|me renverra au|nous renverra au",
  "me manda para|me manda pro|nos manda para|nos manda pro|manda a gente para|manda a gente pro|me mandar para|me mandar pro|nos mandar para|nos mandar pro|me devolve para|me devolver para|me deportar para|nos deportar para",
  "kirim saya ke|mengirim saya ke|kirim kami ke|kirim balik ke|dikirim balik ke|dipulangkan ke|pulangkan saya ke|pulangkan kami ke|memulangkan saya ke|dideportasi ke|deportasi saya ke|hantar saya balik ke|hantar saya ke|hantar kami balik ke",
  "ipapadala ako sa|ipapadala kami sa|ipapadeport ako sa|ipapa-deport ako sa|pauuwiin ako sa|pauuwiin kami sa|papauwiin ako sa|papauwiin kami sa|ibabalik ako sa|ibabalik kami sa|papaulion ko sa|ipabalik ko sa",
  "gửi về|gửi trả về|trả về|đuổi về|trục xuất về|cho về|tống về|bắt về",
  "atanirudisha|watanirudisha|atanipeleka|atanifukuza|atatufukuza|atatupeleka|kunirudisha|kuturudisha",
  "отправит в|отправят в|отправит меня в|отправит нас в|вышлет в|вышлют в|депортирует в|депортируют в|вернет в|відправить в|відправлять в|вишле в|депортує в|депортують в",
  "يرجعوني على|يرجعني على|يرجعنا على|يرحلوني إلى|يرحلني إلى|يرحلوني الى|يسفروني على|يسفرني على|يسفرنا على|يرجعوني|يسفرونا على",
  "送回|遣返回|遣返到|遣返|赶回|趕回|送我回|送我们回|送我們回|遣送回",
  "ส่งกลับ|ส่งกลับไป|ส่งเรากลับ|ไล่กลับ|បញ្ជូនទៅ|បញ្ជូនត្រឡប់ទៅ",
].join("|");

/** The same behind the place. */
const SENT_BEHIND =
  "भेज देगा|भेज देगी|भेज देंगे|भेज दूंगा|वापस भेज|भेजने की धमकी|पठाइदिन्छु|पठाइदिने|फर्काइदिन्छ|फर्काइदिने|bhej dega|bhej degi|bhej denge|bhej dunga|wapas bhej|pathaidinchu|pathaidine|পাঠিয়ে দেবে|পাঠাইয়া দিবে|পাঠায়া দিব|ফেরত পাঠাবে|pathay dibe|pathaya dibo|بھیج دے گا|بھیج دیں گے|بھیج دوں گا|واپس بھیج|යවනවා කියනවා|அனுப்பிடுவேன்|அனுப்பி விடுவேன்|திருப்பி அனுப்ப|ပြန်ပို့";

const words = once(() => ({
  left: new SideWords({ sent: rowBefore(SENT_TO) }),
  right: new SideWords({ sent: rowAfter(SENT_BEHIND) }),
}));

/** UTF-16 units of the folded text beside a place that are looked at. */
const BESIDE = 36;

/** Whether a place is where somebody is to be sent away to. */
export function isSentTo(
  { folded }: Pick<FoldedText, "folded">,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const { left, right } = words();
  return (
    left.leftOf(folded.slice(Math.max(0, start - BESIDE), start))("sent") ||
    right.rightOf(folded.slice(end, end + BESIDE))("sent")
  );
}
