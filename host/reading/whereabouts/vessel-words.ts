/** Flags and fishing vessels before the country they are of. */
export const FLAGS =
  "berbendera|bendera|kapal ikan|kapal penangkap ikan|kapal pencari ikan|kapal nelayan|kapal cumi|kapal tuna|kapal longline|kapal pukat|tàu cá|tàu đánh cá|tàu câu|tàu câu mực|treo cờ|mang cờ|cờ|bandera|abanderado|pesquero|pesquera|barco de pesca|bandeira|pesqueiro|pavillon|bateau de pêche|chalutier|fishing boat|fishing vessel|fishing ship|trawler|flag|barkong pangisda|watawat|meli ya uvuvi|boti ya uvuvi|флагом|траулер|траулере|рыболовное судно|рыболовном судне|прапором|траулері|рибальське судно|рибальському судні|سفينة صيد|مركب صيد|قارب صيد|เรือประมง|เรือสัญชาติ|เรือธง|ទូកនេសាទ|peschereccio";
/** Other ships before it: "a boat from" a country is only on its way. */
export const SHIPS =
  "kapal|tàu|thuyền|barco|buque|barko|barkong|bateau|navire|navio|embarcação|ship|boat|vessel|meli|судно|судне|корабль|корабле|судні|кораблі|سفينة|مركب|เรือ|ទូក|កប៉ាល់|ເຮືອ|gemisi";
/** What may stand between. */
export const OF_FLAG =
  "of|from|the|de|del|da|do|du|des|la|ng|ya|của|nước|ของ|របស់|negara|asal|milik";
/** What may stand between a ship and the country. */
export const OF_SHIP =
  "ikan|kargo|tanker|niaga|milik|asal|negara|hàng|viễn dương|của|nước|mercante|cargo|na|ng|ya|ของ";
/** Ships and flags behind the country: "Chinese fishing boat", "中国渔船". */
export const VESSELS_BEHIND =
  "ship|boat|vessel|trawler|longliner|fishing boat|fishing vessel|fishing ship|fishing trawler|cargo ship|cargo vessel|squid boat|tuna boat|flagged|flag|registered vessel|渔船|漁船|的渔船|的漁船|籍渔船|籍漁船|籍的渔船|籍货船|籍貨船|货船|貨船|远洋渔船|遠洋漁船|ka jahaz|ke jahaz|ko jahaj|သင်္ဘော|ငါးဖမ်းသင်္ဘော|ငါးဖမ်းလှေ|လှေ|የአሳ መርከብ|መርከብ";
/** Beginnings of the same where endings follow: "चीनको जहाजमा". */
export const VESSEL_STEMS =
  "(?:(?:का|के|की|کا|کے|کی) )?(?:माछा मार्ने |मछली पकड़ने वाले |मछली के |মাছ ধরার |ماہی گیری کے |මාළු |මසුන් අල්ලන |மீன்பிடி |மீன் பிடி )?(?:जहाज|জাহাজ|ট্রলার|جہاز|නැව|බෝට්ටු|கப்பல|படக)";
/** Beginnings of words for a place of work behind the country that it is in or of: "লাওসের ক্যাসিনোতে". */
export const WORKPLACE_STEMS =
  "(?:(?:का|के|की|کا|کے|کی|ki|ka|ke|ko) )?(?:एक |एउटा |একটা )?(?:कम्पनी|कम्पनि|कंपनी|क्यासिनो|कसिनो|कैसीनो|कारखाना|फ्याक्ट्री|फैक्ट्री|फैक्टरी|होटल|मालिक|साहु|কোম্পানি|কম্পানি|কারখানা|ফ্যাক্টরি|ক্যাসিনো|হোটেল|মালিক|کمپنی|فیکٹری|ہوٹل|කොම්පැනි|සමාගම|ෆැක්ටරි|හෝටල|கம்பெனி|நிறுவன|ஹோட்டல|ካምፓኒ|ኩባንያ|company|factory|casino|hotel)";
/** Beginnings of words for workers of such a place: "नेपाली कारखाना कामदार" is what somebody is. */
export const WORKER_STEMS =
  "मजदूर|मज़दूर|मजदुर|कामगार|श्रमिक|कर्मचारी|कामदार|শ্রমিক|কর্মী|কর্মচারী|مزدور|ملازم|کارکن|සේවක|කම්කරු|தொழிலாள|ஊழிய|ሰራተኛ|ሠራተኛ|အလုပ်သမား|工人|员工|員工|女工|劳工|勞工";
