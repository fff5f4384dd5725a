import { once } from "../../../schemas/once.ts";
import { foldText } from "../../matching/folding/fold.ts";

/** Units of the longest courtesy. */
const LONGEST = 120;
/** What a whole sentence of courtesy says, in the languages of the packs. It goes with any answer and says nothing of this one. */
const PHRASES = [
  String.raw`(?:what )?an? (?:really )?(?:great|good|excellent|important|fair|interesting) (?:and \w+ )?question`,
  String.raw`(?:that(?:'s| is) |this is )an? (?:very |really )?(?:great|good|excellent|important|fair|interesting) question`,
  String.raw`(?:great|good|excellent|important|fair) question`,
  String.raw`sure`,
  String.raw`certainly`,
  String.raw`of course`,
  String.raw`absolutely`,
  String.raw`of course,? i(?:'m| am) (?:happy|glad) to help`,
  String.raw`i(?:'m| am) (?:happy|glad) to help`,
  String.raw`happy to help`,
  String.raw`(?:thank you|thanks)(?: (?:so|very) much| a lot)?(?: for [\w' ]{2,40})?`,
  String.raw`i understand (?:that )?this is (?:very |really )?(?:difficult|hard)(?: for you)?`,
  String.raw`hello`,
  String.raw`hi`,
  String.raw`hi there`,
  String.raw`dear (?:friend|user)`,
  String.raw`good (?:morning|afternoon|evening|day)`,
  String.raw`short answer`,
  String.raw`in short`,
  String.raw`i hope (?:this|that|it) (?:helps|is helpful|was helpful|answers your question)`,
  String.raw`hope (?:this|that|it) helps`,
  String.raw`(?:please )?(?:let me know|feel free to (?:ask|write)|don't hesitate to ask|ask me)(?: me)?(?: if| should)?[\w', ]{0,60}(?:questions?|help|more|else|know)`,
  String.raw`is there anything else(?: i can (?:do|help)(?: for| with)?(?: you)?)?(?: with)?`,
  String.raw`anything else`,
  String.raw`would you like (?:me to|help)[\w' ]{2,40}`,
  String.raw`(?:stay|keep|be) safe`,
  String.raw`take care(?: of yourself)?`,
  String.raw`good luck`,
  String.raw`best wishes`,
  String.raw`kind regards`,
  String.raw`(?:please )?note:? this is (?:only )?(?:general )?information,? (?:and )?not legal advice`,
  String.raw`this is (?:only )?general information,? (?:and )?not legal advice`,
  String.raw`as an ai(?: language model| assistant)?,? i(?:'m| am) not a lawyer(?:,? but (?:let me try to help|i(?:'ll| will) try)[\w' ]{0,40})?`,
  String.raw`i(?:'m| am) not a lawyer`,
  String.raw`(?:muy )?buena pregunta`,
  String.raw`gracias por (?:escribir|preguntar|tu pregunta|su pregunta)[\w ]{0,20}`,
  String.raw`hola`,
  String.raw`claro`,
  String.raw`por supuesto`,
  String.raw`con gusto`,
  String.raw`espero que (?:te|le|les|os|esto) (?:sirva|ayude|sea util)`,
  String.raw`saludos`,
  String.raw`animo`,
  String.raw`mucha suerte`,
  String.raw`cuidese`,
  String.raw`cuidate`,
  String.raw`boa pergunta`,
  String.raw`ola`,
  String.raw`claro que sim`,
  String.raw`espero ter ajudado`,
  String.raw`espero que ajude`,
  String.raw`obrigad[oa] (?:por perguntar|pela pergunta)`,
  String.raw`bonne question`,
  String.raw`bonjour`,
  String.raw`bonsoir`,
  String.raw`merci (?:pour|de) [\w' ]{2,40}`,
  String.raw`j'espere que (?:cela|ca) (?:vous|t')?\s?aide(?:ra)?`,
  String.raw`bon courage`,
  String.raw`magandang tanong(?: po)?(?: iyan)?`,
  String.raw`salamat (?:po )?sa (?:tanong|pagtatanong)`,
  String.raw`sana (?:po )?(?:ay )?nakatulong(?: ito)?`,
  String.raw`ingat(?: po)?(?: kayo)?`,
  String.raw`pertanyaan (?:yang )?bagus`,
  String.raw`terima kasih (?:atas|sudah|kerana) [\w ]{2,30}`,
  String.raw`semoga (?:ini )?membantu`,
  String.raw`hati-hati ya`,
  String.raw`soalan (?:yang )?baik`,
  String.raw`cau hoi (?:rat )?hay`,
  String.raw`cam on (?:em|ban|anh|chi) da hoi`,
  String.raw`chuc (?:em|ban|anh|chi) may man`,
  String.raw`hy vong (?:dieu nay )?(?:giup|huu) ?(?:ich|duoc)?(?: cho)?(?: em| ban)?`,
  String.raw`swali zuri`,
  String.raw`asante kwa (?:swali|kuuliza)`,
  String.raw`natumai (?:hii )?(?:itasaidia|imesaidia)`,
  String.raw`хороший вопрос`,
  String.raw`здравствуйте`,
  String.raw`спасибо за (?:вопрос|обращение|доверие)`,
  String.raw`надеюсь,? (?:это )?(?:поможет|помогло)`,
  String.raw`удачи`,
  String.raw`берегите себя`,
  String.raw`гарне запитання`,
  String.raw`добре питання`,
  String.raw`добрий день`,
  String.raw`дякую за (?:запитання|питання)`,
  String.raw`сподіваюся,? (?:це )?допоможе`,
  String.raw`бережіть себе`,
  String.raw`سؤال (?:جيد|ممتاز|مهم)`,
  String.raw`شكرا (?:لك )?على (?:سؤالك|السؤال|ثقتك)`,
  String.raw`مرحبا`,
  String.raw`اتمنى ان (?:يفيدك|يساعدك) (?:هذا|ذلك)?`,
  String.raw`بالتوفيق`,
  String.raw`اچھا سوال(?: ہے)?`,
  String.raw`امید ہے (?:یہ|اس سے) مدد (?:کرے|ملے|ہو)(?: گی)?`,
  String.raw`(?:बहुत )?अच्छा सवाल(?: है)?`,
  String.raw`नमस्ते`,
  String.raw`धन्यवाद`,
  String.raw`आशा है (?:इससे|यह) मदद(?: मिलेगी| करेगा)?`,
  String.raw`राम्रो प्रश्न`,
  String.raw`(?:খুব )?ভালো প্রশ্ন`,
  String.raw`ধন্যবাদ`,
  String.raw`আশা করি (?:এটা )?(?:কাজে লাগবে|সাহায্য করবে)`,
  String.raw`好问题`,
  String.raw`好問題`,
  String.raw`(?:这|這)是(?:个|個|一个|一個)?好(?:问题|問題)`,
  String.raw`谢谢(?:您|你)?(?:的)?(?:提问|来信|信任)?`,
  String.raw`謝謝(?:您|你)?(?:的)?(?:提問|來信)?`,
  String.raw`你好`,
  String.raw`您好`,
  String.raw`希望(?:这|這)?(?:对|對)?(?:您|你)?有(?:所)?(?:帮助|幫助)`,
  String.raw`祝(?:你|您)?(?:好运|好運|平安)`,
  String.raw`คำถามดี(?:มาก)?`,
  String.raw`สวัสดี(?:ค่ะ|ครับ)?`,
  String.raw`หวังว่าจะเป็นประโยชน์`,
  String.raw`நல்ல கேள்வி`,
  String.raw`வணக்கம்`,
  String.raw`හොඳ ප්‍රශ්නයක්`,
  String.raw`မင်္ဂလာပါ`,
  String.raw`សំណួរល្អ`,
  String.raw`ጥሩ ጥያቄ`,
  String.raw`ሰላም`,
];
const courtesy = once(
  () =>
    new RegExp(
      `^[^\\p{L}]*(?:${PHRASES.map((each) => foldText(each).folded).join("|")})[^\\p{L}\\p{N}]*$`,
      "u",
    ),
);
/** Where a first or last sentence is cut off. */
const FIRST = /^\s*[^\n.!?:。！？।؟…]{1,120}[\n.!?:。！？।؟…]+["')*_\s]*/u;
const LAST =
  /(?:^|[\n.!?。！？।؟…])\s*[^\n.!?。！？।؟…]{1,120}[.!?。！？।؟…*_)\s\p{Extended_Pictographic}\uFE0F]*$/u;
/** A line that only parts or heads an answer. */
const RULE = /^\s*(?:[-*_=]{3,}|#+ ?(?:answer|reply|response))\s*(?:\n|$)|\n\s*[-*_=]{3,}\s*$/i;
/** Courtesies at either end that are looked for. */
const MOST = 6;

/** The answer without the courtesies it opens and closes with; an answer that is nothing else comes back as it is. */
export function withoutCourtesy(answer: string): string {
  let left = answer;
  for (let each = 0; each < MOST; each++) {
    const next = withoutLast(withoutFirst(left.replace(RULE, "")));
    if (next === left) break;
    left = next;
  }
  return /\p{L}/u.test(left) ? left : answer;
}

function withoutFirst(text: string): string {
  const [first = ""] = FIRST.exec(text) ?? [];
  return first !== "" && isCourtesy(first) ? text.slice(first.length) : text;
}

function withoutLast(text: string): string {
  const tail = text.slice(-2 * LONGEST);
  const found = LAST.exec(tail);
  if (found === null) return text;
  const last = found[0].replace(/^[\n.!?。！？।؟…]/u, "");
  return isCourtesy(last) ? text.slice(0, text.length - last.length) : text;
}

function isCourtesy(sentence: string): boolean {
  return sentence.length <= LONGEST + 20 && courtesy().test(foldText(sentence).folded.trim());
}
