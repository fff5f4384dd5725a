/** A place to stay for who has none, in the languages that are read, separated by `|`. */
export const SHELTERS = [
  "shelter|shelters|safe house|safe houses|safehouse|refuge for women|place to stay tonight|albergue|albergues|refugio|refugios|casa de acogida|foyer d'accueil|foyer pour|refuge|hébergement d'urgence|centre d'hébergement|abrigo|abrigos|casa de acolhimento|casa abrigo",
  "masisilungan|matutuluyan|tuluyan para|kanlungan|shelter ba|kapuy-an|rumah aman|rumah singgah|rumah perlindungan|tempat perlindungan|penampungan|nhà tạm lánh|nơi trú ẩn|nhà an toàn|chỗ tạm trú|makazi salama|nyumba salama|mahali pa kulala",
  "आश्रय|आश्रय गृह|शेल्टर|सेफ हाउस|शेल्टर होम|शेल्टरहोम|आश्रयस्थल|सुरक्षित आवास|आश्रय केन्द्र|shelter home|আশ্রয়|আশ্রয়কেন্দ্র|শেল্টার|সেফ হোম|নিরাপদ আশ্রয়|شیلٹر|پناہ گاہ|دارالامان|محفوظ گھر",
  "مأوى|ملجأ|دار إيواء|دار ايواء|مركز إيواء|بيت آمن|приют|приюты|убежище|шелтер|кризисный центр|притулок|притулки|шелтер|безпечний дім",
  "庇护所|庇护|收容所|安置所|避难所|庇護所|庇護|收容所|安置所|避難所|庇護中心|บ้านพัก|ที่พักพิง|บ้านพักฉุกเฉิน|ที่พักชั่วคราว|ទីជម្រក|ផ្ទះសុវត្ថិភាព|ជម្រក|ခိုလှုံရာ|ခိုလှုံစရာ|ဂေဟာ|සුරක්ෂිත නිවාස|රැකවරණ|නවාතැන්|தங்குமிடம்|புகலிடம்|பாதுகாப்பு இல்லம்|መጠለያ|መጠለያዎች",
].join("|");
