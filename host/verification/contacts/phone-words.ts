/** Words beside which three digits are a number to dial. */
const WORDS = new Set(
  (
    "call calls calling called dial dialing dialling ring phone phones telephone tel mobile cell hotline hotlines helpline helplines line lines lifeline text sms whatsapp viber imo contact emergency toll number numbers reach " +
    "llama llame llamar llamando marca marque marcar teléfono telefono línea linea número " +
    "appelez appeler composez numéro téléphone ligue ligar disque telefone " +
    "hubungi telepon telpon telp nomor nombor talian panggil tawag tawagan tumawag numero " +
    "gọi thoại nóng arayın ara numara telefon zadzwoń numer sunați piga simu nambari bilbil"
  ).split(" "),
);
/** Their stems in scripts that join words or bend them much. */
const STEMS =
  /позвон|звон|телефон|номер|лін[іи]|лини|اتصل|اتصال|هاتف|رقم|الخط|خط|واتساب|تماس|کال|فون|نمبر|ہیلپ|कॉल|फोन|फ़ोन|नंबर|नम्बर|हेल्पलाइन|हटलाइन|सम्पर्क|संपर्क|কল|ফোন|নম্বর|হটলাইন|হেল্পলাইন|අමත|දුරකථන|අංක|அழை|தொலைபேசி|எண்|โทร|สายด่วน|ဖုန်း|ទូរស័ព្ទ|ទូរសព្ទ|ໂທ|拨打|撥打|致电|致電|电话|電話|热线|熱線|专线|專線|ダイヤル|전화|상담|ስልክ|ይደውሉ/u;
const AFTER =
  /^[^\p{L}\p{N}\n.!?]{0,4}(?:\p{L}+[- ]){0,2}(?:hotlines?|helplines?|line|emergency|toll[- ]free|हेल्पलाइन|হেল্পলাইন)(?!\p{L})/iu;
const YEAR =
  /(?<!\p{L})(?:in|since|of|from|until|till|before|after|by|during|year|en|de|desde|sejak|tahun|pada|noong|mula|năm|سنة|عام|منذ|سال|सन|साल|से|в|с)\s*$/iu;

/** Whether a word such as "call" or "hotline" ends at most so many characters (12 or 28) before an offset, in the same sentence and without a digit in between. */
export function isAfterPhoneWord(text: string, at: number, reach: 12 | 28): boolean {
  const window = text.slice(Math.max(0, at - reach - 20), at);
  const stretch = window.slice(lastBreak(window));
  for (const { 0: word, index } of stretch.matchAll(/[^\s\d,:()[\]"'*_+\-–—/]+/g)) {
    if (stretch.length - index - word.length > reach) continue;
    if (WORDS.has(word.toLowerCase()) || (word > "\u0400" && STEMS.test(word))) return true;
  }
  return false;
}

/** Units of digits, and of what ends a sentence. */
const BREAKS: ReadonlySet<number> = new Set(
  Array.from("0123456789\n.!?؟।。;", (sign) => sign.charCodeAt(0)),
);

/** Where the sentence, or what follows the last digit, begins. */
function lastBreak(text: string): number {
  let at = text.length;
  while (at > 0 && !BREAKS.has(text.charCodeAt(at - 1))) at -= 1;
  // "Tel." is no end of a sentence.
  const isShort = text[at - 1] === "." && /(?:^|[^a-z])(?:tel|no|ph)$/i.test(text.slice(0, at - 1));
  return isShort ? Math.max(0, at - 4) : at;
}

/** Whether "hotline" follows an offset at once, or a word for calling in a script of its own soon. */
export function isBeforePhoneWord(text: string, at: number): boolean {
  const after = text.slice(at, at + 40);
  // In many languages the verb comes last: "1348 पर कॉल करें".
  const [near = ""] = /^[^\n.!?؟।。;\d]{0,24}/u.exec(after) ?? [];
  return AFTER.test(after) || (/[\u0400-\uffff]/.test(near) && STEMS.test(near));
}

/** Whether what follows an offset is a year: "since 2019". */
export function isYearWord(text: string, at: number): boolean {
  return YEAR.test(text.slice(Math.max(0, at - 12), at));
}
