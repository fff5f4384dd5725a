import { TWO_NAMES } from "../parts/name-forms.ts";
import { IN_CAPITALS, isKnownNoPerson } from "../parts/no-persons.ts";
import { isNameInCapitals } from "../parts/ordinary-words.ts";
import { PERSON_VERB } from "../parts/person-verbs.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const START = String.raw`(?<=(?:^|[.!?…:;\n])[ \t"“«(•*-]{0,3})`;

/** Two words or more with capitals that begin a sentence, before what somebody does or suffers: "Rosa Delgado was beaten". */
export const nameBeforeVerb: Recognizer = {
  label: "NAME",
  title: "Name that begins a sentence",
  pattern: written(String.raw`(?=\p{Lu})${START}(?<value>${TWO_NAMES})(?=[ ]${PERSON_VERB})`, "gu"),
  needs: /\p{Lu}[\p{L}\p{M}'’-]{0,130} (?:[a-z]{2,5} )?\p{Lu}/u,
  accepts: (found) => (IN_CAPITALS.test(found) ? isNameInCapitals(found) : !isKnownNoPerson(found)),
  rank: 1,
  examples: [
    "[[Rosa Delgado]] was beaten by her employer",
    "It is urgent. [[Kwabena Asante]] escaped at night",
    "[[JACINTA MWIKALI]] is locked in a house",
    "[[Siti Aminah]] dipukul majikannya",
    "[[Lucía Quispe]] llegó en mayo",
    "[[Рустам Каримов]] работает без договора",
    "[[Asha Juma]] anafanya kazi Saudi",
    "[[Trần Văn Hùng]] bị giữ hộ chiếu",
  ],
  counterExamples: [
    "Abu Dhabi is far, HOUSEMAID SALARY is low",
    "Kuala Lumpur was rainy",
    "Red Crescent helped us",
    "En Guatemala firmé por dos años",
    "Jabatan Tenaga Kerja telah datang",
    "Gaji ABK ditahan enam bulan",
    "Hong Kong has a hotline",
    "The Supreme Court has ruled",
    "Housekeeping Supervisor wanted",
  ],
};
