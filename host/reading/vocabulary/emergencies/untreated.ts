import { combined } from "../combined.ts";
import type { Vocabulary } from "../subject.ts";

/** Per language: that those who write, or whom they write of, are not taken to a doctor. */
const ROWS: readonly (readonly [language: string, untreated: string])[] = [
  [
    "en",
    combined(
      "not take|not taking|won't take|wont take|don't take|dont take|doesn't take|refuse to take|refuses to take|refused to take|refusing to take|not bring|not let",
      "me|us|him|her|them",
      "to hospital|to the hospital|to a hospital|to clinic|to the clinic|to a doctor|to the doctor|see a doctor|go to hospital|go to the hospital",
    ),
  ],
  [
    "es",
    "no me lleva al hospital|no me llevan al hospital|no nos lleva al hospital|no nos llevan al hospital|no me quiere llevar al hospital|no me quieren llevar al hospital|no me llevan al médico|no me lleva al médico|no me dejan ir al hospital|no me deja ir al hospital|no me dejan ir al médico",
  ],
  [
    "fr",
    "ne m'emmène pas à l'hôpital|ne m'emmènent pas à l'hôpital|refuse de m'emmener à l'hôpital|refusent de m'emmener à l'hôpital|ne veut pas m'emmener à l'hôpital|ne veulent pas m'emmener à l'hôpital|ne nous emmène pas à l'hôpital|refuse de me laisser voir un médecin|ne me laisse pas aller à l'hôpital",
  ],
  [
    "pt",
    "não me leva ao hospital|não me levam ao hospital|não me leva para o hospital|não me levam pro hospital|não me leva pro hospital|não quer me levar ao hospital|não querem me levar ao hospital|não me deixa ir ao hospital|não me deixam ir ao médico|não nos levam ao hospital",
  ],
  [
    "ar",
    "ما يوديني المستشفى|ما يودوني المستشفى|ما توديني المستشفى|مش راضي يوديني المستشفى|مش عايز يوديني المستشفى|مش عايزين يودوني المستشفى|ما ياخذوني على المستشفى|ما بياخدوني عالمستشفى|ما بدهم ياخدوني عالمستشفى|رفض ياخذني للمستشفى|يرفض أخذي إلى المستشفى|رفضوا أخذي للمستشفى|ما خلاني اروح المستشفى|لا يأخذونني إلى المستشفى|لا يأخذني إلى المستشفى",
  ],
  [
    "am",
    "ሆስፒታል አይወስዱኝም|ሆስፒታል አይወስደኝም|ሆስፒታል አትወስደኝም|ሆስፒታል አልወሰዱኝም|ሆስፒታል አልወሰደኝም|ሆስፒታል አልወሰደችኝም|ሐኪም ቤት አይወስዱኝም|ሐኪም ቤት አልወሰዱኝም|ሀኪም ቤት አልወሰዱኝም|ሀኪም ቤት አይወስዱኝም|ወደ ሆስፒታል አይወስዱኝም",
  ],
  [
    "sw",
    "hainipeleki hospitali|hanipeleki hospitali|hawatupeleki hospitali|hatupeleki hospitali|hataki kunipeleka hospitali|hawataki kunipeleka hospitali|inakataa kunipeleka hospitali|amekataa kutupeleka hospitali|wamekataa kunipeleka hospitali|imekataa kunipeleka hospitali|hajanipeleka hospitali|hawajanipeleka hospitali|haniruhusu kwenda hospitali|hawaniruhusu kwenda hospitali",
  ],
  [
    "ru",
    "не везут меня в больницу|не везут в больницу|не везёт в больницу|не везет в больницу|не отвозят в больницу|не пускают в больницу|не пускает в больницу|не отпускают в больницу|не дают пойти к врачу|отказываются везти в больницу|не хотят везти в больницу|не хочет везти в больницу",
  ],
  [
    "uk",
    "не везуть мене в лікарню|не везуть в лікарню|не везуть до лікарні|не везе до лікарні|не відвозять до лікарні|не пускають до лікарні|не пускає до лікарні|не пускають до лікаря|відмовляються везти до лікарні|не хочуть везти до лікарні|не хоче везти в лікарню",
  ],
  [
    "id",
    "tidak bawa saya ke rumah sakit|tidak membawa saya ke rumah sakit|tidak dibawa ke rumah sakit|gak dibawa ke rumah sakit|ga dibawa ke rumah sakit|nggak dibawa ke rumah sakit|tidak mau bawa saya ke rumah sakit|tidak mau bawa saya ke rs|gak mau bawa saya ke rs|tidak boleh ke rumah sakit|tidak diizinkan ke rumah sakit|gak boleh ke dokter|tidak dibawa ke dokter|tak bawa saya ke hospital|tak mahu bawa saya ke hospital|tak hantar saya ke hospital|tidak hantar saya ke hospital",
  ],
  [
    "tl",
    "ayaw akong dalhin sa ospital|ayaw akong dalhin sa hospital|ayaw ako dalhin sa ospital|ayaw ako dalhin sa hospital|ayaw kaming dalhin sa ospital|hindi ako dinala sa ospital|hindi ako dinadala sa ospital|di ako dinadala sa ospital|di ako dinala sa hospital|ayaw akong ipagamot|ayaw ako ipagamot|ayaw akong ipa-check up|hindi ako pinapagamot|di ako pinapagamot|dili ko dad-on sa ospital|dili ko dalhon sa ospital",
  ],
  [
    "vi",
    "không cho đi bệnh viện|không đưa đi bệnh viện|không đưa em đi bệnh viện|không đưa tôi đi bệnh viện|không chịu đưa đi bệnh viện|không chở đi bệnh viện|không cho em đi viện|không cho đi viện|không đưa đi viện|không cho đi khám|ko cho đi viện|ko cho đi bệnh viện|ko đưa đi bệnh viện",
  ],
  [
    "th",
    "ไม่พาไปโรงพยาบาล|ไม่พาหนูไปโรงพยาบาล|ไม่พาผมไปโรงพยาบาล|ไม่ยอมพาไปโรงพยาบาล|ไม่ให้ไปโรงพยาบาล|ไม่ให้ไปหาหมอ|ไม่พาไปหาหมอ|ไม่ยอมให้ไปหาหมอ|ไม่ยอมให้ไปโรงพยาบาล",
  ],
  [
    "km",
    "មិននាំខ្ញុំទៅពេទ្យ|មិននាំទៅពេទ្យ|មិនឲ្យទៅពេទ្យ|មិនឱ្យទៅពេទ្យ|អត់នាំទៅពេទ្យ|អត់ឲ្យទៅពេទ្យ|មិនព្រមនាំទៅពេទ្យ|មិនព្រមឲ្យទៅពេទ្យ|មិននាំទៅមន្ទីរពេទ្យ|មិនឲ្យទៅមន្ទីរពេទ្យ",
  ],
  [
    "my",
    "ဆေးရုံမပို့|ဆေးရုံ မပို့|ဆေးရုံမပို့ပေး|ဆေးရုံ မခေါ်|ဆေးရုံမခေါ်သွား|ဆေးရုံသွားခွင့်မပေး|ဆေးရုံ သွားခွင့် မပေး|ဆေးခန်းမပို့|ဆေးခန်း မပို့|ဆရာဝန်မပြပေး|ဆေးမကုပေး",
  ],
  [
    "hi",
    "अस्पताल नहीं ले जा|अस्पताल नहीं ले जाते|अस्पताल नहीं भेज|अस्पताल नहीं जाने दे|अस्पताल जाने नहीं दे|डॉक्टर के पास नहीं ले जा|डॉक्टर के पास नहीं जाने दे|इलाज नहीं करा|इलाज नहीं करवा|hospital nahi le ja|hospital nahi le jate|hospital nahi bhej|hospital jane nahi de|hospital nahi jane de|doctor ke paas nahi le ja|ilaj nahi kara|ilaaj nahi kara|ilaj nahi karwa",
  ],
  [
    "ne",
    "अस्पताल लगेन|अस्पताल लगेनन्|अस्पताल लाँदैन|अस्पताल लैजाँदैन|अस्पताल लगिदिँदैन|अस्पताल लगिदिएन|अस्पताल जान दिँदैन|अस्पताल जान दिएन|हस्पिटल लगेन|हस्पिटल लैजाँदैन|हस्पिटल जान दिँदैन|उपचार गराएन|उपचार गरिदिएन|उपचार गराउँदैन|डाक्टरकहाँ लगेन|hospital lagena|hospital lagdaina|hospital lagidaina|hospital jana didaina|upachar garena",
  ],
  [
    "ur",
    "ہسپتال نہیں لے جا|ہسپتال نہیں لے جاتے|ہسپتال نہیں بھیج|ہسپتال جانے نہیں دے|ہسپتال نہیں جانے دے|ڈاکٹر کے پاس نہیں لے جا|علاج نہیں کروا|علاج نہیں کرا",
  ],
  [
    "bn",
    "হাসপাতালে নেয় না|হাসপাতালে নেয়নি|হাসপাতালে নিয়ে যায় না|হাসপাতালে নিয়ে যায়নি|হাসপাতালে নিতেছে না|হাসপাতালে নিচ্ছে না|হাসপাতালে নিয়ে যাচ্ছে না|হাসপাতালে যাইতে দেয় না|হাসপাতালে যেতে দেয় না|ডাক্তার দেখায় না|ডাক্তারের কাছে নেয় না|চিকিৎসা করায় না|চিকিৎসা করাচ্ছে না|hospital e ney na|hospitale ney na|hospital e niye jay na|hospitale nei na|chikitsa koray na|daktar dekhay na",
  ],
  [
    "si",
    "ඉස්පිරිතාලෙට ගෙනියන්නේ නැහැ|ඉස්පිරිතාලෙට ගෙනියන්නෙ නෑ|ඉස්පිරිතාලේ ගෙනියන්නේ නැහැ|රෝහලට ගෙනියන්නේ නැහැ|රෝහලට ගෙන යන්නේ නැහැ|රෝහලට යන්න දෙන්නේ නැහැ|ඉස්පිරිතාලෙට යන්න දෙන්නේ නැහැ|ඉස්පිරිතාලෙට යන්න දෙන්නෙ නෑ|බෙහෙත් ගන්න දෙන්නේ නැහැ|දොස්තර ළඟට ගෙනියන්නේ නැහැ",
  ],
  [
    "ta",
    "ஆஸ்பத்திரிக்கு கூட்டிட்டு போகல|ஆஸ்பத்திரிக்கு அழைத்துச் செல்லவில்லை|ஆஸ்பத்திரிக்கு அழைத்து செல்லவில்லை|ஆஸ்பத்திரிக்கு போக விடல|ஆஸ்பத்திரிக்கு போக விடவில்லை|மருத்துவமனைக்கு அழைத்துச் செல்லவில்லை|மருத்துவமனைக்கு கூட்டிட்டு போகல|மருத்துவமனைக்கு போக விடவில்லை|மருத்துவமனைக்கு அனுப்பவில்லை|ஹாஸ்பிடல் கூட்டிட்டு போகல|டாக்டரிடம் அழைத்துச் செல்லவில்லை",
  ],
  [
    "zh",
    "不送我去医院|不送医院|不送我们去医院|不带我去医院|不让我去医院|不让去医院|不让看病|不给看病|不给治|不给我治|不给治疗|不送醫|不送我去醫院|不帶我去醫院|不讓我去醫院|不讓去醫院|不讓看病|不給看病|不給治療|唔送我去醫院|唔畀我去醫院|唔俾我睇醫生|唔畀我睇醫生",
  ],
];

/** What tells in each language that a doctor is needed and refused (`medical`). */
export const UNTREATED: readonly Vocabulary[] = ROWS.map(([language, medical]) => ({
  language,
  words: { medical },
}));
