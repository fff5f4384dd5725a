import { expect, test } from "vitest";
import { foldText } from "../matching/fold.ts";
import { readLanguage } from "./language.ts";

const language = (text: string) => readLanguage(text, foldText(text).folded);

test.for([
  ["en", "My employer has not given me any food since Monday"],
  ["tl", "Hindi ko na po alam ang gagawin ko dito sa bahay"],
  ["tl", "Ate please help, kinuha nila ang passport ko sa airport tapos no salary pa"],
  ["id", "Saya tidak bisa pulang karena majikan belum membayar"],
  ["ms", "Majikan tak bagi pasport dan ejen minta RM2000 lagi"],
  ["es", "No me han pagado y no puedo salir de la casa"],
  ["fr", "Je ne peux pas partir parce que le patron garde mes papiers"],
  ["pt", "Não me deixam sair e o patrão ficou com os meus documentos"],
  ["vi", "Tôi không được trả lương ba tháng nay"],
  ["sw", "Naomba msaada, mwajiri wangu hanilipi na siwezi kutoka"],
  ["hi", "मालिक मुझे घर नहीं जाने देता और तनख्वाह भी नहीं देता है"],
  ["hi", "mera malik mujhe ghar nahi jane deta aur salary bhi nahi di hai"],
  ["ne", "मलाई तलब दिएको छैन र घर जान दिँदैन"],
  ["bn", "আমাকে বেতন দেয় না"],
  ["ur", "مجھے تنخواہ نہیں ملی ہے"],
  ["ar", "لم أستلم راتبي منذ شهرين"],
  ["fa", "کارفرما گذرنامه مرا گرفته است و پول نمی‌دهد"],
  ["am", "ደሞዜን አልሰጡኝም"],
  ["ti", "ኣስራሒየይ ደሞዘይ ኣይሃበንን እዩ"],
  ["ru", "Мне не платят уже два месяца"],
  ["uk", "Мені не платять уже два місяці"],
  ["th", "นายจ้างไม่จ่ายเงินเดือน"],
  ["km", "ថៅកែមិនបើកប្រាក់ខែ"],
  ["my", "လစာမပေးဘူး"],
  ["si", "මට පඩි දෙන්නේ නෑ"],
  ["ta", "எனக்கு சம்பளம் தரவில்லை"],
  ["zh", "老闆不給我薪水"],
  ["ja", "給料を払ってくれません"],
  ["ko", "월급을 못 받았어요"],
] as const)("%s: %s", ([code, text]) => {
  expect(language(text)).toBe(code);
});

test.for(["", "12345", "HK SG QA", "🙏🙏"])("nothing to go by is null: %s", (text) => {
  expect(language(text)).toBeNull();
});
