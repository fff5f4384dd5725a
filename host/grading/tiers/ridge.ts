import { setImmediate } from "node:timers/promises";

/** Milliseconds of learning before the event loop gets a turn. */
const TURN_MS = 8;

/** Lets others run when work has lasted a while; to be asked after each piece of it. */
export function turns(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < TURN_MS) return;
    await setImmediate();
    started = performance.now();
  };
}

/** How much each lesson counts for each target, so that what lessons alike say comes near to the targets and no lesson counts much (kernel ridge regression: Saunders, Gammerman & Vovk, 1998; by Cholesky's method). `alike` holds for each lesson how alike it is to those before it and to itself, and is overwritten. Gives the event loop turns. */
export async function solveRidge(
  alike: readonly Float64Array[],
  targets: readonly Float64Array[],
  penalty: number,
): Promise<readonly Float64Array[]> {
  const turn = turns();
  for (const [at, row] of alike.entries()) {
    row[at] = (row[at] ?? 0) + penalty;
    for (let column = 0; column < at; column++) {
      const other = alike[column];
      if (other === undefined) continue;
      row[column] = ((row[column] ?? 0) - products(row, other, column)) / (other[column] ?? 1);
    }
    row[at] = Math.sqrt(Math.max((row[at] ?? 0) - products(row, row, at), penalty / 1000));
    await turn();
  }
  const found: Float64Array[] = [];
  for (const target of targets) {
    found.push(substituted(alike, target));
    await turn();
  }
  return found;
}

/** The sum of the products of the first `count` numbers. */
function products(one: Float64Array, other: Float64Array, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** What gives the target when it is multiplied by the matrix whose lower factor this is. */
function substituted(factor: readonly Float64Array[], target: Float64Array): Float64Array {
  const found = Float64Array.from(target);
  for (const [at, row] of factor.entries())
    found[at] = ((found[at] ?? 0) - products(row, found, at)) / (row[at] ?? 1);
  for (const [at, row] of [...factor.entries()].toReversed()) {
    const value = (found[at] ?? 0) / (row[at] ?? 1);
    found[at] = value;
    for (let column = 0; column < at; column++)
      found[column] = (found[column] ?? 0) - (row[column] ?? 0) * value;
  }
  return found;
}
