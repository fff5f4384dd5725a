import type { Vocabulary } from "../subject.ts";

/** Per language: what somebody without papers asks who fears to be caught, and how they say that a visa has run out. */
const CAUGHT: Readonly<Record<string, string>> = {
  en: "if police catch me|if the police catch me|if police catches me|if i get caught|if i am caught|if im caught|when police catch me|if police stop me|if police check me|if immigration catch me|if immigration catches me",
  tl: "nahuli ako ng pulis|mahuli ako ng pulis|mahuli ng pulis|nahuli ng pulis|hulihin ako ng pulis|mahuli ako ng immigration|kapag nahuli ako|pag nahuli ako|kung mahuli ako|pag mahuli ako|madakpan ko sa pulis|kung madakpan ko|wala na akong visa|wala na kong visa|expired na visa ko|expired ang visa ko|expired na ang visa ko",
  id: "kalau ditangkap polisi|jika ditangkap polisi|kalo ditangkap polisi|kalau polisi tangkap|kalau polis tangkap|kalau kena tangkap|kalau ketangkap|kalau tertangkap|jika tertangkap|kalo ketangkap|kalau ditangkap imigrasi|kalau kena razia|kalau kena tangkap imigresen",
  vi: "cảnh sát bắt thì|công an bắt thì|nếu cảnh sát bắt|nếu bị cảnh sát bắt|bị cảnh sát bắt thì|nếu bị bắt thì|thị thực hết hạn|hết hạn thị thực|visa hết hạn|hết hạn visa",
  th: "ถ้าตำรวจจับ|ตำรวจจับจะ|ถ้าโดนตำรวจจับ|ถ้าโดนจับ|ถ้าถูกจับ|ถ้าตม.จับ|วีซ่าหมด|วีซ่าขาด",
  km: "បើប៉ូលិសចាប់|បើប៉ូលីសចាប់|បើគេចាប់បាន|បើនគរបាលចាប់|ផុតវីសា|វីសាផុតកំណត់",
  my: "ရဲဖမ်းရင်|ရဲဖမ်းမိရင်|ရဲမိရင်|ရဲက ဖမ်းရင်|ရဲဖမ်းခံရရင်|လဝကဖမ်းရင်",
  ne: "प्रहरीले समात्यो भने|प्रहरीले पक्रियो भने|प्रहरीले पक्र्यो भने|पुलिसले समात्यो भने|पुलिसले पक्र्यो भने|police le samatyo bhane|police le pakryo bhane|police le pakdyo bhane|prahari le samatyo bhane|भिसा सकियो|भिसा सकिएको",
  hi: "पुलिस पकड़ ले|पुलिस ने पकड़ लिया तो|पुलिस पकड़े तो|पुलिस पकड़ेगी|police pakad le|police pakde to|police ne pakad liya to|police pakdegi|police pakad legi|police pakad leti",
  ur: "پولیس پکڑ لے|پولیس نے پکڑ لیا تو|اگر پولیس پکڑ|پولیس پکڑے تو",
  bn: "পুলিশ ধরলে|পুলিশে ধরলে|পুলিশ যদি ধরে|পুলিশ ধরে ফেললে|পুলিশের কাছে ধরা|police dhorle|pulish dhorle|police e dhorle|pulishe dhorle|ইকামা করে না|ইকামা করে নাই|ইকামা করে দেয় না|ইকামা নাই|ইকামা নেই|ikama kore na|ikama kore nai|iqama kore nai|ikama nai|iqama kore na|iqama nai",
  si: "පොලිසිය ඇල්ලුවොත්|පොලිසියට අහු උනොත්|පොලිසියට අහුවුණොත්|පොලිසිය අල්ලගත්තොත්|polisiyata ahu unoth|police ekata ahu unoth|police eka alluwoth",
  ta: "போலீஸ் பிடிச்சா|போலீஸ் பிடித்தால்|போலீஸ் புடிச்சா|police pudicha|police pidicha|police pudichaa",
  ar: "لو مسكتني الشرطة|اذا مسكتني الشرطة|إذا مسكتني الشرطة|اذا قبضت علي الشرطة|إذا قبضت علي الشرطة|لو قبضت علي الشرطة|لو الشرطة مسكتني|اذا الشرطة مسكتني|لو مسكوني الشرطة|اذا مسكوني الشرطة|لو قبضوا علي|اذا قبضوا علي",
  am: "ፖሊስ ከያዘኝ|ፖሊስ ቢይዘኝ|ፖሊስ ካገኘኝ|ፖሊስ ቢያገኘኝ",
  sw: "polisi wakinikamata|polisi wakikamata|nikikamatwa na polisi|polisi akinikamata|wakinikamata polisi|polisi wakinishika|nikishikwa na polisi|nimeisha visa|nimeishiwa visa|visa imeisha|visa yangu imeisha|viza imeisha|viza yangu imeisha",
  es: "si me agarra la policía|si me coge la policía|si me para la policía|si me detiene la policía|si la policía me agarra|si la policía me para|si la policía me detiene|si la policia me coge|si me pilla la policía|si me agarra migración",
  pt: "se a polícia me pegar|se a polícia me apanhar|se a polícia me parar|se a polícia me prender|se a policia me pega|se eu for pega pela polícia|se eu for pego pela polícia|se a imigração me pegar",
  fr: "si la police m'attrape|si la police m'arrête|si la police me contrôle|si la police me trouve|si je me fais attraper|si je suis arrêtée|si je suis arrêté",
  ru: "если полиция поймает|если поймает полиция|если меня поймает|если меня поймают|если полиция задержит|если задержит полиция|если остановит полиция|если меня остановит полиция|если поймают без|виза кончилась|виза закончилась|просрочена виза|виза просрочена",
  uk: "якщо поліція зловить|якщо зловить поліція|якщо мене зловлять|якщо мене спіймають|якщо поліція затримає|якщо затримає поліція|якщо зупинить поліція|віза скінчилась|віза закінчилась|віза скінчилася|віза закінчилася",
  zh: "警察抓到|警察抓住|被警察抓了会|被警察抓會|被警察抓会|被抓到会|被抓到會|被抓了会|被抓了會|警察查到|移民署抓|差人捉到|被差人捉",
};

/** The same (`no_status`). */
export const FEARS_TO_BE_CAUGHT: readonly Vocabulary[] = Object.entries(CAUGHT).map(
  ([language, no_status]) => ({ language, words: { no_status } }),
);
