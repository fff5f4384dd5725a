import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Replaces a file whole: temporary file beside it → write → fsync → rename → fsync of the folder. Whoever reads sees the old bytes or the new ones, also after a power cut. Rejects with the system's error and leaves nothing behind. */
export async function writeDurably(
  path: string,
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    await using file = await open(temporary, "w");
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await rename(temporary, path);
  await using opened = await open(folder);
  await opened.sync();
}
