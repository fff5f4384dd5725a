import { amharic, arabic, oromo, swahili, tigrinya } from "./african-and-arabic.ts";
import { ARABIC_AND_AMHARIC_LATIN } from "./arabic-and-amharic-latin.ts";
import { ASIAN_DEMANDS } from "./asian-demands.ts";
import { ASIAN_INJURIES } from "./asian-injuries.ts";
import { chinese } from "./east-asian.ts";
import { DEMANDS } from "./demands.ts";
import { EMERGENCIES } from "./emergencies/table.ts";
import { english } from "./english.ts";
import { HELD_AND_HURT } from "./held-and-hurt.ts";
import { INJURIES } from "./injuries.ts";
import { french, portuguese, spanish } from "./romance.ts";
import { sinhala, tamil } from "./sinhala-and-tamil.ts";
import { OWED_WAGES } from "./owed-wages.ts";
import { RELEASES } from "./releases.ts";
import { russian, ukrainian } from "./slavic.ts";
import { PLACES_FOR_MONEY } from "./places-for-money.ts";
import { SOUTH_ASIAN_LATIN } from "./south-asian-latin.ts";
import { bengali, hindi, nepali, urdu } from "./south-asian.ts";
import { burmese, khmer, malayic, thai, vietnamese } from "./southeast-asian.ts";
import { tagalog } from "./tagalog.ts";
import type { Vocabulary } from "./subject.ts";

/** The words of work in every language the reading knows. None is proof of harm; together they tell the subject of a message. */
export const VOCABULARIES: readonly Vocabulary[] = [
  english,
  tagalog,
  malayic,
  vietnamese,
  thai,
  khmer,
  burmese,
  nepali,
  hindi,
  urdu,
  bengali,
  sinhala,
  tamil,
  arabic,
  amharic,
  tigrinya,
  oromo,
  swahili,
  spanish,
  french,
  portuguese,
  russian,
  ukrainian,
  chinese,
  ...DEMANDS,
  ...ASIAN_DEMANDS,
  ...INJURIES,
  ...ASIAN_INJURIES,
  ...EMERGENCIES,
  ...HELD_AND_HURT,
  ...OWED_WAGES,
  ...RELEASES,
  ...SOUTH_ASIAN_LATIN,
  ...ARABIC_AND_AMHARIC_LATIN,
  ...PLACES_FOR_MONEY,
];
