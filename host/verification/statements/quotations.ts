import { spaced, type Request } from "../request.ts";
import type { Span } from "../span.ts";

const QUOTED =
  /"([^"\n]{8,2000})"|“([^”\n]{8,2000})”|«([^»\n]{8,2000})»|„([^“”\n]{8,2000})[“”]|^[ \t]*>[ \t]?([^\n]{8,2000})$/gmu;

/** So few words of a quotation may give away a number as one's own. */
const FEW = 3;

/** The stretches of a text that quote the user: at least so many words in quotation marks or behind ">" that the user wrote just so. */
export function quotationsOf(text: string, request: Request, least = FEW): Span[] {
  if (!/["“«„>]/.test(text)) return [];
  return Array.from(text.matchAll(QUOTED)).flatMap(({ 0: all, index, ...groups }) => {
    const words = spaced(
      [1, 2, 3, 4, 5].map((n) => (groups as Record<number, string>)[n] ?? "").join(""),
    ).replace(/[.,;…]+$/u, "");
    const isTheirs =
      (words.match(/\p{L}{2,}/gu)?.length ?? 0) >= least && request.userWords().includes(words);
    return isTheirs ? [{ start: index, end: index + all.length }] : [];
  });
}
