import { PLACES } from "../parts/address-parts.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** The words of an address after "residing at", "demeurant", "moro na" and their like, where a number is among them. */
export const toldPlace: Recognizer = {
  label: "ADDRESS",
  title: "Address after words for living somewhere",
  pattern: written(
    String.raw`(?:(?:pata|thikana|tikana|thegana|makaan)(?=[ ]?:)|(?:address|alamat|tirahan|direcci[oó]n|domicilio|adresse|adresa|endereço|anwani|địa chỉ|адрес|адреса)(?:[ ](?:ko|saya|nya|ng|is|ay|ni|là|rumah|majikan|de|ma))?|(?:i[ ]|we[ ]|she[ ]|he[ ])?(?:live|lives|living|stay|stays|staying|reside|resides|residing|locked|kept)(?:[ ](?:up|in))?[ ](?:at|in|on)|r/o|resident of|deliver(?:ed)? to|ship(?:ped)? to|bill(?:ed)? to|pick (?:me|her|him) up (?:at|from)|come to|demeurant(?:[ ](?:au|à))?|domicilié(?:e)?(?:[ ](?:au|à))?|habite(?:[ ](?:au|à))?|con domicilio en|domiciliad[oa] en|vivo en|residente[ ](?:in|na|no|em|en|a)|mor[oa][ ](?:na|no|em)|abito in|wohnhaft(?:[ ]in)?|wohne in|zamieszkał[ay](?:[ ]w)?|проживаю(?:[ ]по адресу)?|проживает(?:[ ]по адресу)?|проживающ\p{L}{2,4}(?:[ ]по адресу)?|мешкаю(?:[ ]за адресою)?|живу(?:[ ]по адресу)?|прописана?(?:[ ]по адресу)?|ninaishi|anaishi|naishi|(?:ber)?tinggal di|menetap di|(?:nhà em|em|tôi)[ ]ở|sống (?:tại|ở)|nakatira(?:[ ]ako|[ ]po|[ ]kami){0,2}[ ]sa)[ ]?[:,]?[ ]{0,2}(?<value>(?=[^\n;<>]{0,70}?\d)(?-i:${PLACES}))`,
    "giu",
  ),
  accepts: (found) => /\d/.test(found) && /\p{L}{3}/u.test(found) && found.includes(" "),
  cues: "pata thikana tikana thegana makaan address alamat tirahan dirección direccion domicilio adresse adresa endereço anwani địa адрес адреса i we she he live lives living stay stays staying reside resides residing locked kept r resident deliver delivered ship shipped bill billed pick come demeurant domicilié domiciliée habite con domiciliado domiciliada vivo residente moro mora abito wohnhaft wohne zamieszkały zamieszkała проживаю проживает проживающий проживающая проживающего мешкаю прописан прописана живу ninaishi anaishi naishi tinggal bertinggal menetap nhà em tôi sống nakatira".split(
    " ",
  ),
  rank: 2,
  examples: [
    "residing at [[No. 48, Jalan Meru 17/4, 41050 Klang]]. He was",
    "R/o [[H.No. 48, Gali No. 4, Sangam Vihar, New Delhi 110062]]",
    "j'habite au [[48 rue de la République, 93200 Saint-Denis]]",
    "moro na [[Rua das Flores, 482, apto 17, São Paulo]]",
    "ninaishi [[Nyumba namba 48, Mtaa wa Likoni, Mombasa]]",
  ],
  counterExamples: [
    "I live in Dubai since 2019 with 8 others",
    "delivered to the embassy",
    "vivo en Madrid",
    "she stays at home 24 hours",
  ],
};
