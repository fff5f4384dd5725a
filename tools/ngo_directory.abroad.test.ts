import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import { manyRoutes } from "../host/reading/sides/routes.fixture.ts";
import { withDanger } from "../host/risk/danger/heard-danger.ts";
import { call, propose } from "./ngo_directory.ts";
import { entry } from "./wording/contact-entry.fixture.ts";

const far = snapshotOf([
  entry("home-short", ["NP-*"], { phone: "1141", kind: "government", confidence: "high" }),
  entry("home-plus", ["NP-*"], { phone: "+9771", kind: "government", confidence: "low" }),
  entry("home-ngo", ["NP-*"], { phone: "+9772", kind: "ngo", confidence: "high" }),
  entry("police-my", ["*-MY"], { phone: "999", kind: "police_emergency" }),
  entry("my-line", ["*-MY"], { phone: "+603", confidence: "high" }),
  entry("my-same", ["*-MY"], { phone: "+603" }),
  entry("my-silent", ["*-MY"]),
  entry("be-line", ["*-BE"], { phone: "+32", kind: "ngo" }),
  entry("world", ["*"], { phone: "+500" }),
]);
const context = { knowledge: far, toggles: NO_TOGGLES };
const toldFar = (args: Parameters<typeof call>[0]) =>
  call(args, context).contacts?.map(({ id }) => id);

test("who works abroad is told numbers that can be dialled there, and no number twice", () => {
  const told = toldFar({ corridor: "NP-MY" });
  expect(told?.slice(0, 2)).toEqual(["my-line", "home-ngo"]);
  expect(told).toContain("home-plus");
  expect(told).not.toContain("home-short");
  expect(told).not.toContain("my-same");
  expect(toldFar({ corridor: "NP-MY", in_danger: true })?.[0]).toBe("police-my");
});

test("in danger where no number of the police is known, what stands first can be dialled and is called no emergency line", () => {
  const contacts = call({ corridor: "NP-BE", in_danger: true }, context);
  expect(contacts.contacts?.[0]).toMatchObject({ id: "be-line", phone: "+32" });
  expect(contacts.contacts?.filter(({ emergency }) => emergency === true)).toEqual([]);
});

test.for([
  ["nasa Macau ako, ayaw ibigay ng agency ang papeles hanggat di bayad ang utang", false],
  ["saya di Taiwan, agensi minta bayar utang 50 juta", false],
  ["estoy en Chile, la agencia me cobra una deuda de 500 dólares", false],
  ["I am in Manila, the agency asks 60000 pesos for Hong Kong", true],
  ["I am in Dubai now, an agency asks 3000 dollars for a job in Canada", true],
] as const)("who says that they are where the work is has left: %s", ([text, isBefore]) => {
  const args = propose(withDanger(readingOf(text, manyRoutes)), context)[0] ?? {};
  expect(args).toMatchObject({ before_leaving: isBefore });
});

test("who is asked for a fee before leaving is told the home government's lines first, and never the police abroad", () => {
  const asked = readingOf(
    "I am in Nepal. How much may the recruiter charge as a fee for a job in Malaysia?",
    far,
  );
  const [args] = propose(withDanger(asked), context);
  expect(args).toMatchObject({ before_leaving: true, in_danger: false });
  expect(toldFar(args ?? {})?.slice(0, 3)).toEqual(["home-short", "home-plus", "home-ngo"]);
  expect(toldFar({ ...args })).not.toContain("police-my");
  const unnamed = readingOf("I am in Nepal, for Malaysia the agent wants 2 lakh rupees", far);
  expect(propose(withDanger(unnamed), context)[0]).toMatchObject({ before_leaving: true });
  const begun = readingOf(
    "I work in Malaysia, from Nepal. They cut the agency fee from my salary and have not paid me.",
    far,
  );
  expect(propose(withDanger(begun), context)[0]).toMatchObject({ before_leaving: false });
});

test("a number that a country keeps for its own people abroad is told to nobody else", () => {
  const thai = snapshotOf([
    entry("th-line", ["MM-TH", "TH-*"], { phone: "1300", phone_from_abroad: "+6699" }),
    entry("world", ["*"], { phone: "+500" }),
  ]);
  const told = (args: Parameters<typeof call>[0]) =>
    call(args, { ...context, knowledge: thai }).contacts ?? [];
  expect(told({ corridor: "MM-TH", before_leaving: true }).map(({ id }) => id)).toEqual(["world"]);
  const [there] = told({ corridor: "MM-TH" });
  expect(there).toMatchObject({ id: "th-line", phone: "1300" });
  expect(JSON.stringify(there)).not.toContain("+6699");
  expect(told({ corridor: "TH-KR" })[0]).toMatchObject({ phone: "+6699", abroad: "+6699" });
  const [home] = told({ corridor: "TH-KR", before_leaving: true });
  expect(home).toMatchObject({ phone: "1300", note: "From abroad: +6699." });
});

const owed = snapshotOf([
  entry("police-qa", ["*-QA"], { phone: "999", kind: "police_emergency" }),
  entry("qa-labour", ["*-QA"], { phone: "16", kind: "government", serves: ["labour"] }),
  entry("qa-line", ["*-QA"], { phone: "17", kind: "trafficking_hotline", confidence: "high" }),
  entry("np-embassy", ["NP-QA"], { phone: "18", kind: "embassy_or_consulate" }),
  entry("np-ngo", ["NP-*"], { phone: "+977", kind: "ngo" }),
]);

test("who is not paid and in no danger is told labour offices, embassy and NGO first, and the police last", () => {
  const told = (args: Parameters<typeof call>[0]) =>
    call(args, { ...context, knowledge: owed }).contacts?.map(({ id }) => id);
  expect(told({ corridor: "NP-QA", about_wages: true })).toEqual([
    "np-embassy",
    "qa-labour",
    "np-ngo",
    "qa-line",
    "police-qa",
  ]);
  expect(told({ corridor: "NP-QA", in_danger: true })?.[0]).toBe("police-qa");
});

test("unpaid wages alone are no danger, whoever sounds like a victim; words of harm or a wording of danger are", () => {
  const victim = { offer: 0, danger: 0.12, victim: 0.7, inquiry: 0.1, compliance: 0, unrelated: 0 };
  const asked = (text: string, danger = victim.danger) =>
    propose(withDanger({ ...readingOf(text, owed), wording: { ...victim, danger } }), {
      ...context,
      knowledge: owed,
    })[0];
  const unpaid =
    "Please help. I work in Qatar, from Nepal. They have not paid my salary for 3 months.";
  expect(asked(unpaid)).toMatchObject({ about_wages: true, in_danger: false });
  expect(asked(unpaid, 0.5)).toMatchObject({ about_wages: true, in_danger: true });
  expect(asked(`${unpaid} He beats me.`)).toMatchObject({ about_wages: false, in_danger: true });
});

const ofKin = snapshotOf([
  entry("home-line", ["LK-*"], { phone: "1989", kind: "government", confidence: "high" }),
  entry("home-unit", ["LK-*"], { phone: "+9411", kind: "government" }),
  entry("office-om", ["*-OM"], { phone: "8007", kind: "government", serves: ["labour"] }),
  entry("ngo-om", ["*-OM"], { phone: "+9681", kind: "ngo", confidence: "high" }),
  entry("police-om", ["*-OM"], { phone: "9999", kind: "police_emergency" }),
  entry("embassy-om", ["LK-OM"], {
    phone: "8001",
    kind: "embassy_or_consulate",
    confidence: "low",
  }),
]);

test("who writes of a relative abroad is told their embassy there, though its number is in doubt or dialled there alone, and of owed pay the labour office there", () => {
  const told = (args: Parameters<typeof call>[0]) =>
    call(args, { knowledge: ofKin, toggles: NO_TOGGLES }).contacts?.map(({ id }) => id);
  const afar = { corridor: "LK-OM", from_afar: true };
  expect(told(afar)?.slice(0, 2)).toEqual(["home-line", "embassy-om"]);
  expect(told({ ...afar, about_wages: true })).toContain("office-om");
  expect(told(afar)).not.toContain("office-om");
  expect(told({ corridor: "LK-OM", in_danger: true })?.[0]).toBe("police-om");
});
