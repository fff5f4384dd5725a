import { BUCKETS, featuresOf, type Asked, type Features } from "./features.ts";
import { meaningsOf } from "../statements/meanings.ts";

/** What stands in quotation marks. */
const QUOTED = /"[^"]{2,400}"|“[^”]{2,400}”|«[^»]{2,400}»|「[^」]{2,400}」/gu;
/** Turns the buckets of quoted words into others. */
const OTHERS = 0x2_aaaa;

/** What meanings together count beside all words. */
const MEANINGS_COUNT = 1;

/** The features of a passage: its words, and what they mean, which is the same in all languages that are read ("don't", "pay" and both near each other). Quoted words stand apart from all others: whoever quotes what harms may warn of it, and only the words around it tell. */
export function passageFeatures(passage: string, asked: Asked): Features {
  const quoted = (passage.match(QUOTED) ?? []).join(" ");
  if (quoted === "") return saidFeatures(passage, asked);
  const rest = passage.replace(QUOTED, ' "" ');
  const share = quoted.length / (quoted.length + rest.length);
  const own = saidFeatures(rest, asked);
  const others = saidFeatures(quoted, asked);
  return {
    at: Int32Array.from([...own.at, ...others.at.map((at) => (at < BUCKETS ? at ^ OTHERS : at))]),
    values: Float64Array.from([
      ...own.values.map((value) => Math.sqrt(1 - share) * value),
      ...others.values.map((value) => Math.sqrt(share) * value),
    ]),
  };
}

function saidFeatures(words: string, asked: Asked): Features {
  const { at, values } = featuresOf(words, asked);
  const meanings = [...meaningsOf(words)];
  const each = MEANINGS_COUNT / Math.sqrt(meanings.length || 1);
  return {
    at: Int32Array.from([...at, ...meanings.map((meaning) => meaning & (BUCKETS - 1))]),
    values: Float64Array.from([...values, ...meanings.map(() => each)]),
  };
}

/** Share of an answer up to which what it quotes is no answer of its own. */
const FEW_QUOTED = 0.5;

/** An answer without the words in its quotation marks, where they are few beside its own. */
export function withoutQuoted(answer: string): string {
  const rest = answer.replace(QUOTED, ' "" ');
  return answer.length - rest.length <= FEW_QUOTED * answer.length ? rest : answer;
}
