import type { Config } from "../config.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Services } from "../contract/services.ts";
import { openPrivacy } from "../privacy/open.ts";
import { publicNumbers } from "../privacy/public-numbers.ts";
import { openSubmissions } from "../privacy/submissions.ts";

/** The anonymizer, which keeps what the packs in force publish, and the ways that anonymized things go. */
export function openPrivateServices(
  { dataDir, hubAllow }: Config,
  inForce: () => Snapshot,
): Pick<Services, "privacy" | "submissions"> {
  const privacy = openPrivacy(() => inForce().derive(publicNumbers));
  const { anonymize } = privacy;
  return { privacy, submissions: openSubmissions({ dataDir, hubAllow, anonymize }) };
}
