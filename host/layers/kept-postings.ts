import { join } from "node:path";
import { folderOf, keptFor } from "../kept/kept.ts";
import { digestOfFiles } from "../matching/code-digest.ts";
import type { Passage } from "../retrieval/passages.ts";
import type { Postings } from "../retrieval/postings.ts";
import { makePostings } from "../retrieval/retrieval.ts";

const ROOT = join(import.meta.dirname, "../..");

/** So few passages are quicker weighed than read from a disk. */
const FEW = 100;

/** No term holds it. */
const BETWEEN_TERMS = " ";

/** Whether no index was asked for yet: the first one of a process is that of a start. */
let isStart = true;

/** Whether the next index is the first one: then nobody waits for an answer, and most likely it is known. */
export function isFirstIndex(): boolean {
  return isStart;
}

/** Weighs passages; the first ones of a process are mostly known from a process before. */
export function postingsOf(passages: readonly Passage[]): Postings {
  const isFirst = isStart;
  isStart = false;
  return isFirst && passages.length >= FEW ? keptPostings(passages) : makePostings(passages);
}

/** What was weighed before, of the very same documents, by the same code and packages; else weighs, and keeps it in the folder. */
export function keptPostings(passages: readonly Passage[], folder = folderOf("indexes")): Postings {
  const sources = [...codeOfWeights(), ...documentsOf(passages)];
  const kept = keptFor<ReturnType<typeof inParts>>(folder, sources);
  const { terms, ...numbers } = kept.read() ?? kept.write(inParts(makePostings(passages)));
  return {
    ...numbers,
    terms: new Map(terms.split(BETWEEN_TERMS).map((term, number) => [term, number])),
  };
}

/** What the weights depend on, beside the documents. */
function codeOfWeights(): string[] {
  return [
    digestOfFiles(join(ROOT, "host/retrieval"), ["*.ts"]),
    digestOfFiles(join(ROOT, "node_modules"), ["wink-*/package.json"]),
  ];
}

function documentsOf(passages: readonly Passage[]): string[] {
  const documents = new Set(passages.map(({ document }) => document));
  return [...documents].map((document) => JSON.stringify(document));
}

/** The terms as one text, in the order of their numbers. */
function inParts({ terms, ...numbers }: Postings) {
  const inOrder: string[] = [];
  for (const [term, number] of terms) inOrder[number] = term;
  return { ...numbers, terms: inOrder.join(BETWEEN_TERMS) };
}
