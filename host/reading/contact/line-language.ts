import { foldedWords } from "../terms/beside.ts";
import { LabelledWords } from "../terms/words-within.ts";
import { once } from "../../../schemas/once.ts";

/** Words of asking for a line, its number or its hours that only one of the languages in Latin letters has, by ISO 639 code. */
const WORDS: Readonly<Record<string, string>> = {
  fr: "salaire minimum|smic|numéro de|téléphone|numéro du|numéro d'urgence|contacter|joindre|horaires|heures d'ouverture|ambassade|ligne d'écoute|traite|liban|émirats|arabie saoudite|koweït|jordanie",
  es: "salario mínimo|sueldo mínimo|teléfono|teléfonos|horario de|horarios de|embajada|línea|trata|trata de personas|correo|número de|líbano|españa|arabia saudita|jordania",
  pt: "telefone|telefones|horário|horários|embaixada|linha|contato|número da|número do|espanha|líbano|tráfico",
  id: "gaji minimum|upah minimum|jam buka|jam berapa|jam kerja|jam operasional|jam layanan|nomor|nomer|alamat|kedutaan|kontak|kapan buka|buka jam|telepon|telpon",
  ms: "nombor|waktu buka|waktu operasi|pukul berapa|talian|suruhanjaya",
  tl: "anong oras|oras ng|bukas ba|bukas po|numero ng|telepono|telepono ng|linya ng|embahada",
  ceb: "unsang orasa|abli ba|numero sa",
  sw: "namba ya|nambari ya|simu ya|saa ngapi|ubalozi|laini ya|namba za|wazi saa",
  hi: "ka number|ka nambar|kab khulta|kab khulega|kitne baje|ka phone",
  ne: "ko number|ko nambar|kati baje|kahile khulcha",
  bn: "er number|er nambar|koytay|kokhon khola",
  vi: "số điện thoại|mấy giờ|giờ mở cửa|đường dây",
};

const words = once(
  () =>
    new LabelledWords(
      Object.entries(WORDS).map(([language, said]) => [language, foldedWords(said)] as const),
    ),
);

/** The language of a few words that ask for a line, by one that no other language has; null where none is there. */
export function languageOfLines(folded: string): string | null {
  return folded.length > SHORT ? null : (words().find(folded) ?? null);
}

/** Folded units up to which words beside names and numbers are too few to tell a language otherwise. */
const SHORT = 80;
