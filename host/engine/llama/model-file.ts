import { open } from "node:fs/promises";
import { basename } from "node:path";
import { resolveModelFile } from "node-llama-cpp";
import type { LoadOrder } from "./messages.ts";

/** The path of the model's GGUF file; an `hf:` address is downloaded first, the only time anything is fetched. Throws a sentence for operators when there is no such file or it is something else. */
export async function findModel({ model, folder, token }: LoadOrder): Promise<string> {
  if (!model.startsWith("hf:")) return await checkedFile(model);
  const path = await resolveModelFile(model, {
    cli: false,
    ...(folder ? { directory: folder } : {}),
    ...(token ? { tokens: { huggingFace: token } } : {}),
  });
  return await checkedFile(path);
}

async function checkedFile(path: string): Promise<string> {
  const name = basename(path);
  await using file = await open(path).catch(() => {
    throw new Error(`The model file "${name}" cannot be opened.`);
  });
  const unreadable = (): never => {
    throw new Error(`The model file "${name}" cannot be read.`);
  };
  const { buffer, bytesRead } = await file.read(Buffer.alloc(24), 0, 24, 0).catch(unreadable);
  if (buffer.toString("latin1", 0, Math.min(bytesRead, 4)) !== "GGUF")
    throw new Error(`The model file "${name}" is not a GGUF file.`);
  const { size } = await file.stat().catch(unreadable);
  if (!isPlausible(buffer, size)) throw new Error(`The model file "${name}" is damaged.`);
  return path;
}

/** Fewest bytes that a tensor's or a value's description takes. */
const SHORTEST_ENTRY = 12;

/** Whether the header is of a version that llama.cpp reads and promises no more than the file can hold: its bindings would look for the rest for ever. */
function isPlausible(header: Buffer, size: number): boolean {
  const version = header.readUInt32LE(4);
  const entries = header.readBigUInt64LE(8) + header.readBigUInt64LE(16);
  return (version === 2 || version === 3) && entries * BigInt(SHORTEST_ENTRY) <= BigInt(size);
}
