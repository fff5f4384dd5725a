import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Verdict } from "../../knowledge/judge.ts";
import type { PackManifest as PackJson } from "../../knowledge/pack.ts";

/** One object of a pack, with the bytes its file has. */
export interface PackObject {
  readonly leaf: Leaf;
  readonly id: string;
  readonly object: KnowledgeObject;
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
  /** The bytes of its file; made anew at each call where they are not held. */
  readonly bytes: () => Uint8Array;
  /** What the checks of one object said of these bytes. */
  readonly verdict: Verdict;
}

/** What a pack holds, wherever it came from. */
export interface PackContent {
  readonly pack: PackJson;
  /** The bytes of pack.json. */
  readonly packText: string;
  /** In the order of their paths. */
  readonly objects: readonly PackObject[];
  /** CHANGELOG.md, where there is one. */
  readonly changelog: string | null;
  /** manifest.json: made from all the above, or as it came and still fitting. */
  readonly manifest: string;
  /** signature.json over exactly that manifest, where there is one. */
  readonly signature: string | null;
}

/** What a pack holds before its manifest is made. */
export type Unsealed = Omit<PackContent, "manifest" | "signature">;
