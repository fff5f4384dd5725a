import Type from "typebox";

/** How personal an object is; only the first three may ever leave the host. */
export const PII_STATUSES = [
  "non_pii_aggregate",
  "organization_only",
  "anonymized",
  "contains_pii",
] as const;

/** The `pii_status` key of leaves that are drawn from cases. */
export const PiiStatus = Type.Enum([...PII_STATUSES], {
  description: "How personal it is; contains_pii never leaves the host.",
});
