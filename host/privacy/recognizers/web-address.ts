import type { Recognizer } from "../recognizer.ts";

const SOCIAL =
  /(?:^|\.)(?:facebook|fb|m\.me|instagram|tiktok|twitter|x|linkedin|telegram|t|wa|whatsapp|line|viber|vk|ok|weibo|youtube|snapchat|threads|wechat|messenger|linktr|github|imo|kakao|zalo|signal)\.(?:com|me|ee|ru|net|org|be|ph)$|^(?:goo\.gl|maps\.app\.goo\.gl|bit\.ly|tinyurl\.com|t\.co|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|m\.me|fb\.me|fb\.com|t\.me|wa\.me|vk\.com|x\.com|zalo\.me|line\.me|linktr\.ee)$/;
const HARMLESS_QUERY =
  /^(?:lang|language|locale|hl|page|p|id|view|tab|sort|format|utm_\w+|ref|v)=[\p{L}\d_.-]{0,8}$/iu;
const PERSONAL_PATH =
  /(?:^|\/)(?:users?|profiles?|people|members?|u|in|~[^/]+|accounts?|clients?|workers?|cases?|tickets?|invite|chat|share|d|file|folders?|forms?|verify|reset|token|s)\/[^/]{3,}/i;
const PUBLIC_HOST =
  /(?:^|\.)(?:gov|gob|gouv|go|gub|govt|mil|int|ilo|iom|un|unodc|ohchr)(?:\.[a-z]{2,3})?(?:\.[a-z]{2})?$|(?:^|\.)(?:ilo|iom|un|ohchr|unhcr)\.(?:org|int)$/;

/** Web addresses that tell of a person: profiles, values in the query, user information, long numbers or tokens. Plain public pages stay. */
export const webAddress: Recognizer = {
  label: "URL",
  title: "Web address with identifying parts",
  pattern:
    /(?<![\p{L}\p{N}@])(?:(?:https?|ftp|sftp|wss?):\/\/[^\s<>"'`{}|\\^]{1,2000}|(?:www\.|(?:m\.|web\.|mbasic\.)?(?:facebook|fb|instagram|tiktok|twitter|linkedin|telegram|vk)\.(?:com|me)\/|(?:wa|t|m|fb|line|zalo)\.me\/)[^\s<>"'`{}|\\^]{1,500})(?<![.,;:!?)\]])/giu,
  accepts: isPersonal,
  needs: /:\/\/|www\.|\.(?:com|me)\//i,
  rank: 3,
  examples: [
    "her page [[https://www.facebook.com/maria.santos.923]]",
    "[[https://user:secret@files.example.com/a]]",
    "form [[https://apply.example.com/form?name=Maria&born=1990]]",
    "chat at [[wa.me/639175550199]]",
    "[[https://example.com/users/maria-santos]]",
  ],
  counterExamples: [
    "see https://www.ilo.org/topics/forced-labour",
    "read www.dmw.gov.ph",
    "https://example.org/law/article-7?lang=en",
  ],
};

function isPersonal(found: string): boolean {
  const url = URL.parse(/^[a-z]+:\/\//i.test(found) ? found : `https://${found}`);
  if (url === null) return true;
  const { hostname, pathname, search, hash, username, password } = url;
  if (username !== "" || password !== "") return true;
  const path = decoded(pathname + hash);
  if (/@|(?:\d[ -]?){9}/.test(path)) return true;
  if (SOCIAL.test(hostname)) return path.replaceAll("/", "").length > 0;
  if (PUBLIC_HOST.test(hostname)) return /(?:\d[ -]?){9}|@/.test(decoded(search));
  const query = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part.includes("="));
  if (query.some((part) => !HARMLESS_QUERY.test(decoded(part)))) return true;
  return (
    PERSONAL_PATH.test(path) || /[\w-]{24,}/.test(path.replaceAll(/\/?[a-z]+(?:-[a-z]+)+/gi, ""))
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
