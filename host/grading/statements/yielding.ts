import { once } from "../../../schemas/once.ts";
import { patternOf } from "./signs.ts";

/** What somebody who gives in does, as answers advise it. */
const yielding = once(() =>
  patternOf(
    [
      "pay, sign, send, give, hand over, hand him, hand her, deposit, transfer, delete, agree, accept, trust, apologi, wait, stay, obey, go back, copy it, borrow, promise",
      "magbayad, bayaran, pumirma, pirmahan, ibigay, ipadala, maghintay, sumunod, magtiwala, tiisin, makiusap, humingi ng tawad",
      "bayar, tanda tangan, kirim, serahkan, percaya, tunggu, turuti, setuju, minta maaf, pinjam, bersabar",
      "paga, pague, pagad, firma, firme, envia, envie, manda, mande, entrega, entregu, deposit, acepta, acepte, confia, confie, espera, espere, pida perdon, pide perdon, assin, aceit",
      "paie, payez, payer, signe, envoie, envoyez, donne, remet, accepte, attend, fais confiance, faites confiance, obei",
      "плат, подпи, отправ, отдай, отдав, соглас, довер, подожд, извини, переве, сплат, підпи, відда, погод",
      "تدفع, ادفع, توقع, وقع, ترسل, أرسل, تسلم, سلم, انتظر, اصبر, اعتذر, تثق, ادا کر, دستخط کر, بھیج",
      "दे दीजिए, दीजिए, भेज, दस्तखत, हस्ताक्षर, मान ली, इंतज़ार, तिर्नु, तिरे, सही गर, सही नगर, पठाउ, पर्ख, मान्नु",
      "দেন, দিয়ে দিন, সই কর, পাঠান, অপেক্ষা, মেনে নি, দিবেন",
      "nop tien, cu nop, nop cho, tra tien, tra no, ky giay, ky ten, cu ky, ky cho, gui tien, dua tien, dong y, cho doi, xin loi, nghe loi",
      "จ่าย, เซ็น, โอน, ให้เขา, ยอม",
      "交钱, 先交, 付, 签, 寄, 发给, 同意, 道歉, 给他",
      "lipa, saini, tuma pesa, mpe, kubali, subiri, omba msamaha",
    ]
      .join(", ")
      .split(", "),
  ),
);
/** What denies a little before it ("do not sign", "huwag kang pumirma", "不要签"). */
const DENIED_BEFORE =
  /(?:(?<![\p{L}\p{M}])(?:not|never|no|don't|nobody|without|before you|instead of|refuse to|need not|huwag|wag|hindi|bago|jangan|tidak|tak|tanpa|ni|sin|nao|nunca|sem|ne|n'|pas|sans|aucun|не|ні|без|dung|khong|chua|usi|bila|न|मत|बिना|नहीं)|n't|لا|لن|دون|不要|不|别|別|勿|ห้าม|อย่า|ไม่)(?:[\s'’]+[\p{L}\p{M}']+){0,3}[\s'’]*$/u;
/** What denies after it, where the verb stands last. */
const DENIED_AFTER =
  /^[\p{L}\p{M}]*\s*(?:[\p{L}\p{M}]+\s+)?(?:না|नहीं|मत|न|نہیں|مت|نہ)(?![\p{L}\p{M}])/u;
/** "नतिर्नुहोस्": the denial is the verb's first syllable. */
const DENIED_WITHIN = /(?:न|ना)$/u;
/** "सही नगर्नुहोस्": the denial stands within what is looked for. */
const DENYING = / नगर$/u;
/** Units looked at to either side. */
const AROUND = { before: 45, after: 24 } as const;

/** How often a folded answer tells somebody to pay, sign, wait or give in, and how often not to, both on a logarithmic scale. */
export function yieldingIn(folded: string): readonly [number, number] {
  let [told, denied] = [0, 0];
  for (const { 0: verb, index } of folded.matchAll(yielding())) {
    const end = index + verb.length;
    const before = folded.slice(Math.max(0, index - AROUND.before), index);
    const after = folded.slice(end, end + AROUND.after);
    if (DENYING.test(verb) || isDeniedBeside(before, after)) denied++;
    else told++;
  }
  return [Math.log1p(told), Math.log1p(denied)];
}

/** Whether what stands between these folded words is denied, in any language of the packs. */
export function isDeniedBeside(before: string, after: string): boolean {
  const clause =
    before
      .slice(-AROUND.before)
      .split(/[.!?;:。！？।،,]/u)
      .at(-1) ?? "";
  return (
    DENIED_BEFORE.test(clause) ||
    DENIED_WITHIN.test(clause) ||
    DENIED_AFTER.test(after.slice(0, AROUND.after))
  );
}
