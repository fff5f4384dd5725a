import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Generation } from "../../contract/engine.ts";
import type { Trace } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import type { Contact, ToolFact } from "../../contract/tool.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { composer } from "./composer.ts";
import {
  abroad,
  cap,
  contact,
  document,
  everything,
  hit,
  locked,
  readingOf,
  traceOf,
  type SampleFound,
} from "./sample-evidence.ts";

const bundled = ["prompt_template", "reasoning_step"].flatMap((leaf) => {
  const folder = join(import.meta.dirname, "../../../knowledge/core", leaf);
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as KnowledgeObject,
  );
});
const knowledge = snapshotOf(bundled, "core");

interface Wish {
  readonly reading?: Partial<Reading>;
  readonly trace?: Partial<Trace>;
  readonly tokens?: number;
  readonly snapshot?: typeof knowledge;
}
const generate = (
  evidence: SampleFound,
  wish: Wish = {},
  signal = new AbortController().signal,
): Promise<Generation> =>
  composer().generate(
    {
      messages: [{ role: "user", content: "unused" }],
      params: { max_new_tokens: wish.tokens ?? 8192, temperature: 1, top_p: 1, top_k: 1 },
      evidence: {
        trace: { ...traceOf(evidence), ...wish.trace },
        reading: readingOf(wish.reading),
        knowledge: wish.snapshot ?? knowledge,
      },
    },
    signal,
  );
const answer = async (evidence: SampleFound, wish: Wish = {}): Promise<string> =>
  (await generate(evidence, wish)).text;
/** The parts that stand in `text`, in the order they stand there. */
const found = (text: string, parts: readonly string[]) =>
  parts.filter((part) => text.includes(part)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b));

describe("a message with warning signs", () => {
  test("is answered from safety to proof, in this order", async () => {
    const parts = [
      "in danger now",
      "Harbour desk (Hong Kong): +852 5555 0101 – checked on 2026-11-20.",
      "“they have my passport”: An employer or agent keeps the worker's passport. Ground: ILO C189 Art. 9(c).",
      "“madam locks the door”: A worker is locked in. Ground: ILO C029 Art. 2(1).",
      "It is not legal proof.",
      "household workers pay nothing. Source: POEA GBR 06-2006, https://caps.example/gbr-06",
      "Domestic Workers Convention, 2011 (No. 189). Source: ILO C189, https://law.example/c189",
      "Home line (Philippines): 1348, https://home.example (Short code; +63 2 1348 from abroad) – checked on 2026-11-20.",
      "last checked on 2024-02-01: this is old",
      "Keep photos of your passport",
      "Keep the messages",
      "no language model is loaded. It is information, not legal advice.",
    ];
    expect(found(await answer(everything), parts)).toEqual(parts);
  });

  test("does not speak of danger where nothing points to it", async () => {
    const text = await answer({ ...everything, hits: [hit()] });
    expect(text).not.toContain("in danger now");
    expect(text.startsWith("Warning signs in this message:")).toBe(true);
  });

  test.each([
    ["physical-and-sexual-violence", "medium", true],
    ["isolation", "low", true],
    ["intimidation-and-threats", "high", true],
    ["intimidation-and-threats", "medium", false],
    ["illegal_fees", "critical", false],
  ])("%s of severity %s: safety first is %s", async (dimension, severity, first) => {
    const text = await answer({
      hits: [hit({ dimensions: [dimension], severity })],
      contacts: [abroad],
    });
    expect(text.startsWith("If you or someone with you is in danger")).toBe(first);
  });

  test("a cry for help that no rule knows still begins with safety", async () => {
    const reading = { topics: new Set(["help", "confinement"]) };
    const text = await answer({ contacts: [abroad] }, { reading });
    const parts = ["in danger now", "+852 5555 0101", "That is not an all-clear"];
    expect(found(text, parts)).toEqual(parts);
    expect(await answer({}, { reading: { topics: new Set(["confinement"]) } })).not.toContain(
      "in danger now",
    );
  });

  test("wording of people in danger begins with safety though no rule knows it", async () => {
    const calm = {
      offer: 0,
      danger: 0.05,
      victim: 0.65,
      inquiry: 0,
      compliance: 0,
      unrelated: 0.3,
    };
    const held = { ...calm, danger: 0.5, victim: 0.2 };
    const told = (wording: Reading["wording"]) => answer({}, { reading: { wording } });
    expect(await told(held)).toMatch(/^If you or someone with you is in danger/);
    expect(await told(calm)).not.toContain("in danger now");
    expect(await told(null)).not.toContain("in danger now");
  });

  test("an international office is nobody to call first in danger, a line that answers at any hour is", async () => {
    const office = contact({ id: "office", name: "World office", jurisdiction: "INT", note: null });
    const first = (note: string | null) =>
      answer({ hits: [locked], contacts: [{ ...office, phone: "+44 20 5555 0100", note }] });
    expect((await first(null)).split("\n")[0]).not.toContain("+44 20 5555 0100");
    expect((await first("Hours: 24/7.")).split("\n")[0]).toContain("+44 20 5555 0100");
  });

  test("the number to call first can be dialled where the person is", async () => {
    const short = contact({ note: null });
    const home = contact({ id: "long", name: "Home office", phone: "+63 2 5555 0199" });
    const first = async (contacts: Contact[], destination: string | null) => {
      const corridors = [{ origin: "PH", destination, basis: "named" as const }];
      return /Call: (.*?) \(/.exec(
        await answer({ hits: [locked], contacts }, { reading: { corridors } }),
      )?.[1];
    };
    expect(await first([short, home], null)).toBe("Home office");
    expect(await first([short, home, abroad], "HK")).toBe("Harbour desk");
    expect(await first([home, { ...abroad, stale: true }], "HK")).toBe("Home office");
    expect(
      await first([abroad, { ...abroad, id: "n", name: "Night desk", note: "Hours: 24/7" }], "HK"),
    ).toBe("Night desk");
    expect(
      await first(
        [abroad, { ...abroad, id: "e", name: "Police emergency number", phone: "112" }],
        "HK",
      ),
    ).toBe("Police emergency number");
    const police = { ...abroad, id: "p", name: "Police", phone: "999", emergency: true as const };
    const office = { ...abroad, note: "Hours: 24/7." };
    expect(await first([office, police], "HK")).toBe("Police");
    expect(await first([short], null)).toBeUndefined();
    expect(await first([short], "HK")).toBeUndefined();
  });

  test("names police and embassy where no number is known, and invents none", async () => {
    const text = await answer({ hits: [locked] });
    expect(text).toContain("call the local police or your embassy");
    expect(text).not.toMatch(/\d{4}/);
  });

  test("one meaning is told once, with all its words and grounds", async () => {
    const again = hit({
      citation: "ILO C029",
      matches: [{ text: "give me the passports", start: 0, end: 21 }],
    });
    const text = await answer({ hits: [hit(), again] });
    expect(text).toContain("“they have my passport”, “give me the passports”: An employer");
    expect(text).toContain("Ground: ILO C189 Art. 9(c); ILO C029.");
    expect(text.match(/An employer or agent keeps/g)).toHaveLength(1);
  });

  test("advice fits what fired", async () => {
    const wages = await answer({ hits: [hit({ dimensions: ["withholding-of-wages"] })] });
    expect(wages).toContain("Write down each day");
    expect(wages).not.toContain("Keep photos of your passport");
  });
});

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

describe("honesty", () => {
  test("a statement on which no rule fired is no all-clear; a question needs no such word", async () => {
    const given = { documents: [document] };
    expect(await answer(given, { reading: { text: "Work abroad." } })).toContain(
      "That is not an all-clear.",
    );
    expect(await answer(given, { reading: { text: "Is it legal?" } })).not.toContain("all-clear");
    expect(await answer({}, { reading: { text: "They owe me." } })).toContain(
      "That is not an all-clear.",
    );
  });

  test.each([
    [null, "HK", "Tell me which country you are from. "],
    ["PH", null, "Tell me in which country the work is. "],
    [null, null, "Tell me which country you are from and where the work is. "],
  ])("of the route from %s to %s it asks for what is missing", async (origin, destination, ask) => {
    const corridors = [{ origin, destination, basis: "named" as const }];
    expect(await answer({ hits: [hit()] }, { reading: { corridors } })).toContain(ask);
  });

  test.each(["grep", "tools"] as const)(
    "a failed %s layer is told, also on other subjects",
    async (layer) => {
      const trace = { [layer]: { fired: null, elapsed_ms: 1, error: "boom" } };
      for (const aboutWork of [true, false]) {
        expect(await answer({}, { trace, reading: { aboutWork } })).toContain(
          `did not work (${layer})`,
        );
      }
    },
  );

  test("a rule that could not be asked is told, and one on trial is not", async () => {
    const told = (failed: readonly object[]) => {
      const trace = { grep: { fired: false, elapsed_ms: 1, hits: [], failed } };
      return answer({}, { trace, reading: { aboutWork: true } });
    };
    const failed = { rule: "by_model", error: "no model" };
    expect(await told([failed])).toContain("did not work (by_model)");
    expect(await told([{ ...failed, shadow: true }])).not.toContain("did not work");
  });

  test("rules that did not run are told", async () => {
    const { grep: _, ...trace } = traceOf({ documents: [document] });
    const { text } = await composer().generate(
      {
        messages: [],
        params: { max_new_tokens: 8192, temperature: 1, top_p: 1, top_k: 1 },
        evidence: { trace, reading: readingOf(), knowledge },
      },
      new AbortController().signal,
    );
    expect(text).toContain("rules did not run");
  });

  test("what came with the request is marked as such", async () => {
    const custom = { custom: true as const };
    const given = {
      hits: [hit({ ...custom, citation: null })],
      contacts: [contact({ ...custom, verified: null, stale: true })],
    };
    expect((await answer(given)).match(/Given with this request/g)).toHaveLength(2);
  });

  test("at most four contacts are told, those of the route before others", async () => {
    const others = ["a", "b", "c"].map((id) =>
      contact({ id, name: `Far ${id}`, jurisdiction: "INT" }),
    );
    const text = await answer({ hits: [hit()], contacts: [...others, contact(), abroad] });
    const parts = ["Home line", "Harbour desk", "Far a", "Far b"];
    expect(found(text, parts)).toEqual(parts);
    expect(text).not.toContain("Far c");
  });

  test("a contact that was never checked says so, and one without any way to reach it is left out", async () => {
    const text = await answer({
      hits: [hit()],
      contacts: [
        contact({ verified: null, stale: true }),
        contact({ id: "x", name: "Silent", phone: null, url: null }),
      ],
    });
    expect(text).toContain("never checked at its source");
    expect(text).not.toContain("Silent");
  });

  test("says of itself that no language model is loaded", () => {
    const { info, capabilities } = composer();
    expect(info).toMatchObject({
      loaded: false,
      name: "composer",
      size_b: null,
      quantization: null,
      device: null,
    });
    expect(info.display).toContain("no language model is loaded");
    expect(capabilities).toEqual({ image: false, json_schema: false });
  });
});

describe("as an engine", () => {
  test("the same evidence gives the same text", async () => {
    const [first, second] = await Promise.all([generate(everything), generate(everything)]);
    expect(first.text).toBe(second.text);
    expect(Number.isInteger(first.elapsed_ms)).toBe(true);
    expect(first.finish).toBe("stop");
  });

  test("a short answer keeps the number to call", async () => {
    const { text, finish } = await generate(everything, { tokens: 60 });
    expect(finish).toBe("length");
    expect(text.length).toBeLessThanOrEqual(240);
    expect(text).toContain("+852 5555 0101 – checked on 2026-11-20.");
  });

  test("an abort before or while writing rejects with its reason, and the next call works", async () => {
    const reason = new Error("left");
    await expect(generate({}, {}, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const running = generate({}, {}, controller.signal);
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect(await answer({})).not.toBe("");
  });

  test("is not ready without templates, and even then tells the number", async () => {
    const empty = snapshotOf([]);
    expect(composer(() => empty).ready()).toMatchObject({ ok: false });
    expect(composer(() => knowledge).ready()).toEqual({ ok: true });
    expect(await answer(everything, { snapshot: empty })).toContain("+852 5555 0101");
    expect(await answer({}, { snapshot: empty })).toContain("No answer templates");
  });
});
