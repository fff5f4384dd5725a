import type { Rows } from "../../../reading/terms/rows.ts";

/** How whoever hires, or finds workers, says so, or speaks of those whom they hire, in languages of Southeast Asia. */
export const OF_EMPLOYERS_SOUTHEAST_ASIAN: readonly Rows[] = [
  // Tagalog, Cebuano
  {
    ways: [
      [
        "employer|recruiter|agency|ahensya|may-ari|amo",
        ["po|naman|ng agency|kami|ako"],
        "ako|kami|po ako|po kami|ako sa|kami sa|ako ng|mi",
      ],
      [
        "bilang|isa akong|isang|ako ay|ako ay isang|kami ay|kami ay isang",
        "employer|recruiter|agency|recruitment agency|amo",
      ],
      [
        "may|meron akong|may-ari ako ng|nagmamay-ari ako ng|naa koy|naa mi",
        ["sariling|maliit na|recruitment"],
        "agency|kumpanya|negosyo|restaurant|hotel|farm|pabrika",
        ["po"],
        "ako|kami|ko|mi|akong",
      ],
      [
        "kasambahay|katulong|yaya|helper|tauhan|empleyado|manggagawa|trabahante",
        "namin|natin|ko|nako|namo",
      ],
      [
        "gusto namin|gusto ko|gusto kong|balak namin|balak kong",
        ["na"],
        "mag-hire|mag hire|kumuha ng kasambahay|kumuha ng katulong|kumuha ng helper|mag-recruit|mag recruit",
      ],
    ],
    unlessAfter: "ng|sa|ang",
    unless: "kinuha|siningil|worker",
  },
  // Indonesian, Malay
  {
    ways: [
      [
        "saya|kami|sebagai|aku",
        ["adalah|seorang|ini|sebagai|dari|pemilik|juga"],
        "pt|p3mi|pt penempatan|restoran|hotel|pabrik|kilang|majikan|agen|agensi|perusahaan|syarikat|perekrut|sponsor|kontraktor|pjtki|p3mi|pemilik|pengusaha|ejen|calo|juragan|bos",
      ],
      [
        "saya|kami|kita",
        ["punya|memiliki|ada|mempunyai|menjalankan"],
        "punya perusahaan|punya syarikat|punya agensi|punya kebun|punya pabrik|punya restoran|memiliki perusahaan|memiliki syarikat|ada syarikat|ada kilang|ada ladang|ada restoran|perusahaan sendiri",
      ],
      [
        "pembantu|prt|art|pekerja|karyawan|tki|pmi|maid|bibik|helper|buruh|orang gaji|pekerja-pekerja|anak buah",
        ["asing"],
        "saya|kami|kita",
      ],
      [
        "saya|kami",
        ["mau|ingin|akan|nak|hendak|berencana"],
        "merekrut|mempekerjakan|mengambil pembantu|ambil pembantu|rekrut|menggaji|mengupah|ambil maid|ambil pekerja",
      ],
    ],
    unlessAfter: "sesama|teman|kawan|oleh",
    unless: "ambil paspor|tahan|menahan saya|tipu|menipu",
  },
  // Vietnamese
  {
    ways: [
      [
        "tôi là|chúng tôi là|em là|mình là|bên tôi là|bên em là|với tư cách",
        ["một"],
        "nhà hàng|khách sạn|công ty phái cử|chủ|công ty|chủ nhà|chủ doanh nghiệp|công ty môi giới|công ty xuất khẩu lao động|nhà tuyển dụng|chủ thuê|chủ trang trại|doanh nghiệp|môi giới|chủ quán|chủ xưởng|người thuê lao động|người sử dụng lao động",
      ],
      [
        "công nhân|lao động|nhân viên|giúp việc|người giúp việc|người làm",
        "của tôi|của chúng tôi|của em|của mình|nhà tôi|bên tôi|của công ty tôi",
      ],
      [
        "tôi|chúng tôi",
        ["muốn|đang|cần|định|sẽ"],
        "thuê giúp việc|thuê người|tuyển lao động|tuyển người|thuê công nhân|thuê người giúp việc|tuyển công nhân|tuyển dụng",
      ],
    ],
    unless: "của tôi|lừa",
  },
  // Thai
  {
    unspaced: true,
    ways: [
      [
        "ฉัน|ผม|เรา|ดิฉัน|ในฐานะ",
        ["เป็น|คือ|ก็"],
        "นายจ้าง|บริษัทจัดหางาน|เจ้าของบริษัท|เจ้าของโรงงาน|นายหน้า|เจ้าของร้าน|เจ้าของกิจการ|เจ้าของฟาร์ม|เจ้าของเรือ|ผู้ประกอบการ|บริษัทของเรา|เป็นบริษัท",
      ],
      [
        "แม่บ้าน|คนงาน|ลูกจ้าง|พนักงาน|แรงงาน",
        ["ต่างด้าว|พม่า|ลาว|เขมร|ใน"],
        "ของเรา|ของผม|ของฉัน|ของดิฉัน|บริษัทเรา",
      ],
      [
        "เรา|ผม|ฉัน|ดิฉัน",
        "จะจ้าง|อยากจ้าง|ต้องการจ้าง|จะรับคนงาน|อยากรับคนงาน",
        ["คน|แรงงาน|แม่"],
        "งาน|บ้าน|แม่บ้าน|คนงาน|แรงงาน|ลูกจ้าง",
      ],
    ],
    unless: "ของฉัน",
  },
  // Khmer
  {
    unspaced: true,
    ways: [
      ["ខ្ញុំ|យើង|យើងខ្ញុំ", ["ជា|គឺ"], "និយោជក|ថៅកែ|ក្រុមហ៊ុន|ភ្នាក់ងារ|ម្ចាស់ក្រុមហ៊ុន|ម្ចាស់រោងចក្រ|ម្ចាស់ផ្ទះ|អ្នកជ្រើសរើស"],
      ["កម្មករ|អ្នកបម្រើ|បុគ្គលិក|ពលករ", "របស់ខ្ញុំ|របស់យើង|យើងខ្ញុំ"],
      ["យើង|ខ្ញុំ", ["ចង់|នឹង"], "ជួលអ្នកបម្រើ|ជួលពលករ|ជួលកម្មករ|ជ្រើសរើសពលករ|ជ្រើសរើសកម្មករ"],
    ],
  },
  // Burmese
  {
    unspaced: true,
    ways: [
      [
        "ကျွန်တော်|ကျွန်မ|ကျွန်တော်တို့|ကျွန်မတို့|ကျနော်|ကျနော်တို့",
        ["က|ဟာ|သည်"],
        "အလုပ်ရှင်|အေဂျင်စီ|ကုမ္ပဏီပိုင်ရှင်|စက်ရုံပိုင်ရှင်|ဆိုင်ရှင်|အလုပ်ရှင်ပါ|အေဂျင်စီပါ|ကုမ္ပဏီပါ",
      ],
      ["ကျွန်တော့်|ကျွန်မရဲ့|ကျွန်တော်တို့ရဲ့|ကျွန်တော်တို့|ကျွန်မတို့|ကျွန်မ|ငါ့", ["ရဲ့"], "အိမ်အကူ|အလုပ်သမား|အလုပ်သမားတွေ|ဝန်ထမ်း|အိမ်ဖော်"],
    ],
  },
];
