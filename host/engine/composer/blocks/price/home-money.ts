/** The money of countries that people leave for work (ISO 4217), which whoever names a sum without a currency means. */
const MONEY: Readonly<Record<string, string>> = {
  BD: "BDT",
  ET: "ETB",
  GH: "GHS",
  GT: "GTQ",
  ID: "IDR",
  IN: "INR",
  KE: "KES",
  KG: "KGS",
  KH: "KHR",
  LA: "LAK",
  LK: "LKR",
  MM: "MMK",
  MX: "MXN",
  NG: "NGN",
  NP: "NPR",
  PH: "PHP",
  PK: "PKR",
  RU: "RUB",
  TH: "THB",
  TZ: "TZS",
  UA: "UAH",
  UG: "UGX",
  VN: "VND",
};

/** The money of a country that people leave for work, or null. */
export function moneyOf(country: string): string | null {
  return MONEY[country] ?? null;
}
