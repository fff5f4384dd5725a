import { foldText } from "../matching/folding/fold.ts";
import { chineseScript } from "./language/han.ts";
import { languageAsked } from "./language/language-asked.ts";
import { findTerms } from "./terms/lexicon.ts";
import { standingAt } from "./whereabouts/standing.ts";

/** Compiles the tables of words between requests, those in Latin letters, then the others, the characters of Chinese, what is said beside a place and the names of languages, one a step: the first text would wait for them. */
export function* readWordsAhead(): Generator<undefined, void> {
  for (const greeting of ["hello", "नमस्ते"]) {
    findTerms(foldText(greeting));
    yield;
  }
  chineseScript("你好");
  yield;
  standingAt("qatar", { start: 0, end: 5 });
  yield;
  languageAsked("in hindi", new Set());
  yield;
}
