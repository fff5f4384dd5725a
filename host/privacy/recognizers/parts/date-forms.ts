const MONTHS = [
  // Languages of Europe, with Malay, Indonesian and Tagalog, which took their months from them; shortened ones too.
  "jan(?:uary|uari|uar|vier|v|eiro)?|ene(?:ro)?|gennaio|gen|janeiro|ianuarie|stycznia|ocak|januari|enero",
  "feb(?:ruary|ruari|ruar|rero|rier|brero|braio|ruarie)?|f[ée]v(?:rier|ereiro)?|pebrero|lutego|şubat",
  "mar(?:ch|et|zo|so|s|ço|t|tie|ca)?|märz|mac|maret",
  "apr(?:il|ile|ilie)?|abr(?:il)?|avril|avr|kwietnia|nisan",
  "may|mei|mai|mayo|maio|maggio|mag|maja|mayıs",
  "june?|juni|junio|junho|hunyo|juin|giugno|giu|iunie|czerwca|haziran",
  "july?|juli|julai|julio|julho|hulyo|juillet|juil|luglio|lug|iulie|lipca|temmuz",
  "aug(?:ust|ustus|usti)?|agosto|ago|ogos|août|aout|agt|agustus|sierpnia|ağustos",
  "sept?(?:ember|iembre|tiembre|tembre|tembro|tembrie)?|settembre|setembro|set(?:yembre)?|eylül|września|septemba",
  "oct(?:ober|ubre|obre|ombrie)?|okt(?:ober|oba)?|oktubre|ottobre|ott|outubro|out|ekim|października",
  "nov(?:ember|iembre|embre|embro|embrie|emba)?|nobyembre|kasım|listopada",
  "dec(?:ember|embrie)?|des(?:ember|emba)?|dis(?:ember)?|dic(?:iembre|embre)?|disyembre|déc(?:embre)?|dez(?:ember|embro)?|aralık|grudnia",
  "januari|februari|machi|aprili|juni|julai|agosti",
  "январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]",
  "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня",
  "يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر",
  "كانون (?:الأول|الثاني)|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين (?:الأول|الثاني)",
  "محرم|صفر|ربيع (?:الأول|الثاني|الآخر)|جمادى (?:الأولى|الآخرة|الثانية)|رجب|شعبان|رمضان|شوال|ذو القعدة|ذو الحجة",
  "जनवरी|फरवरी|मार्च|अप्रैल|अप्रिल|मई|मे|जून|जुलाई|अगस्त|अगष्ट|सितंबर|सितम्बर|सेप्टेम्बर|अक्टूबर|अक्टोबर|नवंबर|नवम्बर|नोभेम्बर|दिसंबर|दिसम्बर|डिसेम्बर|बैशाख|वैशाख|जेठ|असार|साउन|श्रावण|भदौ|असोज|कार्तिक|मंसिर|पुस|पौष|माघ|फागुन|फाल्गुन|चैत्र?",
  "জানুয়ারি|জানুয়ারি|ফেব্রুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর",
  "มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|(?:ม|ก|มี|เม|พ|มิ|ส|ต|ธ)\\.?[คพยก]\\.",
  "جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر",
  "មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ",
  "ဇန်နဝါရီ|ဖေဖော်ဝါရီ|မတ်|ဧပြီ|မေ|ဇွန်|ဇူလိုင်|ဩဂုတ်|စက်တင်ဘာ|အောက်တိုဘာ|နိုဝင်ဘာ|ဒီဇင်ဘာ",
  "ජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්|අප්රේල්|මැයි|ජූනි|ජූලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්",
  "ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்",
  "ጃንዋሪ|ፌብሩዋሪ|ማርች|ኤፕሪል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክቶበር|ኖቬምበር|ዲሴምበር|መስከረም|ጥቅምት|ኅዳር|ህዳር|ታኅሣሥ|ታህሳስ|ጥር|የካቲት|መጋቢት|ሚያዝያ|ግንቦት|ሰኔ|ሐምሌ|ሀምሌ|ነሐሴ|ነሀሴ|ጳጉሜ",
  "tháng\\s\\d{1,2}",
].join("|");

const YEAR = String.raw`(?:1[89]|2[0-6])\d{2}`;
const DAY = String.raw`(?:ika-?)?\d{1,2}(?:st|nd|rd|th|er|º)?`;
const ERA = "(?:民國|民国|昭和|平成|令和|大正)";

/** A day as people write it, in figures or with the month's name, in the languages of corridors. */
export const DATE = [
  String.raw`${YEAR}\s?[./年-]\s?\d{1,2}\s?[./月-]\s?\d{1,2}日?`,
  String.raw`${ERA}\s?\d{1,3}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日`,
  String.raw`${YEAR}\s?(?:साल\s)?,?\s?(?:${MONTHS})\s\d{1,2}(?!\d)`,
  String.raw`${YEAR}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일`,
  String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:${YEAR}|\d{2})`,
  String.raw`\d{1,2} \d{1,2} ${YEAR}`,
  String.raw`${DAY}[\s.-]{0,2}(?:of\s|de\s|ng\s)?(?:${MONTHS})[\s.,-]{0,3}(?:de\s|del\s|năm\s|พ\.ศ\.\s?|ค\.ศ\.\s?)?(?:${YEAR}|'\d{2}|\d{2}(?!\d))`,
  String.raw`(?:${MONTHS})\.?\s${DAY},?\s{0,2}${YEAR}`,
  String.raw`(?:${MONTHS})\s${YEAR}`,
].join("|");

/** A day, or only a year. */
export const DATE_OR_YEAR = `${DATE}|${YEAR}(?![\\d.,]\\d)`;
