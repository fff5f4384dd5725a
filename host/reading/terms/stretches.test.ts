import fc from "fast-check";
import { expect, test } from "vitest";
import { Stretches } from "./stretches.ts";

const stretch = fc
  .tuple(fc.nat(12), fc.nat(6))
  .map(([start, length]) => ({ start, end: start + length }));

test("what lies within stretches is told as if each were asked", () => {
  fc.assert(
    fc.property(fc.array(stretch), stretch, (all, inner) => {
      const holding = all.filter(({ start, end }) => start <= inner.start && end >= inner.end);
      const stretches = new Stretches(all);
      expect(stretches.hold(inner)).toBe(holding.length > 0);
      const length = inner.end - inner.start;
      const isMore = holding.some(({ start, end }) => end - start > length);
      expect(stretches.holdMoreThan(inner)).toBe(isMore);
    }),
  );
});
