import { expect, test } from "vitest";
import { conceptHash } from "../../schemas/concept-hash.ts";
import { isForOthers } from "./bearing.ts";
import { lineOfWork } from "./lines-of-work.ts";
import { bundledDocuments } from "./library.fixture.ts";
import { subjectsOf } from "./subjects.ts";

const line = (concepts: readonly string[], topics: readonly string[] = []) =>
  lineOfWork(topics, concepts.map(conceptHash));
const convention = bundledDocuments.find(({ id }) => id === "ilo-c189");

test("words tell whether the work is in a household or elsewhere", () => {
  expect(line(["construction", "salary"])).toBe("elsewhere");
  expect(line(["madam", "salary"])).toBe("household");
  expect(line(["salary"])).toBeNull();
});

test("a maid hired by a company works in a household", () => {
  expect(line(["company", "maid"])).toBe("household");
  expect(line(["company"], ["domestic_work"])).toBe("household");
});

test("cleaning and care are work in a household unless another place of work is named", () => {
  expect(line(["cook-clean"])).toBe("household");
  expect(line(["cook-clean", "hotel"])).toBe("elsewhere");
  expect(line(["care", "company"])).toBe("elsewhere");
});

test("the law of household workers is left out only for who works elsewhere", () => {
  if (convention === undefined) throw new Error("the convention on domestic work is gone");
  const subjects = subjectsOf(convention);
  expect(isForOthers(subjects, "elsewhere")).toBe(true);
  expect(isForOthers(subjects, "household")).toBe(false);
  expect(isForOthers(subjects, null)).toBe(false);
});
