import type { Place } from "./place.ts";

/** Sending and receiving countries of South, South-East and East Asia and the Pacific, by ISO 3166-1 alpha-2 code. */
export const ASIAN_PLACES: Readonly<Record<string, Place>> = {
  PH: {
    names:
      "pinas|pilipinas|manila|makati|pasay|maynila|cebu|davao|quezon city|iloilo|mindanao|luzon|visayas|zamboanga|baguio|filipinas|filipina|philippine",
    people:
      "filipino|filipinos|filipinas|pinoy|pinoys|pinay|pinays|pilipino|pilipina|filipino's|filipinos en|philippins|filipino worker|filipino workers|فلبينية|فلبينيات|فلبيني|الفلبين|फिलिपिनो|フィリピン人|菲佣|菲傭|филиппинка",
    doubtful: "ermita|malate",
    origin:
      "ofw|ofws|dmw|poea|owwa|kabayan|mga kabayan|balik manggagawa|tesda|pdos|mwo|polo-owwa|oec",
  },
  ID: {
    names:
      "jakarta|surabaya|jawa|lombok|ntt|indramayu|cilacap|malang|batam|medan|kendal|bandung|sumatra|sumatera|indo|kupang|cirebon",
    doubtful: "java",
    people:
      "indonesian|indonesians|orang indonesia|indonésienne|indonésien|إندونيسية|إندونيسيات|印佣|印傭|印尼移工|印尼外勞",
    origin:
      "tki|tkw|bp2mi|p2mi|kp2mi|p3mi|pjtki|bnp2tki|kbri|kjri|pekerja migran indonesia|ktkln|e-pmi|tenaga kerja indonesia",
  },
  NP: {
    names: "kathmandu|pokhara|nepal|chitwan|काठमाडौं|काठमाण्डौ|पोखरा|dhanusha|morang|jhapa",
    people: "nepali|nepalis|nepalese|gurkha|नेपाली|नेपाली कामदार|نيبالي|نيباليين|nepalí|népalais",
    origin: "म्यानपावर|श्रम स्वीकृति|feims|fepb|shram swikriti|वैदेशिक रोजगार|वैदेशिक रोजगारी",
  },
  BD: {
    names:
      "dhaka|chittagong|chattogram|sylhet|comilla|cumilla|khulna|noakhali|bangla desh|ঢাকা|সিলেট|চট্টগ্রাম|বাংলাদেশ",
    people: "bangladeshi|bangladeshis|bangla workers|বাংলাদেশি|বাংলাদেশী|بنغالي|بنغلاديشي|বাঙালি|bengalí",
    origin: "bmet|boesl|বিএমইটি|probashi|প্রবাসী কল্যাণ",
  },
  IN: {
    names:
      "mumbai|delhi|new delhi|kerala|punjab|hyderabad|chennai|bihar|uttar pradesh|telangana|tamil nadu|rajasthan|kolkata|andhra|hindustan|bharat|gujarat|मुंबई|दिल्ली|केरल|पंजाब|बिहार|हैदराबाद",
    people:
      "indian worker|indian workers|indians|indian national|indian nationals|malayali|punjabi|भारतीय|هندي|الهنود|هندية|indian",
    doubtful: "pune",
    origin: "emigrate portal|e-migrate|ecr passport|protector of emigrants|ई-माइग्रेट|mea helpline",
  },
  LK: {
    names: "colombo|kandy|kurunegala|lanka|srilanka|කොළඹ|ලංකාව|ලංකාවේ|இலங்கை",
    people: "sri lankan|sri lankans|srilankan|sinhalese|سريلانكية|سيرلانكية|lankan",
    origin: "slbfe|slbfe registration|විදේශ සේවා නියුක්ති කාර්යාංශය",
  },
  PK: {
    names:
      "karachi|lahore|islamabad|rawalpindi|peshawar|sialkot|gujranwala|faisalabad|کراچی|لاہور|اسلام آباد|پشاور",
    people: "pakistani|pakistanis|پاکستانی|باكستاني",
    origin: "beoe|protector of emigrants office|پروٹیکٹر|overseas pakistanis foundation",
  },
  VN: {
    names:
      "hanoi|ha noi|hà nội|saigon|sài gòn|ho chi minh|nghe an|nghệ an|vietnam|viet nam|việt nam|hai duong|ha tinh",
    people: "vietnamese|người việt|vietnamita|vietnamien|vietnamienne|ベトナム人|越南移工|越南外勞",
    origin: "dolab|xuất khẩu lao động|xklđ",
  },
  MM: {
    names:
      "burma|พม่า|yangon|rangoon|mandalay|mawlamyine|karen state|shan state|ရန်ကုန်|မန္တလေး|birmania|birmanie",
    people: "burmese|myanmar worker|myanmar workers|rohingya|คนพม่า|พม่า|แรงงานพม่า",
  },
  KH: {
    names: "phnom penh|siem reap|battambang|poipet|cambodge|camboya|kampuchea|เขมร|កម្ពុជា|ភ្នំពេញ",
    destination: "ស៊ីហានូក|ស៊ីហនុ",
    people: "cambodian|cambodians|khmer|khmers|ខ្មែរ|คนเขมร|เขมร",
  },
  LA: {
    names: "vientiane|laos|savannakhet|ลาว",
    people: "laotian|laotians|lao worker|lao workers|lao migrants|คนลาว",
  },
  TH: {
    names: "bangkok|chiang mai|mae sot|samut sakhon|phuket|pattaya|ประเทศไทย|เมืองไทย|ไทย|มหาชัย",
    people: "thai|thais|tailandesa|คนไทย|แรงงานไทย",
  },
  AF: { names: "kabul|afghanistan", people: "afghan|afghans" },
  CN: {
    names: "china|beijing|shanghai|fujian|guangdong|shenzhen|中国|中國|大陸",
    people: "chinese worker|chinese workers|chinese national|chinese nationals",
  },
  MN: { names: "mongolia|ulaanbaatar|монгол улс", people: "mongolian|mongolians" },
  TL: { names: "timor-leste|timor leste|east timor", people: "timorese" },
  HK: {
    names:
      "hk|hongkong|hong kong|kowloon|tsim sha tsui|new territories|causeway bay|hong-kong|香港|हङकङ|हांगकांग|هونغ كونغ|هونج كونج|hongkong sar",
    people: "hongkonger|hongkongers",
    destination: "helper in hk|hk employer|fdh|labour department hk",
  },
  MO: { names: "macau|macao|澳门|澳門|मकाउ", people: "macanese" },
  SG: {
    names:
      "singapore|singapura|sg|singapur|singapour|s'pore|spore|सिंगापुर|सिङ्गापुर|সিঙ্গাপুর|சிங்கப்பூர்|සිංගප්පූරු|စင်ကာပူ|สิงคโปร์|新加坡|سنغافورة",
    people: "singaporean|singaporeans",
    destination: "mom singapore|fdw|s pass|work permit holder singapore|mdw levy",
  },
  MY: {
    names:
      "malaysia|malaisie|malasia|kuala lumpur|kl|penang|johor|johor bahru|selangor|sabah|sarawak|klang|ipoh|melaka|malesia|negeri sembilan|kota kinabalu|मलेसिया|मलेशिया|মালয়েশিয়া|মালয়েশিয়া|মালেশিয়া|কুয়ালালামপুর|மலேசியா|මැලේසියා|မလေးရှား|มาเลเซีย|ម៉ាឡេស៊ី|马来西亚|馬來西亞|ماليزيا|ملائیشیا",
    people: "malaysian|malaysians|malay employer|malay contract",
    destination: "plks|e-pass|fwcms|fomema",
  },
  BN: { names: "brunei|bandar seri begawan|ब्रुनाई|ব্রুনাই", people: "bruneian|bruneians" },
  TW: {
    names:
      "taiwan|taipei|kaohsiung|taichung|taoyuan|taiwán|台湾|台灣|臺灣|台北|đài loan|ไต้หวัน|ताइवान|তাইওয়ান|ထိုင်ဝမ်",
    doubtful: "tw",
    people: "taiwanese|taiwan employer",
    destination:
      "alien resident certificate|來台|来台|來臺|赴台|赴臺|抵台|抵臺|移工|外勞|買工費|đài bắc",
  },
  JP: {
    names:
      "japan|tokyo|osaka|nagoya|fukuoka|hiroshima|jepang|hapon|jepun|nhật bản|nhật|日本|東京|जापान|জাপান|ජපානය|ජපාන|ဂျပန်|ญี่ปุ่น|ជប៉ុន|япония|japón|japon|اليابان",
    people: "japanese employer|japanese company",
    destination:
      "titp|technical intern|technical interns|technical intern trainee|technical intern training|specified skilled worker|ssw visa|tokutei ginou|tokutei gino|thực tập sinh|技能実習|技能实习|技能實習|kumiai|magang jepang",
  },
  KR: {
    names:
      "korea|south korea|seoul|busan|incheon|corea|corea del sur|corée|korea selatan|hàn quốc|韓国|韩国|韓國|한국|कोरिया|কোরিয়া|কোরিয়া|කොරියාව|කොරියා|ကိုရီးယား|เกาหลี|កូរ៉េ|корея|كوريا",
    people: "korean employer|korean company|korean factory",
    destination: "eps korea|eps-topik|eps topik|e-9 visa|e9 visa|ईपीएस|hrd korea|epic-topik",
  },
  AU: {
    names:
      "australia|sydney|melbourne|queensland|brisbane|perth|nước úc|sang úc|đi úc|अस्ट्रेलिया|ऑस्ट्रेलिया|অস্ট্রেলিয়া|أستراليا|австралия",
    people: "australian employer",
    destination: "palm scheme|pacific australia labour mobility|482 visa|457 visa|417 visa",
  },
  NZ: {
    names:
      "new zealand|auckland|wellington|christchurch|nueva zelanda|nouvelle-zélande|न्यूजीलैंड|न्युजिल्याण्ड|নিউজিল্যান্ড|aotearoa",
    people: "new zealand employer|kiwi employer",
    destination: "rse scheme|accredited employer work visa|aewv",
  },
  MV: {
    names: "maldives|malé maldives|maldivas|माल्दिभ्स|মালদ্বীপ|මාලදිවයින",
    people: "maldivian|maldivians",
  },
  FJ: { names: "fiji|suva", people: "fijian|fijians" },
  VU: { names: "vanuatu|port vila", people: "ni-vanuatu|vanuatuan" },
  WS: { names: "samoa|apia", people: "samoan|samoans" },
  TO: { names: "tonga|nuku'alofa", people: "tongan|tongans" },
};
