import type { Rows } from "../../../reading/terms/rows.ts";

/** An army, a front, or what is made for them. */
export const OF_WAR: readonly Rows[] = [
  {
    ways: [
      [
        "army|armed forces|military|soldier|soldiers|war zone|warzone|war|frontline|front line|mercenary|mercenaries|drone|drones|alabuga|wagner|ukraine border|border of ukraine|ukrainian border|donetsk|luhansk|lugansk|donbas|donbass|mariupol|crimea|ejército|militar|soldado|soldados|zona de guerra|guerra|dron|drones|mercenario|armée|militaire|soldat|soldats|zone de guerre|guerre|drone|exército|militar|zona de guerra|guerra",
      ],
      [
        "tentara|militer|prajurit|zona perang|perang|drone|tentera|askar|sundalo|hukbo|militar|giyera|gera|gyera|digmaan|quân đội|bộ đội|lính|chiến trường|chiến tranh|mặt trận|máy bay không người lái|jeshi|jeshini|mwanajeshi|wanajeshi|vita|vitani|droni",
      ],
      [
        "армия|армии|армию|армией|военн*|солдат*|фронт|фронте|фронту|войн*|наемник*|наёмник*|беспилотник*|дрон|дронов|дроны|алабуга|алабуге|алабугу|сво|армія|армії|армію|військов*|солдат*|фронт|фронті|війн*|дрон*|безпілотник*",
      ],
      [
        "الجيش|جيش|عسكري*|العسكري*|جندي|جنود|الحرب|حرب|الجبهة|جبهة|مرتزق*|درون|طائرات مسيرة|مسيّرات|مسيرات|ጦር|ሠራዊት|ሰራዊት|ወታደር*|ጦርነት|የጦር|ግንባር|ድሮን*",
      ],
      [
        "सेना*|आर्मी*|फौज*|फ़ौज*|सैनिक*|युद्ध*|जंग|ड्रोन*|लडाइँ*|सेनामा|army|fauj|fouj|sena|yuddha|jung|ladai|সেনাবাহিনী*|সেনা*|আর্মি*|সৈনিক*|যুদ্ধ*|ড্রোন*|juddho|فوج|آرمی|فوجی|جنگ|سپاہی|ڈرون",
      ],
      [
        "හමුදා*|යුද්ධ*|යුද*|සොල්දාදු*|ඩ්‍රෝන්|hamuda*|yuddha*|yuda|இராணுவ*|ராணுவ*|போர்|போர்க்கள*|சிப்பாய்|ட்ரோன்*|army|ranuvam|por",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "စစ်တပ်|တပ်မတော်|စစ်သား|စစ်မြေပြင်|စစ်ပွဲ|ဒရုန်း|ทหาร|กองทัพ|สงคราม|สนามรบ|โดรน|ทหารรับจ้าง|ទាហាន|កងទ័ព|សង្គ្រាម|សមរភូមិ|ដ្រូន|军队|军人|当兵|打仗|战场|前线|雇佣兵|无人机|战区|軍隊|軍人|當兵|打仗|戰場|前線|傭兵|無人機|戰區",
      ],
    ],
  },
];

/** An army of a country at war, called by its people. */
export const ARMY_AT_WAR: readonly Rows[] = [
  {
    ways: [
      [
        "russian|ukrainian|russia's|rusia|russia|russe|russes|ruso|rusa|russo|russa|российск*|русск*|російськ*|украинск*|українськ*|रूसी|रुसी|রুশ|রাশিয়ান|روسی|රුසියානු|රුසියන්|ரஷ்ய|የሩሲያ",
        "army|military|forces|armed|soldiers|front|militar|tentara|арми*|войск*|военн*|армі*|військ*|सेना*|फौज*|फ़ौज*|आर्मी*|সেনা*|আর্মি*|সৈন্য*|فوج|فوجی|හමුදා*|ராணுவ*|இராணுவ*|ጦር|ሠራዊት",
      ],
      [
        "ejército|armée|exército|tentara|askar|hukbo|army|jeshi|الجيش|جيش",
        ["ng|de|of|la|do|da"],
        "ruso|rusia|russe|russie|russo|rússia|russia|urusi|rusya|الروسي|روسي|روسيا",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [["俄军|俄軍|俄罗斯军|俄羅斯軍|กองทัพรัสเซีย|ทหารรัสเซีย|ရုရှားစစ်တပ်|ရုရှားတပ်|កងទ័ពរុស្ស៊ី|ទាហានរុស្ស៊ី"]],
  },
];

/** Work that armies ask for under other names. */
export const GUARDING: readonly Rows[] = [
  {
    ways: [
      [
        "security guard|security guards|security job|guard job|security|guardia de seguridad|seguridad|vigilante|agent de sécurité|gardien|segurança|vigia|satpam|sekuriti|sekyu|security guard|bảo vệ|mlinzi|ulinzi|askari|охранник|охранником|охрану|охоронець|охоронцем|охорону|حارس|حراسة|حارس أمن|ጥበቃ|ዘበኛ",
      ],
      [
        "सिक्योरिटी*|सुरक्षा गार्ड*|गार्ड*|चौकीदार|सेक्युरिटी*|সিকিউরিটি*|গার্ড*|নিরাপত্তা রক্ষী*|سیکیورٹی|گارڈ|සිකියුරිටි*|ආරක්ෂක නිලධාරී*|ආරක්ෂක*|செக்யூரிட்டி*|காவலாளி*|பாதுகாவலர்*",
      ],
    ],
  },
  { unspaced: true, ways: [["လုံခြုံရေး|รปภ|ยาม|អ្នកយាម|សន្តិសុខ|保安|警卫|警衛"]] },
];

/** Work by night or close to customers, as girls and women are sought for it. */
export const NIGHTLIFE: readonly Rows[] = [
  {
    ways: [
      [
        "massage|masseuse|hostess|hostesses|bar girl|bar girls|dancer|dancers|night club|nightclub|escort|lounge girl|karaoke|ktv|companion for men|club dancer|entertainer|masaje|masajes|masajista|azafata de bar|bailarina|bailarinas|dama de compañía|alterne|cabaret|hôtesse de bar|hôtesse|danseuse|danseuses|massages|boîte de nuit|masseuse|massagista|massagem|dançarina|dançarinas|boate|acompanhante|casa noturna",
      ],
      [
        "pijat|panti pijat|terapis pijat|lc|pemandu lagu|karaoke|penari|klub malam|urut|tukang urut|gro|hostess|masahe|masahista|mananayaw|dancer|nightclub|entertainer|mát xa|massage|tiếp viên karaoke|tiếp viên quán|vũ nữ|quán bar|hộp đêm|masaji|mcheza densi|wacheza densi|klabu ya usiku|mnenguaji",
      ],
      [
        "массаж*|хостес*|танцовщиц*|консумац*|эскорт*|ночной клуб|ночном клубе|стриптиз*|гоу-гоу|масаж*|хостес*|танцівниц*|консумац*|ескорт*|нічний клуб|нічному клубі|مساج|تدليك|مضيفة في ملهى|راقصة|راقصات|ملهى|ملهى ليلي|نايت كلوب|ማሳጅ*|ዳንሰኛ*|ናይት ክለብ",
      ],
      [
        "मसाज*|मालिश*|डांसर*|डान्सर*|डांस बार*|डान्स बार*|नाइट क्लब*|होस्टेस*|massage|malish|maalish|dance bar|dancer|hostess|ম্যাসাজ*|মাসাজ*|ডান্সার*|ড্যান্সার*|নাইটক্লাব*|নাইট ক্লাব*|ড্যান্স বার|নাচের*|হোস্টেস*|مساج|ڈانسر|ڈانس بار|نائٹ کلب|ہوسٹس|මසාජ්*|සම්බාහන*|නැට්ටුක්කාරි*|නයිට් ක්ලබ්*|ඩාන්සර්*|ஹோஸ்டஸ்*|மசாஜ்*|நடன*|நைட் கிளப்*|டான்சர்*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "အနှိပ်|နှိပ်နယ်|မာဆတ်|ကာရာအိုကေ|နိုက်ကလပ်|อาบอบนวด|งานนวด|หมอนวด|นวด|สาวเสิร์ฟ|คาราโอเกะ|โฮสเตส|นักเต้น|นั่งดริ้ง|เด็กดริ้ง|ម៉ាស្សា|ខារ៉ាអូខេ|រាំ|ក្លឹប|按摩|陪酒|夜总会|夜總會|夜场|夜場|舞女|女公关|公關小姐|酒店小姐|卡拉ok|ktv",
      ],
    ],
  },
];

/** What such an offer promises, or whom it wants. */
export const PROMISES: readonly Rows[] = [
  {
    ways: [
      [
        "free ticket|free tickets|ticket free|free visa|visa free|free flight|tickets paid|ticket paid|flight paid|no experience|girls|girl|ladies|women|females|female only|beautiful|pretty|tips|high salary|good money|pasaje gratis|pasaje pagado|boleto gratis|pasajes pagados|sin experiencia|chicas|señoritas|mujeres|billet gratuit|billet payé|sans expérience|filles|jeunes filles|femmes|passagem paga|passagem grátis|sem experiência|moças|meninas|mulheres",
      ],
      [
        "tiket gratis|gratis tiket|tiket ditanggung|tanpa pengalaman|cewek|wanita|perempuan|gadis|cantik|tiket percuma|libreng ticket|libre ticket|libre ang ticket|free ticket|babae|magaganda|walang experience|vé máy bay miễn phí|bao vé|miễn phí vé|lo vé|không cần kinh nghiệm|nữ|con gái|xinh|tiketi bure|tiketi ya bure|wasichana|wanawake|warembo|bila uzoefu",
      ],
      [
        "билет за|билет наш|билеты за|билет бесплатн*|без опыта|девушк*|женщин*|квиток наш|квиток за|квитки за|без досвіду|дівчат*|дівчин*|жінк*|تذكرة مجانية|تذكرة مجانا|التذكرة علينا|بدون خبرة|بنات|فتيات|نساء|ነፃ ትኬት|ነጻ ትኬት|ትኬት በነፃ|ሴቶች|ሴት ልጆች|ቆንጆ",
      ],
      [
        "टिकट फ्री|फ्री टिकट|मुफ्त टिकट|टिकट मुफ्त|निःशुल्क टिकट|बिना अनुभव|लड़की*|लड़कियां|लड़कियाँ|महिला*|केटी*|युवती*|free ticket|ticket free|ladki*|mahila*|keti*|ফ্রি টিকিট|টিকিট ফ্রি|বিনামূল্যে টিকিট|মেয়ে*|মহিলা*|নারী*|সুন্দরী|مفت ٹکٹ|ٹکٹ مفت|فری ٹکٹ|لڑکی*|لڑکیاں|خواتین|නොමිලේ ටිකට්|ටිකට් නොමිලේ|ටිකට් ෆ්‍රී|ගෑණු*|කෙල්ලෝ|කාන්තා*|இலவச டிக்கெட்*|டிக்கெட் இலவச*|பெண்கள்|பெண்*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "လေယာဉ်လက်မှတ်|လက်မှတ်အခမဲ့|မိန်းကလေး|အမျိုးသမီး|ตั๋วฟรี|ฟรีตั๋ว|ออกตั๋วให้|สาวสวย|ผู้หญิง|สาวๆ|សំបុត្រយន្តហោះ|ស្រីស្អាត|នារី|ស្រីៗ|包机票|包機票|免机票|女孩|女生|美女|女性|小姐",
      ],
    ],
  },
];

/** A body that is shown, and a picture or call in which it is. */
export const UNDRESSED: readonly Rows[] = [
  {
    ways: [
      [
        "nude|nudes|naked|underwear|bikini|bra|panty|panties|lingerie|topless|without clothes|no clothes|body photo|full body|sexy|desnuda|desnudo|ropa interior|bikini|lencería|íntimas|nue|nues|sous-vêtement*|lingerie|déshabillée|intimes|nua|nuas|calcinha|sutiã|biquíni|lingerie|íntimas",
      ],
      [
        "telanjang|bugil|bogel|celana dalam|pakaian dalam|baju dalam|bikini|bra|seksi|hubad|nakahubad|panty|naka-panty|naka-bra|naka-bikini|underwear|hubo|khỏa thân|đồ lót|bikini|nội y|áo lót|hở hang|uchi|chupi|nguo za ndani|sidiria|bikini",
      ],
      [
        "голая|голой|голую|голые|обнаженн*|нижнем белье|в белье|в купальнике|бикини|интимные|интимных|гола|голі|голу|оголен*|нижній білизні|спідній білизні|бікіні|інтимні|عارية|عاريه|بالملابس الداخلية|ملابس داخلية|بيكيني|بدون ملابس|ራቁት*|እርቃን*|የውስጥ ልብስ",
      ],
      [
        "नंगी|नग्न|न्यूड|ब्रा|पैंटी|अंडरवियर|बिकिनी|अंतर्वस्त्र|नांगो|नाङ्गो|भित्री लुगा|nangi|nude|bra|panty|underwear|bikini|নগ্ন|উলঙ্গ|ব্রা|প্যান্টি|অন্তর্বাস|বিকিনি|ننگی|برہنہ|برا|انڈرویئر|بکنی|නිරුවත්*|යට ඇඳුම්|බිකිනි|හෙළුවැලි*|நிர்வாண*|உள்ளாடை*|பிகினி*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "အဝတ်မပါ|အတွင်းခံ|ဘီကီနီ|ကိုယ်လုံးတီး|เปลือย|ชุดชั้นใน|บิกินี|รูปโป๊|กางเกงใน|ไม่ใส่เสื้อผ้า|អាក្រាត|ខោក្នុង|អាវទ្រនាប់|ប៊ីគីនី|裸照|裸体|裸體|内衣|內衣|比基尼|没穿衣服|內褲|内裤|胸罩",
      ],
    ],
  },
];
