import { CAP, MORE } from "../parts/address-parts.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const NUMBERED =
  "flat|apt|apartment|unit|room|rm|villa|house|block|blk|building|bldg|tower|plot|lot|door|floor|sector|street|road|camp|gate|dorm|dormitory|shop|suite|purok|sitio|brgy|barangay|zone|phase|rumah|kamar|blok|gang|gg|dusun|desa|kampung|kg|jalan|jl|jln|lorong|ward|tole|mouza|holding|chak|mohalla|calle|carrera|cra|avenida|av|colonia|manzana|mz|lote|casa|piso|depto|departamento|interior|rua|travessa|rue|chemin|appartement|via|viale|piazza|straße|strasse|hausnummer|ulica|ul|aleja|mieszkanie|str|strada|bloc|scara|ул|улица|дом|д|кв|квартира|корпус|вул|вулиця|будинок|буд|mtaa|nyumba|plot|ko|số|nhà|ngõ|ngách|hẻm|đường|thôn|ấp|tổ|khu|phố";

/** Flat, block, villa, street with its number, also where the number follows: "Jalan Merdeka No. 10", "ул. Ленина, д. 5". */
export const numberedPlace: Recognizer = {
  label: "ADDRESS",
  title: "Flat, house or street with its number",
  pattern: written(
    [
      String.raw`(?i:flat|apt|apartment|unit|room|rm|villa|house|block|blk|building|bldg|tower|plot|lot|door|camp|dorm|dormitory|suite|purok|sitio|zone|phase|ward|holding|rumah|kamar|blok)\.?[ ]{0,2}(?i:no\.?|number|num|nr\.?|#|:)?[ ]{0,2}#?(?:[A-Z]{0,2}-?\d{1,5}[A-Z]?(?:[/-](?:[A-Z]?\d{1,4}|[A-Z](?!\p{L})))?|[A-Z])(?![\p{L}\p{N}]|[.,]\d)(?:,?[ ]{1,2}(?i:flat|apt|unit|room|rm|villa|house|block|blk|building|bldg|tower|street|st|road|rd|floor|lot|gate|area|zone|phase|sector|avenue|ave)\.?[ ]{0,2}(?:(?i:no\.?|number|#)[ ]?)?[A-Z]?\d{0,5}[A-Z]?(?:/F)?(?![\p{L}]))${MORE}`,
      String.raw`(?i:flat|apt|apartment|unit|villa|house|plot|lot|building|bldg|block|blk|rumah|ward|purok|zone|camp|dorm|dormitory|hostel)\.?[ ]{0,2}(?i:no\.?|number|num|nr\.?|#|:)?[ ]{0,2}#?[A-Z]{0,2}-?\d{1,5}[A-Z]?(?:[/-][A-Z]?\d{1,4})?(?![\p{L}\p{N}]|[.,]\d),[ ]{1,2}(?!(?:Section|Article|Chapter|Page|Part|Lesson|Module|Level|Topic|Annex|Grade|Workers?|Step|Table|Question|Clause|Rule)(?!\p{L}))(?:\d{1,3}/F|${CAP})(?:[ ](?:(?:ya|wa|la|de|del|da|dos|das|al)[ ])?${CAP}){0,4}${MORE}`,
      String.raw`(?i:flat|apt|apartment|villa|house|room|rm|unit)\.?[ ]{0,2}(?i:no\.?|number|#)[ ]{0,2}[A-Z]{0,2}-?\d{1,5}[A-Z]?(?:[/-]\d{1,4})?(?![\p{L}\p{N}]|[.,]\d)`,
      String.raw`(?i:jalan|jl|jln|lorong|gang|gg|dusun|desa|kampung|kg|calle|carrera|cra|avenida|av|colonia|manzana|rua|travessa|rue|chemin|via|viale|piazza|ulica|ul|aleja|strada|str|straße|strasse|mtaa|street|road|brgy|barangay|purok|sitio|mohalla|tole|chak)\.?[ ](?:(?:de|del|da|das|dos|do|della|des|du)[ ](?:la[ ]|los[ ]|las[ ])?)?(?:${CAP}|\d{1,3})(?:[ ](?:de|del|la|las|los|da|das|dos)?[ ]?${CAP}){0,4},?[ ]{0,2}(?i:no\.?|nr\.?|num\.?|#|nomor|№|n°)?[ ]{0,2}(?:\d{1,5}[A-Za-z]?(?:[-/ ]{1,3}\d{1,4})?(?![\p{L}\p{N}]|[.,]\d)${MORE}|,[ ]${CAP}(?:[ ]${CAP}){0,3}${MORE})`,
      String.raw`(?i:no|lot)\.?[ ]?\d{1,5}[A-Z]?(?:[/-]\d{1,4})?,?[ ](?:Jalan|Jln|Jl|JALAN|Lorong|Persiaran|Lebuh|Lebuhraya|Taman|Kampung|Kg|Batu)\.?[ ](?:${CAP}|[A-Z]{0,3}\d{1,3}(?:/\d{1,4}[A-Z]?)?)(?:[ ](?:${CAP}|\d{1,3}(?:/\d{1,4}[A-Z]?)?)){0,4}${MORE}`,
      String.raw`(?i:blk|block)[ ]\d{1,4}[A-Z]?,?[ ]${CAP}(?:[ ]${CAP}){0,3}(?:[ ]\d{1,3})?,?[ ]#\d{1,3}-\d{1,4}${MORE}(?:[ ]Singapore[ ]\d{6})?`,
      String.raw`(?:ул|улица|вул|вулиця|пр|проспект|мкр|переулок)\.?[ ][\p{L}\p{M}-]{2,30}(?:[ ][\p{L}\p{M}-]{2,30})?,?[ ]{0,2}(?:(?:д|дом|буд|будинок)\.?[ ]?)?\d{1,4}[а-яa-z]?(?:[-/]\d{1,4})?(?:,?[ ]{0,2}(?:кв|квартира|корп|корпус|к)\.?[ ]?\d{1,4})?(?:,[ ]\p{Lu}[\p{L}-]{2,20})?`,
      String.raw`(?:số|số nhà|nhà số|ngõ|ngách|hẻm|đường|thôn|ấp|tổ|xóm)[ ]\d{1,4}[A-Za-z]?(?:/\d{1,4})*,?[ ]{0,2}(?:đường|phố|ngõ|ngách|hẻm|thôn|xã|phường|ấp|tổ|khu phố|${CAP})(?:[ ](?:\p{L}{1,12}|\d{1,4}(?:/\d{1,4})?)){1,5}(?:,[ ](?:\p{L}{1,12}[ ]?){1,5}){0,4}`,
      String.raw`(?i:xã|phường|thị trấn)[ ]${CAP}(?:[ ]${CAP}){0,3},[ ](?i:huyện|quận|thị xã|thành phố|TP\.?)[ ]${CAP}(?:[ ]${CAP}){0,3}(?:,[ ](?i:tỉnh|thành phố|TP\.?)[ ]${CAP}(?:[ ]${CAP}){0,3})?`,
      String.raw`(?:(?i:kp|kampung|dusun|dsn|desa)\.?[ ]${CAP}(?:[ ]${CAP}){0,2},?[ ])?RT[ .]{0,2}\d{1,3}[ /]{1,3}(?:RW[ .]{0,2})?\d{1,3}(?!\p{N})(?:,?[ ](?:Kel|Kelurahan|Kec|Kecamatan|Kab|Kabupaten|Kota|Desa|Ds|Dusun|Dsn|Prov|Provinsi)\.?[ ]${CAP}(?:[ ]${CAP}){0,2}){0,5}(?:,?[ ]\d{5}(?!\d))?`,
    ].join("|"),
    "gu",
  ),
  cues: [
    ...new Set(NUMBERED.split("|")),
    "пр",
    "проспект",
    "мкр",
    "xã",
    "phường",
    "thị",
    "kp",
    "no",
    "xóm",
    "dsn",
    "rt",
    "переулок",
  ],
  rank: 2,
  examples: [
    "pick me up at [[Flat 12B, Block 4]] tonight",
    "[[Villa 23, Street 14]] in Al Rayyan",
    "alamat [[Jalan Merdeka No. 10]]",
    "[[ул. Ленина, д. 5, кв. 3]]",
    "vivo en [[Calle Hidalgo 45]]",
    "[[Room No. 1203]] of the camp",
    "[[No. 17, Jalan SS2/48, 47300 Petaling Jaya]]",
    "[[Blk 482 Tampines Street 44 #09-173 Singapore 520482]]",
  ],
  counterExamples: [
    "the house of my employer",
    "room for 8 workers",
    "a block of 12 rooms",
    "Gate 5 at the airport",
    "the street is long",
  ],
};
