import type { Rows } from "../terms/rows.ts";

const INDO_MALAY_BLOWS =
  "bentak|membentak*|dibentak|memarahi*|dimarahi|maki|memaki*|dimaki|tengking|menengking*|ditengking|pukul|dipukul*|memukul*|mukul*|tampar|menampar*|ditampar|nampar*|tendang|menendang*|ditendang|siksa|menyiksa*|disiksa|nyiksa*|aniaya|menganiaya*|dianiaya|kasari|dikasari|mengasari*|berkasar|dera|mendera*|didera|sakiti|menyakiti*|disakiti|nyakitin|melecehkan*|dilecehkan|digebuk*|menyentuh*";

/** How it is said that nobody hits, hurts, touches or shouts at somebody, in languages of Southeast Asia. */
export const UNTOLD_BLOWS_SOUTHEAST_ASIAN: readonly Rows[] = [
  // Tagalog
  {
    ways: [
      [
        "hindi|di|hinde|wala|walang|never",
        [
          "naman|po|ho|ako|kami|siya|sya|niya|nya|nila|din|rin|raw|daw|talaga|ko|akong|kailanman|kahit|minsan|beses|ng amo|ni sir|ni madam|dito|sa akin|kong|aking|namang|pong|silang|siyang|nang",
        ],
        "sinisigawan|sinigawan|minumura|minura|pinagbuhatan|pinagalitan|pinapagalitan|sinasaktan|sinaktan|nananakit|nanakit|nasasaktan|binubugbog|binugbog|sinasampal|sinampal|pinapalo|pinalo|sinisipa|sinipa|minamaltrato|minaltrato|inaabuso|inabuso|ginagalaw|ginalaw|hinahampas|hinampas|sinusuntok|sinuntok|pananakit|pambubugbog|binabastos|inaano",
      ],
    ],
    unless: "kapag|pag|kung|lagi|araw|ngayon|lang",
  },
  // Cebuano
  {
    ways: [
      [
        "dili|di|wala|walay|wa",
        [
          "man|ko|gyud|jud|siya|niya|sila|pud|po|ug|og|sa|akong|amo|kami|mi|ako|nako|nila|gayod|gyod|koy|miy",
        ],
        "gikasab-an|kasab-i|gisinggitan|kulataha|bunali|gikastigo|gikulata|gikulatahan|ginakulata|gibunalan|ginabunalan|gisagpa|gisumbag|gipasakitan|ginapasakitan|gidagmalan|gipatiran|nangulata|nanakit|ginadaot|gidaot|nagdagmal|hilabti|gihilabtan",
      ],
    ],
    unless: "kung|pag|kanunay|karon|lang",
  },
  // Indonesian, Malay
  {
    ways: [
      [
        "tidak|tdk|gak|gk|nggak|ngga|enggak|tak|bukan|belum pernah|tidak ada yang|gak ada yang|tidak seorang pun|tiada siapa|takde siapa|tiada sesiapa|tiada|tanpa",
        ["pernah|ada|yang|yg|siapa|sesiapa|seorang|orang|pun|sampai|di sini|sekalipun"],
        `${INDO_MALAY_BLOWS}|kekerasan|pemukulan|penderaan|pelecehan|kena pukul|kena dera`,
      ],
    ],
    unless: "lagi|kalau|kalo|jika|bila|setiap|tiap|hari ini|sekarang|cuma|dengan",
  },
  // Vietnamese
  {
    ways: [
      [
        "không|ko|khong|chẳng|chả|chưa bao giờ|chưa từng|không bao giờ|không ai|chẳng ai|chưa ai",
        ["ai|hề|bị|có|bao giờ|từng|chủ|ở đây|người nào|cũng"],
        "mắng em|mắng tôi|mắng con|mắng chửi|chửi bới|chửi em|chửi mắng|la mắng|quát mắng|quát tháo|đánh|đánh đập|bạo hành|hành hung|tát|đấm|đá|ngược đãi|hành hạ|sàm sỡ|đụng chạm|bạo lực|quấy rối",
      ],
    ],
    unless: "nữa|hôm nay|nếu|khi|chỉ|giá|máy|cá|mỗi",
  },
  // Thai
  {
    unspaced: true,
    ways: [
      [
        "ไม่ได้|ไม่เคย|ไม่มีใคร|ไม่มีใครเคย|ไม่|ไม่มี|ไม่เคยมีใคร|ไม่มีการ",
        ["ถูก|โดน|เคย|มา|นายจ้าง"],
        "ด่าว่า|ด่าทอ|ด่าหนู|ด่าผม|ดุด่า|ตวาด|ตะคอก|ตี|ทุบตี|ทำร้าย|ตบ|เตะ|ต่อย|ซ้อม|ลวนลาม|ข่มขืน|ทุบ|ตบตี|ทารุณ|ใช้ความรุนแรง|ความรุนแรง",
      ],
    ],
    unlessAfter: "ถ้า",
    unless: "แล้ว|ทุกวัน|ถ้า|วันนี้|อีก|เฉพาะ|ราคา",
  },
  // Khmer
  {
    unspaced: true,
    ways: [
      [
        "មិន|អត់|មិនដែល|អត់ដែល|មិនបាន|អត់បាន|គ្មានអ្នកណា|គ្មាននរណា|គ្មានអ្នកណាម្នាក់|អត់មានអ្នកណា|គ្មាន|មិនធ្លាប់|អត់ធ្លាប់",
        ["ត្រូវ|ដែល|គេ|មក"],
        "ស្រែកដាក់|ជេរ|ស្តីឱ្យ|ស្តីបន្ទោស|គំហក|វាយ|វាយដំ|ធ្វើបាប|ទះ|ធាក់|ទាត់|ធ្វើទារុណកម្ម|រំលោភ|អំពើហិង្សា|ហិង្សា|ប៉ះពាល់",
      ],
    ],
    unless: "ទៀត|រាល់ថ្ងៃ|បើ",
  },
  // Burmese
  {
    unspaced: true,
    ways: [
      [
        "မဆူဘူး|မဆူပါ|မဆဲဘူး|မဆဲပါ|မအော်ဘူး|မအော်ပါ|မဟောက်ဘူး|မရိုက်ပါဘူး|မရိုက်ဘူး|မရိုက်ပါ|မရိုက်ခဲ့|မရိုက်နှက်|မရိုက်ဖူး|မနှိပ်စက်|မကန်ဘူး|မကန်ပါ|မထိုးဘူး|မထိုးပါ|အရိုက်မခံရ|မရိုက်ခံရ|ရိုက်တာမရှိ|ရိုက်တာ မရှိ|ရိုက်နှက်တာမရှိ|ရိုက်နှက်တာ မရှိ|ရိုက်တာမျိုးမရှိ|ရိုက်တာမျိုး မရှိ|နှိပ်စက်တာမရှိ|နှိပ်စက်တာ မရှိ|မတို့မထိ",
      ],
    ],
    unless: "တော့",
  },
];
