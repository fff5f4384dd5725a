import Type from "typebox";
import { openapiDocument } from "../http/openapi.ts";
import type { Add, Core } from "./host-view.ts";

/** Attaches /openapi.json: every route mounted at the moment of the request. */
export function openapiRoute(add: Add, core: Core): void {
  add.get(
    "/openapi.json",
    {
      summary: "This service's description, OpenAPI 3.0.3.",
      tag: "catalog",
      responses: { 200: { description: "The description.", schema: Type.Object({}) } },
    },
    async (ctx) => {
      ctx.body = await openapiDocument(core.routes.all());
    },
  );
}
