import type { Envelope } from "./envelope.ts";
import type { LeafSpec } from "./leaf.ts";
import { LEAVES } from "./leaves/index.ts";
import type { Leaf } from "./taxonomy.ts";

/** A complete, valid object of the leaf, made from its own example; a fresh copy each time. */
export function exampleObject(leaf: Leaf): Envelope {
  const spec: LeafSpec = LEAVES[leaf];
  return structuredClone({
    schema_version: "1.0",
    knowledge_object_type: leaf,
    id: idFrom(String(Reflect.get(spec.example, spec.headline))),
    version: "v1",
    provenance: { created_at: "2026-11-20T09:00:00Z", created_by: "safe-harness maintainers" },
    content: spec.example,
    tags: [...(spec.example_tags ?? ["status:reviewed"])],
    ...(spec.example_extensions && { extensions: spec.example_extensions }),
  });
}

const MAX_ID = 60;

/** A kebab-case id from words, at most 60 characters, cut between words. */
function idFrom(words: string): string {
  const slug = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (slug.length <= MAX_ID) return slug;
  return slug.slice(0, slug.lastIndexOf("-", MAX_ID));
}
