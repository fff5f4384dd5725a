import { readFile } from "node:fs/promises";

/** The objects of a JSON-lines file, in order; none where there is no file. */
export async function readLines<T>(file: string): Promise<readonly T[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): T => JSON.parse(line));
}
