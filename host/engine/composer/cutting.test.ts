import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "./block.ts";
import { fitBlocks } from "./cutting.ts";

const danger: Block = {
  rank: 0,
  lead: null,
  lines: ["Get help. Call: Desk +965 2246 4750. Stay safe."],
};
const law: Block = { rank: 6, lead: "Law:", lines: ["First law.", "Second law."] };
const contacts: Block = { rank: 3, lead: "Who:", lines: ["Desk: +63 2 8722 1144", "Line: 1343"] };

test("what fits is shown whole in reading order", () => {
  expect(fitBlocks([danger, law, contacts], 1000)).toEqual({
    text: `${danger.lines[0]}\n\nLaw:\n- First law.\n- Second law.\n\nWho:\n- Desk: +63 2 8722 1144\n- Line: 1343`,
    cut: false,
  });
});

test("the less important goes first, and the order of reading stays", () => {
  const { text, cut } = fitBlocks([law, contacts, danger], 105);
  expect(cut).toBe(true);
  expect(text).toBe(`Who:\n- Desk: +63 2 8722 1144\n- Line: 1343\n\n${danger.lines[0]}`);
});

test("a block that does not fit keeps the whole lines that do", () => {
  expect(fitBlocks([contacts], 30).text).toBe("Who:\n- Desk: +63 2 8722 1144");
});

test("a paragraph that does not fit keeps its first sentences", () => {
  expect(fitBlocks([danger], 40).text).toBe("Get help. Call: Desk +965 2246 4750.");
  expect(fitBlocks([danger], 35).text).toBe("Get help.");
});

test("where no sentence fits, whole words are left", () => {
  expect(fitBlocks([danger], 5).text).toBe("Get");
  expect(fitBlocks([danger], 1).text).toBe("…");
});

test("no limit ever leaves part of a number, or goes over", () => {
  const numbers = ["+965 2246 4750", "+63 2 8722 1144", "1343"];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (limit) => {
      const { text } = fitBlocks([danger, law, contacts], limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      const left = numbers.reduce((rest, number) => rest.replaceAll(number, ""), text);
      expect(left).not.toMatch(/\d/);
    }),
  );
});
