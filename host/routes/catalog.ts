import Type from "typebox";
import { CatalogResponse } from "../../schemas/http/catalog.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { AppError } from "../http/errors.ts";
import type { Add, Core } from "./host-view.ts";

/** Longest snippet of a document in the catalog, in UTF-16 units. */
const SNIPPET = 240;

/** Attaches /api/harness-catalog/{layer}. */
export function catalogRoute(add: Add, core: Core): void {
  const catalogs: Record<string, (knowledge: Snapshot) => object[]> = {
    grep: ruleItems,
    rag: documentItems,
    tools: (knowledge) => toolItems(core, knowledge),
  };
  add.get(
    "/api/harness-catalog/:layer",
    {
      summary: "What a layer holds: rules, documents or tools.",
      tag: "catalog",
      params: Type.Object({ layer: Type.String({ description: "grep, rag or tools." }) }),
      responses: { 200: { description: "The layer's items.", schema: CatalogResponse } },
    },
    (ctx, { params: { layer } }) => {
      const items = Object.hasOwn(catalogs, layer)
        ? catalogs[layer]?.(core.knowledge.current())
        : undefined;
      if (items === undefined) throw new AppError("LAYER_UNKNOWN", layer);
      ctx.body = {
        layer,
        wired: items.length > 0,
        items,
        note: items.length === 0 ? `No ${layer} items are in force.` : null,
      };
    },
  );
}

function ruleItems(knowledge: Snapshot): object[] {
  return knowledge
    .listed("grep_rule")
    .map(({ id, content, tags = [], extensions, version = "v1" }) => ({
      rule: content.rule_id,
      category: content.category,
      severity: content.severity,
      citation: extensions?.citation ?? null,
      indicator: content.description,
      patterns: [content.pattern, ...(extensions?.patterns ?? [])],
      languages: valuesOf(tags, "lang"),
      mode: tags.includes("status:draft") ? "shadow" : (extensions?.mode ?? "enforce"),
      pack: knowledge.packOf("grep_rule", id) ?? null,
      version,
    }));
}

function documentItems(knowledge: Snapshot): object[] {
  return knowledge.all("rag_doc").map(({ id, content }) => ({
    id,
    title: content.title,
    jurisdiction: content.jurisdiction,
    doc_type: content.doc_type,
    source: content.source_url ?? null,
    snippet: content.text.length > SNIPPET ? `${content.text.slice(0, SNIPPET)}…` : content.text,
    fetched_at: content.fetched_at ?? null,
  }));
}

/** The tools that are there, then those only defined. */
function toolItems({ tools }: Core, knowledge: Snapshot): object[] {
  const there = tools.list();
  const names = new Set(there.map(({ name }) => name));
  const missing = knowledge
    .all("tool_definition")
    .filter(({ content }) => !names.has(content.name));
  return [
    ...there.map(({ name, module }) => ({
      name,
      description: module?.description ?? "",
      schema: module?.schema ?? {},
      wired: module !== null,
    })),
    ...missing.map(({ content: { name, description, schema } }) => ({
      name,
      description,
      schema,
      wired: false,
    })),
  ];
}

function valuesOf(tags: readonly string[], key: string): string[] {
  return tags.filter((tag) => tag.startsWith(`${key}:`)).map((tag) => tag.slice(key.length + 1));
}
