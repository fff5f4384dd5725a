import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { CitationEdge } from "../../../schemas/leaves/citation_edge.ts";
import { DIMENSIONS } from "../../../schemas/taxonomy.ts";
import {
  namedDimensions,
  namedObjects,
  namedSuccessor,
  type NamedObject,
} from "../named-objects.ts";
import type { Finding, Together, TogetherCheck } from "./check.ts";

const KNOWN_DIMENSIONS: ReadonlySet<string> = new Set(DIMENSIONS);

/** Nothing points into the void. Only told when objects are loaded: in a folder edited by hand the other half may come a minute later. */
export const references: TogetherCheck = {
  name: "references",
  description:
    "What an object names (cites, statutes, contacts, tools, dimensions, successors) exists and is another.",
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
  return [
    ...[...namedObjects(object), ...namedSuccessor(object)].flatMap((named) =>
      missing(named, together),
    ),
    ...namedObjects(object).flatMap((named) => circular(named, object)),
    ...namedDimensions(object)
      .filter(({ name }) => !KNOWN_DIMENSIONS.has(name))
      .map(({ path, name }) => ({
        path,
        message: `names the dimension "${name}"; write one of ${DIMENSIONS.join(", ")}`,
      })),
  ];
}

/** What rests on itself rests on nothing, and a law stands to itself in no relation. */
function circular({ path, leaf, id }: NamedObject, object: KnowledgeObject): Finding[] {
  const { from_statute: from, to_statute: to } = object.content as Partial<CitationEdge>;
  const isItself = leaf === object.knowledge_object_type && id === object.id;
  const isOneLaw = path === "content.to_statute" && to === from;
  if (isItself) return [{ path, message: "names the object itself; name what it rests on" }];
  return isOneLaw ? [{ path, message: `is ${to} like from_statute; name another law` }] : [];
}

function missing({ path, name, leaf, id }: NamedObject, together: Together): Finding[] {
  if (leaf === null) return [{ path, message: `is "${name}"; write <leaf>/<id>` }];
  // Functions and dimensions are named in snake_case too, where an id is kebab-case.
  if (together.has(leaf, id) || together.has(leaf, id.replaceAll("_", "-"))) return [];
  return [
    { path, message: `names ${leaf}/${id}, which does not exist; add it or correct the name` },
  ];
}
