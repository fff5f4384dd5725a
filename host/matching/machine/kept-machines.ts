import type { Machine } from "./machine.ts";

/** So many machines are kept that were asked for last, and at most twice as many: each holds some 8 KB, and texts in thirty languages ask for some 5,600 of them again and again. */
export const KEPT = 8192;

/** Machines by the pattern that they run, as long as texts ask for them: what was not asked for of late is made anew. */
export class KeptMachines<Of> {
  #recent = new Map<Of, Machine>();
  #before = new Map<Of, Machine>();

  /** The machine of a pattern, made where none is kept. */
  of(pattern: Of, make: () => Machine): Machine {
    const known = this.#recent.get(pattern);
    if (known !== undefined) return known;
    const machine = this.#before.get(pattern) ?? make();
    if (this.#recent.size >= KEPT) {
      this.#before = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(pattern, machine);
    return machine;
  }
}
