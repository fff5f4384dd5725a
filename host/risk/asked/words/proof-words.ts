/** How people call what shows that they are right, and ask which papers do, in the languages of the library and their spellings in Latin letters. */
export const PROOF = [
  "evidence|proof|proofs|prove it|to prove|which documents|what documents|what papers|which papers|documents should i|documents do i|documents i need|what should i keep|what do i keep|what should i save",
  "pruebas|prueba|evidencia|evidencias|qué documentos|que documentos|qué papeles|que papeles|cómo pruebo|como pruebo|demostrar|preuve|preuves|quels documents|quels papiers|prouver|provas|prova|que documentos|quais documentos|comprovar|provar",
  "ebidensya|ebidensiya|patunay|katibayan|anong dokumento|anong mga dokumento|ano pong dokumento|anong papeles|bukti|barang bukti|dokumen apa|berkas apa|surat apa saja|bằng chứng|chứng cứ|giấy tờ gì|giấy tờ nào|bang chung|ushahidi|nyaraka gani|nyaraka zipi|hati gani|vithibitisho",
  "सबूत|प्रमाण|कौन से कागज|कौन से दस्तावेज|saboot|saboot kya|sabut|kaun se document|kaunse document|pramaan|praman|कुन कागजात|প্রমাণ|কী কাগজ|proman|ثبوت|دليل|أدلة|ادلة|اثبات|إثبات|доказательства|доказательств|какие документы|докази|доказів|які документи|证据|證據|什么文件|什麼文件|หลักฐาน|အထောက်အထား|ភស្តុតាង|සාක්ෂි|ஆதாரம்|ஆதாரங்கள்|ማስረጃ",
].join("|");
