import { foldText } from "../matching/folding/fold.ts";
import { chineseScript } from "./han.ts";
import { findTerms } from "./lexicon.ts";

/** Compiles the tables of words between requests, those in Latin letters, then the others and the characters of Chinese, one a step: the first text would wait for them. */
export function* readWordsAhead(): Generator<undefined, void> {
  for (const greeting of ["hello", "नमस्ते"]) {
    findTerms(foldText(greeting));
    yield;
  }
  chineseScript("你好");
  yield;
}
