import { expect, test } from "vitest";
import { findNamedLaws } from "./named-laws.ts";

const namesIn = (text: string) =>
  findNamedLaws(text).map(({ start, end }) => text.slice(start, end));

test.for([
  ["ምልክት ነው። መሠረት፦ Palermo Protocol Art. 3(a)", "Palermo Protocol"],
  ["ይህ ምልክት ነው። Slavery Convention 1956", "Slavery Convention 1956"],
  ["强迫劳动的信号。依据：Palermo Protocol Art. 3(a)", "Palermo Protocol"],
  ["មូលដ្ឋាន៖ Palermo Protocol Art. 3(a) ។", "Palermo Protocol"],
  ["بنیاد: Palermo Protocol ۔", "Palermo Protocol"],
  ["(Bằng tiếng Anh:) Interest Rate Restriction Act, Art. 1", "Interest Rate Restriction Act"],
  ["来源:Employment Service Act, Art. 5", "Employment Service Act"],
  ["Ground: UN Palermo Protocol", "UN Palermo Protocol"],
  ["ภายใต้ Migrant Workers Act 1995", "Migrant Workers Act 1995"],
] as const)("in “%s” the law is called %s", ([text, name]) => {
  expect(namesIn(text).map((found) => found.slice(-name.length))).toEqual([name]);
});

test("what stands before a mark of another script belongs to no name", () => {
  for (const text of [
    "ነው። መሠረት፦ Palermo Protocol",
    "依据：Palermo Protocol",
    "៖ Palermo Protocol",
    "(Anh:) Palermo Protocol",
  ])
    expect(namesIn(text)).toEqual(["Palermo Protocol"]);
});
