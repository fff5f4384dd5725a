import Type from "typebox";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { CatalogResponse } from "../../schemas/http/catalog.ts";
import { refused } from "../../schemas/http/error.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { AppError } from "../http/answering/errors.ts";
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
      responses: {
        200: { description: "The layer's items.", schema: CatalogResponse },
        404: refused("There is no catalog of that layer."),
      },
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
  const item = (rule: Rule, told: Told) => ruleItem(rule, told, knowledge);
  return [
    ...knowledge.listed("grep_rule").map((rule) =>
      item(rule, {
        ...rule.content,
        patterns: [rule.content.pattern, ...(rule.extensions?.patterns ?? [])],
      }),
    ),
    ...knowledge
      .listed("glob_rule")
      .map((rule) => item(rule, { ...rule.content, patterns: [rule.content.glob] })),
    ...knowledge.listed("heuristic_rule").map((rule) => item(rule, rule.content)),
    ...knowledge.listed("classifier_rule").map((rule) => {
      const { label } = rule.content;
      const { severity = "medium", description = label } = rule.extensions ?? {};
      return item(rule, { category: label, severity, description });
    }),
  ];
}

type Rule = KnowledgeObject<"grep_rule" | "glob_rule" | "heuristic_rule" | "classifier_rule">;

/** What a rule of any leaf says of itself. */
interface Told {
  readonly category: string;
  readonly severity: string;
  readonly description: string;
  readonly patterns?: readonly string[];
}

/** A rule as the catalog tells it; those beside the patterns name their leaf. */
function ruleItem(
  { id, content, tags = [], extensions, version = "v1", knowledge_object_type: leaf }: Rule,
  { category, severity, description, patterns = [] }: Told,
  knowledge: Snapshot,
): object {
  return {
    rule: content.rule_id,
    ...(leaf === "grep_rule" ? {} : { leaf }),
    category,
    severity,
    citation: extensions?.citation ?? null,
    indicator: description,
    patterns,
    languages: valuesOf(tags, "lang"),
    mode: tags.includes("status:draft") ? "shadow" : (extensions?.mode ?? "enforce"),
    pack: knowledge.packOf(leaf, id) ?? null,
    version,
  };
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
