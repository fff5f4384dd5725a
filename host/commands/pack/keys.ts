import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { zipPack } from "../../packs/pack-files.ts";
import { newKeyPair, readPublicKeys, signManifest } from "../../packs/trust/signature.ts";
import { writeDurably } from "../../knowledge/keeping/durable-write.ts";
import { systemReason } from "../../system-error.ts";
import { sizeOfInput } from "../running/files-named.ts";
import { resolve } from "node:path";
import { UsageError } from "../running/run-command.ts";
import { readOnePack } from "./source.ts";

/** Writes a new Ed25519 pair to `<file>` (readable by its owner only) and `<file>.pub`; never overwrites one. Gives what it tells. */
export async function writeKeyPair(file: string): Promise<string> {
  const { privatePem, publicPem } = newKeyPair();
  await writeNew(file, privatePem, 0o600);
  await writeNew(`${file}.pub`, publicPem, 0o666).catch(async (error: unknown) => {
    await rm(file);
    throw error;
  });
  const [key] = readPublicKeys(publicPem);
  return `${file}: the private key ${key?.id}; keep it to yourself\n${file}.pub: its public half, for HARNESS_TRUSTED_KEYS\n`;
}

/** Signs the one pack of a ZIP with a private key and writes it to `out`. Gives what it tells. */
export async function signPack(zip: string, keyFile: string, out: string): Promise<string> {
  if ((await stat(out).catch(() => null))?.isDirectory() === true)
    throw new UsageError(`${out} is a folder; name a ZIP, or one to write with --out`);
  const content = await readOnePack(zip);
  await sizeOfInput(keyFile);
  const pem = await readFile(keyFile, "utf8");
  const signature = signed(content.manifest, pem, keyFile);
  await writeDurably(resolve(out), [await zipPack({ ...content, signature })]);
  const { key } = JSON.parse(signature) as { key: string };
  return `${out}: ${content.pack.name} ${content.pack.version}, signed with the key ${key}\n`;
}

/** Throws a `UsageError` where the file is there already or cannot be written. */
async function writeNew(file: string, text: string, mode: number): Promise<void> {
  await writeFile(file, text, { flag: "wx", mode }).catch((error: unknown) => {
    throw new UsageError(`${file} was not written: ${systemReason(error)}; choose another name`);
  });
}

function signed(manifest: string, pem: string, keyFile: string): string {
  try {
    return signManifest(manifest, pem);
  } catch {
    throw new UsageError(
      `${keyFile} holds no Ed25519 private key in PEM; npm run pack keygen makes one (the file without .pub)`,
    );
  }
}
