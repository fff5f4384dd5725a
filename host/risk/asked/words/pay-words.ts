/** "an hour": what a pay is for, in the languages that are read, separated by `|`. */
export const PER_HOUR = [
  "an hour|per hour|each hour|every hour|hourly|/hour|/hr|per hr|an hr|p/h",
  "por hora|la hora|a la hora|cada hora|/hora|de l'heure|par heure|/heure|à hora|a hora",
  "kada oras|bawat oras|isang oras|bawat isang oras|matag oras|kada usa ka oras",
  "per jam|sejam|satu jam|setiap jam|tiap jam|/jam|một giờ|mỗi giờ|/giờ|1 giờ|một tiếng|mỗi tiếng|1 tiếng|kwa saa|kila saa",
  "प्रति घंटा|प्रति घंटे|एक घंटे|घंटे का|घंटे के|हर घंटे|प्रतिघण्टा|प्रति घण्टा|घण्टाको|एक घण्टाको|per ghanta|ek ghante|ghante ka|ghante ke|ghantako|prati ghanta",
  "ঘণ্টায়|প্রতি ঘণ্টা|প্রতি ঘণ্টায়|ঘন্টায়|প্রতি ঘন্টায়|এক ঘণ্টায়|ghontay|فی گھنٹہ|فی گھنٹے|ایک گھنٹے|گھنٹے کے",
  "في الساعة|بالساعة|للساعة|كل ساعة|в час|за час|час работы|на годину|за годину|годину роботи",
  "每小时|一小时|每小時|一小時|每个小时|一个小时|時薪|时薪|每個小時|一個小時|1小时|1小時",
  "ต่อชั่วโมง|ชั่วโมงละ|ชม.ละ|ต่อชม|ក្នុងមួយម៉ោង|មួយម៉ោង|តစ်နာရီ|တစ်နာရီ|တစ်နာရီကို|පැයකට|පැයට|மணிக்கு|மணி நேரத்துக்கு|மணி நேரத்திற்கு|ஒரு மணி நேர|በሰዓት|በሰአት",
].join("|");

/** The same of a day, a week or a year. */
export const PER_OTHER_TIME = [
  "a day|per day|each day|daily|/day|a week|per week|weekly|/week|a year|per year|yearly|a fortnight|per shift|per kilo|per kg|per piece|per box",
  "al día|por día|diarios|diario|a la semana|por semana|semanales|al año|par jour|la journée|par semaine|par an|por dia|ao dia|à semana|por ano",
  "kada araw|bawat araw|isang araw|araw-araw|kada linggo|bawat linggo|kada adlaw|matag adlaw|per hari|sehari|setiap hari|per minggu|seminggu|setahun|một ngày|mỗi ngày|1 ngày|/ngày|một tuần|mỗi tuần|một năm|kwa siku|kwa wiki|kila siku|kwa mwaka",
  "प्रति दिन|एक दिन का|दिन का|रोज़ का|रोज|हफ्ते का|प्रतिदिन|दिनको|दैनिक|हप्ताको|per din|din ka|roz ka|hafte ka|dinko",
  "প্রতিদিন|দিনে|দৈনিক|সপ্তাহে|بঅছরে|فی دن|روزانہ|دن کے|ہفتے کے|في اليوم|باليوم|يوميا|في الأسبوع|بالأسبوع|بالسنة|в день|за день|в неделю|в год|на день|на тиждень|на рік",
  "每天|一天|每日|一日|每周|一周|每週|一週|每年|ต่อวัน|วันละ|ต่อสัปดาห์|อาทิตย์ละ|ក្នុងមួយថ្ងៃ|មួយថ្ងៃ|ក្នុងមួយសប្តាហ៍|တစ်ရက်|တစ်ပတ်|දවසකට|සතියකට|ஒரு நாளைக்கு|நாளைக்கு|வாரத்துக்கு|வாரத்திற்கு|በቀን|በሳምንት",
].join("|");

/** How people ask whether what they earn is enough, beside asking whether it is right. */
export const TOO_LITTLE = [
  "too low|low|is it low|very low|too little|little|so little|enough|not enough|less|below|under|below the law|under the law|minimum|underpaid|underpaying|cheating me",
  "poco|muy poco|es poco|bajo|muy bajo|suficiente|menos|mínimo|por debajo|peu|trop peu|c'est peu|bas|trop bas|suffisant|assez|moins|minimum|pouco|é pouco|muito pouco|baixo|suficiente|menos|mínimo|abaixo",
  "maliit|masyadong maliit|mababa|kulang|kulang ba|sapat|sapat ba|minimum|gamay|gamay ra|ubos|kulang ra|kecil|terlalu kecil|rendah|terlalu rendah|kurang|sedikit|cukup|minimum|di bawah|dibawah|kurang dari|bawah",
  "ít|ít quá|thấp|thấp quá|có thấp|đủ|tối thiểu|dưới mức|kidogo|kidogo sana|ndogo|chini|chini ya|inatosha|kima cha chini",
  "कम|बहुत कम|कम है|थोड़ा|काफी|न्यूनतम|थोरै|धेरै थोरै|कम हो|पुग्छ|न्यूनतम|kam|kam hai|bahut kam|kam to nahi|thorai|thorai ho|minimum|kom",
  "কম|খুব কম|কম কি|যথেষ্ট|সর্বনিম্ন|کم|بہت کم|کم ہے|کافی|کم از کم|قليل|قليل جدا|أقل|منخفض|كافي|يكفي|الحد الأدنى|تحت الحد",
  "мало|слишком мало|низкая|меньше|ниже|хватает|минимум|достаточно|замало|дуже мало|низька|менше|нижче|мінімум|достатньо",
  "太少|太低|少吗|低吗|够吗|低于|最低|少嗎|低嗎|夠嗎|低於|น้อยไป|น้อย|ต่ำ|ต่ำไป|ขั้นต่ำ|พอไหม|តិច|តិចពេក|ទាប|គ្រប់គ្រាន់|អប្បបរមា|နည်းလား|နည်းလွန်း|နည်းနေ|လုံလောက်|အနည်းဆုံး|අඩුද|අඩු|අඩුයි|ප්‍රමාණවත්|අවම|குறைவா|குறைவு|போதுமா|குறைந்தபட்ச|አነስተኛ|ትንሽ|ዝቅተኛ|በቂ",
].join("|");
