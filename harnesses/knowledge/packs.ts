import type { HarnessApp } from "../../host/contract/harness.ts";
import type { Installed } from "../../host/contract/packs.ts";
import { ExportQuery, ImportQuery, ImportResult } from "../../schemas/http/packs.ts";

/** Largest ZIP in bytes: 64 MiB. */
const MAX_ZIP_BYTES = 64 * 1024 * 1024;

/** Attaches the ways of whole packs: in as a ZIP, out as a ZIP. */
export function packRoutes(app: HarnessApp): void {
  app.post(
    "/api/knowledge/import",
    {
      summary: "Puts the packs of a ZIP into force: all of it, or nothing and every reason why.",
      tag: "knowledge",
      query: ImportQuery,
      file: { part: "file", maxBytes: MAX_ZIP_BYTES, tooLarge: "PACK_TOO_LARGE" },
      responses: { 200: { description: "Everything is in force.", schema: ImportResult } },
    },
    async (ctx, { file, query }) => {
      const downgrade = query.downgrade === "true";
      const done = await app.services.packs.install(file.bytes, { downgrade });
      if (done.refused !== undefined) app.refuse(done.refused, done.detail, done.problems);
      else ctx.body = resultOf(done);
    },
  );

  app.get(
    "/api/knowledge/export",
    {
      summary: "The knowledge in force as a ZIP: the same knowledge gives the same bytes.",
      tag: "knowledge",
      query: ExportQuery,
      responses: { 200: { description: "The ZIP.", mediaType: "application/zip" } },
    },
    async (ctx, { query: { pack, type, branch } }) => {
      const zip =
        (await app.services.packs.export({ pack, leaf: type, branch })) ??
        app.refuse("NOT_FOUND", `knowledge in force that fits ${ctx.querystring || "an export"}`);
      ctx.set({
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${zip.filename}"`,
        "X-Content-Type-Options": "nosniff",
      });
      ctx.body = zip.bytes;
    },
  );
}

function resultOf({ packs, revision, warnings }: Installed): ImportResult {
  const [first] = packs;
  return {
    ok: true,
    pack: first?.pack ?? "",
    version: first?.version ?? "",
    revision,
    imported: packs.flatMap(({ state, objects }) => (state === "installed" ? [...objects] : [])),
    rejected: [],
    packs: packs.map(({ pack, version, revision: own, state }) => ({
      pack,
      version,
      revision: own,
      state,
    })),
    warnings: [...warnings],
  };
}
