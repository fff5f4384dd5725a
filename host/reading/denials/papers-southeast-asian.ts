import type { Rows } from "../terms/rows.ts";

const PP_ID = "paspor|pasport|passport|paspor saya|pasport saya|paspor kami|paspor aku|paspornya";
const PP_TH = "พาสปอร์ต|พาสปอร์ตของ|พาสสปอร์ต|หนังสือเดินทาง|เล่มพาสปอร์ต";
const PP_KM = "លិខិតឆ្លងដែន|ប៉ាស្ព័រ|ប៉ាស្ពរ|ប៉ាស្ប័រ|លិខិត​ឆ្លង​ដែន";
const PP_MY = "ပတ်စပို့|ပတ်စပို့ကို|ပတ်စ်ပို့|ပတ်စ်ပို့ကို|နိုင်ငံကူးလက်မှတ်|နိုင်ငံကူးလက်မှတ်ကို|ပတ်စပို့စာအုပ်";
const PP_TL = "passport|pasaporte|passport ko|pasaporte ko|passport namin";

/** How it is said that one has one's passport, or that nobody took it, in languages of Southeast Asia. */
export const UNTAKEN_PAPERS_SOUTHEAST_ASIAN: readonly Rows[] = [
  // Tagalog
  {
    ways: [
      [
        // Whoever holds it stands right behind: "hawak ang passport ko" is said of who else does.
        "hawak ko|hawak-hawak ko|hawak po ko|hawak namin|hawak po namin|hawak-hawak namin|nasa akin|nasa amin|dala ko|dala namin|tago ko|tago namin|itinatago ko|itinatago namin",
        ["ko|namin|naman|po|pa|lang|ang|yung|ung|sarili|kong|aking|naming|sariling"],
        PP_TL,
      ],
      [
        PP_TL,
        ["ko|po|naman|namin|ay"],
        "hawak ko|nasa akin|nasa amin|hawak namin|ako ang may hawak|ako may hawak",
      ],
      [
        "hindi|di|walang|wala",
        ["naman|po|nila|niya|nya|ng amo|din|rin|ni madam|ng agency|ng employer"],
        "kinuha|kinukuha|hawak|tinago|itinago|kumuha|kumukuha|kinumpiska|tinatago|inipit",
        ["naman|po|nila|niya|nya|ng amo|ng agency|ng employer|ang|yung|ng|sa|aking"],
        PP_TL,
      ],
    ],
    unlessAfter: "hindi|di|wala|hindi ko|paano|kung",
    unless: "kung|kapag|pero|pag|hanggang",
  },
  // Cebuano
  {
    ways: [
      [
        "naa ra sa ako|naa sa ako|naa nako|naa kanako|naa ra nako|ako ra ang naggunit|ako ang naggunit|ako naggunit|gunit nako",
        ["ang|sa|akong|ako|man|pud|among"],
        "passport|pasaporte",
      ],
      [
        "wala|dili|walay",
        ["man|nila|niya|sila|siya|sa akong amo"],
        "gikuha|kuhaa|gitago|mikuha|nikuha|kuhaon|gihuptan|gigunitan",
        ["nila|niya|sa amo|ang|sa|akong|among"],
        "passport|pasaporte",
      ],
    ],
    unlessAfter: "dili|wala|kung",
    unless: "kung|pero|hangtod",
  },
  // Indonesian, Malay
  {
    ways: [
      [
        "saya|aku|kami|gue|gw|kita",
        ["masih|boleh|bisa|dapat|tetap|sendiri|yang|selalu"],
        "pegang|simpan|menyimpan|memegang|bawa|pegang sendiri|simpan sendiri",
        PP_ID,
      ],
      [
        PP_ID,
        ["saya|ada|masih|aku|tetap|selalu"],
        "pegang sendiri|di tangan saya|sama saya|dengan saya|sama aku|simpan sendiri|saya pegang|saya simpan|aku pegang|aku simpan|dipegang sendiri|saya pegang sendiri|pada saya|di tangan sendiri",
      ],
      [
        "tidak|tak|gak|nggak|ga|tdk|tidak ada yang|gak ada yang|tiada siapa|takde siapa",
        ["pernah|ada|yang|majikan|bos"],
        "menahan|tahan|nahan|mengambil|ambil|ambik|menyimpan|simpan|pegang|merampas|menyita|megang|memegang|ngambil",
        PP_ID,
      ],
      [
        PP_ID,
        ["saya|kami|aku"],
        "tidak|tak|gak|nggak|tdk",
        ["pernah"],
        "ditahan|diambil|dipegang|disita|disimpan|dirampas|dipegang majikan|diambil majikan|ditahan majikan",
      ],
    ],
    unlessAfter:
      "tidak|tak|gak|nggak|tidak boleh|tak boleh|gak boleh|kalau|jika|bagaimana|cara|suruh",
    unless:
      "kalau|kalo|jika|sampai|tapi dia|tapi majikan|tapi mereka|tapi bos|tapi agen|tapi hanya|tapi cuma|tetapi dia|tetapi majikan|tetapi mereka|lagi",
  },
  // Vietnamese
  {
    ways: [
      [
        "tôi|em|mình|chúng tôi|chúng em|con|cháu",
        ["tự|vẫn|đang|được|luôn"],
        "giữ|cầm",
        "hộ chiếu|passport",
      ],
      [
        "hộ chiếu|passport",
        ["của|do|vẫn"],
        "tôi giữ|em giữ|mình giữ|tôi tự giữ|em tự giữ|mình tự giữ|tôi cầm|em cầm",
      ],
      [
        "người lao động|công nhân|lao động|các bạn|anh em",
        ["tự|được|sẽ|vẫn|luôn|được tự"],
        "giữ|cầm|cất|bảo quản",
        "hộ chiếu|passport",
      ],
      [
        "không|ko|chưa|chẳng|không ai|chẳng ai",
        ["hề|bao giờ|ai|có|bị|chủ"],
        "giữ|thu|lấy|tịch thu|cầm",
        "hộ chiếu|passport",
      ],
      [
        "hộ chiếu|passport",
        ["của|tôi|em|mình"],
        "không bị|không bao giờ bị|chưa bị",
        "giữ|thu|lấy|tịch thu",
      ],
    ],
    unlessAfter: "của|chủ|bà|ông|cho|không cho|bắt|nếu|công ty|làm sao",
    unless: "nếu|nhưng|cho đến",
  },
  // Thai
  {
    unspaced: true,
    ways: [
      ["ฉัน|ผม|หนู|เรา|ดิฉัน", ["ยัง|เป็นคน|ได้"], "เก็บ|ถือ", PP_TH, ["ไว้"], "เอง"],
      [PP_TH, ["ของ|ฉัน|ผม|หนู|ยัง|ก็"], "อยู่กับ|อยู่ที่", "ฉัน|ผม|หนู|ตัว|เรา|ดิฉัน"],
      ["ไม่ได้|ไม่มีใคร|ไม่เคย|ไม่", ["ถูก|โดน|เคย|นายจ้าง"], "ยึด|เก็บ|ริบ", PP_TH],
    ],
    unless: "ถ้า|แต่|คืน",
  },
  // Khmer
  {
    unspaced: true,
    ways: [
      ["ខ្ញុំ", ["អាច|នៅ|បាន"], "កាន់|រក្សា|រក្សាទុក|ទុក", PP_KM, ["របស់ខ្ញុំ"], "ខ្លួនឯង|ដោយខ្លួនឯង"],
      [PP_KM, ["របស់|ខ្ញុំ"], "នៅជាមួយខ្ញុំ|នៅនឹងខ្ញុំ|ខ្ញុំកាន់ខ្លួនឯង"],
      [
        "មិន|អត់|មិនដែល|អត់ដែល|មិនបាន|អត់បាន|គ្មានអ្នកណា|គ្មាននរណា",
        ["គេ|ថៅកែ"],
        "ដក|ដកហូត|យក|កាន់|រក្សាទុក|រឹបអូស",
        PP_KM,
      ],
    ],
    unless: "បើ|តែ",
  },
  // Burmese
  {
    unspaced: true,
    ways: [
      [
        PP_MY,
        ["ကိုယ်တိုင်|ကျွန်တော်|ကျွန်မ|ကျနော်|ကျမ|ကိုယ့်ဆီမှာ|ကျွန်မဆီမှာ|ကျွန်တော့်ဆီမှာ|ကျွန်တော်ပဲ|ကျွန်မပဲ|ငါ့ဆီမှာ|ကိုယ့်"],
        "ကိုယ်တိုင်သိမ်း|ကိုယ်တိုင်ကိုင်|ကိုယ့်ဆီမှာရှိ|ကိုယ့်ဆီမှာ ရှိ|ဆီမှာရှိ|ဆီမှာ ရှိ",
      ],
      [PP_MY, ["အလုပ်ရှင်က|သူဌေးက|ဘယ်သူမှ"], "မသိမ်း|မယူ|မသိမ်းထား|မယူထား"],
    ],
    unless: "ရင်",
  },
];
