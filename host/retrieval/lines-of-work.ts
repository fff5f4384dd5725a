import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { SourceDocument } from "./passages.ts";

/** Filed under these a document is for those who work in a household. */
const FOR_HOUSEHOLDS = new Set(["domestic-work", "care-work"]);

/** Concepts of `host/wording/concepts` by which somebody works in a household, by which they do unless another place of work is named, and by which elsewhere: a hotel is cleaned, too. */
const IN_HOUSEHOLDS = conceptHashes("maid madam");
const AS_IN_HOUSEHOLDS = conceptHashes("cook-clean care");
const ELSEWHERE = conceptHashes(
  "company factory farm ship construction warehouse guard restaurant shop hotel mine",
);

/** Where a message says that the work is; null where it does not say. */
export type LineOfWork = "household" | "elsewhere" | null;

/** Reads where the work is: by the subjects of a reading, and by the hashes of the concepts of its words. */
export function lineOfWork(topics: Iterable<string>, concepts: Iterable<number>): LineOfWork {
  const words = new Set(concepts);
  if ([...topics].includes("domestic_work") || !words.isDisjointFrom(IN_HOUSEHOLDS))
    return "household";
  if (!words.isDisjointFrom(ELSEWHERE)) return "elsewhere";
  return words.isDisjointFrom(AS_IN_HOUSEHOLDS) ? null : "household";
}

/** Whether a document is for another line of work: what protects a maid is no law of who builds houses. */
export function isForOthers({ topics }: SourceDocument, line: LineOfWork): boolean {
  return line === "elsewhere" && topics.some((topic) => FOR_HOUSEHOLDS.has(topic));
}
