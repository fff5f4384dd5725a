import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

test.each([
  ["Tengo mucha fiebre y sangro, estoy en Madrid", "no tengo papeles, me da miedo el hospital"],
  ["J'accouche, je saigne, je suis à Beyrouth", "je n'ai pas de papiers, la police va venir ?"],
  [
    "I fainted twice and vomit blood, I work in Johor",
    "no permit, will the clinic report me to police",
  ],
  [
    "nahihirapan po akong huminga, sumusuka ng dugo, nasa Kuwait",
    "TNT po ako, baka hulihin ako sa ospital",
  ],
  ["मुझे बहुत खून बह रहा है, दुबई", "वीज़ा नहीं है, पुलिस पकड़ेगी?"],
])("who needed a doctor and fears the police needs both yet: %s, %s", (before, own) => {
  const { needsDoctor, fearsPolice } = lastOf(before, own);
  expect({ needsDoctor, fearsPolice }).toEqual({ needsDoctor: true, fearsPolice: true });
});

test.each([
  ["ako ay dinudugo, nasa Kuwait", "magkano ang placement fee sa Qatar"],
  ["saya muntah darah, di Johor", "gaji saya 3 bulan belum dibayar"],
])("another matter brings no doctor: %s, %s", (before, own) => {
  expect(lastOf(before, own).needsDoctor).toBeUndefined();
});
