import { join } from "node:path";
import { folderOf, keptFor } from "../../kept/kept.ts";
import { digestOfFiles } from "../../matching/code-digest.ts";
import type { SourceDocument } from "../../retrieval/text/passages.ts";
import { makeIndexParts, type IndexParts } from "../../retrieval/retrieval.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** So few documents are quicker weighed than read from a disk. */
const FEW = 50;

/** No term holds it. */
const BETWEEN_TERMS = " ";

/** Whether no index was asked for yet: the first one of a process is that of a start. */
let isStart = true;

/** Whether the next index is the first one: then nobody waits for an answer, and most likely it is known. */
export function isFirstIndex(): boolean {
  return isStart;
}

/** Weighs documents and reads their names; the first ones of a process are mostly known from a process before. */
export function indexPartsOf(documents: readonly SourceDocument[]): IndexParts {
  const isFirst = isStart;
  isStart = false;
  return isFirst && documents.length >= FEW ? keptIndexParts(documents) : makeIndexParts(documents);
}

/** What was made before, of the very same documents, by the same code and packages; else makes it, and keeps it in the folder. */
export function keptIndexParts(
  documents: readonly SourceDocument[],
  folder = folderOf("indexes"),
): IndexParts {
  const sources = [...codeOfIndex(), ...documents.map((document) => JSON.stringify(document))];
  const kept = keptFor<ReturnType<typeof inParts>>(folder, sources);
  const { terms, names, ...numbers } =
    kept.read() ?? kept.write(inParts(makeIndexParts(documents)));
  const inOrder = terms.split(BETWEEN_TERMS).map((term, number) => [term, number] as const);
  return { postings: { ...numbers, terms: new Map(inOrder) }, names: JSON.parse(names) };
}

/** What it depends on, beside the documents. */
function codeOfIndex(): string[] {
  return [
    digestOfFiles(join(ROOT, "host/retrieval"), ["**/*.ts"]),
    digestOfFiles(join(ROOT, "node_modules"), ["wink-*/package.json"]),
  ];
}

/** The terms as one text, in the order of their numbers, and the names as another. */
function inParts({ postings: { terms, ...numbers }, names }: IndexParts) {
  const inOrder: string[] = [];
  for (const [term, number] of terms) inOrder[number] = term;
  return { ...numbers, terms: inOrder.join(BETWEEN_TERMS), names: JSON.stringify(names) };
}
