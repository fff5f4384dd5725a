import { canonicalPackText, canonicalText } from "../text/canonical.ts";
import type { Finding, ObjectCheck, PackCheck } from "./check.ts";

const description = "Two-space JSON, keys in the order of the schemas, one final newline.";

/** Files look alike whoever wrote them, so that a difference shows only what changed. `--fix` rewrites them. */
export const text: ObjectCheck = {
  name: "text",
  description,
  scope: "object",
  onlyOnRequest: true,
  check: (candidate) => differs(candidate.text, canonicalText(candidate.value)),
};

/** The same for `pack.json`. */
export const packText: PackCheck = {
  name: "text",
  description,
  scope: "pack",
  onlyOnRequest: true,
  check: (candidate) => differs(candidate.text, canonicalPackText(candidate.value)),
};

function differs(found: string, wanted: string): Finding[] {
  if (found === wanted) return [];
  const lines = wanted.split("\n");
  const line = found.split("\n").findIndex((each, index) => each !== lines[index]) + 1;
  return [
    {
      path: "",
      message: `is not written in the common form (first at line ${line || lines.length}); npm run check -- --fix rewrites it`,
    },
  ];
}
