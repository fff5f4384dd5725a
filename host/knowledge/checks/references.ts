import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { DIMENSIONS, isLeaf, type Leaf } from "../../../schemas/taxonomy.ts";
import { isRecord } from "../canonical.ts";
import type { Finding, Together, TogetherCheck } from "./check.ts";

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

/** Where a leaf names dimensions. */
const DIMENSION_FIELDS: Readonly<Partial<Record<Leaf, string>>> = {
  context_snippet: "content.applies_to_indicators[]",
  modus_operandi: "content.indicators[]",
  fact_template: "content.applies_to_indicators[]",
};

const KNOWN_DIMENSIONS: ReadonlySet<string> = new Set(DIMENSIONS);

/** Nothing points into the void. Only told when objects are loaded: in a folder edited by hand the other half may come a minute later. */
export const references: TogetherCheck = {
  name: "references",
  description:
    "What an object names (cites, statutes, contacts, tools, dimensions, successors) exists.",
  scope: "all",
  strictOnRequest: true,
  oneByOne: true,
  check: (together) =>
    together.entries.flatMap(({ object, shown }) =>
      findingsOf(object, together).map((finding) => ({
        ...finding,
        file: shown,
        severity: "warning" as const,
      })),
    ),
};

function findingsOf(object: KnowledgeObject, together: Together): Finding[] {
  const { knowledge_object_type: leaf } = object;
  const named = FIELDS[leaf] ?? [];
  const findings = named.flatMap(([field, target]) =>
    dangling(object, { field, target }, together),
  );
  for (const [path, value] of valuesAt(object, "extensions.cites[]"))
    findings.push(...missing(path, value, { together, fallback: undefined }));
  for (const [path, value] of valuesAt(object, "extensions.superseded_by"))
    findings.push(...missing(path, value, { together, fallback: leaf }));
  for (const [path, value] of valuesAt(object, DIMENSION_FIELDS[leaf] ?? ""))
    if (!KNOWN_DIMENSIONS.has(value))
      findings.push({
        path,
        message: `names the dimension "${value}", which is not one of the 17`,
      });
  return findings;
}

function dangling(
  object: KnowledgeObject,
  { field, target }: { field: string; target: Leaf },
  together: Together,
): Finding[] {
  return valuesAt(object, field).flatMap(([path, value]) =>
    missing(path, value, { together, fallback: target }),
  );
}

interface Lookup {
  readonly together: Together;
  /** The leaf of a name without one. */
  readonly fallback: Leaf | undefined;
}

function missing(path: string, name: string, { together, fallback }: Lookup): Finding[] {
  const slash = name.indexOf("/");
  const leaf = slash === -1 ? fallback : name.slice(0, slash);
  const id = name.slice(slash + 1);
  if (!isLeaf(leaf)) return [{ path, message: `is "${name}"; write <leaf>/<id>` }];
  // Functions and dimensions are named in snake_case too, where an id is kebab-case.
  if (together.has(leaf, id) || together.has(leaf, id.replaceAll("_", "-"))) return [];
  return [
    { path, message: `names ${leaf}/${id}, which does not exist; add it or correct the name` },
  ];
}

/** The strings at a dotted field of an object, with the path of each. */
function valuesAt(object: KnowledgeObject, field: string): [path: string, value: string][] {
  let found: [string, unknown][] = [["", object]];
  for (const step of field.split(".").filter(Boolean)) {
    const key = step.replace("[]", "");
    found = found.flatMap(([path, value]): [string, unknown][] => {
      const next = isRecord(value) ? value[key] : undefined;
      const at = path === "" ? key : `${path}.${key}`;
      if (!step.endsWith("[]")) return [[at, next]];
      return Array.isArray(next) ? next.map((item, index) => [`${at}.${index}`, item]) : [];
    });
  }
  return found.filter((pair): pair is [string, string] => typeof pair[1] === "string");
}
