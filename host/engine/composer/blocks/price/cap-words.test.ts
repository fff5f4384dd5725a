import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import type { ToolFact } from "../../../../contract/tool.ts";
import { snapshotOf } from "../../../../knowledge/snapshot.ts";
import { answer, bundled } from "../../composer.fixture.ts";
import { LANGUAGES } from "../../language.ts";
import { cap } from "../../evidence/sample-evidence.ts";

type Extensions = NonNullable<KnowledgeObject<"corridor_profile">["extensions"]>;
type FeeCap = NonNullable<Extensions["fee_cap"]>;

interface Told {
  readonly confidence?: "high" | "low";
  readonly assumed?: ToolFact["assumed"];
}

const told = (language: string, fee_cap: FeeCap, { confidence = "high", assumed }: Told = {}) => {
  const profile: KnowledgeObject<"corridor_profile"> = {
    schema_version: "1.0",
    knowledge_object_type: "corridor_profile",
    id: "np-kw",
    content: { corridor: "NP-KW", label: "Nepal to Kuwait" },
    tags: ["status:reviewed"],
    extensions: { fee_cap, confidence },
  };
  const facts = [
    { ...cap, by: "corridor_profile/np-kw", ...(assumed === undefined ? {} : { assumed }) },
  ];
  const reading = { language, topics: new Set(["fee"]) };
  return answer({ facts }, { reading, snapshot: snapshotOf([...bundled, profile], "core") });
};
const none = { amount: null, currency: null, basis: "told elsewhere" };

describe("what may be charged, in the reader's language", () => {
  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "in %s a deposit or an estimate is no limit, and its sum is told",
    async (language) => {
      const limit = await told(language, { amount: 5000, currency: "NPR", basis: "a ceiling" });
      const texts = await Promise.all(
        (["deposit", "estimate"] as const).map((kind) =>
          told(language, { ...none, rules: [{ kind, amount: 5000, currency: "NPR" }] }),
        ),
      );
      expect(new Set([limit, ...texts]).size).toBe(3);
      for (const text of texts) expect(text).toContain("5,000 NPR");
    },
  );

  test("a doubt comes before the sum, and a bar of the country of work behind it as what goes further", async () => {
    const fee_cap = { amount: 77, currency: "NPR", basis: "a ceiling" };
    const text = await told("es", { ...fee_cap, barred: "household" }, { confidence: "low" });
    expect(text).toMatch(
      /No hay certeza.*agencia con licencia cobre 77 NPR.*trabajo del hogar.*\(Kuwait\) va más allá: nadie puede cobrar/s,
    );
    expect(await told("es", fee_cap)).not.toMatch(/No hay certeza|va más allá/);
  });

  test("a limit that is no sum is told by how it is set, and only what is not known as unknown", async () => {
    const text = await told("es", { ...none, rules: [{ kind: "month" }] });
    expect(text).toContain("un mes de salario base");
    expect(text).not.toContain("no dice cuál es el límite");
    expect(await told("es", none)).toContain("no dice cuál es el límite");
  });

  test("whom a sum covers is told, and none of the lookup's English", async () => {
    const nothing = { amount: 0, currency: "NPR", basis: "for household workers" };
    const household = await told("es", { ...nothing, covers: "household" });
    expect(household).toContain(
      "Vale para trabajadoras y trabajadores del hogar; para otros trabajos pregunte",
    );
    expect(await told("es", { ...nothing, covers: "all" })).toContain("todos los trabajadores.");
    expect(await told("es", nothing)).toContain(
      "Pregunte a una oficina de trabajo del gobierno si vale",
    );
    expect(household).not.toContain("household workers pay nothing");
    expect(household).toContain("https://caps.example/gbr-06");
  });
});

describe("of a route that is guessed only the side that nobody named is asked back", () => {
  test.for([
    ["tl", "Hindi mo sinabi kung saang bansa ka galing; hinulaan", "kung saang bansa ang trabaho"],
    ["bn", "আপনি কোন দেশের, তা বলেননি", "কাজ কোন দেশে, তা বলেননি"],
    ["sw", "Hukusema unatoka nchi gani; nchi yako", "Hukusema kazi iko nchi gani"],
    ["zh", "您没有说您是哪个国家或地区的人", "您没有说工作在哪个国家或地区"],
    ["ru", "Вы не написали, из какой вы страны", "Вы не написали, в какой стране работа"],
  ] as const)("%s", async ([language, noOrigin, noDestination]) => {
    const nothing = { amount: 0, currency: "NPR", basis: "for all" };
    const origin = await told(language, nothing, { assumed: "origin" });
    expect(origin).toContain(noOrigin);
    expect(origin).not.toContain(noDestination);
    const destination = await told(language, nothing, { assumed: "destination" });
    expect(destination).toContain(noDestination);
    expect(destination).not.toContain(noOrigin);
  });
});
