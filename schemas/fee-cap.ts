import type { KnowledgeObject } from "./envelope.ts";

type Profile = KnowledgeObject<"corridor_profile">;
type OwnCap = NonNullable<NonNullable<Profile["extensions"]>["fee_cap"]>;

/** What a worker may be charged on a route; without a basis where only a sum is told. */
export type FeeCap = Omit<OwnCap, "basis"> & Partial<Pick<OwnCap, "basis">>;

/** The cap of a profile: the one with its ground, or else the sum in Philippine pesos; undefined where neither is told. */
export function feeCapOf({
  content,
  extensions,
}: Pick<Profile, "content" | "extensions">): FeeCap | undefined {
  if (extensions?.fee_cap !== undefined) return extensions.fee_cap;
  const amount = content.fee_cap_php ?? null;
  return amount === null ? undefined : { amount, currency: "PHP" };
}
