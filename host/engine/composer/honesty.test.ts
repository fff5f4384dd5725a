import { describe, expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { composer } from "./composer.ts";
import { answer, found, generate, knowledge } from "./composer.fixture.ts";
import {
  abroad,
  contact,
  document,
  everything,
  hit,
  readingOf,
  traceOf,
} from "./evidence/sample-evidence.ts";

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
