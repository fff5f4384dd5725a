/** Units that end a clause: stops, commas and their kin in other scripts. */
const ENDS: ReadonlySet<number> = new Set(
  Array.from(".,;:!?…،؛؟۔।॥።፣፤፥។၊။，！？：。、", (mark) => mark.charCodeAt(0)),
);

/** For each of some units of a folded text, in ascending order, the number of the clause it stands in, counted from 0. */
export function clausesAt(folded: string, starts: readonly number[]): readonly number[] {
  let [clause, at] = [0, 0];
  return starts.map((start) => {
    for (; at < start; at++) if (ENDS.has(folded.charCodeAt(at))) clause += 1;
    return clause;
  });
}
