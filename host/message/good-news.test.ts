import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

test.for([
  ["my wife is locked up by her boss in kuwait", "thank god they let her go this morning"],
  ["ate ko kinulong ng amo sa qatar", "nasagip na siya kahapon, salamat"],
  ["mi hermana encerrada en dubai, le pegan", "ya regresó a casa, gracias"],
  ["моя дочь заперта в турции, ее бьют", "ее отпустили, она дома"],
  ["mwanangu amefungiwa oman anapigwa", "ameokolewa, yuko nyumbani sasa"],
  ["boss hit me, doha", "im fine now, thank you"],
] as const)("who tells good news is told no danger: %s", ([before, own]) => {
  expect(lastOf(before, own)).toMatchObject({ danger: null });
});

test.for([
  ["my boss beats me in dubai", "he is home now"],
  ["madam hits me in kuwait every day", "she came home, i hide in the bathroom"],
  ["my boss beats me in dubai", "im ok now but he will beat me tonight"],
] as const)("an employer who comes home is none: %s", ([before, own]) => {
  expect(lastOf(before, own).danger ?? null).not.toBeNull();
});
