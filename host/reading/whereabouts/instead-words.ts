/** Words before a place that say it is not the one: another stands in its stead, or it is denied. */
export const INSTEAD_OF = [
  "instead of|in place of|not|isn't|wasn't|no be|statt|anstatt|nicht|zamiast|nie|invece di|invece che|invece della|non|în loc de|nu",
  "en vez de|en lugar de|y no|no en|no a|no es|sino en vez de",
  "au lieu de|au lieu du|au lieu d'|au lieu des|à la place de|à la place du|et pas|et non|pas",
  "em vez de|em vez do|em vez da|ao invés de|ao invés do|ao invés da|em lugar de|e não|não",
  "bukan|bukannya|alih-alih|ganti|sebagai ganti",
  "imbes na|imbes|imbis nga|imbis na|sa halip na|kaysa sa|hindi sa|hindi|dili sa|dili",
  "thay vì|thay vì sang|thay vì đi|chứ không phải|không phải|chứ không",
  "badala ya|badala ya kwenda|badala ya kupelekwa|sio|siyo",
  "вместо|а не|не|замість",
  "بدل|بدلا من|بدلاً من|بدل من|عوض|عوضا عن|عوض عن|مش|مو|موش|وليس|ليس|ليست",
  "แทนที่|แทนที่จะเป็น|แทนที่จะไป|ไม่ใช่|ជំនួស|ជំនួសឱ្យ|ជំនួសឲ្យ|មិនមែន|ແທນທີ່|ບໍ່ແມ່ນ",
  "而不是|不是|并非|並非|而非|代替|唔係|不在|唔喺",
].join("|");

/** The same behind it, where what denies comes last. */
export const INSTEAD_BEHIND = [
  "की जगह|के बजाय|की बजाय|के बदले|के स्थान पर|नहीं|नही|ki jagah|ki jagha|ke bajaye|ke bajay|ki bajaye|ke badle|nahi|nahin|nhi",
  "को सट्टा|को साटो|को ठाउँमा|को बदला|को बदलामा|सट्टा|साटो|होइन|हैन|ko satta|ko sato|ko thauma|hoina|haina",
  "র বদলে|এর বদলে|বদলে|র পরিবর্তে|এর পরিবর্তে|পরিবর্তে|র জায়গায়|না|নয়|er bodole|r bodole|er bodle|er poriborte|noy",
  "کی جگہ|کے بجائے|کی بجائے|کے بدلے|نہیں",
  "වෙනුවට|නෙමෙයි|නෙවෙයි|නොවේ|wenuwata|nemei|newei",
  "க்கு பதிலாக|க்குப் பதிலாக|பதிலாக|பதிலா|இல்லை|இல்ல|அல்ல|ku bathila|ku pathila|illai",
  "အစား|မဟုတ်ဘဲ|မဟုတ်ဘူး|မဟုတ်",
  "ምትክ|ፈንታ|ሳይሆን|አይደለም",
  "yerine|değil|o'rniga|emas|대신|말고|아니라|ではなく|の代わりに",
].join("|");

/** Words of going and being that may stand between such a word and the place. */
export const GOING =
  "going|go|to go|being|working|to work|to be|aller|d'aller|ir|ir a|viajar|ser|trabajar|ir para|pergi|pergi ke|bekerja|kerja|pumunta|papunta|đi|sang|qua|làm|kwenda|kufanya kazi|ехать|поехать|їхати|ไป|อยู่|ទៅ|去|在|到|zu|pójść|merge";
