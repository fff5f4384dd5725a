import { expect, test } from "vitest";
import { lastOf, read } from "../../message/conversation.fixture.ts";

test.for([
  ["expired na ang visa ko dito sa qatar", "paano pag mahuli ako ng pulis?"],
  ["ami saudi te, kofil iqama kore nai", "police dhorle ki korbe"],
  ["viza yangu imeisha, niko oman", "nikikamatwa na polisi itakuwa vipi"],
  ["виза просрочена, я в корее", "если меня остановит полиция, что делать"],
  ["my iqama is finished, saudi", "what if immigration catch me"],
  ["签证过期了，在马来西亚", "被警察抓了会怎么样"],
] as const)(
  "who lacks papers and asks what happens if they are caught fears the police: %s",
  ([before, own]) => {
    expect(lastOf(before, own)).toMatchObject({ fearsPolice: true, danger: null });
  },
);

test.for([
  "i am expecting a baby and unmarried, doha",
  "buntis ako, walang asawa, nasa riyadh",
  "saya hamil di luar nikah, kerja di kuwait",
  "انا حامل وغير متزوجة، بالبحرين",
  "nina mimba, sina mume, niko dubai",
])("so does who is pregnant and unmarried in the Gulf: %s", (text) => {
  expect(read(text).fearsPolice).toBe(true);
});

test.for([
  "I am pregnant and my husband is with me in London, how long is the leave?",
  "the police helped my friend in Dubai get his passport",
])("who need not fear them does not: %s", (text) => {
  expect(read(text).fearsPolice).toBeUndefined();
});
