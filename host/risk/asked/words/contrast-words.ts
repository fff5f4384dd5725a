/** Words by which what is here or now is set against what was agreed, in the languages of the library and their spellings in Latin letters. */
export const CONTRAST = [
  "here|now|only|just|less|lower|instead|but|whereas|while|on arrival|after i came|when i came|when i arrived|aquí|aqui|ahora|sólo|solo|menos|pero|al llegar|ici|maintenant|seulement|moins|mais|en arrivant|aqui|agora|só|apenas|menos|mas|ao chegar",
  "dito|dine|ngayon|lang|lamang|pero|pagdating|diri|karon|ra|di sini|disini|sekarang|cuma|cuman|hanya|tapi|sampai|sesampai|kat sini|di sana|bila sampai|tetapi|ở đây|bây giờ|chỉ|có|mà|nhưng|qua đây|sang đây|hapa|sasa|tu|lakini|nilipofika",
  "यहाँ|यहां|अब|सिर्फ|सिर्फ़|केवल|बस|लेकिन|मगर|पर|yahan|yaha|ab|sirf|bas|lekin|magar|par|यहाँ आएपछि|अहिले|मात्र|मात्रै|तर|yaha|ahile|matra|tara|এখানে|এখন|শুধু|মাত্র|কিন্তু|ekhane|ekhon|shudhu|matro|kintu|یہاں|اب|صرف|لیکن|مگر",
  "هنا|الآن|فقط|بس|لكن|لما وصلت|здесь|тут|теперь|сейчас|только|всего|но|а здесь|тепер|зараз|лише|тільки|але|а тут|这里|這裡|这边|這邊|现在|現在|只|才|但|到了|ที่นี่|ตอนนี้|แค่|แต่|พอมาถึง|នៅទីនេះ|ឥឡូវ|តែ|ប៉ុន្តែ|ဒီမှာ|အခု|ပဲ|ဒါပေမဲ့|ဒါပေမယ့်|මෙහේ|දැන්|විතරයි|විතරක්|ඒත්|methana|dan|witharai|eth|இங்கே|இங்க|இப்போது|மட்டும்|மட்டுமே|ஆனால்|ஆனா|inga|ippo|aana|እዚህ|አሁን|ብቻ|ግን",
].join("|");
