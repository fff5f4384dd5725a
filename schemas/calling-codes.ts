/** Calling codes (ITU-T E.164) by ISO 3166-1 alpha-2, of the countries workers leave, pass and reach. */
const TABLE =
  "AE971 AF93 AL355 AM374 AT43 AU61 AZ994 BA387 BD880 BE32 BG359 BH973 BN673 BO591 BR55 BY375 CA1 CD243 CH41 CI225 CL56 CM237 CN86 CO57 CR506 CY357 CZ420 DE49 DK45 DO1 DZ213 EC593 EE372 EG20 ES34 ET251 FI358 FJ679 FR33 GB44 GE995 GH233 GR30 GT502 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JM1 JO962 JP81 KE254 KG996 KH855 KR82 KW965 KZ7 LA856 LB961 LK94 LT370 LU352 LV371 LY218 MA212 MD373 MG261 MK389 MM95 MN976 MO853 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NG234 NI505 NL31 NO47 NP977 NZ64 OM968 PA507 PE51 PG675 PH63 PK92 PL48 PS970 PT351 PY595 QA974 RO40 RS381 RU7 RW250 SA966 SD249 SE46 SG65 SI386 SK421 SL232 SN221 SO252 SV503 SY963 TH66 TJ992 TL670 TM993 TN216 TR90 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VE58 VN84 YE967 ZA27 ZM260 ZW263";

export const CALLING_CODES: ReadonlyMap<string, string> = new Map(
  TABLE.split(" ").map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

const CODES = new Set(CALLING_CODES.values());

/** The digits someone may dial or write for one number: as given, from abroad, at home with and without the trunk zero. */
export function dialledForms(number: string, jurisdiction: string): string[] {
  const digits = number.replaceAll(/\D/g, "");
  if (digits.length < 7) return digits === "" ? [] : [digits];
  const code = CALLING_CODES.get(jurisdiction);
  if (number.trim().startsWith("+")) {
    const own = [1, 2, 3].map((n) => digits.slice(0, n)).find((start) => CODES.has(start)) ?? "";
    const home = own === "" ? [] : [digits.slice(own.length), `0${digits.slice(own.length)}`];
    return [digits, `00${digits}`, ...home];
  }
  const bare = digits.replace(/^0/, "");
  const abroad = code === undefined ? [] : [`${code}${bare}`, `00${code}${bare}`];
  return [digits, ...abroad];
}
