import { readFileSync } from "node:fs";
import { join } from "node:path";
import Type from "typebox";
import { DOC_LAYERS, LayerDocs } from "../../schemas/http/catalog.ts";
import type { Add } from "./host-view.ts";

const GUIDES = join(import.meta.dirname, "../guides");

/** Attaches /api/docs/{layer}; a layer without a guide is told as `found: false`. */
export function docsRoute(add: Add): void {
  const guides = new Map<string, string>(
    DOC_LAYERS.map((layer) => [layer, readFileSync(join(GUIDES, `${layer}.md`), "utf8")]),
  );
  add.get(
    "/api/docs/:layer",
    {
      summary: "The guide to a layer: what it is, how it decides, how to add to it and test it.",
      tag: "catalog",
      params: Type.Object({
        layer: Type.String({ description: `One of ${DOC_LAYERS.join(", ")}.` }),
      }),
      responses: { 200: { description: "The guide, where there is one.", schema: LayerDocs } },
    },
    (ctx, { params: { layer } }) => {
      const markdown = guides.get(layer);
      ctx.body = { layer, found: markdown !== undefined, markdown: markdown ?? "" };
    },
  );
}
