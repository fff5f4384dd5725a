import { resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Failures } from "./failures.ts";

/** A harness or a tool. */
export interface BlamedModule {
  readonly layer: "harnesses" | "tools";
  readonly name: string;
}

type Roots = Pick<Config, "harnessRoots" | "toolRoots">;

/** The harness or tool of which a file is on the stack of an error, the innermost first; null where none is, or where what was thrown has no stack. */
export function moduleOnStack(
  error: unknown,
  { harnessRoots, toolRoots }: Roots,
): BlamedModule | null {
  // Whoever sets Error.prepareStackTrace makes it what they like.
  const stack: unknown = error instanceof Error ? error.stack : undefined;
  if (typeof stack !== "string") return null;
  const roots = [
    ...harnessRoots.map((root) => ({ layer: "harnesses" as const, root })),
    ...toolRoots.map((root) => ({ layer: "tools" as const, root })),
  ].flatMap(({ layer, root }) => {
    const path = resolve(root);
    return [`${path}${sep}`, `${pathToFileURL(path).href}/`].map((start) => ({ layer, start }));
  });
  for (const line of stack.split("\n").filter((each) => /^\s+at /.test(each)))
    for (const { layer, start } of roots) {
      const at = line.indexOf(start);
      const name = at < 0 ? "" : (line.slice(at + start.length).split(/[\\/:?]/)[0] ?? "");
      if (name !== "") return { layer, name: name.replace(/\.[jt]s$/, "") };
    }
  return null;
}

/**
 * What is thrown where nobody waits for it, in a timer or a forgotten promise: where a harness or a tool is on the stack, it is that module's
 * fault alone, is logged and counted as its failure, which readiness tells, and the others go on. A forgotten promise of the host itself is logged; another
 * error of its own ends the process, as nobody knows what it left half done.
 */
export function followStrayErrors(roots: Roots, log: Logger, failures: Failures): void {
  const isBlamed = (error: unknown): boolean => {
    const module = moduleOnStack(error, roots);
    if (module !== null) failures.note(module.layer, error, module.name);
    return module !== null;
  };
  process.on("unhandledRejection", (error) => {
    if (!isBlamed(error))
      log.error({ err: error }, "a promise was rejected, and nobody waits for it");
  });
  process.on("uncaughtException", (error) => {
    if (isBlamed(error)) return;
    log.fatal({ err: error }, "an error that nobody caught ends the service");
    process.exit(1);
  });
}
