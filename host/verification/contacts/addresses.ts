import type { Span } from "../span.ts";

/** A web or mail address in a text, with the form under which it is compared. */
export interface Address extends Span {
  readonly kind: "url" | "email";
  /** Host without `www.` and path for a page, the whole in lower case for mail. */
  readonly key: string;
}

const STOP = "\\s<>\"'`“”«»‘’|\\\\^{}\\[\\]،؛。、；，";
const DOT = "(?:\\.|\\s?[\\[(]\\s?(?:dot|punto)\\s?[\\])]\\s?)";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?";
const REST = new RegExp(`[^${STOP}]+`, "yu");
const NAME = new RegExp(
  `(?:${LABEL}${DOT}){1,8}\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}@-])(?:[/?][^${STOP}]*)?`,
  "yiu",
);
const DOMAIN = new RegExp(`(?:${LABEL}${DOT}){1,8}\\p{L}{2,24}(?!\\p{L})`, "yiu");
const AT = /@|[[(]\s?(?:at|arroba)\s?[\])]\s?/gi;
const SPELLED = /\s?[[(]\s?(?:dot|punto)\s?[\])]\s?/giu;
const SIGN = /:\/\/|www\.|\.(?=[^\s\d.,;:!?()'"/-]{2})|[[(]\s?(?:dot|punto)\s?[\])]/giu;
const LOCAL = /[\p{L}\p{N}._%+-]{1,64}\s?$/u;
const MAIL_BEFORE = /[@_]$|[[(]\s?(?:at|arroba)\s?[\])]\s?$/i;
const MAIL_AFTER = /^[\p{L}\p{N}._%+-]{0,64}@/u;
const LONGEST_NAME = 253;

/** Every mail address of a text, also where its signs are written out ("name [at] host [dot] org"). */
export function findMail(text: string): Address[] {
  const found: Address[] = [];
  if (!/[@[(]/.test(text)) return found;
  for (const { 0: at, index } of text.matchAll(AT)) {
    const before = LOCAL.exec(text.slice(Math.max(0, index - 65), index))?.[0];
    const domain = before === undefined ? null : matchAt(DOMAIN, text, index + at.length);
    if (before === undefined || domain === null) continue;
    const start = index - before.length;
    const key = `${before.trim()}@${domain.replaceAll(SPELLED, ".")}`.toLowerCase();
    found.push({ kind: "email", start, end: index + at.length + domain.length, key });
  }
  return found;
}

/** The dot as it is read out in the languages that are read. */
const SAID_DOT =
  "dot|punto|ponto|point|titik|tuldok|tulduk|nokta|chấm|точка|крапка|डॉट|डट|ডট|ڈاٹ|نقطة|نقطه|دوت|ดอท|จุด|ဒေါ့|டாட்|புள்ளி|ඩොට්|තිත|ነጥብ|ዶት|ចុច|点|點";
/** Endings that follow no such word otherwise. */
const SAID_ENDING =
  "com|org|net|gov|edu|info|biz|io|app|xyz|online|site|website|example|club|click|ph|id|np|bd|pk|lk|hk|sg|tw|ae|qa|kw|uk|ru|ua|cn|vn|th|kh|ke|et|test|invalid";
const READ_OUT = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{1,60}(?:\\s+(?:${SAID_DOT})\\s+[a-z0-9-]{2,60}){0,3}\\s+(?:${SAID_DOT})\\s+(?:${SAID_ENDING})(?![\\p{L}\\p{N}])`,
  "giu",
);
const SAID = new RegExp(`\\s+(?:${SAID_DOT})\\s+`, "giu");
const MAY_BE_READ_OUT = new RegExp(`\\s(?:${SAID_DOT})\\s`, "iu");

/** Web addresses whose dots are read out: "help dot example dot com". */
function findReadOut(text: string): Address[] {
  if (!MAY_BE_READ_OUT.test(text)) return [];
  return Array.from(text.matchAll(READ_OUT), ({ 0: written, index }) => ({
    kind: "url" as const,
    start: index,
    end: index + written.length,
    key: pageKey(written.replaceAll(SAID, ".")),
  }));
}

/** Every web address of a text, with or without a scheme, also where its dots are read out; bare names only where their ending makes them one. */
export function findPages(text: string): Address[] {
  const readOut = findReadOut(text);
  const written = findWritten(text);
  if (readOut.length === 0) return written;
  return [...written, ...readOut].toSorted((a, b) => a.start - b.start);
}

function findWritten(text: string): Address[] {
  const pages: Address[] = [];
  if (!/[.:]\S|[[(]/.test(text)) return pages;
  let read = 0;
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (index < read) continue;
    const found =
      sign === "://" || /^www/i.test(sign) ? schemed(text, sign, index) : unschemed(text, index);
    if (found === null || found.start < read) continue;
    const written = trimmed(found.written);
    const end = found.start + written.length;
    if (!found.surely && !isPage(written)) continue;
    pages.push({ kind: "url", start: found.start, end, key: pageKey(written) });
    read = end;
  }
  return pages;
}

interface Written {
  readonly start: number;
  readonly written: string;
  /** Whether a scheme or `www.` makes it an address. */
  readonly surely: boolean;
}

function schemed(text: string, sign: string, index: number): Written | null {
  const scheme =
    sign === "://" ? /[a-z]{2,8}$/i.exec(text.slice(Math.max(0, index - 8), index))?.[0] : "";
  const rest = matchAt(REST, text, index + sign.length);
  if (scheme === undefined || rest === null) return null;
  return { start: index - scheme.length, written: scheme + sign + rest, surely: true };
}

function unschemed(text: string, index: number): Written | null {
  const before = text.slice(Math.max(0, index - LONGEST_NAME), index);
  const name = /[\p{L}\p{N}\p{M}.-]*$/u.exec(before)?.[0] ?? "";
  const lead = /^[.-]*/.exec(name)?.[0].length ?? 0;
  const start = index - name.length + lead;
  if (start >= index || MAIL_BEFORE.test(text.slice(Math.max(0, start - 12), start))) return null;
  const written = matchAt(NAME, text, start);
  if (written === null) return null;
  const end = start + written.length;
  return MAIL_AFTER.test(text.slice(end, end + 65)) ? null : { start, written, surely: false };
}

function matchAt(pattern: RegExp, text: string, index: number): string | null {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? null;
}

/** A full stop, comma or bracket behind an address is not part of it. */
function trimmed(found: string): string {
  let end = found.length;
  let open = count(found, "(") - count(found, ")");
  while (end > 0) {
    const last = found[end - 1] ?? "";
    if (last === ")" && open < 0) open += 1;
    else if (!/[.,;:!?…*_~।۔؟]/u.test(last)) break;
    end -= 1;
  }
  return found.slice(0, end);
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

// No user, port, escape or dot segment: nothing that parsing would change.
const PLAIN_PAGE = /^(?:www\.)?([a-z0-9][a-z0-9.-]*[a-z0-9])((?:\/[\w~+,=-][\w.~+,=-]*)*\/?)$/i;

/** The form under which two spellings of one address are equal; empty where it is none. */
export function pageKey(written: string): string {
  const bare = written.replaceAll(SPELLED, ".").replace(/^[a-z]{2,8}:\/\//i, "");
  const plain = PLAIN_PAGE.exec(bare);
  if (plain !== null)
    return `${(plain[1] ?? "").toLowerCase()}${(plain[2] ?? "").replace(/\/+$/, "")}`;
  const parsed = URL.parse(`http://${bare}`);
  if (parsed === null) return "";
  const host = parsed.host.replace(/^www\./, "").replace(/\.$/, "");
  const path = decoded(`${parsed.pathname}${parsed.search}`).replace(/\/+$/, "");
  return `${host}${path}`;
}

/** The host of a key. */
export function hostOf(key: string): string {
  return key.split(/[/?]/, 1)[0] ?? "";
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const ENDINGS = new Set(
  "example com org net gov edu mil int info biz io co app xyz online site website top link click live shop store club pro work works jobs job agency help support center international global asia africa news page dev cloud me tv cc".split(
    " ",
  ),
);
/** Endings of files that somebody keeps or sends, and of names of programs. */
const FILES = new Set(
  "pdf doc docx xls xlsx csv txt rtf odt jpg jpeg png gif webp heic mp3 mp4 mov avi zip rar apk exe html htm json xml".split(
    " ",
  ),
);
/** Endings in other letters than Latin ones. */
const OWN_LETTERS = new Set(
  "рф укр бел 中国 中國 香港 台灣 台湾 新加坡 भारत ভারত ไทย امارات قطر السعودية".split(" "),
);
const SECOND_LEVEL = new Set("gov go gob gouv com co org or net ne edu ac mil mofa".split(" "));
/** Country endings that are also everyday words: "end.In". */
const WORDS = new Set(
  "in is it at be me my no so to us am as by do de la pm an la el ni sa na id".split(" "),
);

function isPage(written: string): boolean {
  const [name = "", ...path] = written.replaceAll(SPELLED, ".").split("/");
  const labels = name.split(".");
  const ending = labels.at(-1) ?? "";
  if (labels.some((label) => label === "")) return false;
  if (path.length > 0) return /\p{L}{2}/u.test(ending) && !FILES.has(ending.toLowerCase());
  if (OWN_LETTERS.has(ending)) return true;
  if (labels.length === 2 && (labels[0] ?? "").length < 3)
    return ending.length > 2 && ENDINGS.has(ending);
  return isEnding(ending, labels);
}

function isHostLabel(label: string): boolean {
  return /^(?=.*[a-z])[a-z0-9-]{3,}$/.test(label);
}

/** Whether the last label makes a bare name an address: a known ending, or a country's where no sentence could end so. */
function isEnding(ending: string, labels: readonly string[]): boolean {
  const small = ending.toLowerCase();
  if (small.length > 2) {
    if (ENDINGS.has(small)) return /^\p{Ll}/u.test(ending);
    // Nobody knows all endings: a name in small letters that no sentence ends with is an address, too.
    return /^[a-z]{3,13}$/.test(ending) && isHostLabel(labels.at(-2) ?? "") && !FILES.has(ending);
  }
  if (labels.length > 2) return SECOND_LEVEL.has((labels.at(-2) ?? "").toLowerCase());
  return ending === small && /^[a-z]{2}$/.test(small) && !WORDS.has(small);
}
