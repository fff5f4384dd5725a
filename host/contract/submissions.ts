/** Where anonymized things go: into the data folder, or to a hub that the operator allows. Every step is a row of the audit log before it is answered. */
export interface Submissions {
  /** Why nothing may go to this address, or null where its host is on `HARNESS_HUB_ALLOW`. Never repeats the address. */
  refuses(targetUrl: string): string | null;
  /** Writes the items, durably; the same items again write nothing new. Rejects with the system's error. */
  keep(kind: SubmissionKind, items: readonly unknown[]): Promise<Kept>;
  /** Sends the items to an allowed address. A hub that cannot be reached is told in `error`. */
  send(items: readonly unknown[], targetUrl: string): Promise<Sent>;
  /** Notes what was stopped before anything left; no digest is kept of it. Gives the run's id. */
  stopped(action: string, targetUrl: string | null): Promise<string>;
}

export type SubmissionKind = "facts" | "knowledge";

export interface Kept {
  readonly run_id: string;
  /** Of the anonymized bytes. */
  readonly sha256_blob: string;
  /** Whether the same items were there already. */
  readonly isKnown: boolean;
}

export interface Sent extends Omit<Kept, "isKnown"> {
  /** Whether the hub answered. */
  readonly transmitted: boolean;
  readonly remote_status: number | null;
  /** Why it could not be reached, or null. */
  readonly error: string | null;
}
