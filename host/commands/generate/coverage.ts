import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { feeCapOf } from "../../../schemas/fee-cap.ts";
import { tagged, type Dimension, type Leaf } from "../../../schemas/taxonomy.ts";
import { isInForce } from "../../knowledge/snapshot.ts";

/** Every bundled object, leaf by leaf. */
export type Library = ReadonlyMap<Leaf, readonly KnowledgeObject[]>;

/** Rules of a dimension in a language below which it is called thin. */
const FEW = 2;

/** How many objects each leaf has, and how many of them are in force. */
export function countTable(library: Library, leaves: readonly Leaf[]): string {
  const rows = leaves.map((leaf) => {
    const objects = library.get(leaf) ?? [];
    return [`\`${leaf}\``, String(objects.length), String(objects.filter(acts).length)];
  });
  return table(["leaf", "objects", "in force"], rows);
}

/** How many rules in force name a dimension, in each language. */
export function ruleTable(library: Library, dimensions: readonly Dimension[]): string {
  const languages = languagesOf(library);
  const rows = dimensions.map((dimension) => [
    dimension,
    ...languages.map((language) => String(rulesOf(library, dimension, language).length || "")),
  ]);
  return table(["", ...languages], rows);
}

/** Of every route whether a law, a fee cap and a contact are known. */
export function corridorTable(library: Library): string {
  const rows = routesOf(library).map(({ corridor, law, cap, contact }) => [
    corridor,
    mark(law),
    mark(cap),
    mark(contact),
  ]);
  return table(["route", "law", "cap", "contact"], rows);
}

/** Where a dimension has few rules in a language that has any, and routes that lack something. */
export function thinLines(library: Library, dimensions: readonly Dimension[]): string {
  const byLanguage = languagesOf(library).flatMap((language) => {
    const few = dimensions.filter((each) => rulesOf(library, each, language).length < FEW);
    return few.length === 0 ? [] : [`- \`${language}\`: ${few.join(", ")}`];
  });
  const routes = routesOf(library);
  const lacking = (key: "law" | "cap" | "contact"): string => {
    const its = routes.filter((route) => !route[key]).map(({ corridor }) => corridor);
    return `- no ${key}: ${its.length === 0 ? "none" : its.join(", ")}`;
  };
  return [
    `Fewer than ${FEW} rules in force of a dimension:`,
    "",
    ...byLanguage,
    "",
    "Routes:",
    "",
    lacking("law"),
    lacking("cap"),
    lacking("contact"),
  ].join("\n");
}

/** What is known of a route. */
export interface Route {
  readonly corridor: string;
  readonly law: boolean;
  readonly cap: boolean;
  readonly contact: boolean;
}

/** Every route in force. */
export function routesOf(library: Library): readonly Route[] {
  const contacts = of(library, "ngo_directory").filter(acts);
  return of(library, "corridor_profile")
    .filter(acts)
    .map((profile) => {
      const { content } = profile;
      const { corridor } = content;
      const sides = corridor.split("-");
      const isFor = (contact: KnowledgeObject<"ngo_directory">): boolean =>
        (contact.content.applicable_corridors ?? []).some((each) => each === corridor) ||
        sides.includes(contact.content.jurisdiction);
      return {
        corridor,
        law: (content.statutes ?? []).length > 0,
        cap: feeCapOf(profile) !== undefined,
        contact: contacts.some(isFor),
      };
    });
}

function of<L extends Leaf>(library: Library, leaf: L): readonly KnowledgeObject<L>[] {
  return (library.get(leaf) ?? []).filter(
    (object): object is KnowledgeObject<L> => object.knowledge_object_type === leaf,
  );
}

function languagesOf(library: Library): readonly string[] {
  const all = of(library, "grep_rule")
    .filter(acts)
    .flatMap((rule) => tagged(rule, "lang"));
  return [...new Set(all)].toSorted();
}

/** The rules in force that name a dimension, in a language. */
export function rulesOf(
  library: Library,
  dimension: Dimension,
  language: string,
): readonly KnowledgeObject<"grep_rule">[] {
  return of(library, "grep_rule").filter(
    (rule) =>
      acts(rule) &&
      tagged(rule, "lang").includes(language) &&
      tagged(rule, "indicator").includes(dimension),
  );
}

/** Whether its readers act on it: neither a draft nor deprecated, nor on trial, nor switched off. */
export function acts(object: KnowledgeObject): boolean {
  const { extensions } = object;
  const mode: unknown = extensions === undefined ? undefined : Reflect.get(extensions, "mode");
  return isInForce(object) && (mode === undefined || mode === "enforce");
}

function mark(is: boolean): string {
  return is ? "yes" : "–";
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
