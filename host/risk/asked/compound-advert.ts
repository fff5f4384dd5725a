import { once } from "../../../schemas/once.ts";
import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { KindChances, Reading } from "../../contract/reading.ts";
import { meanAny } from "../../wording/concepts/concepts.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import type { Rows } from "../../reading/terms/rows.ts";
import { isAskedToDo } from "./asked-to-do.ts";

/** Names of the places along the borders of Myanmar where people are held and made to cheat others. */
const COMPOUNDS: readonly Rows[] = [
  {
    ways: [
      [
        "myawaddy|myawadi|miawadi|miawaddy|myawady|kk park|shwe kokko|shwekokko|shwe koko|laukkai|laukkaing|laukai|kokang|golden triangle sez|golden triangle special economic zone|zona económica especial del triángulo de oro|мьявадди|мьявади|мявадди|м'явадді|лауккай|म्यावाडी|म्यावड्डी|म्यावादी|मायावाडी|केके पार्क|মিয়াওয়াদি|মায়াওয়াদি|মিয়াওয়াডি|কেকে পার্ক|میاوڈی|میاوادی|مياوادي|مياوادى|மியாவாடி|மியாவடி|මියාවාඩි|මියවඩි|ማያዋዲ|ሚያዋዲ",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "เมียวดี|มยาวดี|ชเวโก๊กโก่|ชเวโก้กโก่|เล่าก์ก่าย|เล้าก์ก่าย|เคเคปาร์ค|เคเคพาร์ค|မြဝတီ|ရွှေကုက္ကို|လောက်ကိုင်|ကေကေ|ម្យ៉ាវ៉ាឌី|មីយ៉ាវ៉ាឌី|妙瓦底|水沟谷|水溝谷|亚太新城|亞太新城|果敢老街|缅北|緬北|kk园区|kk園區|金三角经济特区|金三角特区|金三角經濟特區",
      ],
    ],
  },
];

/** How it is said that an advert is to name another place than the true one. */
const ELSEWHERE: readonly Rows[] = [
  {
    ways: [
      [
        "make it sound|make it look|make it seem|so it sounds|so it looks|so that it sounds|pretend it is|pretend it's|say it is in|say it's in|don't mention|do not mention|dont mention|without saying where|hide the place|hide the location|que parezca|que suene|finge que|di que es en|no menciones|sin decir dónde|fais croire|faites croire|que ça ait l'air|sans dire où|ne mentionne pas|que pareça|que soe|finja que|diga que é em|não mencione|palabasin mo|palabasing|huwag banggitin|wag banggitin|dili isulti|buat seolah-olah|seolah-olah di|bikin seolah|jangan sebut|jangan bilang|macam di|làm như ở|như thể ở|đừng nhắc|đừng nói|giả vờ|ionekane kama|fanya ionekane|usitaje|чтобы казалось|чтобы выглядело|будто в|не упоминай|не упоминайте|не пиши что|щоб здавалося|щоб виглядало|наче в|не згадуй|जैसा लगे|ऐसा लगे|मत बताना|मत लिखना|जस्तो देखि*|जस्तो देखाउ*|नलेख्नु*|aisa lage|jaisa lage|mat batana|mat likhna|যেন মনে হয়|মনে হয় যেন|উল্লেখ করবেন না|ایسا لگے|جیسے لگے|مت لکھنا|போல தோன்ற*|போல் தோன்ற*|குறிப்பிட வேண்டாம்|වගේ පේන්න|සඳහන් කරන්න එපා|بحيث يبدو|كانه في|كأنها في|لا تذكر|لا تذكري|كأنه في|እንዲመስል|አትጥቀስ",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ให้ดูเหมือน|ให้เหมือนอยู่|อย่าบอกว่า|ไม่ต้องบอกว่า|ធ្វើឲ្យមើលទៅ|ធ្វើឱ្យមើលទៅ|កុំប្រាប់|လို့ထင်အောင်|မပြောပါနဲ့|မရေးပါနဲ့|看起来像|看起來像|写得像|寫得像|听起来像|聽起來像|不要提|别提|別提|写成在|寫成在|说成是|說成是",
      ],
    ],
  },
];

const VACANCY = conceptHashes("vacancy post recruit scam-work");
/** Beside these nobody recruits: somebody warns, tells or asks. */
const WARNS = conceptHashes(
  "threaten beware do-not awareness news fraudster fake verify check how apply police embassy",
);

/** Chance of a victim from which on somebody tells how they were led there themselves. */
const IS_HELD_THERE = 0.35;

const compounds = once(() => new RowsFinder(COMPOUNDS));
const elsewhere = once(() => new RowsFinder(ELSEWHERE));

/** Whether such a place is named. */
export function namesCompound(folded: string): boolean {
  return compounds().test(folded);
}

/** Whether somebody asks for an advert that leads people to where they are held and made to cheat others. */
export function asksToLureThere(
  reading: Pick<Reading, "folded">,
  wording: KindChances,
  told: readonly Sighting[],
): boolean {
  const { folded } = reading.folded;
  if (!namesCompound(folded)) return false;
  const hidesPlace = elsewhere().test(folded);
  if (!hidesPlace && !isAskedToDo(reading)) return false;
  const { danger, victim, offer, compliance } = wording;
  if (hidesPlace) return danger + victim < IS_HELD_THERE;
  if (danger + victim >= offer + compliance) return false;
  return meanAny(told, VACANCY) && !meanAny(told, WARNS);
}
