import { readFile, writeFile } from "node:fs/promises";
import { zipPack } from "../../packs/pack-files.ts";
import { newKeyPair, readPublicKeys, signManifest } from "../../packs/signature.ts";
import { writeDurably } from "../../knowledge/durable-write.ts";
import { codeOf } from "../../knowledge/walk.ts";
import { resolve } from "node:path";
import { UsageError } from "../run-command.ts";
import { readOnePack } from "./source.ts";

/** Writes a new Ed25519 pair to `<file>` (readable by its owner only) and `<file>.pub`; never overwrites one. Gives what it tells. */
export async function writeKeyPair(file: string): Promise<string> {
  const { privatePem, publicPem } = newKeyPair();
  try {
    await writeFile(file, privatePem, { flag: "wx", mode: 0o600 });
    await writeFile(`${file}.pub`, publicPem, { flag: "wx" });
  } catch (error) {
    throw new UsageError(`${file}: not written (${codeOf(error)}); choose another name`);
  }
  const [key] = readPublicKeys(publicPem);
  return `${file}: the private key ${key?.id}; keep it to yourself\n${file}.pub: its public half, for HARNESS_TRUSTED_KEYS\n`;
}

/** Signs the one pack of a ZIP with a private key and writes it to `out`. Gives what it tells. */
export async function signPack(zip: string, keyFile: string, out: string): Promise<string> {
  const content = await readOnePack(zip);
  const pem = await readFile(keyFile, "utf8").catch((error: unknown) => {
    throw new UsageError(`${keyFile}: cannot be read (${codeOf(error)})`);
  });
  const signature = signed(content.manifest, pem, keyFile);
  await writeDurably(resolve(out), [await zipPack({ ...content, signature })]);
  const { key } = JSON.parse(signature) as { key: string };
  return `${out}: ${content.pack.name} ${content.pack.version}, signed with the key ${key}\n`;
}

function signed(manifest: string, pem: string, keyFile: string): string {
  try {
    return signManifest(manifest, pem);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${keyFile}: ${reason}; npm run pack keygen makes a key`);
  }
}
