import { describe, expect, test } from "vitest";
import type { Reading } from "../../contract/reading.ts";
import type { Contact } from "../../contract/tool.ts";
import { answer, found } from "./composer.fixture.ts";
import { abroad, contact, everything, hit, locked } from "./evidence/sample-evidence.ts";

describe("a message with warning signs", () => {
  test("of danger is answered with whom to call and what to do before what was found and why", async () => {
    const parts = [
      "in danger now",
      "Harbour desk (Hong Kong): +852 5555 0101 – checked on 2026-11-20.",
      "Home line (Philippines): 1348, https://home.example (Short code; +63 2 1348 from abroad) – checked on 2026-11-20.",
      "last checked on 2024-02-01: this is old",
      "Keep photos of your passport",
      "Keep the messages",
      "“they have my passport”: An employer or agent keeps the worker's passport. Ground: ILO C189 Art. 9(c).",
      "“madam locks the door”: A worker is locked in. Ground: ILO C029 Art. 2(1).",
      "It is not legal proof.",
      "household workers pay nothing. Source: POEA GBR 06-2006, https://caps.example/gbr-06",
      "Domestic Workers Convention, 2011 (No. 189). Source: ILO C189, https://law.example/c189",
      "no language model is loaded. It is information, not legal advice.",
    ];
    const reading = { priceAsked: true as const };
    expect(found(await answer(everything, { reading }), parts)).toEqual(parts);
  });

  test("of danger tells a fee limit only to who asks for one", async () => {
    expect(await answer(everything)).not.toContain("household workers pay nothing");
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
    const parts = ["in danger now", "+852 5555 0101"];
    expect(found(text, parts)).toEqual(parts);
    // To say then that nothing was found would take it back.
    expect(text).not.toContain("No warning-sign rule");
  });

  test("what may be danger begins with safety, as contacts are looked up for it", async () => {
    const reading = { topics: new Set(["confinement"]) };
    expect(await answer({}, { reading })).toContain("in danger now");
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
    const first = async (over: Partial<Contact>) => {
      const contacts = [{ ...office, phone: "+44 20 5555 0100", ...over }];
      return (await answer({ hits: [locked], contacts })).split("\n")[0];
    };
    expect(await first({})).not.toContain("+44 20 5555 0100");
    expect(await first({ note: "Texts 24/7." })).not.toContain("+44 20 5555 0100");
    expect(await first({ name: "World emergency line" })).not.toContain("+44 20 5555 0100");
    expect(await first({ always_open: true })).toContain("+44 20 5555 0100");
  });

  test("the number to call first can be dialled where the person is", async () => {
    const short = contact({ note: null });
    const home = contact({ id: "long", name: "Home office", phone: "+63 2 5555 0199" });
    const first = async (contacts: Contact[], destination: string | null) => {
      const corridors = [{ origin: "PH", destination, basis: "named" as const }];
      return /[Cc]all: (.*?) \(/.exec(
        await answer({ hits: [locked], contacts }, { reading: { corridors } }),
      )?.[1];
    };
    expect(await first([short, home], null)).toBe("Home office");
    expect(await first([short, home, abroad], "HK")).toBe("Harbour desk");
    expect(await first([home, { ...abroad, stale: true }], "HK")).toBe("Home office");
    expect(
      await first([abroad, { ...abroad, id: "n", name: "Night desk", always_open: true }], "HK"),
    ).toBe("Night desk");
    const police = { ...abroad, id: "p", name: "Police", phone: "999", emergency: true as const };
    const office = { ...abroad, always_open: true as const };
    expect(await first([office, police], "HK")).toBe("Police");
    expect(await first([short], null)).toBeUndefined();
    expect(await first([short], "HK")).toBeUndefined();
  });

  test("in a message that nothing reads nobody of the home country is first where no place of work is named", async () => {
    const home = contact({ id: "long", name: "Home office", phone: "+63 2 5555 0199" });
    const world = {
      ...home,
      id: "w",
      name: "World line",
      jurisdiction: "INT",
      always_open: true as const,
    };
    const first = async (contacts: Contact[], destination: string | null) => {
      const corridors = [{ origin: "PH", destination, basis: "named" as const }];
      const reading = { corridors, unread: true as const, danger: "likely" as const };
      return (await answer({ contacts }, { reading })).split("\n")[0];
    };
    expect(await first([home], null)).not.toContain("Home office");
    expect(await first([home, world], null)).toContain("World line");
    expect(await first([home, abroad], "HK")).toContain("Harbour desk");
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
