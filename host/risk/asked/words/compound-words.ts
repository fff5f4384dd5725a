import type { Rows } from "../../../reading/terms/rows.ts";

/** Work at a computer or a phone, beside what the concept of it knows. */
export const DESK_WORK: readonly Rows[] = [
  {
    ways: [
      [
        "customer service|customer support|customer care|data entry|call center|call centre|chat support|chat operator|chat agent|typist|typing job|telemarketing|telesales|online marketing|online admin|live chat|social media operator|computer operator|computer job|online job|admin judol|judol|judi online|admin slot|admin online|admin chat|admin web|admin website|admin game|operator judi|operator komputer|marketing online|encoder|pogo|computer work|kerja ketik|operator ketik|juru ketik|admin ketik|mengetik|ketik ketik|mag-encode|typing lang|chat lang|kuchapa data|typing ka kaam",
      ],
      [
        "atención al cliente|servicio al cliente|digitador|digitadora|operador de chat|centro de llamadas|trabajo en línea|service client|opérateur de saisie|saisie de données|centre d'appels|téléconseiller|atendimento ao cliente|só digitar|digitar|teclear|tipear|taper des textes|saisir des données|digitação|digitador|operador de chat|central de atendimento",
      ],
      [
        "оператор* чата|оператор* чату|оператор* колл*|колл-центр*|кол-центр*|call-центр*|служб* поддержки|служб* підтримки|ввод* данных|введення даних|наборщик*|онлайн-работ*|онлайн-казино|чат-оператор*|крипт*",
      ],
      [
        "chăm sóc khách hàng|tư vấn khách hàng|trực page|nhập liệu|đánh máy|gõ máy|gõ văn bản|trực chat|telesale|việc online|làm online|game online",
      ],
      [
        "huduma kwa wateja|kazi ya mtandaoni|kuingiza data|kazi ya kompyuta|የኮምፒውተር ሥራ|የኮምፒውተር ስራ|የኦንላይን ሥራ|የኦንላይን ስራ|የደንበኞች አገልግሎት|ዳታ ኢንትሪ|የቻት ሥራ|የቻት ስራ",
      ],
      [
        "خدمة عملاء|خدمة العملاء|خدمة زبائن|ادخال بيانات|إدخال بيانات|مركز اتصال|كول سنتر|تسويق الكتروني|تسويق إلكتروني|عمل على الكمبيوتر|شات",
      ],
      [
        "डेटा एंट्री*|डाटा एंट्री*|डाटा इन्ट्री*|डेटा इन्ट्री*|कस्टमर सर्विस*|कस्टमर सर्भिस*|कस्टमर केयर|कॉल सेंटर*|कल सेन्टर*|टाइपिंग|टाइपिङ*|चैट सपोर्ट|कंप्यूटर का काम|कम्प्युटरको काम|अनलाइन काम|কাস্টমার সার্ভিস*|ডাটা এন্ট্রি|ডেটা এন্ট্রি|কল সেন্টার*|কম্পিউটারের কাজ|টাইপিং|অনলাইন চাকরি|ڈیٹا انٹری|کسٹمر سروس|کال سینٹر|ٹائپنگ|کمپیوٹر کا کام",
      ],
      [
        "டேட்டா என்ட்ரி|கஸ்டமர் சர்வீஸ்|கால் சென்டர்|கணினி வேலை|கம்ப்யூட்டர் வேலை|ටයිපින්|ඩේටා එන්ට්‍රි|කස්ටමර් සර්විස්|කෝල් සෙන්ටර්|පරිගණක රැකියා*|ඔන්ලයින් ජොබ්|පාරිභෝගික සේවා",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "แอดมิน|คอลเซ็นเตอร์|คีย์ข้อมูล|ตอบแชท|ดูแลลูกค้า|งานออนไลน์|เว็บพนัน|งานแชท|บริการลูกค้า|ឆាត|សេវាអតិថិជន|បញ្ចូលទិន្នន័យ|ខលសេនធ័រ|ការងារអនឡាញ|លេងហ្គេម|អွန်လိုင်းအလုပ်|အွန်လိုင်းဂိမ်း|ကော်စင်တာ|ချက်|ဒေတာ|ကွန်ပျူတာအလုပ်|客服|打字员|打字員|数据录入|資料輸入|聊天员|聊天員|电话销售|電話銷售|线上推广|網路行銷|博彩|呼叫中心|网络推广",
      ],
    ],
  },
];

/** Towns on the way to the compounds. */
export const BORDER_TOWNS: readonly Rows[] = [
  {
    ways: [
      [
        "mae sot|maesot|mae sod|poipet|poi pet|sihanoukville|sihanouk|bavet|tachileik|mae sai|golden triangle|triángulo dorado|triangle d'or|triângulo dourado|tam giác vàng|золотой треугольник|золотому треугольнику|золотого треугольника|мае сот|मे सोत|मे सॉट|माए सोत|মে সোট|مے سوت|மே சொட்",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "แม่สอด|ปอยเปต|สีหนุวิลล์|สามเหลี่ยมทองคำ|ប៉ោយប៉ែត|ក្រុងព្រះសីហនុ|မဲဆောက်|湄索|西港|西哈努克|波贝|金三角|木牌",
      ],
    ],
  },
];
