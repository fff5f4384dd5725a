import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";

/** What a crew lives on, and words behind and before it that say that it is used up, as the folded view writes them. */
type Row = readonly [stores: string, behind: string, before: string];

const STORES: readonly Row[] = [
  [
    "food|water|provisions?|fuel",
    "finish(?:ed)?|ran out|run(?:ning)? out|gone|used up|is over",
    "no|no more|without|out of|don't have|don't have any|have no|nothing to eat or",
  ],
  [
    "pagkain|tubig|pagkaon|supply",
    "ubos|naubos|paubos|wala na|nahurot|hurot",
    "walang|wala nang|ubos ang|wala|ubos na ang|way|walay",
  ],
  [
    "makanan|air|bekal|logistik|beras",
    "habis|abis|tidak ada|gak ada|tak ada",
    "tanpa|kehabisan|tidak ada|gak ada|tak ada|habis",
  ],
  [
    "thuc an|do an|nuoc|nuoc uong|luong thuc|gao",
    "het|can kiet|khong con|khong co|ko co",
    "het|khong con|khong co|ko co|thieu",
  ],
  [
    "comida|agua|viveres|alimentos",
    "se acab[a-z]+|se termin[a-z]+|agotad[a-z]+",
    "sin|no hay|no queda|no nos queda|falta|se acabo la|se acabo el",
  ],
  [
    "nourriture|eau|vivres|manger",
    "epuise[a-z]*|est finie?|manque",
    "plus de|plus d'|pas de|pas d'|sans|rien a",
  ],
  ["mantimentos|comida|agua", "acab[a-z]+", "sem|nao ha|nao tem|falta|acabou a|acabou o"],
  ["chakula|maji", "kimeisha|yameisha|hakuna|imeisha", "hakuna|bila|hatuna"],
  ["khana|paa?ni|rash?an", "khatam|khatm|nahi|nahin|nhi", "bina"],
  ["khana|khabar|pani", "sesh|shesh|nai|nei|sakiyo|chaina|chhaina", "bina"],
  [
    "еда|еды|вода|воды|продукты|продуктов|їжа|їжі|води",
    "кончи[а-яіїє]+|нет|закончи[а-яіїє]+|нема[а-яіїє]*|закінчи[а-яіїє]+",
    "без|нет|нема|немає|закончилась|закончились|закінчилась",
  ],
  ["खाना|खाने|पानी|राशन", "खत्म|ख़त्म|नहीं|सकियो|सकिएको|छैन", "बिना"],
  ["খাবার|খাওয়া|খাওয়া|পানি", "শেষ|নাই|নেই|ফুরিয়ে|ফুরায়", "বিনা"],
  ["کھانا|پانی|راشن", "ختم|نہیں", "بغیر"],
  ["طعام|اكل|الاكل|الطعام|ماء|الماء|مياه", "خلص|نفد|نفذ|انتهى", "بدون|بلا|ما في|مافي|لا يوجد|نفد|خلص"],
  ["ምግብ|ውሃ", "አልቋል|አለቀ|የለም|አልቆ", "ያለ"],
  ["කෑම|වතුර", "ඉවරයි|ඉවර|නෑ|නැහැ|නැති", "නැති"],
  ["சாப்பாடு|உணவு|தண்ணீர்|தண்ணி", "தீர்ந்து|தீர்ந்த|இல்லை|இல்ல|முடிந்து", "இல்லாத"],
];

/** The same of languages that leave no spaces between words. */
const UNSPACED: readonly (readonly [string, string])[] = [
  ["อาหาร|น้ำ|ข้าว|เสบียง", "หมด|ไม่มี|ขาด"],
  ["ម្ហូប|អាហារ|ទឹក|បាយ", "អស់|គ្មាន|មិនមាន"],
  ["အစားအစာ|စားစရာ|ရေ|ရိက္ခာ", "ကုန်|မရှိ|ပြတ်"],
  [
    "食物|食品|吃的|淡水|水|粮食|糧食|伙食",
    "没了|沒了|吃完|用完|断|斷|没有|沒有|耗尽|耗盡|快没|快沒|完了",
  ],
];

const SPACED_GAP = String.raw`(?:[^\p{L}\p{M}.!?]+[\p{L}\p{M}']+){0,3}?[^\p{L}\p{M}.!?]+`;

const outOfStores = once(
  () =>
    new RegExp(
      [
        ...STORES.flatMap(([stores, behind, before]) => [
          `(?<![\\p{L}\\p{M}])(?:${stores})${SPACED_GAP}(?:${behind})(?![\\p{L}\\p{M}])`,
          `(?<![\\p{L}\\p{M}])(?:${before})\\s?(?:[\\p{L}\\p{M}']+\\s)?(?:${stores})(?![\\p{L}\\p{M}])`,
        ]),
        ...UNSPACED.flatMap(([stores, gone]) => [
          `(?:${stores}).{0,8}(?:${gone})`,
          `(?:${gone}).{0,4}(?:${stores})`,
        ]),
      ].join("|"),
      "u",
    ),
);

/** Chance of who advertises, informs or asks from which on nobody is on that ship. */
const TALKS_OF_IT = 0.5;

/** Whether a crew has nothing left to eat or drink: on a ship nobody can buy any, and those who abandoned it send none. */
export function isStrandedAtSea({ atSea, folded, wording }: Reading): boolean {
  if (atSea !== true || !outOfStores().test(folded.folded)) return false;
  return wording === null || wording.offer + wording.compliance < TALKS_OF_IT;
}
