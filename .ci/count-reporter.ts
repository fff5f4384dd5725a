import type { Reporter, TestModule } from "vitest/node";

/** Prints the one line CI counts: `N passed, N failed` (and `, N skipped` where there are some). */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      if (module.state() === "failed" && [...module.children.allTests()].length === 0)
        count.failed += 1;
      for (const test of module.children.allTests()) count[test.result().state] += 1;
    }
    const skipped = count.skipped + count.pending;
    console.log(
      `${count.passed} passed, ${count.failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
    );
  }
}
