import { expect, test } from "vitest";
import { conceptHash, conceptHashes } from "../../schemas/concept-hash.ts";
import { find, idsOf } from "./find.fixture.ts";
import { documentOf } from "./library.fixture.ts";
import { indexDocuments } from "./retrieval.ts";
import type { FindRequest } from "./search.ts";

const found = (text: string, request: Partial<FindRequest>) => idsOf(find(text, request));

test("who is beaten is told of the law on violence and force, not of fees", () => {
  const topics = ["violence", "employer", "recruitment", "sector"];
  const ids = found("El mayordomo nos golpea en el campo en Estados Unidos", {
    topics,
    countries: new Set(["GT", "US"]),
    routes: [["GT", "US"]],
    language: "es",
  });
  expect(ids[0]).toBe("us-18-usc-1589");
  expect(ids).not.toContain("us-20cfr-655-135");
  expect(ids).not.toContain("us-gt-h2a-agreement-2019");
});

test("whose passport is kept is told of the law on passports where the work is before any other", () => {
  const ids = found("कम्पनीले मेरो राहदानी राखेको छ", {
    topics: ["passport", "seizure", "employer", "sector"],
    countries: new Set(["NP", "MY"]),
    routes: [["NP", "MY"]],
    language: "ne",
  });
  expect(ids[0]).toBe("my-passports-act-1966");
  expect(ids).not.toContain("np-cost-ceilings-2020");
});

test("who is locked in where no law of the country speaks of it is told of the conventions", () => {
  const ids = found("සේවායෝජකයා එයාව ගෙදර හිර කරලා", {
    topics: ["confinement", "employer"],
    countries: new Set(["LK", "JO"]),
    routes: [["LK", "JO"]],
    language: "si",
  });
  expect(ids).toContain("ilo-c029");
  expect(ids).not.toContain("lk-zero-charge-policy");
});

test("a document that says nothing of what is asked still answers where none does", () => {
  const fees = documentOf({
    id: "only-fees",
    jurisdiction: "PH",
    title: "Placement fee rules",
    text: "An agency may charge a helper no placement fee for the job in the house.",
    topics: ["fees"],
    corridors: ["PH-*"],
  });
  const small = indexDocuments([fees]);
  const { documents } = small.find({
    text: "the agency for the helper job slapped me",
    topics: ["violence", "agent"],
    concepts: [],
    countries: new Set(["PH"]),
    language: "en",
    custom: [],
    open: true,
    limit: 5,
  });
  expect(documents.map(({ id }) => id)).toEqual(["only-fees"]);
});

test("a document of the request answers whatever it is filed under", () => {
  const own = documentOf({
    id: "own-note",
    title: "House rules of the shelter",
    text: "Whoever was slapped finds the shelter beside the harbour.",
    custom: true,
  });
  const ids = found("my madam slapped me, where is the shelter", {
    topics: ["violence"],
    countries: new Set(["HK"]),
    custom: [own],
  });
  expect(ids[0]).toBe("own-note");
});

test("who is not paid is told no limit of interest, and who asks of a loan is", () => {
  const asked = (text: string, topics: readonly string[]) =>
    found(text, {
      topics,
      countries: new Set(["TH", "TW"]),
      routes: [["TH", "TW"]],
      language: "th",
    });
  const unpaid = asked("นายจ้างไม่จ่ายเงินเดือนมาสามเดือนแล้ว", [
    "unpaid",
    "salary",
    "employer",
    "sector",
  ]);
  expect(unpaid).not.toContain("tw-civil-code-205");
  expect(asked("นายหน้าคิดดอกเบี้ยเงินกู้", ["loan", "agent"])).toContain("tw-civil-code-205");
});

test("who is asked for a fee ashore is told no convention for crews, and who works on a ship is", () => {
  const asked = (concepts: readonly string[]) =>
    found("中介要我交三万块人民币的中介费", {
      topics: ["recruitment_fee", "agent"],
      concepts: concepts.map(conceptHash),
      language: "zh",
    });
  const crews = ["ilo-c188", "ilo-mlc-2006"];
  expect(asked([]).filter((id) => crews.includes(id))).toEqual([]);
  expect(asked(["ship"])).toEqual(expect.arrayContaining(crews));
});

test("a law about one matter alone is told where it is called by its name", () => {
  const ids = found("What does the Maritime Labour Convention say on recruitment fees?", {
    topics: ["recruitment_fee"],
  });
  expect(ids[0]).toBe("ilo-mlc-2006");
});

const UNPAID_IN_SAUDI_ARABIA = {
  topics: ["unpaid", "salary", "worker", "employer", "recruitment", "overseer"],
  countries: new Set(["EG", "SA"]),
  routes: [["EG", "SA"]],
  language: "ar",
} as const;

test("who is not paid is told the country's law of work first, and no ceiling of what employers pay", () => {
  const ids = found("صاحب العمل لم يدفع راتبي منذ أربعة أشهر", UNPAID_IN_SAUDI_ARABIA);
  expect(ids[0]).toBe("sa-labour-law-2005");
  expect(ids).not.toContain("sa-recruitment-ceilings-2024");
});

test("who is not paid in a household is not told the law that leaves households out first", () => {
  const { topics, ...where } = UNPAID_IN_SAUDI_ARABIA;
  const ids = found("المدام لم تدفع راتبي", { ...where, topics: [...topics, "domestic_work"] });
  expect(ids[0]).not.toBe("sa-labour-law-2005");
});

test("who is not paid is told the law on what employers may take before a ceiling of agents' fees", () => {
  const ids = found("কোম্পানি তিন মাসের বেতন দেয়নি", {
    topics: ["unpaid", "salary", "employer", "recruitment"],
    concepts: conceptHashes("company salary not"),
    countries: new Set(["BD", "SG"]),
    routes: [["BD", "SG"]],
    language: "bn",
  });
  expect(ids[0]).toBe("sg-efma");
});

test("who is asked for a fee is told what workers may be charged before what employers may", () => {
  const ids = found("ደላላው 50000 ብር ክፍያ ጠየቀኝ", {
    topics: ["agent", "fee"],
    countries: new Set(["ET", "SA"]),
    routes: [["ET", "SA"]],
    language: "am",
  });
  expect(ids[0]).toBe("et-proc-923-2016");
});

test("who fishes is told the convention on fishing and not the one that leaves fishers out", () => {
  const ids = found("ငါးဖမ်းလှေပေါ်မှာ လုပ်ခမရဘူး", {
    topics: ["fishing", "sector", "unpaid", "salary"],
    concepts: conceptHashes("ship salary not"),
    countries: new Set(["MM", "TH"]),
    routes: [["MM", "TH"]],
    language: "my",
  });
  expect(ids[0]).toBe("ilo-c188");
  expect(ids).not.toContain("ilo-mlc-2006");
});

test("who is dismissed for being pregnant is told of no fees first", () => {
  const ids = found("गर्भवती भएपछि कम्पनीले कामबाट निकाल्यो", {
    topics: ["employer", "recruitment"],
    concepts: conceptHashes("pregnant company work"),
    countries: new Set(["NP", "MY"]),
    routes: [["NP", "MY"]],
    language: "ne",
  });
  expect(ids.slice(0, 2)).toEqual(["my-employment-act-1955", "un-cedaw"]);
});

test("where no law of the country is held, the convention on what is asked is told, however few words it shares", () => {
  const request = {
    topics: ["unpaid", "salary", "sector"],
    countries: new Set(["UZ", "RU"]),
    language: "ru",
  };
  expect(found("зарплату не платят три месяца", request)[0]).toBe("ilo-c095");
  expect(found("зарплату не платят три месяца", { ...request, open: false })).toEqual([]);
});
