import type { KnowledgeObject } from "../../schemas/envelope.ts";

type Entry = KnowledgeObject<"ngo_directory">;

/** A contact of these corridors, `*` standing for any side; dated and reviewed, and without a number, where not told otherwise. */
export const entry = (
  id: string,
  corridors: string[],
  {
    status = "reviewed",
    ...given
  }: Partial<Entry["content"] & NonNullable<Entry["extensions"]>> & { status?: string } = {},
): Entry => {
  const { phone = null, verified = "2026-11-20", email = null, ...extensions } = given;
  return {
    schema_version: "1.0",
    knowledge_object_type: "ngo_directory",
    id,
    content: {
      name: id,
      jurisdiction: corridors[0]?.split("-").findLast((side) => side !== "*") ?? "INT",
      phone,
      email,
      url: null,
      verified,
      applicable_corridors: corridors,
    },
    tags: [`status:${status}`],
    extensions,
  };
};
