import { after, alternatives, before } from "./beside.ts";

/** What is said of a country beside the way to it: that somebody is of it ("self"), is held or works behind a gate there ("held"), or has family or an agent there ("home"); that a firm or an employer is of it ("owner"). */
export type Standing = "self" | "held" | "home" | "owner";

const SELF =
  "i am|i'm|im|i was|we are|we're|as|soy|somos|sou|eu sou|je suis|nous sommes|sono|siamo|jestem|sunt|suntem|я|мы|أنا|انا|نحن|احنا|ผมเป็น|ฉันเป็น|เราเป็น|หนูเป็น|ดิฉันเป็น|ខ្ញុំជា|យើងជា|我是|我们是|我們是|我们都是|tôi là|em là|mình là|chúng tôi là|saya|kami|aku|ako ay|isa akong|kami ay|mimi ni|sisi ni|እኔ|म|मैं|हम|আমি|আমরা|میں|ہم|நான்|நாங்கள்|මම|අපි|ben|biz|ຂ້ອຍເປັນ";
const ARTICLES = "a|an|un|una|une|uma|um|ein|eine|young|orang|người|warga|warganegara";
const HELD =
  "locked|locked up|locked inside|locked in|trapped|held|being held|held captive|stuck|captive|hostage|imprisoned|detained|kidnapped|enslaved|compound|scam compound|scam centre|scam center|scam factory|fraud centre|fraud center|call centre|call center|casino|encerrado|encerrada|encerrados|atrapado|atrapada|secuestrado|secuestrada|preso|presa|presos|trancado|trancada|enfermé|enfermée|enfermés|bloqué|bloquée|séquestré|séquestrée|nakakulong|kinukulong|ikinulong|na-trap|stranded|disekap|dikurung|terjebak|ditahan|disandera|bị nhốt|bị giam|kẹt|mắc kẹt|застрял|застряла|держат|заперли|заперты|удерживают|محبوس|محبوسة|محتجز|محتجزة|محتجزين|عالق|عالقة|nimefungiwa|tumefungiwa|nimekwama|tumekwama|ขังที่|ขังไว้ที่|ขังอยู่ที่|กักขังที่|ติดอยู่ที่|ถูกขังใน|关在|困在|關在|被困|被关";
const HELD_AFTER =
  "园区|園區|电诈|電詐|诈骗|詐騙|scam|compound|casino|में बंद|में फंस|में फँस|में कैद|मा थुन|मा फस|میں قید|میں پھنس|میں بند";
const HOME =
  "agency|agencies|agent|agents|recruiter|recruiters|broker|brokers|sub-agent|family|mother|father|parents|wife|husband|children|kids|sister|brother|friends|bank|bank account|training centre|training center|office|relatives|agencia|agencias|reclutador|enganchador|coyote|familia|hijos|agência|agencia|recrutador|família|agence|recruteur|famille|agensi|agen|calo|sponsor|penampungan|keluarga|pamilya|ahensya|agensya|công ty|môi giới|gia đình|وكيل|مكتب|مكتب استقدام|عائلتي|أهلي|посредник|агентство|семья|wakala|familia yangu";
const OWNER_AFTER =
  "employer|employers|boss|bosses|company|companies|sponsor|owner|owners|contractor|restaurant|factory|farm|farmer|family|families|household|diplomat|prince|princess|sheikh|house|ship|vessel|firm|couple|manager|managers|captain|gang|gangs|mafia|syndicate|syndicates|kafeel|kafil|madam|agent|agents|agency|recruiter|recruiters|broker|brokers|老板|老闆|公司|雇主|黑帮|เจ้านาย|นายจ้าง|मालिक|مالک|মালিক";
const OWNER_BEFORE =
  "patrón|patrona|jefe|jefa|empresa|empleador|patrão|patroa|empregador|patron|patronne|employeur|entreprise|société|majikan|bos|perusahaan|kapal|amo kong|among|chủ|công ty|شركة|كفيل|كفيلي|مدير|хозяин|начальник|фирма|tajiri|bosi";
const IN =
  "in|inside|at|near|over in|back in|en|em|no|na|au|aux|à|en el|sa|di|ở|tại|bên|в|во|у|في|w|katika|nchini|huko";

const SELF_LEFT = before(SELF, `(?:(?:${alternatives(ARTICLES)}) )?`);
const IN_OR_NONE = `(?:(?:${alternatives(IN)}) (?:the )?)?`;
const HELD_LEFT = before(HELD, IN_OR_NONE);
const HELD_RIGHT = after(HELD_AFTER);
const HOME_LEFT = before(HOME, `(?:(?:${alternatives(IN)}) (?:the )?)`);
const OWNER_LEFT = before(OWNER_BEFORE);
const OWNER_RIGHT = after(OWNER_AFTER);
const OWNER_WITHIN = before(OWNER_AFTER);

/** What the words right around a place or a people say of it; null when nothing. */
export function standingAt(
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
): Standing | null {
  const left = folded.slice(Math.max(0, start - 40), start);
  const right = folded.slice(end, end + 14);
  const within = folded.slice(start, end);
  if (OWNER_RIGHT.test(right) || OWNER_WITHIN.test(within) || OWNER_LEFT.test(left)) return "owner";
  if (HELD_LEFT.test(left) || HELD_RIGHT.test(right)) return "held";
  if (HOME_LEFT.test(left)) return "home";
  return SELF_LEFT.test(left) ? "self" : null;
}
