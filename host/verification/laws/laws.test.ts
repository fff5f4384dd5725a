import { describe, expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { checkWith, objects } from "../library.fixture.ts";

const check = checkWith(snapshotOf(objects, "core"));

const NOTE = "[law removed: not in the verified library]";

describe("a law that the library holds is kept, in the usual ways to cite it", () => {
  test.for([
    ["Republic Act No. 8042 forbids it.", "rag_doc/ph-ra-8042"],
    ["R.A. 8042 forbids it.", "rag_doc/ph-ra-8042"],
    ["RA 8042, Sec. 6(a) forbids it.", "rag_doc/ph-ra-8042"],
    ["ILO C189 forbids it.", "rag_doc/ilo-c189"],
    ["ILO Convention No. 189 forbids it.", "rag_doc/ilo-c189"],
    ["The Domestic Workers Convention, 2011 (No. 189) forbids it.", "rag_doc/ilo-c189"],
    ["C29 forbids it.", "rag_doc/ilo-c029"],
    ["Cap. 57A forbids it.", "rag_doc/hk-cap57a-agency-regulations"],
    ["Law No. 14 of 2004 forbids it.", "rag_doc/qa-labour-law-2004"],
    ["UU No. 18 Tahun 2017 melarangnya.", "rag_doc/id-law-18-2017"],
    ["18 U.S.C. § 1592 forbids it.", "rag_doc/us-18-usc-1592"],
    ["Singapore's Passports Act forbids it.", "rag_doc/sg-passports-act-47"],
    ["The Modern Slavery Act 2015 forbids it.", "rag_doc/uk-modern-slavery-act-2015"],
  ] as const)("%s", ([answer, by]) => {
    const { text, of } = check(answer);
    expect(text).toBe(answer);
    expect(of("statute")[0]).toMatchObject({ verdict: "verified", by });
  });
});

describe("a law that nobody holds is taken out with its section", () => {
  test.for([
    ["Under RA 99999 it is a crime.", `Under ${NOTE} it is a crime.`],
    ["C999 says so.", `${NOTE} says so.`],
    ["See Law No. 77/2031 on this.", `See ${NOTE} on this.`],
    ["See Section 9 of the Overseas Dignity Act 2031 on this.", `See ${NOTE} on this.`],
    ["See Art. 12(3) of Law No. 77 of 2031 on this.", `See ${NOTE} on this.`],
    ["The Migrant Hope and Shelter Ordinance protects you.", `The ${NOTE} protects you.`],
    ["Ley 9999 de 2031 lo prohíbe.", `${NOTE} lo prohíbe.`],
    ["UU No. 99 Tahun 2031 melarangnya.", `${NOTE} melarangnya.`],
    ["Under 18 U.S.C. 9999 it is a crime.", `Under ${NOTE} it is a crime.`],
  ] as const)("%s", ([answer, expected]) => {
    const { text, of } = check(answer);
    expect(text).toBe(expected);
    expect(of("statute")).toEqual([
      expect.objectContaining({ verdict: "unknown", action: "removed" }),
    ]);
  });
});

test("a known law with another year becomes the citation that the library holds", () => {
  const { text, of } = check("The Gangmasters (Licensing) Act 2031 forbids it.");
  expect(text).toBe("The 2004 c. 11 forbids it.");
  expect(of("statute")[0]).toMatchObject({ verdict: "contradicted", action: "replaced" });
  expect(check("RA 8042 of 2031 forbids it.").of("statute")[0]).toMatchObject({
    verdict: "contradicted",
    by: "rag_doc/ph-ra-8042",
  });
});

test("where two countries have a law of that name, a wrong year is taken out", () => {
  const { text, of } = check("The Modern Slavery Act 2031 forbids it.");
  expect(text).toBe(`The ${NOTE} forbids it.`);
  expect(of("statute")[0]?.verdict).toBe("contradicted");
});

describe("everyday mentions of law are no claims", () => {
  test.for([
    "The Act says so, and the law is clear; act now, order 5 tickets, rule 3 is simple.",
    "Philippine Labor Law and the Criminal Code may apply. Ask the Labour Court.",
    "This Code of Conduct is a promise, no law. Under the Law I may leave. Do I have to pay?",
  ])("%s", (answer) => {
    expect(check(answer)).toMatchObject({ text: answer });
    expect(
      check(answer)
        .of("statute")
        .filter(({ action }) => action !== "kept"),
    ).toEqual([]);
  });
});

test("a law that the user named is kept, and told as unknown", () => {
  const user = "Is the Overseas Dignity Act 2031 real?";
  const answer = "I do not know the Overseas Dignity Act 2031.";
  const { text, of } = check(answer, { user });
  expect(text).toBe(answer);
  expect(of("statute")).toEqual([expect.objectContaining({ verdict: "unknown", action: "kept" })]);
});

test("a law that the request's own items cite is kept", () => {
  const facts = [
    {
      kind: "law" as const,
      statement: "It forbids fees.",
      citation: "House Ordinance No. 77 of 2031",
      source_url: null,
      by: "custom",
    },
  ];
  const answer = "Ordinance No. 77 of 2031 forbids fees.";
  expect(check(answer, { facts }).text).toBe(answer);
  expect(check(answer).text).toContain(NOTE);
});

describe("a bill that the library holds is no ground of an answer", () => {
  const NONE = "[a bill or suspended text: no law in force]";

  test.for([
    [
      "Under the Overseas Mobility (Facilitation and Welfare) Bill, 2025 no agent may charge you.",
      "rag_doc/in-overseas-mobility-bill-2025",
    ],
    ["The Overseas Mobility Bill 2025 forbids it.", "rag_doc/in-overseas-mobility-bill-2025"],
    [
      "Kenya's Labour Migration and Management Bill, 2024 forbids it.",
      "rag_doc/ke-labour-migration-bill-2024",
    ],
    ["Ministerial Decision 1/90 of 2020 forbids it.", "rag_doc/lb-standard-contract-2020"],
  ] as const)("%s", ([answer, by]) => {
    const { text, of } = check(answer);
    expect(of("statute")).toEqual([
      expect.objectContaining({ verdict: "contradicted", by, action: "kept" }),
    ]);
    expect(text).toContain(NONE);
    expect(check(text).text).toBe(text);
  });

  test("told as no law in the words of the answer's language it stays as it is", () => {
    const told =
      "Overseas Mobility Bill 2025 (India). It is not law: a draft, or a text that has not come into force.";
    const { text, of } = check(told);
    expect(text).toBe(told);
    expect(of("statute")[0]).toMatchObject({ verdict: "verified" });
  });

  test("so it does with much told between those words and the citation", () => {
    const between =
      "The text gave the right to rest and to leave, and kept papers with the worker. ";
    const told = `Standard contract (Lebanon). It is not law: a draft, or a text that has not come into force. ${between.repeat(8)}Source: Ministerial Decision 1/90 of September 2020.`;
    expect(check(told).text).toBe(told);
  });

  test("a note never stands within a number", () => {
    const { text } = check("Ministerial Decision 1/90 of September 2020 forbids it.");
    expect(text).toBe(`Ministerial Decision 1/90 ${NONE} of September 2020 forbids it.`);
  });

  test.for([
    "Your Electricity Bill 2025 is unpaid.",
    "The Migrant Hope Bill 2031 was never passed.",
  ])("a bill that nobody holds claims no law: %s", (answer) =>
    expect(check(answer)).toMatchObject({ text: answer, claims: [] }),
  );
});
