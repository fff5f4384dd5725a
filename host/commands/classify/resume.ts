import { createReadStream } from "node:fs";
import { truncate } from "node:fs/promises";

const LINE_FEED = 0x0a;

/** How many whole rows a result has; one that was cut off by a crash is cut away. 0 where there is no file. */
export async function wholeRows(file: string): Promise<number> {
  let rows = 0;
  let bytes = 0;
  let whole = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      const block: Buffer = chunk;
      for (let at = block.indexOf(LINE_FEED); at >= 0; at = block.indexOf(LINE_FEED, at + 1)) {
        rows += 1;
        whole = bytes + at + 1;
      }
      bytes += block.length;
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
  if (whole < bytes) await truncate(file, whole);
  return rows;
}
