import { expect, test } from "vitest";
import { KEPT, KeptMachines } from "./kept-machines.ts";
import { Machine } from "./machine.ts";
import { readPattern } from "../patterns/pattern-reader.ts";

const make = (): Machine => new Machine(() => readPattern("fee").root);

test("a machine is kept as long as texts ask for it, however many others they ask for", () => {
  const kept = new KeptMachines<string>();
  const asked = new Set([kept.of("asked again", make)]);
  for (let nth = 0; nth < KEPT * 3; nth++) {
    kept.of(`other ${nth}`, make);
    if (nth % 1000 === 0) asked.add(kept.of("asked again", make));
  }
  expect(asked.size).toBe(1);
});

test("a machine that no text asks for any more makes room", () => {
  const kept = new KeptMachines<string>();
  const first = kept.of("asked once", make);
  for (let nth = 0; nth < KEPT * 2; nth++) kept.of(`other ${nth}`, make);
  expect(kept.of("asked once", make)).not.toBe(first);
});
