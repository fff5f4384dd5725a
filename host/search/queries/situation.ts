import type { Span } from "./span.ts";

/** Something that tells whose case a text is about when it meets others of its kind. */
export interface Circumstance extends Span {
  readonly kind: "employer" | "exact_date" | "age" | "web_address" | "address";
  /** The general word that may stand in its place. */
  readonly replacement: string;
}

const CAPITAL = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}&'’.-]{0,30}";
const COMPANY =
  "Agency|Agencies|Manpower|Recruitment|Recruiters|Recruiting|Employment|Placement|Consultancy|Consultants|Services|Contracting|Contractors|Trading|Construction|Company|Co|Corp|Corporation|Inc|Ltd|Limited|LLC|L\\.L\\.C|WLL|W\\.L\\.L|GmbH|Sdn|Bhd|Pte|Pvt|Group|Holdings|International|Overseas|Travels?|Enterprises?|Industries|Hotel|Restaurant|Hospital|Clinic|Factory|Farm|Salon|Spa|Shipping|Fishery|Fisheries|Vessel";
const EMPLOYER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<named>(?:${CAPITAL}\\s+){1,4})(?:${COMPANY})\\.?(?:\\s+(?:${COMPANY})\\.?){0,3}|(?:PT|CV)\\.?\\s+(?<pt>(?:${CAPITAL}\\s?){1,4})|(?<house>(?:\\p{Lu}[\\p{L}'’-]{1,30}\\s+){1,3})(?:family|household|residence|villa)|(?:family|household|house|residence|villa)\\s+of\\s+(?<of>(?:(?:Mr|Mrs|Ms|Madam|Sir|Dr)\\.?\\s+)?(?:\\p{Lu}[\\p{L}'’-]{1,30}\\s?){1,3}))(?![\\p{L}\\p{N}])`,
  "gu",
);
const AGENCY = /agenc|manpower|recruit|employment|placement|consultan|overseas/iu;
const MONTH =
  "(?:jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch|et)?|apr(?:il)?|may|mei|june?|juni|july?|juli|aug(?:ust)?|agustus|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|des(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setyembre|octubre|oktubre|noviembre|nobyembre|diciembre|disyembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)";
const DATES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}-])(?<y>(?:19|20)\d\d)[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}/.-])(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?<y>(?:19|20)?\d\d)(?![\p{L}\p{N}])/gu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?\\s+(?:of\\s+|de\\s+)?${MONTH}\\.?(?:,?\\s+(?:de\\s+)?(?<y>(?:19|20)\\d\\d))?(?![\\p{L}\\p{N}])`,
    "giu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])${MONTH}\\.?\\s+(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?(?:,?\\s+(?<y>(?:19|20)\\d\\d))?(?![\\p{L}\\p{N}])`,
    "giu",
  ),
];
const AGE =
  /(?<![\p{L}\p{N}])(?:aged?\s+\d{1,2}|\d{1,2}[\s-]?(?:years?|yrs?)[\s-]old|\d{1,2}\s?y\/?o|\d{1,2}\s?(?:tahun|taong gulang|años|ans))(?![\p{L}\p{N}])/giu;
const WEB_ADDRESS =
  /(?<![\p{L}\p{N}])(?:[a-z]{2,8}:\/\/|www\.)[^\s<>"]{1,400}|(?<![\p{L}\p{N}@])@[\p{L}\p{N}_.]{2,30}|(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.(?:com|net|org|info|biz|xyz|online|site|ph|id|np|bd|in|lk|pk|hk|sg|ae|sa|qa|kw|me|co)(?:\/[^\s<>"]{0,400})?(?![\p{L}\p{N}])/giu;
const STREET =
  /(?<![\p{L}\p{N}])(?:(?:flat|unit|room|rm|apt|apartment|block|tower|floor|house|villa|building|bldg|no)\.?\s*#?\s?\d{1,5}[a-z]?,?\s+){0,3}\d{1,5}[a-z]?(?:[-/]\d{1,4})?,?\s+(?:\p{Lu}[\p{L}'’.-]{0,30}\s+){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|terrace|court|crescent|highway|estate|mansions?|gardens?|tower|building)(?![\p{L}\p{N}])/giu;

/** Employers by name, days, ages, street and web addresses that a text tells; public bodies and laws are the caller's to set aside. */
export function findCircumstances(text: string): Circumstance[] {
  return [
    ...Array.from(text.matchAll(EMPLOYER), employer),
    ...DATES.flatMap((pattern) => Array.from(text.matchAll(pattern), exactDate)),
    ...Array.from(text.matchAll(AGE), (match) => at(match, "age")),
    ...Array.from(text.matchAll(WEB_ADDRESS), (match) => at(match, "web_address")),
    ...Array.from(text.matchAll(STREET), (match) => at(match, "address")),
  ];
}

/** The part of an employer's match that names it, without the words for what it is. */
export function namedPart(found: string): string {
  const groups = new RegExp(EMPLOYER.source, "u").exec(found)?.groups ?? {};
  const named = groups["named"] ?? groups["pt"] ?? groups["house"] ?? groups["of"] ?? found;
  return named.trim();
}

function employer(match: RegExpExecArray): Circumstance {
  const isAgency = AGENCY.test(match[0]);
  return { ...at(match, "employer"), replacement: isAgency ? "agency" : "employer" };
}

function exactDate(match: RegExpExecArray): Circumstance {
  const year = match.groups?.["y"] ?? "";
  return { ...at(match, "exact_date"), replacement: year.length === 4 ? year : "" };
}

function at(match: RegExpExecArray, kind: Circumstance["kind"]): Circumstance {
  return { kind, start: match.index, end: match.index + match[0].length, replacement: "" };
}
