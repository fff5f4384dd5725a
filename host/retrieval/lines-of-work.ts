import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { SourceDocument } from "./text/passages.ts";

/** Filed under these a document is for those who work in a household. */
const FOR_HOUSEHOLDS = new Set(["domestic-work", "care-work"]);

/** Concepts of `host/wording/concepts` by which somebody works in a household, by which they do unless another place of work is named, and by which elsewhere: a hotel is cleaned, too. */
const SIGNS = {
  household: conceptHashes("maid madam"),
  "likely household": conceptHashes("cook-clean care"),
  elsewhere: conceptHashes(
    "company factory farm ship construction warehouse guard restaurant shop hotel mine",
  ),
} as const;

const SIGN_OF_CONCEPT = new Map(
  Object.entries(SIGNS).flatMap(([sign, concepts]) => Array.from(concepts, (hash) => [hash, sign])),
) as ReadonlyMap<number, keyof typeof SIGNS>;

/** Where a message says that the work is; null where it does not say. */
export type LineOfWork = "household" | "elsewhere" | null;

/** Reads where the work is: by the subjects of a reading, and by the hashes of the concepts of its words. */
export function lineOfWork(topics: Iterable<string>, concepts: Iterable<number>): LineOfWork {
  for (const topic of topics) if (topic === "domestic_work") return "household";
  let likely: LineOfWork = null;
  for (const concept of concepts) {
    const sign = SIGN_OF_CONCEPT.get(concept);
    if (sign === "household") return sign;
    if (sign === "elsewhere") likely = sign;
    else if (sign !== undefined) likely ??= "household";
  }
  return likely;
}

/** Whether a document is for those who work in a household. */
export function isForHouseholds({ topics }: SourceDocument): boolean {
  return topics.some((topic) => FOR_HOUSEHOLDS.has(topic));
}
