import Type, { type Static } from "typebox";

const digest = Type.String({
  pattern: "^[0-9a-f]{64}$",
  description: "SHA-256 of its bytes, hex.",
});
const hashed = (path: string, description: string) =>
  Type.Array(
    Type.Object(
      { path: Type.String({ description: path }), sha256: digest },
      {
        additionalProperties: false,
      },
    ),
    { description },
  );

/** `manifest.json` of a pack's ZIP, generated when it is built: which bytes belong to it. */
export const ContentManifest = Type.Object(
  {
    pack: Type.String({ description: "The pack's name, as in pack.json." }),
    version: Type.String({ description: "The pack's version, as in pack.json." }),
    revision: Type.String({
      pattern: "^[0-9a-f]{32,64}$",
      description:
        "SHA-256 over the sorted lines `<leaf>/<id> <sha256>` of its objects, the first 32 hex digits.",
    }),
    created_at: Type.Union([Type.String(), Type.Null()], {
      description: "The newest provenance.created_at of its objects; null where none has one.",
    }),
    objects: hashed("`<leaf>/<id>.json`", "Every object, by path."),
    files: Type.Optional(hashed("pack.json or CHANGELOG.md", "The files beside the objects.")),
  },
  { title: "manifest.json", description: "The bytes of a pack.", additionalProperties: false },
);
export type ContentManifest = Static<typeof ContentManifest>;

/** `signature.json` of a pack's ZIP: Ed25519 (RFC 8032) over the bytes of manifest.json. */
export const PackSignature = Type.Object(
  {
    algorithm: Type.Literal("ed25519", { description: "The only one there is." }),
    key: Type.String({
      pattern: "^[0-9a-f]{16}$",
      description: "The first 16 hex digits of the SHA-256 of the public key (SPKI, DER).",
    }),
    signature: Type.String({
      pattern: "^[A-Za-z0-9+/]{86}==$",
      description: "64 bytes in base64.",
    }),
  },
  { title: "signature.json", description: "Who vouches for a pack.", additionalProperties: false },
);
export type PackSignature = Static<typeof PackSignature>;
