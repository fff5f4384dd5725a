import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { isLeaf, type Leaf } from "../../schemas/taxonomy.ts";
import { isRecord } from "./text/canonical.ts";

/** Where an object names another. */
export interface NamedObject {
  readonly path: string;
  /** As it is written. */
  readonly name: string;
  /** Null when what is written names no leaf. */
  readonly leaf: Leaf | null;
  readonly id: string;
}

/** Where one leaf names objects of another: the field (`[]` for each item of a list) and the leaf named. */
const FIELDS: Readonly<Partial<Record<Leaf, readonly (readonly [field: string, target: Leaf])[]>>> =
  {
    corridor_profile: [
      ["content.statutes[]", "rag_doc"],
      ["content.contact_pack_refs[]", "ngo_directory"],
      ["extensions.loan_interest_ceilings[].statute", "rag_doc"],
    ],
    citation_edge: [
      ["content.from_statute", "rag_doc"],
      ["content.to_statute", "rag_doc"],
    ],
    tool_example: [["content.tool_name", "tool_definition"]],
    tool_chain: [["content.steps[].tool", "tool_definition"]],
    evaluation_prompt: [["content.dimension_id", "evaluation_dimension"]],
    evaluation_weighting: [["content.dimension_id", "evaluation_dimension"]],
  };

/** Where addresses may stand beside `<leaf>/<id>`. */
const SOURCES = "content.source_refs[]";

/** Where a leaf names dimensions. */
const DIMENSION_FIELDS: Readonly<Partial<Record<Leaf, string>>> = {
  context_snippet: "content.applies_to_indicators[]",
  modus_operandi: "content.indicators[]",
  fact_template: "content.applies_to_indicators[]",
  reasoning_step: "extensions.applies_to_indicators[]",
};

const NONE: readonly NamedObject[] = [];
const remembered = new WeakMap<KnowledgeObject, readonly NamedObject[]>();

/** The objects that one rests on, by `<leaf>/<id>` or by the id where the field tells the leaf; its successor apart. Found once for as long as the object lives. */
export function namedObjects(object: KnowledgeObject): readonly NamedObject[] {
  const known = remembered.get(object);
  if (known !== undefined) return known;
  const found = findNamed(object);
  const kept = found.length === 0 ? NONE : found;
  remembered.set(object, kept);
  return kept;
}

function findNamed(object: KnowledgeObject): readonly NamedObject[] {
  const fields = FIELDS[object.knowledge_object_type] ?? [];
  return [
    ...fields.flatMap(([field, leaf]) => namedAt(object, field, leaf)),
    ...namedAt(object, "extensions.cites[]", null),
    ...namedAt(object, SOURCES, null).filter(({ leaf }) => leaf !== null),
  ];
}

/** Whether an object names another, as what it rests on or as its successor. */
export function isNamedBy(
  object: KnowledgeObject,
  other: { readonly leaf: Leaf; readonly id: string },
): boolean {
  const isOther = ({ leaf, id }: NamedObject) =>
    leaf === other.leaf && (id === other.id || id.replaceAll("_", "-") === other.id);
  return namedObjects(object).some(isOther) || namedSuccessor(object).some(isOther);
}

/** What a deprecated object says takes its place. */
export function namedSuccessor(object: KnowledgeObject): readonly NamedObject[] {
  const { knowledge_object_type: leaf, extensions = {} } = object;
  return "superseded_by" in extensions ? namedAt(object, "extensions.superseded_by", leaf) : NONE;
}

/** The dimensions that an object names outside its tags. */
export function namedDimensions(
  object: KnowledgeObject,
): readonly { readonly path: string; readonly name: string }[] {
  const field = DIMENSION_FIELDS[object.knowledge_object_type];
  return field === undefined ? [] : valuesAt(object, field).map(([path, name]) => ({ path, name }));
}

function namedAt(object: KnowledgeObject, field: string, target: Leaf | null): NamedObject[] {
  return valuesAt(object, field).map(([path, name]) => {
    const slash = name.indexOf("/");
    const leaf = slash === -1 ? target : name.slice(0, slash);
    return { path, name, leaf: isLeaf(leaf) ? leaf : null, id: name.slice(slash + 1) };
  });
}

/** Items of a list whose paths are kept. */
const FIRST_ITEMS = 16;
const paths = new Map<string, string>();

/** The path of an item of a list: one text for all objects, of which thousands are remembered. */
function pathOf(list: string, index: number): string {
  const path = [list, index].join(".");
  const known = paths.get(path);
  if (known !== undefined) return known;
  if (index < FIRST_ITEMS) paths.set(path, path);
  return path;
}

/** The strings at a dotted field of an object, with the path of each. */
function valuesAt(object: KnowledgeObject, field: string): [path: string, value: string][] {
  let found: [string, unknown][] = [["", object]];
  for (const step of field.split(".")) {
    const key = step.replace("[]", "");
    found = found.flatMap(([path, value]): [string, unknown][] => {
      const next = isRecord(value) ? value[key] : undefined;
      const at = path === "" ? key : `${path}.${key}`;
      if (!step.endsWith("[]")) return [[at, next]];
      return Array.isArray(next) ? next.map((item, index) => [pathOf(at, index), item]) : [];
    });
  }
  return found.filter((pair): pair is [string, string] => typeof pair[1] === "string");
}
