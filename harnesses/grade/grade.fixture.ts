import { afterAll, beforeAll } from "vitest";
import type { FiveTierResult, GradeCriterion, GradeResult } from "../../schemas/http/grade.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

/** A rubric. */
export const CITATION = "legal_citation_quality";
/** A prompt of five tiers. */
export const TIERED = "worker-asks-for-help-locked-in";

/** An answer that meets the rubric. */
export const GOOD =
  "No, your agency may not charge you this. ILO Convention No. 181, Article 7, and Republic Act 8042, Section 6, forbid it. Your 50,000 pesos is a placement fee under another name, so the agency must return it; the labour attaché can confirm which limit applies on this route.";

/** A criterion of a grade. */
export const criterion = ({ criteria }: { criteria: GradeCriterion[] }, id: string) =>
  criteria.find((each) => each.id === id);

/** A host for the tests of one file, and ways to ask it. */
export function gradingHost() {
  let started: TestHost;
  beforeAll(async () => {
    started = await startTestHost();
  });
  afterAll(() => started[Symbol.asyncDispose]());
  const host = () => started;
  const grade = (body: object) => host().post("/api/grade", body);
  const byCategory = async (response_text: string, category = CITATION): Promise<GradeResult> => {
    const answer: unknown = await (await grade({ response_text, category })).json();
    return answer as GradeResult;
  };
  const byPrompt = async (response_text: string, prompt_id = TIERED): Promise<FiveTierResult> => {
    const answer: unknown = await (await grade({ response_text, prompt_id })).json();
    return answer as FiveTierResult;
  };
  const tiersOf = (id: string) =>
    host().host.knowledge.current().get("evaluation_prompt", id)?.extensions?.tiers ?? [];
  return { host, grade, byCategory, byPrompt, tiersOf };
}
