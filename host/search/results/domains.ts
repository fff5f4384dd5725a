/** Endings that only a state gives to its own bodies, below a country's ending; the others name the countries that use them so. */
const STATE_LABELS: ReadonlyMap<string, ReadonlySet<string> | null> = new Map([
  ["gov", null],
  ["gob", null],
  ["gouv", null],
  ["gub", null],
  ["govt", null],
  ["mil", null],
  ["go", new Set("id jp kr th ke ug tz cr".split(" "))],
  ["gc", new Set(["ca"])],
  ["gv", new Set(["at"])],
  ["admin", new Set(["ch"])],
]);
const STATE_ENDINGS = new Set(["gov", "mil"]);
/** Intergovernmental bodies. */
const BETWEEN_STATES = [
  "ilo.org",
  "un.org",
  "ohchr.org",
  "unodc.org",
  "unhcr.org",
  "unwomen.org",
  "unicef.org",
  "worldbank.org",
  "oecd.org",
  "osce.org",
  "europa.eu",
  "coe.int",
  "asean.org",
];
/** Sites where anybody may publish under a common host: the host says nothing about who speaks. */
const SHARED = [
  "facebook.com",
  "fb.com",
  "instagram.com",
  "tiktok.com",
  "twitter.com",
  "x.com",
  "youtube.com",
  "linkedin.com",
  "reddit.com",
  "quora.com",
  "medium.com",
  "blogspot.com",
  "wordpress.com",
  "wixsite.com",
  "weebly.com",
  "github.io",
  "pages.dev",
  "vercel.app",
  "netlify.app",
  "web.app",
  "sites.google.com",
  "docs.google.com",
  "scribd.com",
  "issuu.com",
];
const SHORTENERS = new Set(
  "bit.ly tinyurl.com t.co goo.gl is.gd ow.ly cutt.ly rb.gy s.id shorturl.at t.ly tiny.cc rebrand.ly bit.do buff.ly lnkd.in soo.gd v.gd shorte.st adf.ly bl.ink linktr.ee".split(
    " ",
  ),
);
const CHATS = new Set([
  "wa.me",
  "t.me",
  "m.me",
  "api.whatsapp.com",
  "chat.whatsapp.com",
  "line.me",
]);
/** Labels below which a country lets anybody register. */
const SECOND_LEVEL = new Set(
  "com co org or net ne edu ac gov go gob gouv mil gub govt info web biz ltd plc sch my id in".split(
    " ",
  ),
);

/** What a host is by its name alone. */
export type HostSort = "state" | "between_states" | "shared" | "shortener" | "chat" | "other";

/** The sort of a host (lower case, without `www.`). */
export function sortOf(host: string): HostSort {
  if (SHORTENERS.has(host)) return "shortener";
  if (CHATS.has(host)) return "chat";
  if (isOneOf(host, SHARED)) return "shared";
  if (isOneOf(host, BETWEEN_STATES) || host.endsWith(".int")) return "between_states";
  return isState(host) ? "state" : "other";
}

/** Whether a host is one of others or lies below it. */
function isOneOf(host: string, others: Iterable<string>): boolean {
  for (const other of others) if (host === other || host.endsWith(`.${other}`)) return true;
  return false;
}

function isState(host: string): boolean {
  const labels = host.split(".");
  const ending = labels.at(-1) ?? "";
  if (STATE_ENDINGS.has(ending) && labels.length > 1) return true;
  const [above = ""] = labels.slice(-2);
  if (!/^[a-z]{2}$/u.test(ending) || !STATE_LABELS.has(above)) return false;
  return STATE_LABELS.get(above)?.has(ending) ?? true;
}

/** The part of a host that somebody registered: `example.co.uk` of `www.example.co.uk`. */
export function registeredPart(host: string): string {
  const labels = host.split(".");
  const isBelow =
    labels.length > 2 &&
    /^[a-z]{2}$/u.test(labels.at(-1) ?? "") &&
    SECOND_LEVEL.has(labels.at(-2) ?? "");
  return labels.slice(isBelow ? -3 : -2).join(".");
}

/** What `GET /api/search/verification-info` tells of these lists. */
export const HOST_LISTS = {
  state: [
    ...STATE_ENDINGS,
    ...Array.from(STATE_LABELS, ([label, only]) =>
      only === null ? `${label}.<country>` : [...only].map((code) => `${label}.${code}`).join(" "),
    ),
  ],
  between_states: [...BETWEEN_STATES, "*.int"],
  shared: SHARED,
  shorteners: [...SHORTENERS],
  chats: [...CHATS],
} as const;
