import { readInForce } from "../knowledge/read-only.ts";
import { buildRules } from "../layers/built-in-rules.ts";
import { VERSION } from "../version.ts";

/** Takes the rules of a pack root apart, so that the first start finds what they consist of. */
export async function takeRulesApart(root: string): Promise<void> {
  buildRules(await readInForce({ roots: [root], stateDir: root, hostVersion: VERSION }));
}
