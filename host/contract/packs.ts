import type { Branch, Leaf } from "../../schemas/taxonomy.ts";
import type { ErrorCode } from "./refusal.ts";

/** Packs as whole things: brought in from a ZIP, sent out as one, put back to an earlier version. */
export interface Packs {
  /** Puts every pack of a ZIP into force, or none and says everything that is wrong. */
  install(zip: Buffer, options?: InstallOptions): Promise<Installed | PackRefusal>;
  /** The ZIP of one pack, or of all in folders; with a leaf or branch only those objects, as `<pack>-selection`. Null when nothing of the kind is in force. The same knowledge gives the same bytes. */
  export(choice?: ExportChoice): Promise<ExportedZip | null>;
  /** Puts a pack back to a version kept here, or to the one that came with the service; without a version, to the one before. */
  rollback(pack: string, version?: string): Promise<Installed | PackRefusal>;
  /** Every pack in force with the versions it can be put back to, by name. */
  list(): Promise<readonly ListedPack[]>;
}

export interface InstallOptions {
  /** Takes a version lower than the one in force. */
  readonly downgrade?: boolean;
}

export interface ExportChoice {
  readonly pack?: string | undefined;
  readonly leaf?: Leaf | undefined;
  readonly branch?: Branch | undefined;
}

export interface ExportedZip {
  readonly bytes: Buffer;
  /** What the file is called: `core-1.2.0.zip`. */
  readonly filename: string;
}

/** What is in force now. */
export interface Installed {
  readonly refused?: undefined;
  readonly packs: readonly InstalledPack[];
  /** Revision of all knowledge in force. */
  readonly revision: string;
  readonly warnings: readonly PackProblem[];
}

export interface InstalledPack {
  readonly pack: string;
  readonly version: string;
  /** Of the pack's own objects. */
  readonly revision: string;
  /** `unchanged`: it was in force already. `withdrawn`: the version that came with the service is in force again. */
  readonly state: "installed" | "unchanged" | "withdrawn";
  readonly objects: readonly {
    readonly type: Leaf;
    readonly id: string;
    readonly version: string;
  }[];
}

/** Why nothing was changed: every problem that was found. */
export interface PackRefusal {
  readonly refused: Extract<
    ErrorCode,
    "PACK_REFUSED" | "PACK_CONFLICT" | "NOT_FOUND" | "STORAGE_FULL" | "STORAGE_FAILED"
  >;
  readonly detail: string;
  readonly problems: readonly PackProblem[];
}

export interface PackProblem {
  /** The file in the ZIP; empty for the whole. */
  readonly file: string;
  /** The field in it; empty for the whole file. */
  readonly path: string;
  readonly message: string;
}

export interface ListedPack {
  readonly pack: string;
  readonly version: string;
  readonly revision: string;
  readonly n_objects: number;
  /** `bundled`: it came with the service or lies in a folder that is only read. */
  readonly from: "bundled" | "installed";
  readonly signed: boolean;
  /** The version it is held at, if it is. */
  readonly pinned: string | null;
  /** Versions it can be put back to, the last one first. */
  readonly kept: readonly string[];
}
