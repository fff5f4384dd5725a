import { randomUUID } from "node:crypto";
import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { moveTornTailAside } from "../lines/torn-tail.ts";

/** One row: the fields of the `audit_template` objects. */
export interface AuditRow {
  /** ISO 8601. */
  readonly ts: string;
  readonly run_id: string;
  readonly action: string;
  /** The object that changed, as the path it is read at. */
  readonly target_url: string;
  /** Digest of the object's canonical bytes. */
  readonly sha256_blob: string;
  /** Nothing leaves the machine. */
  readonly transmitted: false;
}

/** A JSON-lines file that only grows. */
export interface AuditLog {
  /** Appends a row and waits until it is on disk; gives the run's id. Rejects with the system's error. */
  append(row: AuditEntry): Promise<string>;
}

export type AuditEntry = Pick<AuditRow, "action" | "target_url" | "sha256_blob"> & {
  /** The run it belongs to; a new one when absent. */
  readonly run_id?: string;
};

/** Opens the log at `file`; what a crash tore is moved aside before the first row. */
export function openAuditLog(file: string): AuditLog {
  let ready: Promise<void> | null = null;
  const prepare = async (): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await moveTornTailAside(file);
  };
  return {
    async append({ run_id = randomUUID(), action, target_url, sha256_blob }) {
      const row: AuditRow = {
        ts: new Date().toISOString(),
        run_id,
        action,
        target_url,
        sha256_blob,
        transmitted: false,
      };
      ready ??= prepare();
      try {
        await ready;
        await appendFile(file, `${JSON.stringify(row)}\n`, { flush: true });
      } catch (error) {
        // A full disk may have cut the row: the next one looks again.
        ready = null;
        throw error;
      }
      return run_id;
    },
  };
}
