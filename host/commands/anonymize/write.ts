import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { chmod, realpath, stat } from "node:fs/promises";
import type { Writable } from "node:stream";
import { writeDurably } from "../../knowledge/keeping/durable-write.ts";
import { systemReason } from "../../system-error.ts";
import { UsageError } from "../running/run-command.ts";

/** Writes parts to standard output. */
export async function writeOut(parts: AsyncIterable<string>): Promise<void> {
  await writeTo(process.stdout, parts);
}

/** Writes parts to a file that is there whole or not at all; a device or a pipe takes them as they come. Throws a `UsageError` where it cannot be written. */
export async function writeFileWhole(path: string, parts: AsyncIterable<string>): Promise<void> {
  try {
    const found = await stat(path).catch(() => null);
    if (found !== null && !found.isFile()) return await writeThrough(path, parts);
    const target = found === null ? path : await realpath(path);
    await writeDurably(target, parts);
    if (found !== null) await chmod(target, found.mode);
  } catch (error) {
    const reason = systemReason(error);
    if (reason === null) throw error;
    throw new UsageError(`${path} was not written: ${reason}`);
  }
}

async function writeThrough(path: string, parts: AsyncIterable<string>): Promise<void> {
  const output = createWriteStream(path);
  await writeTo(output, parts);
  output.end();
  await once(output, "close");
}

async function writeTo(output: Writable, parts: AsyncIterable<string>): Promise<void> {
  const failed = once(output, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  for await (const part of parts)
    if (!output.write(part)) await Promise.race([once(output, "drain"), failed]);
}
