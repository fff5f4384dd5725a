import { once } from "../../../schemas/once.ts";
import { alternatives } from "../terms/beside.ts";

/** Firms that find work for others; a town before one is where it is. */
const AGENCIES =
  "agency|agencies|agensy|recruitment agency|recruitment agencies|employment agency|manning agency|placement agency|maid agency|manpower agency|manpower|manpower company|recruitment company|recruitment firm|recruiting agency|recruiting company|consultancy";
/** The same in scripts that write endings together with them. */
const AGENCY_STEMS =
  "एजेन्सी|एजेंसी|म्यानपावर|मैनपावर|कन्सल्टेन्सी|এজেন্সি|এজেন্সী|ম্যানপাওয়ার|রিক্রুটিং এজেন্সি|ایجنسی|مین پاور|ஏஜென்சி|ஏஜன்சி|ඒජන්සි|အေဂျင်စီ|အေးဂျင်စီ|ኤጀንሲ|中介|仲介|劳务公司|勞務公司|人力仲介|人力公司";
/** Persons who do. */
const RECRUITERS =
  "agent|agents|recruiter|recruiters|broker|brokers|sub-agent|middleman|consultant|dalal";
const RECRUITER_STEMS =
  "एजेंट|एजेन्ट|दलाल|এজেন্ট|দালাল|ایجنٹ|دلال|ஏஜென்ட்|முகவர்|தரகர்|ඒජන්ට්|ඒජන්තයා|ပွဲစား|အေးဂျင့်|ደላላ|ኤጀንት";
/** What stands between a town and what is of it, where the town stands first. */
const OF_TOWN =
  "based|का एक|की एक|का|के|की|कै|کا ایک|کی ایک|کا|کے|کی|ka|ke|ki|ko ek|ko|မှ|က|ရှိ|的一家|的|一家|某";

const rows = once(() => ({
  agency: behindTown(AGENCIES, AGENCY_STEMS),
  recruiter: behindTown(RECRUITERS, RECRUITER_STEMS),
}));

/** Whom what stands right behind the name of a place makes one who sends workers from there: "a Manila agency", "काठमाडौंको एजेन्सी"; null where nobody. */
export function senderBehind(right: string): "agency" | "recruiter" | null {
  const { agency, recruiter } = rows();
  if (agency.test(right)) return "agency";
  return recruiter.test(right) ? "recruiter" : null;
}

function behindTown(words: string, stems: string): RegExp {
  const ways = `(?:${alternatives(words)})(?![\\p{L}\\p{M}])|${alternatives(stems)}`;
  return new RegExp(`^[ -]?(?:(?:${alternatives(OF_TOWN)}) ?)?(?:${ways})`, "u");
}
