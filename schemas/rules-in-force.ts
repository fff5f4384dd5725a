/** What is told where no rule of the library enforces anything: a message in which nothing was looked for is no harmless one. */
export const NO_RULES = "no grep_rule that enforces is in force, so no warning sign can be found";

/** What is asked for the rules in force. */
interface Library {
  readonly all: (
    leaf: "grep_rule",
  ) => readonly { readonly extensions?: { readonly mode?: string | undefined } }[];
}

/** Whether a grep_rule is in force that does more than be traced. */
export function hasRules(library: Library): boolean {
  return library
    .all("grep_rule")
    .some(({ extensions }) => (extensions?.mode ?? "enforce") === "enforce");
}
