import type { Rows } from "../terms/rows.ts";

/** How it is said that pay never comes late, nobody asks for a fee and nothing is owed, in languages of Southeast Asia. */
export const UNTOLD_MONEY_SOUTHEAST_ASIAN: readonly Rows[] = [
  // Tagalog
  {
    ways: [
      [
        "hindi|never|di|hinde|walang|wala",
        ["kailanman|naman|po|ni|minsan|naging|sila|siya|ako|kami|na|kahit|pang"],
        "na-delay|nadelay|nadedelay|nade-delay|na-late|nalate|nale-late|nahuli|nahuhuli|naantala|naaantala|delay|delayed|late|kinaltasan|kinakaltasan|kaltas|binawasan|binabawasan|bawas",
        ["ang|sa|ng|ako|kami|aking|aming|pagbigay"],
        "sahod|sweldo|suweldo|pasahod|pagbayad",
      ],
      [
        "sahod|sweldo|suweldo",
        ["ko|namin|niya|dito"],
        "hindi|never|di|walang",
        ["kailanman|naman|po|pa|naging|pang"],
        "na-delay|nadelay|nadedelay|na-late|nahuli|nahuhuli|naantala|delay|delayed|late|binabawasan|kinakaltasan|kaltas|problema|atraso",
      ],
      [
        "walang|wala namang|wala akong|wala kaming",
        ["pong|naman"],
        "problema sa sahod|problema sa sweldo|kaltas sa sahod|kaltas",
      ],
      [
        "hindi|wala|walang|di|hinde",
        ["naman|po|silang|siyang|akong|ako|sila|siya|kami|kaming|rin|din|nila|pa"],
        "humingi|hiningi|hinihingi|hiningan|hinihingan|nanghingi|naningil|siningil|sinisingil|binayaran|binayad|kinuha|kinuhanan|ibinayad",
        ["ng|ako|sa akin|ang|nila|sa amin|akong|kami|ni|kahit|na|sa"],
        "pera|bayad|placement fee|fee|piso|anuman|agency|ahensya|ahensiya|singko",
      ],
      ["walang|wala", ["po|akong|kaming|naman|na|din|rin|siyang"], "utang|pagkakautang"],
    ],
    unlessAfter: "kung|kapag|bakit|na",
    unless: "na loob|kung|kapag|pag|hanggang|pa|lang|ngayon|muna",
  },
  // Cebuano
  {
    ways: [
      [
        "wala|dili|never|walay|wa",
        ["gyud|jud|man|pa|ma|gayod|kaayo|sukad|bisan|kausa|usa"],
        "ma-delay|madelay|na-delay|nadelay|malangan|nalangan|maulahi|naulahi|kaltasi|kaltas|ma-late|na-late|delay",
        ["ang|akong|among|sa|sila"],
        "sweldo|suweldo|bayad|sahod|pagsweldo",
      ],
      [
        "sweldo|suweldo",
        ["nako|namo"],
        "wala|dili",
        ["gyud|jud|pa|man"],
        "ma-delay|madelay|malangan|maulahi|ma-late|na-delay|kaltasi",
      ],
      [
        "wala|walay|dili|wa",
        ["koy|ko|sila|siya|man|pud|gyud|kami|miy|nila|jud|sab"],
        "gibayad|gibayran|nibayad|mangayo|nangayo|gipangayo|maningil|naningil|gikuha|gipabayad|gisukot",
        ["og|ug|nako|ang|agency|sa|kanako|nga|ko|sila|kuwarta"],
        "kwarta|kuwarta|fee|piso|placement fee|sa agency",
      ],
      ["walay|wala|wa", ["koy|miy|man|ko|gyud|pud"], "utang"],
    ],
    unlessAfter: "kung|ngano",
    unless: "kung|hangtod|pa|lang|karon|kabubut-on|kabalaslan",
  },
  // Indonesian, Malay
  {
    ways: [
      [
        "gaji|upah",
        ["saya|kami|ku|bulanan|di sini|juga|aku"],
        "tidak pernah|tak pernah|gak pernah|nggak pernah|belum pernah|ga pernah|tdk pernah|tidak|tak|gak|nggak",
        ["dibayar|ada|sampai|kena"],
        "telat|terlambat|lambat|lewat|tertunda|ditunda|dipotong|kurang|nunggak|tertunggak|macet|ditahan|masalah",
      ],
      [
        "tidak pernah|tak pernah|gak pernah|nggak pernah|ga pernah|belum pernah",
        ["sekali|pun|ada"],
        "telat|terlambat|lewat|lambat|nunggak|potong|memotong|menahan",
        ["bayar|membayar|kasih|beri|memberi"],
        "gaji|upah",
      ],
      [
        "tidak ada|tak ada|tiada|gak ada|nggak ada|tanpa|takde|ga ada|tidak punya|tak punya",
        ["sebarang"],
        "masalah gaji|masalah soal gaji|masalah dengan gaji|masalah tentang gaji|potongan gaji|potongan|pemotongan gaji|keterlambatan gaji|kelewatan gaji|isu gaji|gaji tertunggak|tunggakan gaji",
      ],
      [
        "tidak|tak|gak|nggak|ga|tiada|tdk|belum pernah|takde",
        ["pernah|ada|yang|siapa|saya|juga|seorang|pun|sesiapa|akan"],
        "dipungut|memungut|pungut|minta|meminta|mintak|ambil|mengambil|menagih|dimintai|diminta|kenakan|mengenakan|dikenakan|tagih|ditagih|caj",
        ["saya|dari|kami|sebarang|apa|pun|satu|daripada|kepada|apa-apa"],
        "biaya|uang|duit|bayaran|fee|wang|sepeser|sesen|sen|caj|komisi|ongkos|kos|yuran",
      ],
      [
        "tidak|tak|gak|nggak|ga",
        ["perlu|kena|usah|pernah"],
        "bayar|membayar|keluar uang|keluar duit",
        ["biaya|ke|kepada|pada|sedikit|sepeser|satu|sen|pun"],
        "apa-apa|biaya|ejen|agen|sponsor|calo|sepeser pun|sesen pun|sen pun|agensi",
      ],
      [
        "tidak|tak|tiada|gak|nggak|tidak ada|tak ada|ga|tanpa|bebas|takde",
        ["punya|ada|memiliki|mempunyai|sebarang|apa-apa"],
        "utang|hutang|berutang|berhutang|pinjaman",
      ],
    ],
    unlessAfter:
      "kalau|kalo|jika|jikalau|kenapa|mengapa|bila|majikan|bos|boss|dia|mereka|kilang|syarikat|perusahaan",
    unless: "kalau|kalo|jika|sampai|sebelum|sehingga|dulu|sekarang|selama|lunas|kecuali|budi",
  },
  // Vietnamese
  {
    ways: [
      [
        "không bao giờ|chưa bao giờ|chưa từng|chưa lần nào|chẳng bao giờ|không hề|không có|không",
        ["bị|hề|có|từng|lần nào|chuyện"],
        "trả chậm|chậm lương|trễ lương|nợ lương|trả trễ|trừ lương|chậm trả|giam lương|cắt lương|thiếu lương|trả lương chậm|trả lương trễ|trả lương muộn",
      ],
      [
        "lương",
        ["của em|của tôi|em|tôi|tháng|nào|cũng|công ty|của chúng em|bên này"],
        "chưa bao giờ|không bao giờ|chưa từng|chưa lần nào|không",
        ["bị|có|hề|trả|phát|lần nào"],
        "chậm|trễ|muộn|trả chậm|trả trễ|bị trừ",
      ],
      [
        "không|chẳng|không hề|chưa bao giờ|không bao giờ|chưa từng|không ai|cũng không ai|chẳng ai",
        ["ai|hề|bị|cũng|công ty|có"],
        "thu|đòi|lấy|bắt|xin|thu phí|yêu cầu|bắt đóng|bắt nộp",
        ["của|em|tôi|chúng em|đóng|một|đồng|khoản|bất kỳ|nộp|chúng tôi"],
        "đồng|đồng phí|phí|tiền|xu|khoản nào|phí nào|tiền bạc|đồng nào",
      ],
      [
        "không|chẳng|chả|không phải|chẳng phải|không hề",
        ["phải|hề|em|bị"],
        "mất đồng nào|tốn đồng nào|mất đồng phí|mất phí|tốn phí|đóng phí|nộp phí|mất tiền môi giới|đóng đồng nào|nộp đồng nào",
      ],
      [
        "không|chẳng|cũng không|chả",
        ["hề|có|còn|bị|em|tôi"],
        "nợ ai|nợ nần|nợ gì|nợ đồng nào|mắc nợ|thiếu nợ|vay nợ|khoản nợ nào|nợ tiền ai",
      ],
    ],
    unlessAfter: "nếu|sao|tại sao",
    unless: "nếu|khi|nữa|trước|bây giờ|thì|cho đến",
  },
  // Thai
  {
    unspaced: true,
    ways: [
      [
        "ไม่เคย|ไม่ได้|ไม่มี|ไม่มีใคร",
        ["จ่าย|มี|เลย|ปัญหา|นายจ้าง|เรื่อง|โดน|ถูก|เคย|การ"],
        "เงินเดือนช้า|ค่าแรงช้า|เงินช้า|จ่ายช้า|ค้างเงินเดือน|ค้างค่าแรง|ค้างจ่าย|หักเงินเดือน|หักค่าแรง|หักเงิน|เบี้ยวเงิน|เบี้ยวค่าแรง|โกงค่าแรง|ปัญหาเงินเดือน|ปัญหาเรื่องเงินเดือน|เงินเดือนล่าช้า",
      ],
      [
        "เงินเดือน|ค่าแรง|ค่าจ้าง",
        ["ของผม|ของหนู|ของฉัน|ของเรา|ออก|จ่าย|ก็|ที่นี่"],
        "ไม่เคย|ไม่มี",
        ["ออก|จ่าย|ถูก|โดน|มา|เลย|เคย|ปัญหา"],
        "ช้า|ล่าช้า|ค้าง|สาย|หัก|เลท|ดีเลย์|ปัญหา|โดนหัก",
      ],
      [
        "ไม่ได้|ไม่เคย|ไม่มีใคร|ไม่มีการ|ไม่มีใครมา",
        ["มี|ใคร|เคย|มา|ถูก|โดน|การ"],
        "เก็บค่าหัว|เรียกเก็บ|เก็บเงิน|เรียกเงิน|ขอเงิน|เก็บค่านายหน้า|เอาเงิน|เก็บค่าธรรมเนียม|เรียกค่าหัว|เรียกร้องเงิน|รีดไถ|เสียค่าหัว|จ่ายค่าหัว|เสียค่านายหน้า|จ่ายค่านายหน้า",
      ],
      ["ไม่มี|ไม่ได้|ไม่ได้เป็น|ไม่ติด|ไม่เคย", ["มี|เป็น|ติด"], "หนี้|หนี้สิน|เป็นหนี้|ติดหนี้|กู้เงิน|กู้หนี้"],
    ],
    unlessAfter: "ถ้า|ทำไม",
    unless: "ถ้า|จนกว่า|แล้ว|อีก|ก่อน",
  },
  // Khmer
  {
    unspaced: true,
    ways: [
      [
        "ប្រាក់ខែ|ប្រាក់ឈ្នួល|លុយខែ|ឈ្នួល",
        ["របស់|ខ្ញុំ|យើង|នៅទីនេះ"],
        "មិនដែល|អត់ដែល|មិនធ្លាប់|អត់ធ្លាប់",
        ["បាន|ត្រូវ|បើក|គេ|ត្រូវបាន"],
        "យឺត|យឺតយ៉ាវ|ខ្វះ|ជំពាក់|កាត់|ខកខាន",
      ],
      [
        "មិនដែល|អត់ដែល|មិនធ្លាប់|អត់ធ្លាប់|គ្មាន",
        ["ត្រូវ|គេ|បាន"],
        "បើកប្រាក់ខែយឺត|បើកលុយយឺត|ប្រាក់ខែយឺត|កាត់ប្រាក់ខែ|កាត់លុយខែ|ជំពាក់ប្រាក់ខែ|បញ្ហាប្រាក់ខែ",
      ],
      [
        "មិនបាន|អត់បាន|មិនដែល|អត់ដែល|គ្មានអ្នកណា|គ្មាននរណា|គ្មានអ្នកណាម្នាក់|គ្មាននរណាម្នាក់|អត់មានអ្នកណា",
        ["ដែល|បាន|មាន|គេ|មក"],
        "យកលុយ|សុំលុយ|ទារលុយ|យកប្រាក់|ទារប្រាក់|សុំប្រាក់|គិតលុយ|គិតថ្លៃ|យកថ្លៃ|ទារថ្លៃ|យកកម្រៃ",
      ],
      ["មិនបាន|អត់បាន|មិនដែល|អត់ដែល|មិនបាច់", ["បាន|ត្រូវ"], "បង់លុយ|បង់ថ្លៃ|បង់ប្រាក់|បង់កម្រៃ"],
      ["គ្មាន|អត់មាន|មិនមាន|អត់|មិនបាន", ["មាន|ជាប់"], "បំណុល|ជំពាក់គេ|ជំពាក់លុយ|ជំពាក់បំណុល|ជំពាក់នរណា|ជំពាក់អ្នកណា"],
    ],
    unlessAfter: "បើ|ហេតុអ្វី",
    unless: "បើ|រហូត|ទៀត",
  },
  // Burmese
  {
    unspaced: true,
    ways: [
      [
        "လစာ|လခ|ပိုက်ဆံ",
        ["တစ်ခါမှ|ဘယ်တော့မှ|က|ကို|ကလည်း|လည်း|ဆို|တစ်လမှ"],
        "နောက်မကျဘူး|နောက်မကျပါ|နောက်မကျဖူး|နောက်မကျခဲ့|မဖြတ်ဘူး|မဖြတ်ပါ|မဖြတ်ဖူး|အဖြတ်မခံရ|မဆိုင်းဘူး|မဆိုင်းပါ|ပြဿနာမရှိ|ပြဿနာ မရှိ",
      ],
      [
        "ပိုက်ဆံ|ငွေ|အခကြေးငွေ|ပွဲခ|ဝန်ဆောင်ခ",
        ["တစ်ပြားမှ|တစ်ကျပ်မှ|လည်း|ဘာမှ|ကို|ကျွန်တော့်ဆီက|ကျွန်မဆီက|မှ|ဆိုလို့|ဘယ်သူမှ"],
        "မယူဘူး|မယူပါ|မယူခဲ့|မယူဖူး|မတောင်းဘူး|မတောင်းပါ|မတောင်းခဲ့|မတောင်းဖူး|မပေးရဘူး|မပေးရပါ|မပေးခဲ့ရ|မကောက်ဘူး|မကောက်ပါ|မကောက်ခဲ့",
      ],
      ["အကြွေး|ကြွေး", ["လည်း|တစ်ပြားမှ|မှ|ဆိုတာ"], "မရှိဘူး|မရှိပါ|မတင်ဘူး|မတင်ပါ"],
    ],
    unless: "သေး|တော့",
  },
];
