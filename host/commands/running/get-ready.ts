import { learnModels } from "../../grading/tiers/learned-models.ts";
import { readInForce } from "../../knowledge/keeping/read-only.ts";
import { buildRules } from "../../layers/grep/built-in-rules.ts";
import { buildRetrieval } from "../../layers/rag/rag.ts";
import { readWordsAhead } from "../../reading/warm.ts";
import { firstStatements } from "../../verification/statements/kept-statements.ts";
import { VERSION } from "../../version.ts";
import { buildClauseModel } from "../../wording/models/clause-model.ts";
import { buildHarmModel } from "../../wording/models/harm-model.ts";
import { buildNeedModel } from "../../wording/models/need-model.ts";
import { buildTextModel } from "../../wording/models/text-model.ts";

/** Makes what takes long to make of the words we know and of a pack root: takes its rules apart, weighs its documents, unpacks its text models, reads what its objects name and learns from its graded answers. So the first start, the first answer and the first grade find it. */
export async function getReady(root: string): Promise<void> {
  const knowledge = await readInForce({ roots: [root], stateDir: root, hostVersion: VERSION });
  for (const _ of readWordsAhead());
  knowledge.derive(buildRules);
  knowledge.derive(buildRetrieval);
  knowledge.derive(buildTextModel);
  knowledge.derive(buildHarmModel);
  knowledge.derive(buildNeedModel);
  knowledge.derive(buildClauseModel);
  firstStatements.recall(knowledge);
  firstStatements.keep();
  await knowledge.derive(learnModels);
}
