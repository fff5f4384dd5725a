import type { Packs } from "../contract/packs.ts";
import { sha256 } from "../knowledge/text/canonical.ts";
import type { AuditLog } from "./audit-log.ts";
import { refusedStorage } from "./refusals.ts";

type Outcome = Awaited<ReturnType<Packs["install"]>>;

/** Packs whose every import and rollback is an audit row: noted before it is begun, and noted again where nothing came of it. */
export function auditedPacks(packs: Packs, audit: AuditLog): Packs {
  const noted = async (
    entry: Parameters<AuditLog["append"]>[0],
    work: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    let run_id: string;
    try {
      run_id = await audit.append(entry);
    } catch (error) {
      const { refused, detail } = refusedStorage(error);
      const isFull = refused === "STORAGE_FULL";
      return { refused: isFull ? refused : "STORAGE_FAILED", detail, problems: [] };
    }
    const outcome = await work();
    if (outcome.refused !== undefined)
      await audit
        .append({ ...entry, run_id, action: `${entry.action}_failed` })
        .catch(() => undefined);
    return outcome;
  };
  return {
    ...packs,
    install: (zip, options) =>
      noted(
        { action: "import", target_url: "/api/knowledge/import", sha256_blob: sha256(zip) },
        () => packs.install(zip, options),
      ),
    rollback: (pack, version) =>
      noted(
        {
          action: "rollback",
          target_url: `/api/knowledge/packs/${pack}/rollback`,
          sha256_blob: sha256(`${pack}@${version ?? "the one before"}`),
        },
        () => packs.rollback(pack, version),
      ),
  };
}
