/** What one text model is as an object of its own. */
export interface ModelOf {
  readonly id: string;
  /** When it was first made, ISO 8601. */
  readonly created_at: string;
  readonly label: string;
  /** The extension that holds it, with its kind: "ngrams:extensions.harms". */
  readonly model_uri: string;
  readonly threshold: number;
  readonly extensions: object;
}

/** A fitted text model as the object of `classifier_rule` that a pack holds. */
export function modelObject({
  id,
  created_at,
  label,
  model_uri,
  threshold,
  extensions,
}: ModelOf): object {
  return {
    schema_version: "1.0",
    knowledge_object_type: "classifier_rule",
    id,
    version: "v1",
    provenance: { created_at, created_by: "safe-harness maintainers" },
    content: {
      rule_id: id.replaceAll("-", "_"),
      label,
      model_uri,
      input_format: "text",
      threshold,
    },
    tags: ["status:reviewed"],
    extensions,
  };
}
