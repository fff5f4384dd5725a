import { constants, type Stats } from "node:fs";
import { open } from "node:fs/promises";

/** Non-blocking, so that a named pipe cannot hold the reader. */
export const READ_FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

/** What an entry of a folder, or a status, says of itself. */
type Kind = Pick<
  Stats,
  "isFile" | "isDirectory" | "isFIFO" | "isSocket" | "isBlockDevice" | "isCharacterDevice"
>;

/** What lies where a file should, in words; null for a file. */
export function otherThanFile(found: Kind): string | null {
  if (found.isFile()) return null;
  if (found.isDirectory()) return "a folder";
  return otherThanFolder(found) ?? "something unknown";
}

/** What is neither a file nor a folder, in words; null for those two. */
export function otherThanFolder(found: Kind): string | null {
  if (found.isFIFO()) return "a named pipe";
  if (found.isSocket()) return "a socket";
  return found.isBlockDevice() || found.isCharacterDevice() ? "a device" : null;
}

/** The bytes of a file. Rejects with the system's error, and where something else lies there: a named pipe would never end. */
export async function readPlainFile(path: string): Promise<Buffer> {
  await using file = await open(path, READ_FLAGS);
  const other = otherThanFile(await file.stat());
  if (other !== null) throw new Error(`${other} and no file`);
  return await file.readFile();
}
