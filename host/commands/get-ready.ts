import { learnModels } from "../grading/learned-models.ts";
import { readInForce } from "../knowledge/read-only.ts";
import { buildRules } from "../layers/built-in-rules.ts";
import { buildRetrieval } from "../layers/rag.ts";
import { VERSION } from "../version.ts";

/** Takes the rules of a pack root apart, weighs its documents and learns from its graded answers, so that the first start and the first grade find what takes long. */
export async function getReady(root: string): Promise<void> {
  const knowledge = await readInForce({ roots: [root], stateDir: root, hostVersion: VERSION });
  knowledge.derive(buildRules);
  knowledge.derive(buildRetrieval);
  await knowledge.derive(learnModels);
}
