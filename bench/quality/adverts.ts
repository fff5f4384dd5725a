import { isFound } from "./classifier.ts";
import { shareOf, type Figure } from "./figures.ts";
import { judgeStances, type Offline } from "./judged.ts";

/** How many genuine adverts somebody would have to look at; no figure where there are none. */
export async function advertFigures(
  texts: readonly string[],
  judge: Offline,
  onText: (done: number) => void,
): Promise<readonly Figure[]> {
  if (texts.length === 0) return [];
  const adverts = texts.map((text, at) => ({
    id: `advert-${at + 1}`,
    language: "en",
    stance: "unrelated" as const,
    text,
  }));
  const judged = await judgeStances(adverts, judge, onText);
  return [
    shareOf("genuine adverts: false alarms", judged.map(isFound), { at: "most", value: 0.04 }),
  ];
}
