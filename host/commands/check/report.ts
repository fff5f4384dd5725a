import { styleText } from "node:util";
import { CHECKS } from "../../knowledge/checks/table.ts";
import type { Problem } from "../../contract/knowledge.ts";
import type { CheckRun } from "./run.ts";

/** The run in lines: what was rewritten, each problem (file, field, what was found and what cures it), and a summary. Coloured on a terminal only. */
export function reportText(run: CheckRun): string {
  const rewritten = run.fixed.map((file) => `${file}  -  rewritten`);
  const lines = [...rewritten, ...run.problems.map(problemLine), summary(run)];
  return `${lines.join("\n")}\n${lendersText(run)}`;
}

/** A line that names the packs beside those checked whose objects they name; empty where there are none. */
export function lendersText({ rests_on }: Pick<CheckRun, "rests_on">): string {
  if (rests_on.length === 0) return "";
  const named = rests_on.map(({ pack, n_objects }) => `${pack} (${counted(n_objects, "object")})`);
  return `References were judged together with the packs beside: names objects of ${named.join(", ")}; a host without those packs warns of them\n`;
}

function problemLine({ file, path, message, check, severity }: Problem): string {
  const how = styled(severity === "error" ? "red" : "yellow", `(${severity}: ${check})`);
  return `${styled("bold", file)}  ${path || "-"}  ${message} ${how}`;
}

function summary({ errors, warnings, fixable, n_objects, n_packs, fixed }: CheckRun): string {
  const found = `${counted(errors, "error")}, ${counted(warnings, "warning")}`;
  const colour = errors > 0 ? "red" : warnings > 0 ? "yellow" : "green";
  const notes = [
    fixed.length > 0 ? `${counted(fixed.length, "file")} rewritten` : "",
    fixable > 0 ? `${fixable} of them only in form: npm run check -- --fix rewrites those` : "",
  ].filter((note) => note !== "");
  const where = `${counted(n_objects, "object")} in ${counted(n_packs, "pack")}`;
  return [`${where}: ${styled(colour, found)}`, ...notes].join("; ");
}

function counted(n: number, what: string): string {
  return `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
}

function styled(style: Parameters<typeof styleText>[0], text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

/** The text of `--help`, which names every check there is. */
export function helpText(): string {
  const width = Math.max(...CHECKS.map(({ name }) => name.length));
  const named = new Map(CHECKS.map((check) => [`${check.name} ${check.scope}`, check]));
  const checks = [...named.values()].map(
    ({ name, description }) => `  ${name.padEnd(width)}  ${description}`,
  );
  return `Checks knowledge objects: no server, no model, nothing sent.

Usage: npm run check                     the bundled packs
       npm run check -- <path…>          roots, packs, leaf folders or files

  --fix    rewrites files in the common form (key order, two spaces, final newline) and nothing else
  --full   judges bundled files again that passed every check under this very code
  --json   prints { problems, errors, warnings, fixable, n_objects, n_packs, rests_on, fixed }
  --help   this text

Exit code: 0 without errors (warnings are allowed), 1 with errors, 2 when it could not check.

The checks; the same ones decide what comes into force:
${checks.join("\n")}
`;
}
