import { isLeaf, type Leaf } from "../../../schemas/taxonomy.ts";
import { isRecord } from "../text/canonical.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** Which content key repeats the object's id, and how it is written: rules with `_`, dimensions as it is, the others either way and without refusing them. */
const OWN_NAMES: Readonly<
  Partial<Record<Leaf, readonly [key: string, form: "snake" | "same" | "either"]>>
> = {
  grep_rule: ["rule_id", "snake"],
  glob_rule: ["rule_id", "snake"],
  classifier_rule: ["rule_id", "snake"],
  heuristic_rule: ["rule_id", "snake"],
  tool_definition: ["name", "snake"],
  evaluation_dimension: ["id", "same"],
  context_snippet: ["snippet_id", "either"],
  fact_template: ["template_id", "either"],
};

/** What Windows keeps for devices: no file or folder there can have such a name, whatever its ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Why a file or folder cannot have the name everywhere; null when it can. */
export function nameProblem(name: string): string | null {
  return DEVICE.test(name)
    ? `is "${name}", which Windows keeps for a device, so that no file there can have the name; add a word`
    : null;
}

/** Path = identity: who reads one knows the other. */
export const place: ObjectCheck = {
  name: "place",
  description:
    "The folder is the object's type, the file name its id, which every system can store, and rule_id the id with `_` for `-`.",
  scope: "object",
  check: ({ leaf, id, value }) => {
    if (!isRecord(value)) return [];
    const findings: Finding[] = [];
    const { knowledge_object_type: type, id: own, content } = value;
    if (typeof type === "string" && type !== leaf)
      findings.push({
        path: "knowledge_object_type",
        message: `is ${type} but the file lies in ${leaf}/; move it to ${type}/`,
      });
    const unusable = nameProblem(id);
    if (unusable !== null) findings.push({ path: "id", message: unusable });
    if (typeof own === "string" && own !== id)
      findings.push({ path: "id", message: `is "${own}"; name the file ${own}.json` });
    if (typeof own === "string" && isRecord(content) && isLeaf(type))
      findings.push(...ownNameFindings(type, own, content));
    return findings;
  },
};

function ownNameFindings(leaf: Leaf, id: string, content: Record<string, unknown>): Finding[] {
  const [key, form] = OWN_NAMES[leaf] ?? [];
  const found = key === undefined ? undefined : content[key];
  if (typeof found !== "string") return [];
  const snake = id.replaceAll("-", "_");
  const wanted = form === "snake" ? snake : id;
  if (found === wanted || (form === "either" && found === snake)) return [];
  return [
    {
      path: `content.${key}`,
      message: `is "${found}"; the id makes it "${wanted}"`,
      severity: form === "either" ? "warning" : "error",
    },
  ];
}
