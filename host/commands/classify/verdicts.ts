import { failuresIn } from "../../../schemas/failures.ts";
import type { OfflineVerdict } from "../../judge-offline.ts";

/** UTF-16 units of a text whose verdict is kept at most, and how many are kept. */
const LONGEST = 1024;
const MOST = 8192;

/** The JSON of a text's verdict at its revision, without the braces. */
export type Verdicts = (text: string) => Promise<string>;

/** Verdicts on texts one after the other. A file of recruitment spam holds the same words again and again: those of the last few thousand short texts are kept, but for those of which a layer or a part of one failed. */
export function verdictsBy(judge: (text: string) => Promise<OfflineVerdict>): Verdicts {
  /** The oldest first. */
  const kept = new Map<string, string>();
  return async (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const { verdict, trace } = await judge(text);
    const told = JSON.stringify({ ...verdict, revision: trace.revision }).slice(1, -1);
    const { grep, tools } = trace;
    if (text.length > LONGEST || failuresIn({ grep, tools }).length > 0) return told;
    kept.set(text, told);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return told;
  };
}
