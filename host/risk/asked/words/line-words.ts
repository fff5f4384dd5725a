/** Words with which one asks when a help line is open and what it speaks, in the languages of the library and their spellings in Latin letters. */
export const LINE_WORDS = [
  "open|24 hours|24hrs|24h|24 7|at night|on sunday|on sundays|on friday|on fridays|weekend|weekends|speak|speaks|spoken|speaker|speakers|language|languages|interpreter|translator|abierto|abierta|abierto de noche|abren|abre|atiende|atienden|24 horas|habla|hablan|idioma|idiomas|ouvert|ouverte|de nuit|la nuit|parle|parlent|langue|langues|aberto|atende|atendem|à noite|fala|falam|língua|línguas",
  "bukas|sa gabi|pag gabi|nagsasalita|marunong mag|marunong ng|abli|buka|24 jam|malam hari|kalau malam|bisa bahasa|berbahasa|bahasa|buka malam|waktu malam|cakap|mở cửa|có mở|ban đêm|buổi tối|nói tiếng|tiếng việt|tiếng|wazi|usiku|inafanya kazi|wanazungumza|wanaongea|lugha",
  "खुला|खुली|खुलता|खुलती|रात में|रात को|भाषा|बोलते|बोलती|khula|khuli|khulta|raat me|raat ko|bhasha|bolte|bolti|राति|बोल्छन्|बोल्नुहुन्छ|raati|bolchan|bolchhan|খোলা|রাতে|ভাষা|বলে|বলেন|khola|rate|bhasha|کھلا|کھلی|رات کو|زبان|بولتے",
  "مفتوح|مفتوحة|يعمل|تعمل|بالليل|ليلا|يتكلم|يتكلمون|بيحكوا|لغة|открыт|открыта|открыто|круглосуточно|ночью|говорят|говорит|язык|языке|відкрито|відкрита|цілодобово|вночі|розмовляють|мовою|мова",
  "开吗|开门|晚上|夜里|24小时|中文|语|說中文|开放|開嗎|開放|夜間|小時|語|会说|會說|เปิด|กลางคืน|ตอนดึก|24 ชั่วโมง|พูดภาษา|พูดไทย|ภาษา|បើក|ពេលយប់|និយាយ|ភាសា|ဖွင့်|ညဘက်|ဘာသာစကား|စကားပြော|විවෘත|රෑට|රාත්‍රියේ|භාෂාව|කතා කරනවද|திறந்திருக்குமா|இரவில்|மொழி|பேசுவார்களா|ክፍት|ሌሊት|ማታ|ቋንቋ|ይናገራሉ",
].join("|");
