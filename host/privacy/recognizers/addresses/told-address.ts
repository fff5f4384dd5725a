import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** What follows "address:" or "I live at", up to the end of the sentence. */
export const toldAddress: Recognizer = {
  label: "ADDRESS",
  title: "Address after words that tell it",
  pattern: written(
    [
      String.raw`(?:(?:home|postal|permanent|present|current|mailing|house|my|work)[ ])?(?:address|add|alamat|tirahan|direcci[oó]n|domicilio|adresse|endere[cç]o|indirizzo|adres|adresa|anwani|manzil|manzili|adresi|địa chỉ|адрес|адреса|дарек|нишонӣ|ठेगाना|पता|ঠিকানা|العنوان|عنواني|عنوان|پتہ|ที่อยู่|ທີ່ຢູ່|အာဆယ်လိပ်စာ|လိပ်စာ|អាសយដ្ឋាន|地址|住址|住所|주소|አድራሻ|ලිපිනය|முகவரி|വിലാസം)(?:[ ](?:ko|saya|ko ay|is|ni|namin|rumah|majikan|lengkap|của tôi|tôi))?\s?(?:is|ay|adalah|là|es|est|[:：=]|-)\s{0,3}(?<value>(?:[^\n;<>.।။]|(?<=(?<!\p{L})(?:\p{L}|st|rd|ave|no|nr|jl|jln|blk|bldg|brgy|apt|rm|fl|kec|kel|kab|calle|av|col|ul|str|ул|кв|buld))\.(?=[ ]?[\p{L}\d])){6,140})`,
      String.raw`(?:ที่อยู่|บ้านเลขที่|เลขที่|地址|住址|住所|주소|ठेगाना|ঠিকানা|លេខផ្ទះ|အမှတ်)[ :：]{0,2}(?<value>\d{1,5}(?:/\d{1,4})?[^\n;<>,.।။，。]{2,60}(?:[,，][^\n;<>.।။，。,]{2,40}){0,3})`,
      String.raw`(?:live|lives|living|stay|stays|staying|reside|resides|residing|located|locked|nakatira|tinggal|vivo|vive|habito|wohne|mieszkam|naishi)[ ](?:po[ ]|ako[ ]|kami[ ])?(?:at|sa|di|en|in|on|w|katika)[ ](?<value>(?:[A-Z]?\d{1,5}|#)[^\n;<>.]{4,80})`,
    ].join("|"),
    "giu",
  ),
  accepts: (found) =>
    /[\p{L}\p{M}]{2}/u.test(found) &&
    (/\d/.test(found) || /,|\p{Lu}.*[ ]\p{Lu}|[\p{Lo}]/u.test(found)),
  cues: "address add alamat tirahan dirección direccion domicilio adresse endereço endereco indirizzo adres adresa anwani manzil manzili adresi địa адрес адреса дарек ठेगाना पता ঠিকানা العنوان عنواني عنوان پتہ ที่อยู่ บ้านเลขที่ เลขที่ ທີ່ຢູ່ လိပ်စာ អាសយដ្ឋាន លេខផ្ទះ အမှတ် 地址 住址 住所 주소 አድራሻ ලිපිනය முகவரி വിലാസം live lives living stay stays staying reside resides residing located locked nakatira tinggal vivo vive habito wohne mieszkam naishi".split(
    " ",
  ),
  rank: 2,
  examples: [
    "address: [[Purok 3, San Isidro, Davao]]. Please help",
    "I live at [[14 Al Wasl, near the mosque]]",
    "địa chỉ: [[số 5 ngõ 12, Hà Nội]]",
    "地址：[[中山路12號3樓]]",
    "ठेगाना: [[वडा नं ५, पोखरा]]",
  ],
  counterExamples: [
    "what is the address of the embassy",
    "I live in Dubai",
    "they live at the agency",
    "the law does not address this: see below",
  ],
};
