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
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0).catch(() => {
    throw new Error(`The model file "${name}" cannot be read.`);
  });
  if (buffer.toString("latin1", 0, bytesRead) === "GGUF") return path;
  throw new Error(`The model file "${name}" is not a GGUF file.`);
}
