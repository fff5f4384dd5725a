import { once } from "../../schemas/once.ts";
import type { Reading, SumsTold } from "../contract/reading.ts";
import { parseFigure } from "../reading/money/figures.ts";
import { alternatives } from "../reading/terms/beside.ts";
import { isOfFee } from "./asked-on.ts";

/** UTF-16 units up to which a turn says no more than a sum: "is 50000 ok?" */
const BRIEF = 48;
const FIGURES = /\d(?:[\d.,'’]*\d)?/g;
/** Less is a number of hours, days or people, and what has more digits a telephone's. */
const LEAST = 100;
const MOST = 1e9;
/** A year is no sum. */
const YEARS = { from: 1950, to: 2100 } as const;

/** The sum that a turn names in place of the one that a recruiter asked before; in the same money where it names none. Null where it names no other. */
export function sumInstead(
  own: Reading,
  before: Reading,
): Required<Pick<Reading, "amounts" | "sumsTold">> | null {
  if (own.text.trim().length > BRIEF || own.hasPaid === true || !isOfFee(before)) return null;
  const sum = sumAlone(own);
  if (sum === null) return null;
  const { value, currency } = sum;
  const asked = before.sumsTold?.asked;
  const money = currency ?? asked?.currency ?? null;
  const mayBe = money === null ? (asked?.mayBe ?? null) : [money];
  const told: SumsTold = { asked: { value, currency: money, mayBe }, isCharge: true };
  return { amounts: own.amounts, sumsTold: told };
}

/** The one sum of a turn, as it is read or as a bare figure; null where it has none or several. */
function sumAlone({ amounts, folded }: Reading) {
  const [amount] = amounts;
  if (amount !== undefined) return amounts.length === 1 && amount.currency !== "%" ? amount : null;
  const figures = folded.folded.match(FIGURES) ?? [];
  const value = figures.length === 1 ? parseFigure(figures[0] ?? "") : null;
  if (value === null || value < LEAST || value >= MOST) return null;
  const isYear = value >= YEARS.from && value <= YEARS.to;
  return isYear ? null : { value, currency: null };
}

/** How a turn says no more than that it was paid, in 26 languages. */
const PAID_ALONE =
  "already paid|paid already|i paid|i have paid|i already paid|paid it|it is paid|it's paid|we paid|ya pagué|ya pague|ya pagado|ya lo pagué|ya está pagado|pagué|déjà payé|deja paye|j'ai payé|j'ai déjà payé|c'est payé|c'est déjà payé|já paguei|ja paguei|já pago|já está pago|paguei|sudah bayar|udah bayar|sudah dibayar|udah dibayar|sudah saya bayar|saya sudah bayar|dah bayar|sudah lunas|bayad na|bayad na po|bayad na ako|bayad na po ako|nagbayad na ako|nagbayad na po ako|nakabayad na ako|nabayaran ko na|nabayaran na|bayad na ko|nakabayad na ko|đã trả|đã trả rồi|đã đóng|đã đóng rồi|đóng rồi|trả rồi|em đóng rồi|em trả rồi|em đã đóng|em đã trả|tôi đã trả|nimelipa|nimeshalipa|tayari nimelipa|nimelipa tayari|tumelipa|заплатил|заплатила|уже заплатил|уже заплатила|я уже заплатил|я уже заплатила|уже оплатил|уже оплатила|уже оплачено|заплатив|вже заплатив|вже заплатила|я вже заплатив|вже оплатив|вже оплатила|вже оплачено|دفعت|دفعت خلاص|خلاص دفعت|دفعتها|لقد دفعت|دفعنا|दे दिया|दे दिए|पैसे दे दिए|पैसा दे दिया|दे चुका|दे चुका हूँ|दे चुका हूं|दे चुकी हूँ|de diya|de diye|paise de diye|paisa de diya|de chuka hu|de chuka|तिरिसकें|तिरिसकेँ|तिरिसके|तिरें|पैसा तिरिसकें|दिइसकें|दिइसकेँ|tirisake|tiri sake|tirisaken|diisake|দিয়ে দিয়েছি|দিয়ে দিছি|টাকা দিয়েছি|টাকা দিছি|টাকা দিয়ে দিছি|দিয়েছি|taka diye disi|taka disi|diye disi|دے دیے|دے دیا|پیسے دے دیے|ادا کر دیے|ගෙව්වා|දැනටමත් ගෙව්වා|සල්ලි දුන්නා|gewwa|salli dunna|கட்டிட்டேன்|பணம் கட்டிட்டேன்|கொடுத்துட்டேன்|kattiten|จ่ายแล้ว|จ่ายไปแล้ว|โอนแล้ว|โอนไปแล้ว|បង់ហើយ|បង់រួចហើយ|បង់លុយហើយ|ပေးပြီးပြီ|ပေးပြီးသွားပြီ|ပေးလိုက်ပြီ|已经付了|已经交了|付了|交了|给了|已經付了|已經交了|俾咗|已經俾咗|ከፍያለሁ|ከፈልኩ|አስቀድሜ ከፍያለሁ";

const paidAlone = once(
  () =>
    new RegExp(
      `^(?:[\\p{L}\\p{M}]{1,8}[ ,.!]{1,3})?(?:${alternatives(PAID_ALONE)})(?: [\\p{L}\\p{M}]{1,6})?[^\\p{L}\\p{N}]*$`,
      "u",
    ),
);

/** Whether a turn says no more than that what was asked before is paid. */
export function saysPaidAlone({ folded }: Reading): boolean {
  return paidAlone().test(folded.folded.trim());
}
