import type { FieldProblem, Refusal } from "../contract/curation.ts";
import type { Problem } from "../contract/knowledge.ts";
import { isDiskFull } from "../knowledge/keeping/durable-write.ts";

/** Nothing was changed, and this is what to correct. */
export function refusedBy(problems: readonly FieldProblem[]): Refusal {
  const [first] = problems;
  const detail = [first?.path, first?.message].filter(Boolean).join(" ");
  return { refused: "KNOWLEDGE_REFUSED", detail, problems };
}

export function refusedAs(refused: Refusal["refused"], detail: string): Refusal {
  return { refused, detail, problems: [] };
}

/** The fields of problems that are all about one object. */
export function fieldsOf(problems: readonly (Problem | FieldProblem)[]): FieldProblem[] {
  return problems.map(({ path, message }) => ({ path, message }));
}

/** What the system said when writing failed; anything else is a bug and is thrown again. */
export function refusedStorage(error: unknown): Refusal {
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) throw error;
  const code = String(error.code);
  return refusedAs(
    isDiskFull(code) ? "STORAGE_FULL" : "STORAGE_FAILED",
    `${code}; nothing was changed`,
  );
}
