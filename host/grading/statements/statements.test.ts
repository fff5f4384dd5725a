import { expect, test } from "vitest";
import { ownWords, statementsOf } from "./statements.ts";
import { NOTHING } from "./statements.fixture.ts";

const originsOf = (answer: string) => statementsOf(answer, NOTHING).map(({ origin }) => origin);

test("sentences keep their place in the answer", () => {
  const answer = "Keep the receipt!  Then wait\u2026 “Yes”, she said.";
  for (const { start, end, text } of statementsOf(answer, NOTHING))
    expect(answer.slice(start, end)).toBe(text);
});

test.for([
  ["Private employment agencies shall not charge any fees or costs to workers.", ["pasted"]],
  ["RA 8042 Section 6.", ["pasted"]],
  ["Republic Act 8042, Section 6, forbids excessive fees.", ["pasted"]],
  ["Your agency may not charge you. Republic Act 8042 forbids it.", ["own", "beside"]],
  ["I understand your concern. Republic Act 8042 forbids the fee.", ["own", "pasted"]],
  ["A fee from your wage is debt bondage (ILO C029 Art. 2).", ["own"]],
  ["Jangan bayar. Undang-undang melarangnya.", ["own", "own"]],
  ["Convention No. 189, Article 9, gives workers the right to keep their papers.", ["pasted"]],
  ["UNDER ACT 12 OF 2010 A WORKER MAY NOT BE CHARGED BY AN AGENT.", ["pasted"]],
  ["YOU MAY KEEP IT UNDER ACT 12 OF 2010.", ["own"]],
  ["Keep it. Keep it! You may keep it. It, keep.", ["own", "hollow", "own", "hollow"]],
  ["Embassy, hotline, police, ILO C189, receipts, report, refuse.", ["hollow"]],
  [
    "- embassy\n- hotline\n- shelter\n- receipts\n- legal aid\n- your decision",
    Array(6).fill("hollow"),
  ],
  [
    "Bring what shows it to the labour office, they look at all of it. Slips, chats, photos, dates, names, sums.",
    ["own", "own"],
  ],
  ["The best response refuses plainly and cites the law. It warns.", ["hollow", "hollow"]],
  ["The answer is no, he may not keep it.", ["own"]],
] as const)("%s", ([answer, origins]) => {
  expect(originsOf(answer)).toEqual(origins);
});

test("an answer's own words are what is left, with the law that it uses or without", () => {
  const statements = statementsOf(
    "Keep the receipt. Republic Act 8042 forbids the fee. Each Member State shall report.",
    NOTHING,
  );
  expect(ownWords(statements, true)).toBe("Keep the receipt.  Republic Act 8042 forbids the fee.");
  expect(ownWords(statements, false)).toBe("Keep the receipt.");
});

test("a megabyte of quotations and sentences is taken apart at once", () => {
  const started = performance.now();
  statementsOf('"Keep it." He said so. '.repeat(45_000), NOTHING);
  expect(performance.now() - started).toBeLessThan(5000);
});

test("quotation marks that nothing closes are looked through once", () => {
  const started = performance.now();
  for (const mark of "“«「") statementsOf(mark.repeat(60_000), NOTHING);
  expect(performance.now() - started).toBeLessThan(5000);
});

test.for(["“”", "«»", "「」", '""'])(
  "law in a long quotation is pasted, unclosed it is not: %s",
  (marks) => {
    const [open = "", close = ""] = marks;
    const words = `You told me what the agency wants of you and when it wants that paid in full.`;
    const said = `${words} Your agency may not charge you. Republic Act 8042 forbids it. ${words}`;
    expect(originsOf(open + said + close)[2]).toBe("pasted");
    expect(originsOf(open + said)[2]).toBe("beside");
  },
);
