import { CAPITAL, TWO_NAMES } from "../parts/name-forms.ts";
import { isKnownNoPerson } from "../parts/no-persons.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Words with which people are told whom to call, by language. */
const REACH = [
  String.raw`(?:call|phone|ring|text|message|dm|email|e-mail|whatsapp|telegram|contact|reach|calling|texting|messaging|contacting|called|phoned|texted|messaged|emailed|contacted|whatsapped)(?:[ ]up)?`,
  String.raw`(?:reach(?:ed|ing)?[ ]out|speak|talk|chat|get[ ]in[ ]touch)[ ](?:to|with)|ask[ ]for`,
  "llam(?:a|e|en|ar)[ ]a|contact(?:a|e|en|ar)[ ](?:a|con)|habl(?:a|e|en|ar)[ ]con",
  "appel(?:ez|le|er)|contact(?:ez|er)|lig(?:a|ue|ar)[ ]para|fal(?:a|e|ar)[ ]com",
  "hubungi|telepon|kontak|chat|tawagan[ ](?:si|mo[ ]si)|kontakin[ ](?:si|mo[ ]si)|tawag(?:i)?[ ](?:kay|si)",
  "gọi(?:[ ]cho)?|liên[ ]hệ|nhắn(?:[ ]cho)?|mpigie|piga[ ]simu[ ]kwa|wasiliana[ ]na",
].join("|");

/** Two words with capitals whom somebody is told to call, or was called. */
export const nameToReach: Recognizer = {
  label: "NAME",
  title: "Name of whom somebody calls",
  pattern: written(
    String.raw`(?<![\p{L}\p{M}])(?:${REACH})[ ](?-i:(?<value>${TWO_NAMES}(?:[ ]${CAPITAL})?))(?!\p{L}|[ ](?-i:\p{Lu})|['’]s[ ])`,
    "giu",
  ),
  accepts: (found) => !isKnownNoPerson(found),
  cues: "call phone ring text message dm email mail whatsapp telegram contact reach calling texting messaging contacting called phoned texted messaged emailed contacted whatsapped reached reaching speak talk chat touch ask llama llame llamen llamar contacta contacte contacten contactar habla hable hablen hablar appelez appelle appeler contactez contacter liga ligue ligar fala fale falar hubungi telepon kontak tawagan kontakin tawag tawagi gọi hệ nhắn mpigie simu wasiliana".split(
    " ",
  ),
  examples: [
    "Call [[Maria Santos]] at +85251234567",
    "reach out to [[John Smith]] via the office, email [[Sok Dara]] at once",
    "whatsapp [[Nguyen Van An]]",
    "hubungi [[Budi Santoso]] di kantor",
    "llama a [[Rosa Delgado]] mañana",
    "tawagan si [[Jun Reyes]] bukas",
    "gọi cho [[Trần Văn Hùng]] ngay",
  ],
  counterExamples: [
    "Call Hong Kong or the Labour Department",
    "contact Saudi Arabia and call the Philippine Embassy",
    "Contact Us Today",
    "text me, call the Migrant Workers Office",
    "speak with Tenaganita",
  ],
};
