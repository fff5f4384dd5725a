import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { namedObjects, namedSuccessor, type NamedObject } from "../named-objects.ts";
import { isInForce } from "../snapshot.ts";
import type { Finding, Together, TogetherCheck } from "./check.ts";

/** A withdrawn law is no ground, and one that nobody has reviewed yet is none alone. */
export const standing: TogetherCheck = {
  name: "standing",
  description:
    "What an object in force names is not deprecated, and its grounds are not all drafts.",
  scope: "all",
  oneByOne: true,
  check: (together) =>
    together.entries
      .filter(({ object }) => isInForce(object))
      .flatMap(({ object, shown }) =>
        findingsOf(object, together).map((finding) => ({
          ...finding,
          file: shown,
          severity: "warning" as const,
        })),
      ),
};

function findingsOf(object: KnowledgeObject, together: Together): Finding[] {
  const named = namedObjects(object).map((one) => ({ ...one, found: found(one, together) }));
  const withdrawn = named.flatMap(({ path, name, found: other }) =>
    other === undefined || !isTagged(other, "status:deprecated")
      ? []
      : [{ path, message: `names ${name}, which is deprecated; name ${instead(other)}` }],
  );
  const grounds = named.filter(({ path }) => path.startsWith("extensions.cites."));
  const areDrafts =
    grounds.length > 0 &&
    grounds.every(({ found: other }) => other !== undefined && isTagged(other, "status:draft"));
  if (!areDrafts) return withdrawn;
  const message =
    "names drafts only, so nobody is told what this rests on; name a ground in force beside them";
  return [...withdrawn, { path: "extensions.cites", message }];
}

function found({ leaf, id }: NamedObject, { find }: Together): KnowledgeObject | undefined {
  return leaf === null ? undefined : (find(leaf, id) ?? find(leaf, id.replaceAll("_", "-")));
}

function isTagged({ tags = [] }: KnowledgeObject, tag: string): boolean {
  return tags.includes(tag);
}

function instead(deprecated: KnowledgeObject): string {
  const [successor] = namedSuccessor(deprecated);
  return successor === undefined ? "another, or none" : `${successor.name} instead`;
}
