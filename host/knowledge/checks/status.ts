import type { ObjectCheck } from "./check.ts";

/** Whoever meets a deprecated object must learn what to read instead, or why it is gone. */
export const status: ObjectCheck = {
  name: "status",
  description: "A deprecated object says what supersedes it, or the reason.",
  scope: "object",
  check: ({ object }) => {
    if (object === null || !(object.tags ?? []).includes("status:deprecated")) return [];
    const { superseded_by: successor, reason } = object.extensions ?? {};
    if (successor === object.id || successor === `${object.knowledge_object_type}/${object.id}`)
      return [
        {
          path: "extensions.superseded_by",
          message: "names the object itself; name what takes its place, or give the reason",
        },
      ];
    if (successor !== undefined || reason !== undefined) return [];
    return [
      {
        path: "extensions",
        message: "says neither superseded_by nor reason; a deprecated object needs one of them",
      },
    ];
  },
};
