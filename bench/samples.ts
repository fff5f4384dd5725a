import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LabelledText } from "../host/classifier/labelled-text.ts";

const SHARED = join(import.meta.dirname, "../../shared/samples");

/** One message with what a careful reviewer expects of it. */
export type SampleMessage = LabelledText;

/** A job advert; genuine unless `fraudulent`. */
export interface Advert {
  readonly job_id: string;
  readonly fraudulent: boolean;
  readonly text: string;
}

/** The sample messages beside the project, or null on a checkout without them. */
export function sampleMessages(): Promise<readonly SampleMessage[] | null> {
  return readLines<SampleMessage>("messages.jsonl");
}

/** The job adverts beside the project, or null on a checkout without them. */
export function adverts(): Promise<readonly Advert[] | null> {
  return readLines<Advert>("job_posts.jsonl");
}

async function readLines<T>(file: string): Promise<readonly T[] | null> {
  const text = await readFile(join(SHARED, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  return text
    .trimEnd()
    .split("\n")
    .map((line): T => JSON.parse(line));
}
