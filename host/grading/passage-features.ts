import { BUCKETS, featuresOf, type Asked, type Features } from "./features.ts";

/** What stands in quotation marks. */
const QUOTED = /"[^"]{2,400}"|“[^”]{2,400}”|«[^»]{2,400}»|「[^」]{2,400}」/gu;
/** Turns the buckets of quoted words into others. */
const OTHERS = 0x2_aaaa;

/** The features of a passage, quoted words apart from all others: whoever quotes what harms may warn of it, and only the words around it tell. */
export function passageFeatures(passage: string, asked: Asked): Features {
  const quoted = (passage.match(QUOTED) ?? []).join(" ");
  if (quoted === "") return featuresOf(passage, asked);
  const rest = passage.replace(QUOTED, ' "" ');
  const share = quoted.length / (quoted.length + rest.length);
  const own = featuresOf(rest, asked);
  const others = featuresOf(quoted, asked);
  return {
    at: Int32Array.from([...own.at, ...others.at.map((at) => (at < BUCKETS ? at ^ OTHERS : at))]),
    values: Float64Array.from([
      ...own.values.map((value) => Math.sqrt(1 - share) * value),
      ...others.values.map((value) => Math.sqrt(share) * value),
    ]),
  };
}
