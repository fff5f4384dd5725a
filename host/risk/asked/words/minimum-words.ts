/** What the least that is lawful is called, of whatever, in the languages of the library and their spellings in Latin letters. */
export const MINIMUM = [
  "minimum|the minimum|mínimo|minimo|el mínimo|o mínimo|le minimum|smic|minimal|minimum po|pinakamababa|paling rendah|tối thiểu|kiwango cha chini|kima cha chini",
  "न्यूनतम|कम से कम|न्यूनतम कितना|kam se kam|nyuntam|कम्तीमा|kamtima|সর্বনিম্ন|ন্যূনতম|sorbonimno|کم از کم|kam az kam|الحد الأدنى|الحد الادنى|минимум|минимальная|минималка|мінімум|мінімальна|мінімалка",
  "最低|ขั้นต่ำ|អប្បបរមា|ទាបបំផុត|အနည်းဆုံး|အနိမ့်ဆုံး|අවම|අඩුම|குறைந்தபட்ச|குறைந்தபட்சம்|ዝቅተኛ|ዝቅተኛው",
].join("|");
