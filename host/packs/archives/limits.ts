import { MAX_FILE_BYTES } from "../../knowledge/looking/seen-file.ts";

/** What a ZIP may hold at most. Sizes are those it claims: no entry is ever inflated to more than it claims. */
export const LIMITS = {
  /** Bytes of the ZIP itself: 64 MiB. */
  archiveBytes: 64 * 1024 * 1024,
  /** Entries, folders included. */
  entries: 30_000,
  /** Bytes of one entry once inflated: as many as a file of knowledge may have. */
  entryBytes: MAX_FILE_BYTES,
  /** Bytes of manifest.json, which has four lines for each object: 8 MiB. */
  manifestBytes: 8 * 1024 * 1024,
  /** Bytes of all entries once inflated: 128 MiB. */
  inflatedBytes: 128 * 1024 * 1024,
  /** How many times its own size a ZIP may inflate to, once that is more than `smallBytes`: JSON shrinks to a tenth, bombs to a thousandth. */
  ratio: 100,
  smallBytes: 4 * 1024 * 1024,
  /** Bytes of refused objects after which reading ends: parsing hostile ones costs far more than inflating them. */
  refusedBytes: 2 * 1024 * 1024,
  /** Problems that are told; a ZIP with more is refused with these. */
  problems: 200,
} as const;
