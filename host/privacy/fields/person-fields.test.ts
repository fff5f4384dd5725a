import { expect, test } from "vitest";
import { openPrivacy } from "../open.ts";

const { anonymize } = openPrivacy(() => ({ numbers: new Set(["1348"]), addresses: new Set() }));

test.for([
  [{ name: "Maria Santos" }, { name: "<NAME_1>" }],
  [{ Name: "Luz Reyes" }, { Name: "<NAME_1>" }],
  [{ NAME: "LUZ REYES" }, { NAME: "<NAME_1>" }],
  [{ nama: "Siti Aminah" }, { nama: "<NAME_1>" }],
  [{ name: "Ahmed bin Ali" }, { name: "<NAME_1>" }],
  [{ name: "Nguyễn Văn Hùng" }, { name: "<NAME_1>" }],
  [{ case: [{ name: "Juan Reyes" }] }, { case: [{ name: "<NAME_1>" }] }],
  [{ victim: "Ana Cruz" }, { victim: "<NAME_1>" }],
  [{ Victim: "SANTOS, Maria" }, { Victim: "<NAME_1>" }],
  [{ complainant: "Mr. Jun Reyes" }, { complainant: "<NAME_1>" }],
  [
    { worker: "Maria Santos", agent: "Jun Reyes" },
    { worker: "<NAME_1>", agent: "<NAME_2>" },
  ],
  [{ contactPerson: "Lina Cruz" }, { contactPerson: "<NAME_1>" }],
  [{ worker_2: "Lina Cruz" }, { worker_2: "<NAME_1>" }],
  [{ employer_name: "Al Harbi" }, { employer_name: "<NAME_1>" }],
  [{ victims: ["Ana Cruz", "Luz Reyes"] }, { victims: ["<NAME_1>", "<NAME_2>"] }],
  [{ worker: { name: "Maria" } }, { worker: { name: "<NAME_1>" } }],
  [
    { from: "Maria Santos", text: "hi" },
    { from: "<NAME_1>", text: "hi" },
  ],
  [{ username: "rosa_hk88" }, { username: "<HANDLE_1>" }],
  [{ 受害人: "陈建国" }, { 受害人: "<NAME_1>" }],
  [{ потерпевший: "Рустам Каримов" }, { потерпевший: "<NAME_1>" }],
  [[{ field: "name", value: "Maria Santos" }], [{ field: "name", value: "<NAME_1>" }]],
  [
    [
      { question: "Name", answer: "rosa" },
      { question: "Passport", answer: "11482917" },
    ],
    [
      { question: "Name", answer: "<NAME_1>" },
      { question: "Passport", answer: "<IDENTITY_NUMBER_1>" },
    ],
  ],
  [
    { "Maria Santos": "beaten", Rosa_Vega: 1 },
    { "<NAME_1>": "beaten", "<NAME_2>": 1 },
  ],
] as const)("%j, a person's name in a field, goes", ([value, expected]) => {
  expect(anonymize<unknown>(value)).toEqual(expected);
});

test.for([
  [
    { lat: 29.3759, lon: 47.9774 },
    { lat: "<COORDINATES_1>", lon: "<COORDINATES_2>" },
  ],
  [
    { gpsLat: -1.2921, gpsLng: 36.8 },
    { gpsLat: "<COORDINATES_1>", gpsLng: "<COORDINATES_2>" },
  ],
  [
    { home: { latitude: "29.3759", longitude: "47.9774" } },
    { home: { latitude: "<COORDINATES_1>", longitude: "<COORDINATES_2>" } },
  ],
  [
    { type: "Point", coordinates: [47.9774, 29.3759] },
    { type: "Point", coordinates: ["<COORDINATES_1>", "<COORDINATES_2>"] },
  ],
] as const)("%j, a place without quotes, goes", ([value, expected]) => {
  expect(anonymize<unknown>(value)).toEqual(expected);
});

test.for([
  { name: "Philippine Embassy" },
  { name: "Migrant Workers Office", phone: "1348" },
  { name: "Hong Kong" },
  { name: "Red Crescent" },
  { name: "Placement Fee" },
  { name: "lookup_fee", description: "Looks up a fee." },
  { name: "core", version: "1.2.3" },
  { name: "Justice Without Borders", jurisdiction: "HK" },
  { agency_name: "Bright Star" },
  { agency: { name: "Bright Star" } },
  { type: "agency", name: "Golden Sun" },
  { employer: "Gulf Contracting LLC", recruiter: "Sunrise Travels" },
  { worker: "domestic helper", victim: "Female", complainant: "Filipino" },
  { from: "Kenya", to: "Saudi Arabia" },
  { from: "Al Khobar", to: "Cebu City" },
  { "Passport Number": "unknown", "Fee Paid": 300, "Home Country": "Nepal", Job_Title: "Cook" },
  { "Fecha Nacimiento": "no", "Monthly Salary": 300 },
  { field: "sector", value: "Domestic Work" },
  { lat: 29, lon: 47 },
  { position: [1, 2], score: 0.12345, pair: [0.12345, 0.2] },
])("%j, no person and no place of one, stays", (value) => {
  expect(anonymize(value)).toEqual(value);
});

test("a name told by a field goes wherever it stands", () => {
  const facts = { victim: "Ana Cruz", story: "They told Ana Cruz to sign.", witness: ["Luz Vega"] };
  expect(anonymize<unknown>(facts)).toEqual({
    victim: "<NAME_1>",
    story: "They told <NAME_1> to sign.",
    witness: ["<NAME_2>"],
  });
});

test("a megabyte of one field, and of keys, is read once", () => {
  const long = "Maria ".repeat(170_000);
  expect(anonymize({ name: long, victim: long })).toEqual({ name: long, victim: long });
  const keys = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, at) => [`Ana Vega ${at}`, at]),
  );
  expect(Object.keys(anonymize(keys))).toHaveLength(20_000);
});
