import { expect, test } from "vitest";
import { openPrivacy } from "../open.ts";
import { tableFinds } from "./table-columns.ts";
import { atOnce } from "../../../schemas/steps.ts";

const { anonymize, redact } = openPrivacy(() => ({
  numbers: new Set(["1348"]),
  addresses: new Set(),
}));

test.for([
  [
    "id,name,passport,amount\n1,Rosa Vega,11482917,150000\n2,Maya Rai,08482917,140000",
    "id,name,passport,amount\n1,<NAME_1>,<IDENTITY_NUMBER_1>,150000\n2,<NAME_2>,<IDENTITY_NUMBER_2>,140000",
  ],
  ["Nama Lengkap;Gaji\r\nSiti;2.500.000\r\n", "Nama Lengkap;Gaji\r\n<NAME_1>;2.500.000\r\n"],
  [
    "| Name | Wage | Phone |\n|---|---|---|\n| ruwani | low | 1348 |\n\nEnd, ruwani",
    "| Name | Wage | Phone |\n|---|---|---|\n| <NAME_1> | low | 1348 |\n\nEnd, ruwani",
  ],
  [
    'full_name,"home address"\n"Vega, R.","Purok 3, Banga"\n',
    'full_name,"home address"\n"<NAME_1>","<ADDRESS_1>"\n',
  ],
] as const)("the columns of %j that hold persons' values go", ([table, expected]) => {
  expect(anonymize(table)).toBe(expected);
});

test.for([
  "agency name,country,fee\nBright Star,Qatar,500",
  "name,version\ncore,1.2.3",
  "Tell us your name, phone\nand we call, tomorrow",
  "title;name\nfee;placement fee",
])("the columns of %j stay", (table) => {
  expect(anonymize(table)).toBe(table);
});

test("a field's name tells what its value is, and a name told so goes everywhere", () => {
  const row = {
    worker: { name: "Sita Tamang", passport: "11482917", nationality: "Nepal" },
    employer_name: "Al Harbi",
    password: "tigerlily",
    story: "Then Sita Tamang left Al Harbi.",
    contact: { name: "Mission Hotline", phone: "1348" },
  };
  expect(anonymize(row)).toEqual({
    worker: { name: "<NAME_1>", passport: "<IDENTITY_NUMBER_1>", nationality: "Nepal" },
    employer_name: "<NAME_2>",
    password: "<PASSWORD_1>",
    story: "Then <NAME_1> left <NAME_2>.",
    contact: row.contact,
  });
});

test("a megabyte without lines is no table, and is told so at once", () => {
  expect(atOnce(tableFinds("name, ".repeat(170_000)))).toEqual([]);
  expect(atOnce(tableFinds("name,\t|;\n".repeat(100_000)))).toEqual([]);
});

test("a megabyte of rows is read once", () => {
  const table = `name,phone\n${"Rosa Vega,1348\n".repeat(70_000)}`;
  expect(redact([table])[0]?.redactions).toHaveLength(70_000);
});
