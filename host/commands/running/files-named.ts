import { access, constants, stat } from "node:fs/promises";
import { systemReason } from "../../system-error.ts";
import { UsageError } from "./run-command.ts";

/** Refuses a file to read that is none, and gives its size in bytes. Throws a `UsageError`. */
export async function sizeOfInput(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new UsageError(`There is no file ${file}`);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder; name a file`);
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${systemReason(error)}`);
  });
  return found.size;
}

/** Refuses an `--out` that is a folder, or the very file that is read, whatever its path or links say. Throws a `UsageError`. */
export async function refuseAsOutput(out: string, input: string): Promise<void> {
  if (out === "") throw new UsageError("--out is empty; name a file");
  const [there, read] = await Promise.all([out, input].map((path) => stat(path).catch(() => null)));
  if (there?.isDirectory() === true) throw new UsageError(`--out ${out} is a folder; name a file`);
  if (there && read && there.dev === read.dev && there.ino === read.ino)
    throw new UsageError(`--out ${out} is the file that is read; name another`);
}

/** Whether anything lies at a path. */
export function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
