/** How clauses are headed where they are numbered: the word for one and its number, at the beginning of a sentence, and a mark behind it, by which nobody cites an article in a sentence of their own. */
const HEADING = new RegExp(
  `(?:^|[\\n"'“”‘’«»„「『(.;:!?。；：।။។]\\s*)(?:(?:${[
    "clause|article|section|paragraph|para|term|provision|item",
    "pasal|fasal|perkara|klausul|klausa|ayat|artikulo|sugnay|seksyon|seksiyon",
    "art[íi]culo|cl[áa]usula|secci[óo]n|artigo|se[çc][ãa]o|clause|section",
    "điều|khoản|mục|dieu|khoan|ข้อ(?:ที่)?|มาตรา|ប្រការ|មាត្រា|អត្ថបទ|အပိုဒ်|ပုဒ်မ|အချက်",
    "धारा|अनुच्छेद|खंड|दफा|बुँदा|ধারা|অনুচ্ছেদ|শর্ত|دفعہ|شق|پیرا|பிரிவு|விதி|වගන්තිය|වගන්ති|ඡේදය",
    "المادة|مادة|البند|بند|الفقرة|አንቀጽ|ነጥብ|kifungu|ibara|sharti",
    "статья|пункт|раздел|стаття|розділ|dhara|dafa",
  ].join(
    "|",
  )})\\s*(?:no\\.?\\s*|№\\s*)?\\d{1,3}(?:\\.\\d{1,2})?|第\\s?[\\d一二三四五六七八九十百]{1,4}\\s?[条條款])\\s*[:：.)—–、，\\-]`,
  "iu",
);

/** Whether a text is made of numbered clauses, "Clause 9: …": what somebody is to sign. */
export function hasNumberedClauses(text: string): boolean {
  return HEADING.test(text);
}
