/** Countries people mostly leave for work, where the corridors in force do not say. */
export const ORIGINS = new Set(
  "PH ID NP BD IN LK PK VN MM KH LA ET KE UG TZ RW BI GH NG SL CM MG CI SN ML MA TN EG SD ER SO ZW MW ZM SY YE AF UZ KG TJ MD GE UA BY MX GT HN SV NI CO PE EC BO VE HT JM DO CN MN TL FJ VU WS TO AL AM AO BA BF BJ CD CU CV GM GN GW KI LR MK MZ NE PG PY SB TG TM XK BT CF GQ GY KM LS PS SR SS ST SZ TT IR".split(
    " ",
  ),
);

/** The language of a message that speaks for one country of origin. */
export const LANGUAGE_ORIGINS: Readonly<Record<string, string>> = {
  tl: "PH",
  ne: "NP",
  bn: "BD",
  id: "ID",
  si: "LK",
  my: "MM",
  km: "KH",
  lo: "LA",
  vi: "VN",
  am: "ET",
  ti: "ET",
  om: "ET",
  uk: "UA",
};

/** Countries that people are tricked into or held in though most who name them leave them: who is there and says so is no more at home. */
export const TAKEN_TO = new Set(["KH", "LA", "MM"]);

/** Languages written where others come to work: the country that the writer sets out from where another is reached. */
const OWN_DESTINATIONS: Readonly<Record<string, readonly string[]>> = {
  th: ["TH"],
  ms: ["MY"],
  pt: ["BR"],
  ro: ["RO"],
  pl: ["PL"],
  "zh-hant": ["TW", "HK"],
};

/** Whether somebody who writes the language of a way from one country to another may set out from a country that others come to. */
export function isOwnDestination(code: string, language: string | null): boolean {
  return OWN_DESTINATIONS[language ?? ""]?.includes(code) === true;
}

/** Countries that others come to work in and whose own people leave, too: who writes their language and goes back there goes home. */
const HOMES_TOO: Readonly<Record<string, readonly string[]>> = { ar: ["LB", "JO", "IQ"] };

/** Whether a way back to a country leads home for who writes the language, though others come to work there. */
export function isWayHome(code: string, language: string | null): boolean {
  return isOwnDestination(code, language) || HOMES_TOO[language ?? ""]?.includes(code) === true;
}

/** A currency that one side of a route pays in: the country it points to. */
export const CURRENCY_COUNTRIES: Readonly<Record<string, string>> = {
  PHP: "PH",
  IDR: "ID",
  NPR: "NP",
  BDT: "BD",
  INR: "IN",
  LKR: "LK",
  PKR: "PK",
  VND: "VN",
  MMK: "MM",
  KHR: "KH",
  ETB: "ET",
  KES: "KE",
  UGX: "UG",
  NGN: "NG",
  GHS: "GH",
  GTQ: "GT",
  MXN: "MX",
  KGS: "KG",
  UAH: "UA",
  HKD: "HK",
  MOP: "MO",
  SGD: "SG",
  MYR: "MY",
  TWD: "TW",
  JPY: "JP",
  KRW: "KR",
  THB: "TH",
  SAR: "SA",
  AED: "AE",
  QAR: "QA",
  KWD: "KW",
  BHD: "BH",
  OMR: "OM",
  JOD: "JO",
  LBP: "LB",
  ILS: "IL",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
  GBP: "GB",
  PLN: "PL",
};
