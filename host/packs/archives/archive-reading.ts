import { slices } from "../../knowledge/text/slices.ts";
import { LIMITS } from "./limits.ts";
import type { TrustedKey } from "../trust/signature.ts";
import { isZipProblem, type ZipMember } from "./zip-read.ts";

/** One thing wrong with an archive: the entry (empty for the whole), the field in it, and what would fix it. */
export interface ArchiveProblem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

export interface ArchiveOptions {
  readonly hostVersion: string;
  /** When there are any, a pack must be signed by one of them. */
  readonly keys: readonly TrustedKey[];
}

/** What goes on while one archive is read. */
export class Reading {
  readonly options: ArchiveOptions;
  readonly problems: ArchiveProblem[] = [];
  readonly warnings: ArchiveProblem[] = [];
  readonly pause = slices();

  constructor(options: ArchiveOptions) {
    this.options = options;
  }

  /** Bytes of objects that were refused. */
  refusedBytes = 0;

  /** Whether so much is wrong that more would tell nobody anything. */
  get isFull(): boolean {
    return this.problems.length >= LIMITS.problems || this.refusedBytes > LIMITS.refusedBytes;
  }

  refuse(file: string, message: string | null, path = ""): void {
    const hasRoom = this.problems.length < LIMITS.problems;
    if (message !== null && hasRoom) this.problems.push({ file, path, message });
  }

  /** The bytes of an entry, or null when they are refused. */
  read(member: ZipMember): Uint8Array | null {
    const bytes = member.read();
    if (!isZipProblem(bytes)) return bytes;
    this.refuse(member.name, bytes.message);
    return null;
  }
}
