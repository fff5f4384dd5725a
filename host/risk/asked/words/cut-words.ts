/** Words of cutting that are of wages only beside a sum, in the languages of the library and their spellings in Latin letters. */
export const CUTS = [
  "cut|cuts|cutting|minus|minuses|dock|docks|docked|subtract|subtracts|subtracted|quita|quitan|quitaron|quito|saca|sacan|sacaron|coupe|coupent|coupé|enlève|enlèvent|tira|tiram|tirou|tiraram|corta|cortam|cortan|cortaron|cortou",
  "katas|kinakatas|binawasan|binabawasan|bawasan|bawas|gibawasan|giputlan|dipotong|potong|dikurangi|tolak|ditolak|trừ|bị trừ|cắt|khấu|kata|wanakata|anakata|hukata|amekata|wamekata|walikata|ananikata|wananikata",
  "काटा|काटे|काटता|काटते|काटती|काट|काटे|काट्छ|काट्छन्|काट्यो|काटेको|काटिदिए|kaat|kaata|kaate|kaatta|kaatte|kat|kata|kate|katte|katta|katyo|katchha|katcha|kateko|कटौती|কাটে|কাটছে|কেটে|কাটল|কাটলো|kate|kete|katse|katche|کاٹ|کاٹا|کاٹے|کاٹتا|کاٹتے|کاٹتی",
  "يخصم|تخصم|خصم|خصموا|خصمت|يقطع|تقطع|يقص|قص|вычел|вычли|вычитает|вычитают|снял|сняли|снимает|снимают|урезал|урезали|вирахував|вирахували|зняв|зняли|знімає|знімають",
  "扣|扣掉|扣了|扣我|หัก|ตัด|កាត់|ဖြတ်|කපනවා|කැපුවා|කපලා|කපා|kapanawa|kapala|வெட்டு|வெட்டினார்|வெட்டுறாங்க|பிடிச்சு|பிடிக்கிறார்|பிடிக்கிறாங்க|pidikkiranga|pidichitanga|ቆረጠ|ቆረጠች|ቆረጡ|ይቆርጣል|ትቆርጣለች|ይቆርጣሉ|ቀነሰ|ቀነሱ",
].join("|");
