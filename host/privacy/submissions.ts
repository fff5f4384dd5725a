import { createHash, randomUUID } from "node:crypto";
import { access, appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Privacy } from "../contract/privacy.ts";
import type { Submissions } from "../contract/submissions.ts";
import { makeFolderDurably, writeDurably } from "../knowledge/keeping/durable-write.ts";
import { moveTornTailAside } from "../lines/torn-tail.ts";

/** Milliseconds a hub may take. */
const PATIENCE_MS = 15_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

interface Row {
  readonly run_id: string;
  readonly action: string;
  readonly target_url: string | null;
  readonly sha256_blob: string | null;
  readonly transmitted: boolean;
}

export interface SubmissionSettings {
  readonly dataDir: string;
  /** Hosts that objects may go to, with a port where it is not the usual one. */
  readonly hubAllow: readonly string[];
  /** Applied to addresses before they are noted. */
  readonly anonymize: Privacy["anonymize"];
}

/** The ways out of a host; nothing goes to a host that is not allowed. */
export function openSubmissions({ dataDir, hubAllow, anonymize }: SubmissionSettings): Submissions {
  const allowed = hubAllow.map((host) => host.replace(/:443$/, ""));
  const append = auditRows(join(dataDir, "audit", "submissions.jsonl"));
  const refuses = (targetUrl: string): string | null => whyNot(targetUrl, allowed);
  return {
    refuses,
    async keep(kind, items) {
      const { bytes, sha256_blob } = blobOf(items);
      const file = join(dataDir, "submissions", kind, `${sha256_blob}.json`);
      const isKnown = await isThere(file);
      if (!isKnown) {
        await makeFolderDurably(dirname(file));
        await writeDurably(file, [bytes]);
      }
      const run_id = randomUUID();
      const target_url = null;
      await append({
        run_id,
        action: `submit_local_${kind}`,
        target_url,
        sha256_blob,
        transmitted: false,
      });
      return { run_id, sha256_blob, isKnown };
    },
    async send(items, targetUrl) {
      const reason = refuses(targetUrl);
      if (reason !== null) throw new Error(reason);
      const { bytes, sha256_blob } = blobOf(items);
      const run_id = randomUUID();
      const row = {
        run_id,
        action: "submit_knowledge",
        target_url: anonymize(targetUrl),
        sha256_blob,
      };
      // The row is there before anything leaves; a second one tells that the other side answered.
      await append({ ...row, transmitted: false });
      const reply = await post(targetUrl, bytes);
      const transmitted = reply.remote_status !== null;
      if (transmitted) await append({ ...row, transmitted });
      return { run_id, sha256_blob, transmitted, ...reply };
    },
    async stopped(action, targetUrl) {
      const run_id = randomUUID();
      await append({
        run_id,
        action,
        target_url: targetUrl,
        sha256_blob: null,
        transmitted: false,
      });
      return run_id;
    },
  };
}

function whyNot(targetUrl: string, allowed: readonly string[]): string | null {
  const url = URL.parse(targetUrl);
  if (url === null) return "target_url is not a web address";
  const { protocol, username, password, hostname, host } = url;
  if (username !== "" || password !== "") return "target_url may not hold credentials";
  if (!allowed.includes(host)) return "the host of target_url is not on HARNESS_HUB_ALLOW";
  const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
  return isSafe ? null : "target_url must begin with https://";
}

function blobOf(items: readonly unknown[]): { bytes: string; sha256_blob: string } {
  const bytes = `${JSON.stringify(items, null, 2)}\n`;
  return { bytes, sha256_blob: createHash("sha256").update(bytes).digest("hex") };
}

/** Posts the items; what the hub writes back is not read. A redirect counts as no answer. */
async function post(
  targetUrl: string,
  bytes: string,
): Promise<{ remote_status: number | null; error: string | null }> {
  try {
    const reply = await fetch(targetUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: bytes,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.body?.cancel();
    return { remote_status: reply.status, error: null };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return {
      remote_status: null,
      error: isLate ? "it did not answer in time" : "it cannot be reached",
    };
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Appends rows to `file`, each on disk before the next step; what a crash tore is moved aside first. */
function auditRows(file: string): (row: Row) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (row) => {
    const line = `${JSON.stringify({ ts: new Date().toISOString(), ...row })}\n`;
    const write = async (): Promise<void> => {
      await mkdir(dirname(file), { recursive: true });
      await moveTornTailAside(file);
      await appendFile(file, line, { flush: true });
    };
    const next = last.then(write);
    last = next.catch(() => undefined);
    return next;
  };
}
