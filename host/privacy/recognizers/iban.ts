import { remainder } from "./parts/checksums.ts";
import { written } from "../patterns/pattern-units.ts";
import type { Recognizer } from "../recognizer.ts";

/** Countries and how long their numbers are (SWIFT, IBAN registry). */
const LENGTHS =
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30";

function form(country: string): string {
  return `${country.slice(0, 2)}\\d{2}(?:[ -]?[A-Z0-9]){${Number(country.slice(2)) - 4}}`;
}

/** International bank account numbers (ISO 13616), check by 97. */
export const iban: Recognizer = {
  label: "IBAN",
  title: "International bank account number",
  pattern: written(
    `(?<![\\p{L}\\p{N}])(?:${LENGTHS.split(" ").map(form).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  ),
  accepts: passes97,
  examples: [
    "send to [[AE07 0331 2345 6789 0123 456]]",
    "[[GB82WEST12345698765432]] is the account",
    "IBAN: [[SA03 8000 0000 6080 1016 7519]]",
    "[[de89 3704 0044 0532 0130 00]]",
  ],
  counterExamples: [
    "GB82WEST12345698765433",
    "AB12 is a form",
    "Law 12 of 2018 and more words here",
  ],
};

/** ISO 7064, MOD 97-10: letters count 10 to 35, the first four characters come last. */
function passes97(found: string): boolean {
  const plain = found.replaceAll(/[ -]/g, "").toUpperCase();
  const turned = plain.slice(4) + plain.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return plain.length >= 15 && remainder(digits, 97) === 1;
}
