import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from "node:crypto";
import { PackSignature } from "../../../schemas/pack-manifest.ts";
import { validator } from "../../../schemas/validate.ts";
import { sha256 } from "../../knowledge/text/canonical.ts";

const shape = validator(PackSignature);

/** A key that packs may be signed with. */
export interface TrustedKey {
  /** The first 16 hex digits of the SHA-256 of its SPKI bytes. */
  readonly id: string;
  readonly key: KeyObject;
}

/** A new Ed25519 pair as PEM: PKCS#8 and SPKI. */
export function newKeyPair(): { readonly privatePem: string; readonly publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    privatePem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

/** The public keys of a PEM text. Throws a plain error where one is not Ed25519 or there is none. */
export function readPublicKeys(pem: string): TrustedKey[] {
  const blocks = pem.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  if (blocks.length === 0) throw new Error("holds no PUBLIC KEY block in PEM");
  return blocks.map((block) => {
    const key = createPublicKey(block);
    if (key.asymmetricKeyType !== "ed25519")
      throw new Error(`holds a key of type ${key.asymmetricKeyType}; only ed25519 is used`);
    return { id: keyId(key), key };
  });
}

/** The text of `signature.json` over a manifest. Throws a plain error where the PEM is no Ed25519 private key. */
export function signManifest(manifest: string, privatePem: string): string {
  const key = createPrivateKey(privatePem);
  if (key.asymmetricKeyType !== "ed25519")
    throw new Error(`is a key of type ${key.asymmetricKeyType}; npm run pack keygen makes one`);
  const signature: PackSignature = {
    algorithm: "ed25519",
    key: keyId(createPublicKey(key)),
    signature: sign(null, Buffer.from(manifest), key).toString("base64"),
  };
  return `${JSON.stringify(signature, null, 2)}\n`;
}

/** Why a parsed `signature.json` does not vouch for a manifest, or null when one of the keys made it. */
export function signatureProblem(
  manifest: Uint8Array,
  value: unknown,
  keys: readonly TrustedKey[],
): string | null {
  if (!shape.accepts(value)) {
    const [first] = shape.problems();
    return `is no signature (${first?.path} ${first?.message}); npm run pack sign writes one`;
  }
  const { key: id, signature } = value;
  const trusted = keys.find((each) => each.id === id);
  if (trusted === undefined) {
    const known = keys.map((each) => each.id).join(", ");
    return `is made with the key ${id}, which is not trusted (trusted: ${known}); add its public key to HARNESS_TRUSTED_KEYS if you trust it`;
  }
  return verify(null, manifest, trusted.key, Buffer.from(signature, "base64"))
    ? null
    : "does not fit manifest.json: one of the two was changed; fetch the pack again";
}

function keyId(key: KeyObject): string {
  return sha256(key.export({ type: "spki", format: "der" })).slice(0, 16);
}
