import type { HarnessApp } from "../../host/contract/harness.ts";
import type { Installed, PackRefusal } from "../../host/contract/packs.ts";
import { refused } from "../../schemas/http/error.ts";
import {
  ExportQuery,
  ImportQuery,
  ImportResult,
  PackList,
  PackParams,
  PackRollbackRequest,
} from "../../schemas/http/packs.ts";
import { rowTrace } from "../../schemas/elapsed.ts";

/** Largest ZIP in bytes: 64 MiB. */
const MAX_ZIP_BYTES = 64 * 1024 * 1024;

const REFUSALS = {
  409: refused(
    "It conflicts with what is in force: version, pin, an object that another pack holds, or protection that would be gone.",
  ),
  503: refused("The data folder cannot be written; nothing was changed."),
  507: refused("The disk is full; nothing was changed."),
};

/** Attaches the ways of whole packs: in as a ZIP, out as a ZIP, back to an earlier version. */
export function packRoutes(app: HarnessApp): void {
  transferRoutes(app);
  versionRoutes(app);
}

function transferRoutes(app: HarnessApp): void {
  app.post(
    "/api/knowledge/import",
    {
      summary: "Puts the packs of a ZIP into force: all of it, or nothing and every reason why.",
      tag: "knowledge",
      query: ImportQuery,
      file: { part: "file", maxBytes: MAX_ZIP_BYTES, tooLarge: "PACK_TOO_LARGE" },
      responses: {
        200: { description: "Everything is in force.", schema: ImportResult },
        400: refused("The ZIP is refused; all problems are listed."),
        413: refused("The ZIP is larger than 64 MiB."),
        ...REFUSALS,
      },
    },
    async (ctx, { file, query }) => {
      const started = performance.now();
      const downgrade = query.downgrade === "true";
      const output = resultOf(await app.services.packs.install(file.bytes, { downgrade }), app);
      const input = { zip_bytes: file.bytes.length, downgrade };
      await app.log({ input, output, trace: rowTrace(app.knowledge(), started) });
      ctx.body = output;
    },
  );

  app.get(
    "/api/knowledge/export",
    {
      summary: "The knowledge in force as a ZIP: the same knowledge gives the same bytes.",
      tag: "knowledge",
      query: ExportQuery,
      responses: {
        200: { description: "The ZIP.", mediaType: "application/zip" },
        404: refused("Nothing of the kind is in force."),
      },
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

function versionRoutes(app: HarnessApp): void {
  app.get(
    "/api/knowledge/packs",
    {
      summary: "Every pack in force, and the versions it can be put back to.",
      tag: "knowledge",
      responses: { 200: { description: "The packs.", schema: PackList } },
    },
    async (ctx) => {
      ctx.body = { packs: await app.services.packs.list() };
    },
  );

  app.post(
    "/api/knowledge/packs/:pack/rollback",
    {
      summary: "Puts a pack back to a version kept here, or to the one that came with the service.",
      tag: "knowledge",
      params: PackParams,
      body: PackRollbackRequest,
      responses: {
        200: { description: "It is in force again.", schema: ImportResult },
        404: refused("There is no such version."),
        ...REFUSALS,
      },
    },
    async (ctx, { params: { pack }, body: { version } }) => {
      const started = performance.now();
      const output = resultOf(await app.services.packs.rollback(pack, version), app);
      await app.log({
        input: { pack, version },
        output,
        trace: rowTrace(app.knowledge(), started),
      });
      ctx.body = output;
    },
  );
}

function resultOf(done: Installed | PackRefusal, app: HarnessApp): ImportResult {
  if (done.refused !== undefined) {
    const problems = done.problems.length > 0 ? done.problems : undefined;
    return app.refuse(done.refused, done.detail, problems);
  }
  const { packs, revision, warnings } = done;
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
