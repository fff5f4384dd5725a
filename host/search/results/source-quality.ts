import { isIP } from "node:net";
import type { SourceQuality } from "../../../schemas/http/search/verdict.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { SearchResult } from "../../contract/search.ts";
import { pageKey } from "../../verification/contacts/addresses.ts";
import { buildGround } from "../../verification/statements/ground.ts";
import type { Known } from "../../verification/statements/statement.ts";
import { sortOf } from "./domains.ts";
import { looksLike } from "./look-alike.ts";

type Level = SourceQuality["level"];

const SCORES: Readonly<Record<Level, number>> = {
  official: 1,
  listed: 0.85,
  ordinary: 0.5,
  doubtful: 0.2,
  dangerous: 0,
};
/** What a page loses when nobody can tell who really sent it. */
const UNENCRYPTED = 0.2;
const OF_A_STATE = new Set(["government", "embassy_or_consulate", "international_org", "embassy"]);
const ADVERT =
  /(?<!\p{L})(?:apply now|now hiring|we are hiring|urgent(?:ly)? (?:hiring|required|needed)|hiring|job vacanc(?:y|ies)|vacanc(?:y|ies)|walk[- ]?in interview|limited slots?|no experience|free visa|visa provided|salary|send your (?:cv|resume)|whatsapp|dm us|direct hiring|fast processing|deployment|job offer|low fee|lowongan|gaji|segera|mag-?apply|urgent na)(?!\p{L})/giu;
const ADVERT_SIGNS = 2;
const RECRUITER_HOST =
  /(?:^|[.-])(?:jobs?|careers?|recruit\w*|manpower|hiring|vacanc\w*|placement|staffing|employment)(?:[.-]|$)|(?:jobs?|manpower|recruitment|hiring|careers?)\./u;

/** A source's level with its reasons; the address decides, and what a page says can only lower it. */
export function sourceQuality(result: SearchResult, knowledge: Snapshot): SourceQuality {
  const url = URL.parse(result.url);
  if (url === null || !/^https?:$/u.test(url.protocol))
    return quality("dangerous", ["its address is no web address"]);
  const host = hostOf(url);
  const hidden = hiddenTarget(url, host);
  if (hidden !== null) return quality("dangerous", [hidden]);
  const twin = looksLike(host, knowledge);
  if (twin !== null) return quality("dangerous", [`its address imitates ${twin.of}`], twin.by);
  const by = byName(url, host, knowledge);
  return lowered(by, { ...result, host, isPlain: url.protocol === "http:" });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./u, "").replace(/\.$/u, "");
}

/** What makes an address lead elsewhere than it seems to, or null. */
function hiddenTarget({ username, password, port, hostname }: URL, host: string): string | null {
  if (username !== "" || password !== "") return "its address hides where it leads";
  if (isIP(hostname.replaceAll(/[[\]]/gu, "")) !== 0 || !host.includes("."))
    return "its address is a number or a machine of a private network";
  return port === "" ? null : "its address names an unusual port";
}

function byName(url: URL, host: string, knowledge: Snapshot): SourceQuality {
  const { pages, hosts } = knowledge.derive(buildGround);
  const sort = sortOf(host);
  const page = pages.get(pageKey(url.href));
  if (page !== undefined) return known(page, host, knowledge);
  if (sort === "state") return quality("official", ["the ending of a government's address"]);
  if (sort === "between_states") return quality("official", ["an intergovernmental body"]);
  if (sort === "shortener") return quality("doubtful", ["a short link hides where it leads"]);
  if (sort === "chat") return quality("doubtful", ["a link to a chat"]);
  if (sort === "shared") return quality("ordinary", ["anybody may publish on this site"]);
  const site = parents(host)
    .map((each) => hosts.get(each))
    .find((each) => each !== undefined);
  return site === undefined
    ? quality("ordinary", ["the packs do not know it"])
    : known(site, host, knowledge);
}

/** A host and those it lies below. */
function parents(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}

function known({ by, contact }: Known, host: string, knowledge: Snapshot): SourceQuality {
  const sort = sortOf(host);
  if (sort === "state" || sort === "between_states")
    return quality("official", ["an official body that the packs name"], by);
  if (contact === undefined) return quality("listed", ["a page that the packs cite"], by);
  const [, id = ""] = by.split("/");
  const kind = knowledge.get("ngo_directory", id)?.extensions?.kind ?? "";
  return OF_A_STATE.has(kind)
    ? quality("official", ["an official body of the directory"], by)
    : quality("listed", ["an organisation of the directory"], by);
}

interface Said extends SearchResult {
  readonly host: string;
  readonly isPlain: boolean;
}

function lowered(found: SourceQuality, { host, isPlain, title, snippet }: Said): SourceQuality {
  const reasons = [...found.reasons];
  let { level, score } = found;
  const signs = new Set(
    Array.from(`${title}\n${snippet}`.matchAll(ADVERT), ([sign]) => sign.toLowerCase()),
  );
  const isRecruiter = RECRUITER_HOST.test(host);
  if (level === "ordinary" && (signs.size >= ADVERT_SIGNS || (isRecruiter && signs.size > 0))) {
    [level, score] = ["doubtful", SCORES.doubtful];
    reasons.push("reads like a recruiter's advert");
  }
  if (isPlain) {
    score = Math.max(0, Math.round((score - UNENCRYPTED) * 100) / 100);
    reasons.push("its connection is not encrypted");
    if (level === "ordinary") level = "doubtful";
  }
  return { ...found, level, score, reasons };
}

function quality(level: Level, reasons: string[], by?: string): SourceQuality {
  return { level, score: SCORES[level], reasons, ...(by === undefined ? {} : { by }) };
}
