import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

const OCCUPATIONS = (
  "domestic helper, domestic worker, housemaid, nanny, caregiver, nurse, cleaner, cook, waiter, " +
  "driver, security guard, construction worker, mason, welder, factory worker, farm worker, fisherman, seafarer"
).split(", ");

test.for([
  ["unpaid wages", (who: string) => `The ${who} has not been paid for three months.`],
  ["a fee that was paid", (who: string) => `The ${who} paid 2000 dollars to an agent for the job.`],
] as const)("a caseworker's line is heard whatever the work is: %s", async ([, line]) => {
  const said = await Promise.all(
    OCCUPATIONS.map(async (who) => {
      const answer = await host.post("/api/classifier/evaluate", { content_text: line(who) });
      const { recommended_action } = (await answer.json()) as { recommended_action: string };
      return `${who}: ${recommended_action}`;
    }),
  );
  expect(said).toEqual(OCCUPATIONS.map((who) => `${who}: escalate_to_ngo`));
});
