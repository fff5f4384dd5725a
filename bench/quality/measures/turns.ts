import { SAYINGS, type Saying, type Turn } from "../../../host/commands/train/turns.ts";
import type { GrepHit } from "../../../host/contract/layer.ts";
import { mayBeInDanger } from "../../../host/risk/danger/danger.ts";
import { shareOf, type Figure } from "../figures.ts";
import type { Offline } from "../judged.ts";

/** Sayings of somebody in danger. */
const OF_DANGER: ReadonlySet<Saying> = new Set(["danger", "ransom"]);

/** Share of turns of each saying in which danger is to be heard at most, or at least where there is some. */
const BOUNDS: Readonly<Record<Saying, number>> = {
  tells: 0.08,
  asks: 0.05,
  money: 0.08,
  complaint: 0.15,
  danger: 0.85,
  ransom: 0.9,
};

/** Whether danger is heard in single turns of a conversation where there is some, and nowhere else: before a fee is told, who sounds in danger is told whom to call. */
export async function turnFigures(
  turns: readonly Turn[],
  judge: Offline,
  onText: (done: number) => void,
): Promise<readonly Figure[]> {
  const judged: { readonly says: Saying; readonly danger: boolean; readonly ransom: boolean }[] =
    [];
  for (const { says, text } of turns) {
    const { reading, knowledge, trace } = await judge(text);
    const hits = (trace.grep?.["hits"] ?? []) as readonly GrepHit[];
    const danger = mayBeInDanger({ hits, reading, knowledge });
    judged.push({ says, danger, ransom: reading.ransom === true });
    onText(judged.length);
  }
  const of = (saying: Saying) => judged.filter(({ says }) => says === saying);
  return [
    ...SAYINGS.map((saying) =>
      shareOf(
        `turns: danger heard in ${saying}`,
        of(saying).map(({ danger }) => danger),
        { at: OF_DANGER.has(saying) ? "least" : "most", value: BOUNDS[saying] },
      ),
    ),
    shareOf(
      "turns: ransom heard where nobody is held",
      judged.filter(({ says }) => !OF_DANGER.has(says)).map(({ ransom }) => ransom),
      { at: "most", value: 0.02 },
    ),
  ];
}
