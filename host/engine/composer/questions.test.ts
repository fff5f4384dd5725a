import { describe, expect, test } from "vitest";
import type { ToolFact } from "../../contract/tool.ts";
import { answer, found } from "./composer.fixture.ts";
import { everything, cap, contact, document, hit, locked } from "./evidence/sample-evidence.ts";

describe("a question", () => {
  test("is answered with what was looked up, then law, then contacts", async () => {
    const text = await answer({ ...everything, hits: [] });
    const parts = [
      "This is what the library holds",
      "household workers pay nothing",
      "Domestic workers keep their own papers.",
      "Home line",
    ];
    expect(found(text, parts)).toEqual(parts);
    expect(text).not.toContain("Warning signs");
  });

  test("that was a courtesy is answered kindly, and neither alarm nor numbers are sent again", async () => {
    const reading = { addsNothing: true as const, danger: "likely" as const };
    const text = await answer({ ...everything, hits: [] }, { reading });
    expect(text).toBe(
      "You are welcome. The numbers above stay valid, and you can write here again at any time.",
    );
  });

  test("about several corridors gets one line for each", async () => {
    const facts = ["HK", "SG", "KW"].map((code) => ({
      ...cap,
      statement: `Cap of PH-${code}.`,
      by: `corridor_profile/ph-${code}`,
    }));
    const parts = ["- Cap of PH-HK.", "- Cap of PH-SG.", "- Cap of PH-KW."];
    expect(found(await answer({ facts }), parts)).toEqual(parts);
  });

  test("that is not about money gets the law first, and a fee limit only where the route is known", async () => {
    const reading = { topics: new Set(["passport", "law"]) };
    const one = await answer({ facts: [cap], documents: [document] }, { reading });
    const parts = ["Domestic Workers Convention", "household workers pay nothing"];
    expect(found(one, parts)).toEqual(parts);
    const facts = [cap, { ...cap, statement: "Another route." }];
    expect(await answer({ facts, documents: [document] }, { reading })).not.toContain(
      "pay nothing",
    );
  });

  test("about all eleven indicators gets all eleven", async () => {
    const facts = Array.from({ length: 11 }, (_, i): ToolFact => ({
      ...cap,
      kind: "indicator",
      statement: `Indicator ${i + 1}.`,
    }));
    const text = await answer({ facts });
    for (const { statement } of facts) expect(text).toContain(`- ${statement}`);
  });

  test("a provision that was looked up is not told again as a document", async () => {
    const law: ToolFact = {
      ...cap,
      kind: "law",
      statement: "Papers stay with the worker.",
      by: "rag_doc/ilo-c189",
    };
    const text = await answer({ facts: [law], documents: [document] });
    expect(text).toContain("Papers stay with the worker.");
    expect(text).not.toContain("Domestic Workers Convention");
  });
});

describe("a message without evidence", () => {
  test("about work is asked for what is needed", async () => {
    const text = await answer({});
    const parts = ["Which country are you from", "Who holds your passport?"];
    expect(found(text, parts)).toEqual(parts);
    expect(text).not.toMatch(/https?:|\d{3,}/);
  });

  test("about something else gets a friendly word and neither law nor contact", async () => {
    const evidence = { hits: [hit({ severity: "low" })], contacts: [contact()] };
    const text = await answer(evidence, { reading: { aboutWork: false } });
    expect(text).toMatch(/^I can help with questions about work abroad/);
    expect(text).not.toMatch(/https?:|\d|ILO|Home line/);
    expect(text.match(/\. /g)).toHaveLength(1);
  });

  test("a grave sign is told even where the text did not look like work", async () => {
    expect(await answer({ hits: [locked] }, { reading: { aboutWork: false } })).toContain(
      "A worker is locked in.",
    );
  });
});
