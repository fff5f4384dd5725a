import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { COMPILED, checkWith, objects } from "../library.fixture.ts";

const check = checkWith(snapshotOf(objects, "core"));

const NUMBER_NOTE = "[number removed: not in the verified directory]";

describe("a number that the directory holds is kept, however it is written", () => {
  test.for([
    ["as it stands", "DMW main lines: +63287221144."],
    ["grouped", "DMW main lines: +63 2 8722 1144."],
    ["with dashes and brackets", "DMW main lines: (02) 8722-1144."],
    ["with the dialling prefix", "DMW main lines: 00632 8722 1144."],
    ["in Devanagari digits", "DMW main lines: +६३ २ ८७२२ ११४४"],
    ["in Arabic digits, isolated", "اتصل على \u2066٠٠٦٣٢٨٧٢٢١١٤٤\u2069 الآن"],
    ["in wide digits", "Call ＋６３２８７２２１１４４ now."],
    ["in words", "Dial one three four eight from the Philippines."],
    [
      "with digits of words and doubles",
      "Call plus six three two eight seven double two double one four four.",
    ],
    ["with letters for keys", "Call 800SAVE in the UAE."],
    ["a short code that looks like a year", "In Taiwan call 1955, day and night."],
    ["a short code before its word", "In Taiwan there is the 1955 hotline."],
  ] as const)("%s", ([, answer]) => {
    const { text, of } = check(answer);
    expect(text).toBe(answer);
    expect(of("phone")).toEqual([
      expect.objectContaining({
        verdict: "verified",
        action: "kept",
        by: expect.stringMatching(/^ngo_directory\//),
      }),
    ]);
  });
});

describe("a number that nobody verified does not reach the worker", () => {
  test.for([
    ["plain", "Call +63 917 555 0199 now.", "Call  now."],
    ["a short code", "Dial 4477 for help.", "Dial  for help."],
    ["split by zero-width signs", "Call +63\u200b917\u200b555\u200d0199 now.", "Call  now."],
    ["in words", "Call nine one seven five five five zero one nine nine now.", "Call  now."],
    ["half in words", "Call nine 1 seven 5 five 5 zero 1 nine 9 now.", "Call  now."],
    ["in Bengali digits", "কল করুন ০১৭১১৫৫৫০১৯৯ এখন", "কল করুন  এখন"],
    ["with circled digits", "Call ①⑧⓪⓪⑤⑤⑤⓪①⓪⓪ now.", "Call  now."],
    [
      "with keycaps",
      "Call 4\ufe0f\u20e34\ufe0f\u20e37\ufe0f\u20e37\ufe0f\u20e3 now.",
      "Call  now.",
    ],
    ["behind a date", "Since 2026-11-20 4477 5555 0199 answers.", "Since 2026-11-20  answers."],
    ["with letters for keys", "Call 800HELPNOW today.", "Call  today."],
  ] as const)("%s", ([, answer, left]) => {
    const { text, of, verification } = check(answer);
    expect(text).toBe(left.replace("  ", ` ${NUMBER_NOTE} `));
    expect(of("phone")).toEqual([
      expect.objectContaining({ verdict: "unknown", action: "removed" }),
    ]);
    expect(verification.answer_changed).toBe(true);
  });
});

test("a known organisation with another number gets its own, dated", () => {
  const { text, of } = check("DMW main lines: +63 2 5555 0000.");
  expect(text).toBe("DMW main lines: +63287221144 (checked 2026-11-20).");
  expect(of("phone")).toEqual([
    expect.objectContaining({
      text: "+63 2 5555 0000",
      verdict: "contradicted",
      action: "replaced",
      by: "ngo_directory/dmw-main-lines",
    }),
  ]);
});

test("another organisation's number is no number of this one", () => {
  const { text } = check("Mission for Migrant Workers HK hotline: +63287221144");
  expect(text).toContain("+85225228264");
  expect(text).not.toContain("+63287221144");
});

test("two organisations on one line keep their own numbers", () => {
  const answer =
    "Call DMW main lines at +63287221144 or Mission for Migrant Workers HK at +85225228264.";
  expect(check(answer).text).toBe(answer);
});

test("an invented organisation does not get the number of one beside it", () => {
  const { text } = check("Call DMW main lines or the Global Rescue Hotline at +63 2 5555 0000.");
  expect(text).toBe(`Call DMW main lines or the Global Rescue Hotline at ${NUMBER_NOTE}.`);
});

test("an organisation without a verified number gets none", () => {
  expect(check("Tenaganita: +60 3 1234 5678").text).toBe(`Tenaganita: ${NUMBER_NOTE}`);
});

describe("a short code is dialled in its own country", () => {
  test("of another country than the route's it is taken out", () => {
    const { text, of } = check("Call 1955 for help.", { corridor: "PH-HK" });
    expect(text).toBe(`Call ${NUMBER_NOTE} for help.`);
    expect(of("phone")[0]?.verdict).toBe("contradicted");
  });

  test.for([
    ["of the route's country", "Call 1348 for help."],
    ["with its own country beside it", "If you go to Taiwan, call 1955 for help."],
  ] as const)("%s it stays", ([, answer]) => {
    expect(check(answer, { corridor: "PH-HK" }).text).toBe(answer);
  });
});

describe("figures that are no numbers to dial stay", () => {
  test.for([
    "It was founded in 1998, checked on 2026-11-20 and again 20/11/2025, between 2019-2024.",
    "They asked PHP 60,000, then 1,500,000 VND, later 7.650.000 IDR and 35 mil pesos.",
    "Call within 100 days, before 500 workers leave, at 24/7 hours, or about 3.14159265 times.",
    "Passport P1234567A and form ID 407 are yours, flight PR306 leaves at 10:30.",
    "เบอร์โทรศัพท์นี้ตรวจสอบเมื่อ 20 พฤศจิกายน 2569 โทรได้ทุกวัน",
    "លេខទូរស័ព្ទ បានពិនិត្យនៅថ្ងៃ 20 វិច្ឆិកា 2026។ ទូរស័ព្ទបាន",
    "فون: جانچ کی تاریخ: 20 نومبر، 2026۔ یہ نمبر صرف اسی ملک کے اندر سے ملتا ہے۔",
    "नम्बर २०२६ नोभेम्बर २० मा जाँचिएको, फोन गर्नुहोस्।",
    "Rules of 2016. 2016 was early; see s. 279.01-279.04 of it.",
    "Keep 12 payslips, 3 receipts and 1 contract. Over 120 000 workers did.",
  ])("%s", (answer) => {
    const { text, of } = check(answer);
    expect(text).toBe(answer);
    expect(of("phone")).toEqual([]);
  });
});

test("what the user wrote is kept when it is quoted, and only then", () => {
  const user = "The agent said: send the money to +63 917 555 0199 on fast-visa-help.com today";
  const quoted =
    'He wrote "send the money to +63 917 555 0199 on fast-visa-help.com", which is a sign of fraud.';
  expect(check(quoted, { user })).toMatchObject({ text: quoted, claims: [] });
  expect(check("The hotline is +63 917 555 0199.", { user }).text).toContain(NUMBER_NOTE);
  expect(check('The hotline is "+63 917 555 0199".', { user }).text).toContain(NUMBER_NOTE);
  expect(check(quoted).text).not.toContain("555 0199");
});

describe("age", () => {
  const old: KnowledgeObject<"ngo_directory"> = {
    schema_version: "1.0",
    knowledge_object_type: "ngo_directory",
    id: "old-desk",
    content: {
      name: "Harbour Desk",
      jurisdiction: "HK",
      phone: "+85255550101",
      verified: "2024-02-01",
    },
    tags: ["status:reviewed"],
  };
  const never = {
    ...old,
    id: "never",
    content: { ...old.content, name: "Pier Desk", phone: "+85255550102", verified: null },
  };
  const knowledge = snapshotOf([old, never]);

  test("a contact seen more than a year ago is kept and dated once", () => {
    const once = check("Harbour Desk: +852 5555 0101.", { knowledge });
    expect(once.text).toBe("Harbour Desk: +852 5555 0101 [last checked 2024-02-01].");
    expect(once.of("phone")[0]).toMatchObject({ verdict: "stale", action: "kept" });
    expect(check(once.text, { knowledge }).text).toBe(once.text);
  });

  test("a contact never seen says so", () => {
    expect(check("Pier Desk: +852 5555 0102.", { knowledge }).text).toBe(
      "Pier Desk: +852 5555 0102 [never checked at its source].",
    );
  });

  test("the bundled directory is fresh on its day and stale two years later", () => {
    expect(check("Call 1348 now.").of("phone")[0]?.verdict).toBe("verified");
    const later = check("Call 1348 now.", { today: COMPILED + 2 * 366 * 86_400_000 });
    expect(later.text).toBe("Call 1348 [last checked 2026-11-20] now.");
  });

  test("a draft is no ground", () => {
    const draft = snapshotOf([{ ...old, tags: ["status:draft"] }]);
    expect(check("Harbour Desk: +852 5555 0101.", { knowledge: draft }).text).toContain(
      NUMBER_NOTE,
    );
  });
});

test("a contact that the request itself brought is kept", () => {
  const contacts = [
    {
      id: "custom-1",
      name: "Our desk",
      jurisdiction: "HK",
      phone: "+852 5555 7777",
      email: "desk@our.example",
      url: "https://our.example/desk",
      verified: null,
      stale: true,
      note: null,
      custom: true as const,
    },
  ];
  const answer = "Our desk: +852 5555 7777, desk@our.example, https://our.example/desk";
  const { text, claims } = check(answer, { contacts });
  expect(text).toBe(answer);
  expect(claims.map(({ verdict, by }) => [verdict, by])).toEqual(
    claims.map(() => ["verified", "trace"]),
  );
});

test("every number of the directory is kept as the composer tells it: behind its name and the country in brackets", () => {
  const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const lines = objects.flatMap(({ knowledge_object_type, tags, content }) => {
    if (knowledge_object_type !== "ngo_directory" || tags?.includes("status:draft")) return [];
    const { name, phone, jurisdiction } = content as KnowledgeObject<"ngo_directory">["content"];
    const country = /^[A-Z]{2}$/.test(jurisdiction) ? regions.of(jurisdiction) : undefined;
    return typeof phone === "string" && country !== undefined
      ? [`${name} (${country}): ${phone} (checked 2026-11-20).`]
      : [];
  });
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter((line) => check(line).text !== line)).toEqual([]);
});

test("a country in the brackets of one body's name names that body nowhere else", () => {
  const line = "Mexico national line and chat against trafficking (Mexico): 8005533000.";
  expect(check(line).text).toBe(line);
});
