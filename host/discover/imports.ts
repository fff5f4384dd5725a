import { dirname, extname, isAbsolute, join, relative } from "node:path";

const RELATIVE = /\b(?:from|import)\s*\(?\s*["'](\.[^"'\n]+)["']/g;

/** The code files below the root that a file imports, also by way of others; files outside the root are the host's own. `read` gives a file's text, or null where it cannot be had. */
export async function importsOf(
  file: string,
  root: string,
  read: (file: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const seen = new Set([file]);
  for (const each of seen) {
    const text = (await read(each)) ?? "";
    for (const [, path = ""] of text.matchAll(RELATIVE)) {
      const imported = join(dirname(each), path);
      if (extname(imported) !== "" && isBelow(imported, root)) seen.add(imported);
    }
  }
  seen.delete(file);
  return [...seen].toSorted();
}

function isBelow(file: string, root: string): boolean {
  const path = relative(root, file);
  return !path.startsWith("..") && !isAbsolute(path);
}
