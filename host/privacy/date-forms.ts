const MONTHS = [
  "jan(?:uary|uari|uar|vier|v)?|ene(?:ro)?|enero",
  "feb(?:ruary|ruari|ruar|rero|rier|brero)?|pebrero",
  "mar(?:ch|et|zo|so|s)?|märz|mac",
  "apr(?:il|ile)?|abr(?:il)?|avril",
  "may|mei|mai|mayo",
  "june?|juni|junio|hunyo|juin",
  "july?|juli|julio|hulyo|juillet",
  "aug(?:ust|ustus)?|agosto|ago|ogos|août|agt",
  "sept?(?:ember|iembre|tiembre)?|setyembre",
  "oct(?:ober|ubre)?|okt(?:ober)?|oktubre",
  "nov(?:ember|iembre)?|nobyembre",
  "dec(?:ember)?|des(?:ember)?|dic(?:iembre)?|disyembre|déc(?:embre)?",
  "январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]",
  "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня",
  "يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر",
  "जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|वैशाख|जेठ|असार|साउन|भदौ|असोज|कार्तिक|मंसिर|पुस|माघ|फागुन|फाल्गुन|चैत",
  "জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর",
  "มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|[มกพสตธ]\\.[คพยก]\\.",
  "جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر",
  "tháng\\s\\d{1,2}",
].join("|");

const YEAR = String.raw`(?:1[89]|2[0-6])\d{2}`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** A day as people write it, in figures or with the month's name, in the languages of corridors. */
export const DATE = [
  String.raw`${YEAR}\s?[./年-]\s?\d{1,2}\s?[./月-]\s?\d{1,2}日?`,
  String.raw`${YEAR}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일`,
  String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:${YEAR}|\d{2})`,
  String.raw`\d{1,2} \d{1,2} ${YEAR}`,
  String.raw`${DAY}[\s.-]{0,2}(?:of\s|de\s|ng\s)?(?:${MONTHS})[\s.,-]{0,3}(?:de\s|del\s|năm\s|พ\.ศ\.\s?)?(?:${YEAR}|'\d{2}|\d{2}(?!\d))`,
  String.raw`(?:${MONTHS})\.?\s${DAY},?\s{0,2}${YEAR}`,
  String.raw`(?:${MONTHS})\s${YEAR}`,
].join("|");

/** A day, or only a year. */
export const DATE_OR_YEAR = `${DATE}|${YEAR}(?![\\d.,]\\d)`;
