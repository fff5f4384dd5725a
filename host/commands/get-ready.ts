import { learnModels } from "../grading/learned-models.ts";
import { readInForce } from "../knowledge/read-only.ts";
import { buildRules } from "../layers/built-in-rules.ts";
import { buildRetrieval } from "../layers/rag.ts";
import { readWordsAhead } from "../reading/warm.ts";
import { firstStatements } from "../verification/kept-statements.ts";
import { VERSION } from "../version.ts";

/** Takes the rules of a pack root apart, weighs its documents, reads what its objects name and learns from its graded answers, so that the first start and the first grade find what takes long. */
export async function getReady(root: string): Promise<void> {
  const knowledge = await readInForce({ roots: [root], stateDir: root, hostVersion: VERSION });
  for (const _ of readWordsAhead());
  knowledge.derive(buildRules);
  knowledge.derive(buildRetrieval);
  firstStatements.recall(knowledge);
  firstStatements.keep();
  await knowledge.derive(learnModels);
}
