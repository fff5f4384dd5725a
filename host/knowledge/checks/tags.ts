import { DIMENSIONS, STATUSES, type Leaf } from "../../../schemas/taxonomy.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Finding, ObjectCheck } from "./check.ts";

const RULE_LEAVES: ReadonlySet<Leaf> = new Set([
  "grep_rule",
  "glob_rule",
  "classifier_rule",
  "heuristic_rule",
]);

/** What the values of a tag key look like, and how to say so; keys not listed take any value. */
const VALUES: Readonly<Record<string, readonly [allowed: RegExp, wanted: string]>> = {
  status: [new RegExp(`^(${STATUSES.join("|")})$`), `one of ${STATUSES.join(", ")}`],
  indicator: [new RegExp(`^(${DIMENSIONS.join("|")})$`), `one of ${DIMENSIONS.join(", ")}`],
  lang: [/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language such as en or hi-Latn (BCP 47)"],
  corridor: [/^(\*|([A-Z]{2}|\*)-([A-Z]{2}|\*))$/, "a route such as PH-HK, PH-*, *-HK or *"],
  jurisdiction: [/^([A-Z]{2}(-[A-Z0-9]{1,3})?|INT|ILO)$/, "a country code, EU or INT"],
};

/** Tag values are known, none is there twice, there is one status, and a rule that acts names its dimension. */
export const tags: ObjectCheck = {
  name: "tags",
  description:
    "Tag values are known, there is one status, and a rule that acts has an indicator tag of a known dimension.",
  scope: "object",
  check: ({ object }) => {
    if (object === null) return [];
    const all = object.tags ?? [];
    const findings = all.flatMap((tag, index) => valueFindings(tag, index));
    for (const [index, tag] of all.entries())
      if (all.indexOf(tag) < index)
        findings.push({
          path: `tags.${index}`,
          message: `"${tag}" is there twice; remove one`,
          severity: "warning",
        });
    return [...findings, ...statusFindings(all), ...indicatorFindings(object)];
  },
};

function valueFindings(tag: string, index: number): Finding[] {
  const colon = tag.indexOf(":");
  const known = VALUES[tag.slice(0, colon)];
  if (known === undefined || known[0].test(tag.slice(colon + 1))) return [];
  return [{ path: `tags.${index}`, message: `is "${tag}"; write ${known[1]} after the colon` }];
}

function statusFindings(all: readonly string[]): Finding[] {
  const statuses = all.filter((tag) => tag.startsWith("status:"));
  if (statuses.length > 1)
    return [{ path: "tags", message: `holds ${statuses.join(" and ")}; keep one status` }];
  if (statuses.length === 1) return [];
  return [
    {
      path: "tags",
      message: "holds no status, so it counts as reviewed; add status:draft or status:reviewed",
      severity: "warning",
    },
  ];
}

/** A text model tells who speaks of whatever dimension, which one, who must be helped first, which clause binds, or that it knows no word. */
function isTextModel(extensions: object): boolean {
  return ["ngrams", "harms", "needs", "clauses", "words"].some((model) => model in extensions);
}

function indicatorFindings(object: KnowledgeObject): Finding[] {
  if (!RULE_LEAVES.has(object.knowledge_object_type)) return [];
  if (object.extensions !== undefined && isTextModel(object.extensions)) return [];
  const all = object.tags ?? [];
  if (all.some((tag) => tag.startsWith("indicator:"))) return [];
  const acts =
    !all.includes("status:draft") && (object.extensions?.mode ?? "enforce") === "enforce";
  return [
    {
      path: "tags",
      message: "names no dimension; add indicator:<dimension>, for example indicator:illegal_fees",
      severity: acts ? "error" : "warning",
    },
  ];
}
