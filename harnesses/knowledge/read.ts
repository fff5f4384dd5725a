import Type from "typebox";
import type { HarnessApp } from "../../host/contract/harness.ts";
import { Envelope } from "../../schemas/envelope.ts";
import { History } from "../../schemas/http/curation.ts";
import { refused } from "../../schemas/http/error.ts";
import { KnowledgeList, ListQuery } from "../../schemas/http/knowledge.ts";
import { isLeaf, type Leaf } from "../../schemas/taxonomy.ts";
import { listObjects } from "./list.ts";

const params = Type.Object({
  type: Type.String({ description: "The leaf." }),
  id: Type.String({ description: "The object's id." }),
});

const missing = refused("There is no such object.");

/** Attaches the routes that read objects: list, one, and its history. */
export function readRoutes(app: HarnessApp): void {
  app.get(
    "/api/knowledge/list",
    {
      summary: "The objects, filtered and in pages.",
      tag: "knowledge",
      query: ListQuery,
      responses: { 200: { description: "One page.", schema: KnowledgeList } },
    },
    (ctx, { query }) => {
      ctx.body =
        listObjects(app.knowledge(), query) ??
        app.refuse("REQUEST_INVALID", "cursor is not one that this list gave; leave it out");
    },
  );

  app.get(
    "/api/knowledge/:type/:id",
    {
      summary: "One object in its envelope.",
      tag: "knowledge",
      params,
      responses: { 200: { description: "The object.", schema: Envelope }, 404: missing },
    },
    (ctx, { params: { type, id } }) => {
      ctx.body =
        app.knowledge().get(leafOf(app, type), id) ??
        app.refuse("NOT_FOUND", `object ${type}/${id}`);
    },
  );

  app.get(
    "/api/knowledge/:type/:id/history",
    {
      summary: "Every version of an object that is known here, newest first.",
      tag: "knowledge",
      params,
      responses: {
        200: { description: "Its versions.", schema: History },
        404: missing,
        503: refused("The data folder cannot be read."),
      },
    },
    async (ctx, { params: { type, id } }) => {
      const leaf = leafOf(app, type);
      const versions = await app.services.curation.history({ leaf, id });
      if ("refused" in versions) app.refuse(versions.refused, versions.detail);
      if (versions.length === 0) app.refuse("NOT_FOUND", `object ${type}/${id}`);
      ctx.body = { type: leaf, id, versions };
    },
  );
}

function leafOf(app: HarnessApp, type: string): Leaf {
  if (isLeaf(type)) return type;
  return app.refuse("NOT_FOUND", `leaf named ${type}; GET /api/knowledge/taxonomy lists them`);
}
