import { removed, type Case, type Finding } from "../finding.ts";
import type { Span } from "../span.ts";

/** A name under which somebody is reached in an app. */
interface Handle extends Span {
  readonly name: string;
}

const AT_NAME = /(?<![\p{L}\p{N}._%+@/-])@[a-z0-9_](?:[a-z0-9_.]{1,30}[a-z0-9_])/giu;
const APP =
  "line|telegram|viber|wechat|weixin|kakao ?talk|zalo|imo|signal|skype|messenger|facebook|fb|instagram|insta|tik ?tok|whatsapp|snapchat|botim|twitter|youtube|discord|vk|вк|телеграм|вайбер|ватсап|вотсап|вконтакте|фейсбук|тикток|инстаграм|微信|脸书|臉書|抖音|टेलीग्राम|व्हाट्सएप|फेसबुक|টেলিগ্রাম|ফেসবুক|تيليجرام|تلغرام|تيليغرام|واتساب|فيسبوك|ٹیلیگرام|فیس بک|ไลน์|เฟซบุ๊ก|เทเลแกรม|ဖေ့စ်ဘုတ်|တယ်လီဂရမ်|ហ្វេសប៊ុក|តេឡេក្រាម|ෆේස්බුක්|பேஸ்புக்|டெலிகிராம்|ፌስቡክ|ቴሌግራም";
const ID =
  "id|account|username|user|handle|akun|cuenta|compte|conta|tài khoản|号|號|аккаунт|акаунт|آيدي|حساب|आईडी|আইডি|ไอดี";
const PLACE =
  "page|group|channel|chat|página|grupo|canal|groupe|halaman|grup|trang|nhóm|группа|канал|група|群|صفحة|قناة|पेज|পেজ";
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${APP})\\s?(?<sort>(?:${ID}|${PLACE})(?![\\p{L}\\p{M}]))?\\s?(?<mark>[:：=]|\\s(?=["“«]))?\\s*["“«*_]*(?<name>@?[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_.-]{2,40}(?: \\p{Lu}[\\p{L}\\p{M}\\p{N}]+){0,5})`,
  "giu",
);
const IS_ID = new RegExp(`^(?:${ID})$`, "iu");

/** Every name in an app under which an answer says that somebody is reached, held against what was looked up. */
export function judgeHandles(the: Case): Finding[] {
  const handles = findHandles(the.view.text);
  if (handles.length === 0) return [];
  const held = the.request.texts().map((text) => text.toLowerCase());
  return handles
    .filter(({ name }) => !held.some((text) => text.includes(name)))
    .map((handle) => removed("url", handle));
}

function findHandles(text: string): Handle[] {
  const named = Array.from(text.matchAll(NAMED)).flatMap(({ 0: all, index, groups = {} }) => {
    const { name = "", sort = "", mark } = groups;
    if (!isHandle(name, { isId: IS_ID.test(sort), hasMark: mark !== undefined })) return [];
    const end = index + all.length;
    return [{ start: end - name.length, end, name: plain(name) }];
  });
  const signed = Array.from(text.matchAll(AT_NAME), ({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
    name: plain(name),
  }));
  const kept = signed.filter(({ start }) => !named.some((other) => other.start === start));
  return [...named, ...kept].toSorted((a, b) => a.start - b.start);
}

function plain(name: string): string {
  return name.replace(/^@/, "").toLowerCase();
}

/** A word that is no everyday one: signs or figures within it, or the name of a page in capitals; behind "ID:" whatever stands there. */
function isHandle(
  name: string,
  how: { readonly isId: boolean; readonly hasMark: boolean },
): boolean {
  if (!/\p{L}/u.test(name)) return false;
  if (name.startsWith("@")) return true;
  if (how.isId && how.hasMark) return true;
  if (/\p{L}[_\d]|\d\p{L}|\p{L}\.\p{L}/u.test(name)) return how.isId || how.hasMark;
  return how.hasMark && /^\p{Lu}\S* \p{Lu}/u.test(name);
}
