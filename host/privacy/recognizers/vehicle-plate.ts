import { written } from "../patterns/pattern-units.ts";
import type { Recognizer } from "../recognizer.ts";

/** Plates of vehicles, after a word that says so. */
export const plate: Recognizer = {
  label: "LICENSE_PLATE",
  title: "Plate of a vehicle",
  pattern: written(
    String.raw`(?:plate|plates|plaka|plat|placa|placas|matr[ií]cula|registration|reg|rego|car|van|taxi|truck|lorry|bus|vehicle|jeep|motorcycle|motorbike|scooter|kereta|gari|mobil|motor|moto|coche|carro|voiture|auto|машина|авто|nopol|kennzeichen|targa|plaque|immatriculation|immatriculée?|ナンバー(?:プレート)?|گاڑی|গাড়ি|গাড়ির|ស្លាកលេខ|ផ្លាកលេខ|වාහන|வண்டி|ታርጋ|номер|госномер|biển|लाइसेन्स|गाडी|गाड़ी|নম্বর|لوحة|لوحه|رقم اللوحة|ทะเบียน|车牌|車牌|番号)(?:[ -]?(?:plate|no|nr|num|number|nomor|namba|nambari|polisi|xe|số|नम्बर|নম্বর|নং|نمبر|எண்|අංකය|番号|号|號|รถ|السيارة|سيارة|رقم))?\.?(?:[ ](?:is|was|ko|ay|with plate|plate))?\s{0,2}[:#=-]?\s{0,2}(?<value>(?-i:\d{1,2}[ -][A-Z]{1,2}[ -]\d{3,6}|[A-Z]{2,4}-[A-Z]{1,2}-\d{3,6}|\d[A-Z]{1,3}[ -]\d{3,4}|[A-Z]{2}[ ]\d{1,2}[ ][A-Z]{1,3}[ ]\d{1,4}|\d[A-Z]{3}\d{3}|(?:Dubai|Abu Dhabi|Sharjah|Ajman|Fujairah|Ras Al Khaimah)[ ](?:[A-Z]{0,2}|\d{1,2}[ ])[ ]?\d{3,5}|[A-Z]{1,2}[ -]\d{1,4}[ -][A-Z]{1,3}|[A-Z]{1,3}[ -]?[A-Z]?\d{1,2}[ -]?[A-Z]{0,3}[ -]?\d{3,5}|[A-Z]{1,3}[ -]?\d{2,6}(?:[ -]?[A-Z]{1,3})?|\d{1,6}[ -][A-Z]{1,3}(?:[ -]\d{1,4})?|\d{2,4}[ -]?[A-Z]{2,3})|\d{1,6}(?:[ ]?\p{Lo}){1,3}(?!\p{L})|\d?[\p{Lo}\p{M}]{1,6}[ ]?\d{1,4}(?:[ ]?[\p{Lo}\p{M}]{1,6}[ ]?\d{1,4})?|[а-яa-z]\d{3}[а-яa-z]{2}\d{0,3})(?![\p{L}\p{N}])`,
    "giu",
  ),
  accepts: (found) =>
    /\d{2}/.test(found) &&
    !/^(?:USD|PHP|SAR|AED|QAR|KWD|HKD|SGD|MYR|NPR|INR|BDT|IDR|RA|MC|DO|AO|EO|PD|JD)[ -]?\d/.test(
      found,
    ),
  cues: "plate plates plaka plat placa placas matrícula matricula registration reg rego car van taxi truck lorry bus vehicle jeep motorcycle motorbike scooter kereta gari mobil motor moto coche carro voiture auto машина авто nopol kennzeichen targa plaque immatriculation immatriculé immatriculée ナンバー گاڑی গাড়ি গাড়ির ស្លាកលេខ ផ្លាកលេខ වාහන வண்டி ታርጋ номер госномер biển गाडी गाड़ी لوحة لوحه ทะเบียน 车牌 車牌".split(
    " ",
  ),
  rank: 2,
  examples: [
    "plate number [[ABC 1234]]",
    "plat nomor [[B 1234 XYZ]]",
    "the van, plate [[NCX-9921]]",
    "taxi [[D 48213]] took me",
    "госномер [[А123ВС77]]",
    "kereta [[WXY 4829]], gari namba [[KDA 482B]]",
  ],
  counterExamples: ["a plate of food", "the bus 102", "car fee of 500", "plate 3 in the book"],
};
