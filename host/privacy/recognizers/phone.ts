import metadata from "libphonenumber-js/metadata.min";
import { digitsOf } from "./parts/checksums.ts";
import type { Recognizer } from "../recognizer.ts";

/** The countries that workers of the bundled corridors leave and go to: numbers without a country's code are read as theirs. */
export const REGIONS = [
  ...([
    "AE",
    "AU",
    "BD",
    "BH",
    "CA",
    "ET",
    "GB",
    "GH",
    "GT",
    "HK",
    "ID",
    "IL",
    "IN",
    "JO",
    "JP",
  ] as const),
  ...([
    "KE",
    "KG",
    "KH",
    "KR",
    "KW",
    "LA",
    "LB",
    "LK",
    "MM",
    "MO",
    "MX",
    "MY",
    "NG",
    "NP",
    "NZ",
  ] as const),
  ...([
    "OM",
    "PH",
    "PK",
    "PL",
    "QA",
    "RU",
    "SA",
    "SG",
    "TH",
    "TR",
    "TW",
    "UA",
    "UG",
    "US",
    "UZ",
    "VN",
  ] as const),
  ...(["DE", "EG", "ES", "FR", "IT", "TJ", "TZ", "ZA", "CY", "RO", "PE", "CO", "BR"] as const),
];

const FEWEST = 7;
/** ITU-T E.164, and an international prefix before it. */
const MOST = 17;

interface Numbering {
  readonly national: RegExp;
  readonly trunk: string;
}

let numberings: readonly Numbering[] | undefined;

/** Phone numbers in any grouping: with a country's code, or of one of the corridors' countries (tables of libphonenumber). */
export const phone: Recognizer = {
  label: "PHONE",
  title: "Phone number",
  pattern:
    /(?<![\p{Script=Latin}\p{N}<_@#$])(?<!(?<!\d)\d{1,6}[.,:])(?:\+|00)?\(?\+?\d(?:(?:[ ]{0,2}[()\-*_~|·•・\\/]{1,2}[ ]{0,2}|\.|[ ]{0,2})\d){6,19}(?![\p{Script=Latin}\p{N}]|[.,:]\d{1,6}(?!\d))/gu,
  accepts: isPhone,
  rank: 0.9,
  examples: [
    "call [[+966 55 123 4567]] now",
    "whatsapp [[(0917) 555-0199]]",
    "my number is [[0 9 1 7 5 5 5 0 1 9 9]]",
    "hk mobile [[9123 4567]]",
    "[[00971501234567]] is my employer",
    "[[09171234567]],[[09181234567]]",
    "नम्बर [[९८४१२३४५६७]] मा फोन",
  ],
  counterExamples: [
    "Placement fee 75,000 pesos",
    "signed 2026-11-20",
    "RA 8042 and RA 10022",
    "from 2019 to 2021",
    "call 1348",
  ],
};

function isPhone(found: string): boolean {
  const digits = digitsOf(found);
  if (digits.length < FEWEST || digits.length > MOST) return false;
  if (/^\(?\+|^00/.test(found)) return true;
  if (/^(\d)\1*$/.test(digits)) return false;
  numberings ??= REGIONS.map(numberingOf);
  return numberings.some(({ national, trunk }) => {
    const number = trunk !== "" && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
    return national.test(number) || national.test(digits);
  });
}

/** Where the tables of libphonenumber-js (version 4) hold a country's numbers, and the digit before them at home. */
const NATIONAL = 2;
const TRUNK = 5;

function numberingOf(region: (typeof REGIONS)[number]): Numbering {
  const plan: readonly unknown[] = metadata.countries[region] ?? [];
  const pattern = plan[NATIONAL];
  const trunk = plan[TRUNK];
  if (metadata.version !== 4 || typeof pattern !== "string")
    throw new Error(`there is no table of the numbers of ${region}`);
  return {
    national: new RegExp(`^(?:${pattern})$`),
    trunk: typeof trunk === "string" ? trunk : "",
  };
}
