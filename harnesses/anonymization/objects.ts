import type { Privacy } from "../../host/contract/privacy.ts";
import { objectProblems } from "../../schemas/object.ts";

/** One thing that keeps an object from being submitted; never with a value of it. */
export interface ObjectProblem {
  readonly path: string;
  readonly message: string;
}

/** Contacts of organisations are there to be called: in an ngo_directory object these stay. */
const CONTACT_KEYS = ["phone", "email", "url"] as const;
/** What names an object; a personal value here cannot be replaced, so it is refused. */
const NAMING_KEYS = ["schema_version", "knowledge_object_type", "id", "version"] as const;

/** The objects without personal values, or why one of them cannot be submitted: it is no knowledge object, says that it holds personal data, or its name does. */
export async function anonymizedObjects(
  given: readonly object[],
  privacy: Privacy,
): Promise<{ objects: readonly unknown[]; problems: readonly ObjectProblem[] }> {
  const problems = given.flatMap((object, index) =>
    problemsOf(object, privacy).map(({ path, message }) => ({
      path: [`knowledge.${index}`, path].filter(Boolean).join("."),
      message,
    })),
  );
  if (problems.length > 0) return { objects: [], problems };
  const objects: unknown[] = [];
  for (const object of given) objects.push(await anonymized(object, privacy.anonymizeInTurns));
  return { objects, problems };
}

function problemsOf(object: object, privacy: Privacy): readonly ObjectProblem[] {
  const shape = objectProblems(object);
  if (shape.length > 0) return shape.map(({ path, message }) => ({ path, message }));
  const content = partOf(object, "content");
  if (Reflect.get(content, "pii_status") === "contains_pii")
    return [{ path: "content.pii_status", message: "is contains_pii: it never leaves" }];
  return NAMING_KEYS.flatMap((key) => {
    const written: unknown = Reflect.get(object, key);
    if (typeof written !== "string") return [];
    const [redacted] = privacy.redact([written.replaceAll("-", " ")]);
    const labels = (redacted?.redactions ?? []).map(({ label }) => label);
    return labels.length === 0
      ? []
      : [{ path: key, message: `holds personal data (${labels[0]})` }];
  });
}

async function anonymized(
  object: object,
  anonymize: Privacy["anonymizeInTurns"],
): Promise<unknown> {
  const naming = Object.fromEntries(
    NAMING_KEYS.filter((key) => key in object).map((key) => [key, Reflect.get(object, key)]),
  );
  const clean = { ...(await anonymize(object)), ...naming };
  if (Reflect.get(object, "knowledge_object_type") !== "ngo_directory") return clean;
  const content = partOf(object, "content");
  const contacts = CONTACT_KEYS.filter((key) => key in content).map((key) => [
    key,
    Reflect.get(content, key),
  ]);
  return { ...clean, content: { ...partOf(clean, "content"), ...Object.fromEntries(contacts) } };
}

function partOf(object: object, key: string): object {
  const part: unknown = Reflect.get(object, key);
  return typeof part === "object" && part !== null ? part : {};
}

/** Facts have any shape: every string of them is anonymized, and so are their keys. */
export function factsWithoutNames(
  facts: readonly object[],
  anonymize: Privacy["anonymizeInTurns"],
): Promise<readonly unknown[]> {
  return anonymize(facts);
}
