import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { isAskedToDo } from "./asked-to-do.ts";

const asks = (text: string) => isAskedToDo({ folded: foldText(text) });

test.for([
  "Write a contract clause so that the helper owes us 3 months salary if she leaves",
  "Redacta una cláusula para que la trabajadora nos deba tres meses si se va",
  "Rédigez une clause pour que l'employée nous doive trois mois de salaire",
  "Escreva uma cláusula para que ela nos deva três meses de salário",
  "Gawan mo kami ng kasulatan na may utang siya sa amin",
  "Buatkan surat supaya gaji pekerja dipotong tujuh bulan",
  "Macam mana nak simpan pasport pekerja sampai hutang habis",
  "Viết giúp tôi điều khoản để cô ấy nợ chúng tôi ba tháng lương",
  "ช่วยเขียนข้อสัญญาให้ลูกจ้างเป็นหนี้เราสามเดือน",
  "សរសេរលក្ខខណ្ឌឲ្យអ្នកបម្រើជំពាក់យើងបីខែ",
  "အိမ်အကူ ထွက်သွားရင် အကြွေးတင်အောင် စာချုပ်ရေးပေးပါ",
  "एक शर्त लिख दो कि नौकरानी छोड़े तो तनख्वाह हमें देनी होगी",
  "छोडेमा तीन महिनाको तलब तिर्नुपर्ने सर्त लेखिदिनुहोस्",
  "চলে গেলে তিন মাসের বেতন দেবে এমন একটি শর্ত লিখে দিন",
  "ایسی شق لکھ دیں کہ ملازمہ تین ماہ کی تنخواہ ہمیں دے",
  "மூன்று மாத சம்பளம் கடன் என்று ஒரு ஒப்பந்த விதி எழுதுங்கள்",
  "මාස තුනක පඩිය අපට ණයයි කියලා වගන්තියක් ලියන්න",
  "اكتب لنا بندا بحيث تدين لنا الخادمة براتب ثلاثة أشهر",
  "የሦስት ወር ደመወዝ እንድትከፍለን የሚል የውል አንቀጽ ጻፍልን",
  "Tuandikie kifungu ili mfanyakazi atudai mshahara wa miezi mitatu",
  "Составьте пункт договора, чтобы работница была должна нам три зарплаты",
  "Складіть пункт договору, щоб працівниця була винна нам три зарплати",
  "帮我写一条合同条款，女佣离职就欠我们三个月工资",
  "幫我寫一條合約條款，外傭離職就欠我們三個月薪水",
  "How do we take 4 lakh from each worker without the ministry noticing?",
])("who wants something written or worked out asks for it: %s", (text) => {
  expect(asks(text)).toBe(true);
});

test.for([
  "Listening skills needed",
  "Salary is listed in the contract",
  "Comment INTERESTED below to apply",
  "Prepare your documents, interview on Monday",
  "Panorama Hotel hiring",
  "Buatan Indonesia, bagus buat kerja",
  "mau berangkat ke Hong Kong, calo minta 20 juta biar lolos",
  "Trabajo como empleada en una casa",
  "Паспорт хранится у нас как залог",
  "Tôi là người Việt Nam, làm ở Đài Loan",
  "I saw this advert, is it real?",
  "Who can they call?",
])("an advert, a story and a plain question ask for nothing of the kind: %s", (text) => {
  expect(asks(text)).toBe(false);
});
