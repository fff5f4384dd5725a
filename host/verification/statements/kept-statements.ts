import { join } from "node:path";
import type { Snapshot } from "../../contract/knowledge.ts";
import { folderOf, keptFor } from "../../kept/kept.ts";
import { codeDigest, digestOfFiles } from "../../matching/code-digest.ts";
import { namedBy, type Named } from "./statement.ts";
import { statementsOf } from "./stating.ts";

/** Each different thing that statements name, and which of them the n-th statement does: many rules cite the same. */
interface NamedByAll {
  readonly different: readonly Named[];
  readonly which: Uint32Array;
}

/** So few statements are quicker made than read from a disk. */
const FEW = 1000;

/** What the first statements of a process name, from process to process. */
export class KeptStatements {
  readonly #folder: string;
  #isStart = true;
  #keep: (() => void) | null = null;

  constructor(folder = folderOf("statements")) {
    this.#folder = folder;
  }

  /** Before the first statements are made: makes those of a snapshot of what a process before found in the very same library, by the same code. Later does nothing. */
  recall(snapshot: Snapshot): void {
    if (!this.#isStart) return;
    this.#isStart = false;
    const code = digestOfFiles(join(import.meta.dirname, ".."), ["**/*.ts"]);
    const kept = keptFor<NamedByAll>(this.#folder, [codeDigest(), code, snapshot.revision]);
    const known = kept.read();
    if (known === null)
      this.#keep = () => {
        const made = namedByAll(snapshot);
        if (made.which.length >= FEW) kept.write(made);
      };
    else {
      const { different, which } = known;
      for (const _ of statementsOf(snapshot, (n) => different[which[n] ?? -1]));
    }
  }

  /** Keeps what was found in that library, where it was not known, for the processes that come. */
  keep(): void {
    this.#keep?.();
    this.#keep = null;
  }
}

/** Those of this process. */
export const firstStatements = new KeptStatements();

function namedByAll(snapshot: Snapshot): NamedByAll {
  const different: Named[] = [];
  const numbers = new Map<string, number>();
  const which = Array.from(statementsOf(snapshot), (statement) => {
    const named = namedBy(statement);
    const written = JSON.stringify(named);
    const number = numbers.get(written) ?? different.push(named) - 1;
    numbers.set(written, number);
    return number;
  });
  return { different, which: Uint32Array.from(which) };
}
