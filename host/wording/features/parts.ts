/** Units of a part, about: the texts a model learned from are seldom longer, and evidence of one that is five times as long would count as five texts' against its length. */
const PART = 600;
/** Units from which on a text is read in parts. */
const LONG = 900;
/** Units that a cut moves at most to fall between words. */
const FARTHEST = 80;

/** Whether a folded text is so short that it is one part. */
export function isOnePart(folded: string): boolean {
  return folded.length < LONG;
}

/** A folded text in parts of about the same length, cut between words where there are spaces; a text of common length is one part. */
export function partsOf(folded: string): readonly string[] {
  if (isOnePart(folded)) return [folded];
  const count = Math.round(folded.length / PART);
  const parts: string[] = [];
  let from = 0;
  for (let nth = 1; nth <= count; nth++) {
    const to =
      nth === count ? folded.length : cutAt(folded, Math.floor((nth * folded.length) / count));
    parts.push(folded.slice(from, to));
    from = to;
  }
  return parts.filter((part) => part.trim() !== "");
}

/** Where a folded text is cut that is to be cut at about that unit: before the next space, if one is near. */
export function cutAt(folded: string, at: number): number {
  const space = folded.slice(at, at + FARTHEST).indexOf(" ");
  return space < 0 ? at : at + space;
}
