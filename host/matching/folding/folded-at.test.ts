import { expect, test } from "vitest";
import { foldText } from "./fold.ts";
import { foldedAt } from "./folded-at.ts";

test.for([
  "They keep my passport.",
  "They  keep\n\nmy   p-a-s-s-p-o-r-t",
  "Ｔｈｅｙ k\u200be\u200be\u200bp 𝐦𝐲 passport ﬁne",
  "",
])("the folded unit of an offset of %j is the first that begins there or later", (original) => {
  const text = foldText(original);
  const starts = Array.from(text.folded, (_, index) => text.startOf(index));
  for (let offset = 0; offset <= original.length; offset += 1) {
    const first = starts.findIndex((start) => start >= offset);
    expect(foldedAt(text, offset)).toBe(first < 0 ? text.folded.length : first);
  }
});
