import type { Find } from "./finding/find.ts";
import type { NamePlaceholder } from "./placeholders.ts";
import { lastBefore, type Span } from "./span.ts";
import type { Steps } from "../../schemas/steps.ts";
import { STRIDE } from "./stops.ts";

/** A text with a placeholder for each of some stretches. */
export interface Replaced {
  readonly text: string;
  /** Where a find in `text`, outside placeholders, stands in the text before. */
  readonly movedBack: (find: Find) => Find;
}

/** Replaces stretches that are in order and apart. */
export function* replaceTaken(
  original: string,
  taken: readonly Find[],
  name: NamePlaceholder,
): Steps<Replaced> {
  let text = "";
  let read = 0;
  const places: Span[] = [];
  for (const { start, end, label } of taken) {
    text += original.slice(read, start);
    const placeholder = name(label, original.slice(start, end));
    places.push({ start: text.length, end: text.length + placeholder.length });
    text += placeholder;
    read = end;
    if (places.length % STRIDE === 0) yield;
  }
  const back = (index: number): number => {
    const last = lastBefore(places, index);
    const place = places[last];
    const from = taken[last];
    return place === undefined || from === undefined ? index : from.end + index - place.end;
  };
  return {
    text: text + original.slice(read),
    movedBack: (find) => ({ ...find, start: back(find.start), end: back(find.end - 1) + 1 }),
  };
}
