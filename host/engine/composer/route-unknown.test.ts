import { expect, test } from "vitest";
import { ALL_LAYERS, startTestHost } from "../../test-host.ts";

test("of a route that is understood and not held here, it is said that its limit is not known, and nothing is asked again", async () => {
  await using host = await startTestHost();
  const english = await host.answerTo(
    "I am from Kosovo, agency wants 700 euro for a cleaning job in Germany",
  );
  expect(english).toMatch(/XK-DE: [^\n]* is unknown; the library has no entry for this route/);
  expect(english).not.toContain("Tell me which country you are from");
  const french = await host.answerTo(
    "une agence à Antananarivo me demande 2 millions d'ariary pour le Koweït",
  );
  expect(french).toMatch(/Madagascar[^\n]*Koweït[^\n]*ne connaît pas la limite/);
});

test("the advice on a fee that was asked holds yet when somebody only tells where they are from", async () => {
  await using host = await startTestHost();
  const messages = [
    { role: "user", content: "Agent ask 90000 shillings for Qatar job" },
    { role: "assistant", content: "Which country are you from?" },
    { role: "user", content: "I am from Kenya" },
  ];
  const { response } = await host.chat({ messages, toggles: ALL_LAYERS });
  expect(String(response)).toContain("Pay nothing more");
  expect(String(response)).toContain("Kenya to Qatar");
  expect(String(response)).not.toContain("Warning signs");
});
