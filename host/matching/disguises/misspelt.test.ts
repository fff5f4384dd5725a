import { describe, expect, test } from "vitest";
import { foldText } from "../folding/fold.ts";
import { edited } from "./edit.ts";
import { misspeltCries } from "./misspelt.ts";

const meant = (text: string): string => {
  const folded = foldText(text);
  return edited(folded, misspeltCries(folded.folded)).view.folded;
};

describe("a cry for help written by ear is read as it is meant", () => {
  test.for([
    ["pls hlp my bosss lok me n bete me", "please help my boss lock me and beat me"],
    ["ausilio mi gefe me golpia", "ausilio mi jefe me golpea"],
    ["tlong majikn pukol saya", "tolong majikan pukul saya"],
    ["snasktan ako ng amo nakakulng ako", "sinasaktan ako ng amo nakakulong ako"],
    ["памагите хазяин бёт миня", "помогите хозяин бьет меня"],
    ["انقزوني الكفيل يدربني", "انقذوني الكفيل يضربني"],
    ["LETMEOUTBOSSLOCKSMEIN", "let me out boss locks me in"],
    ["🆘🔐 jeddah", "help locked  jeddah"],
    ["sos jeddah", "help me jeddah"],
  ] as const)("%s", ([text, read]) => {
    expect(meant(text)).toBe(read);
  });
});

describe("words that only sound like distress stay as they are", () => {
  test.for([
    "lol my bos bet me at chess agin",
    "plz hlp me pick a rom for my sis in doha",
    "hlp i lockd my fone, how 2 unlok it?",
    "plz hlp kr yr mera fon bnd h",
    "vos sos mi amor en riyadh",
    "😭🙏👊 we won the match",
    "🔒🔑 new phone case",
    "aydame con la tarea pr fabor",
  ])("%s", (text) => {
    expect(meant(text)).toBe(foldText(text).folded);
  });
});
