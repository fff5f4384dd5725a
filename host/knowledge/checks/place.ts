import { isRecord } from "../canonical.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** The folder is the leaf, the file name is the id, and a rule's `rule_id` is the id with `_` for `-`. */
export const place: ObjectCheck = {
  name: "place",
  description:
    "The folder is the object's type, the file name its id, and rule_id the id with `_`.",
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
    if (typeof own === "string" && own !== id)
      findings.push({ path: "id", message: `is "${own}"; name the file ${own}.json` });
    if (typeof own === "string" && isRecord(content))
      findings.push(...ruleIdFindings(own, content));
    return findings;
  },
};

function ruleIdFindings(id: string, content: Record<string, unknown>): Finding[] {
  const { rule_id: found } = content;
  const wanted = id.replaceAll("-", "_");
  if (typeof found !== "string" || found === wanted) return [];
  return [{ path: "content.rule_id", message: `is "${found}"; the id makes it "${wanted}"` }];
}
