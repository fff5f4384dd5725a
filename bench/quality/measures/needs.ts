import type { Need } from "../../../schemas/needs.ts";
import { NEEDS } from "../../../schemas/needs.ts";
import type { OfflineVerdict } from "../../../host/judge-offline.ts";
import { wishesToDie } from "../../../host/risk/needs/wish-to-die.ts";
import { shareOf, type Figure } from "../figures.ts";
import type { Offline } from "../judged.ts";

/** A message by a writer who knew neither words nor models: the need that it tells, or a look-alike of one. */
export interface NeedMessage {
  readonly id: string;
  readonly language: string;
  readonly need: Need | null;
  readonly text: string;
}

/** What a reading has where each need is told. */
const TOLD: Readonly<Record<Need, (judged: OfflineVerdict) => boolean>> = {
  wish_to_die: ({ reading }) => wishesToDie(reading),
  needs_doctor: ({ reading }) => reading.needsDoctor === true,
  ransom: ({ reading }) => reading.ransom === true,
  minor: ({ trace }) => hitsOf(trace).some(({ category }) => category === "child_labour"),
  fears_police: ({ reading }) => reading.fearsPolice === true || reading.matter === "no-status",
  from_afar: ({ reading }) => reading.fromAfar === true && reading.needs?.has("captives") !== true,
  captives: ({ reading }) => reading.needs?.has("captives") === true,
};

/** Share of each need that is to be heard; the readers' answers rest on it. */
const LEAST: Readonly<Record<Need, number>> = {
  wish_to_die: 0.85,
  needs_doctor: 0.85,
  ransom: 0.8,
  minor: 0.75,
  fears_police: 0.75,
  from_afar: 0.75,
  captives: 0.6,
};

/** Whether who must be helped first is heard, and look-alikes are not. */
export async function needFigures(
  messages: readonly NeedMessage[],
  judge: Offline,
  onText: (done: number) => void,
): Promise<readonly Figure[]> {
  const judged: { readonly need: Need | null; readonly told: readonly Need[] }[] = [];
  for (const { need, text } of messages) {
    const verdict = await judge(text);
    judged.push({ need, told: NEEDS.filter((each) => TOLD[each](verdict)) });
    onText(judged.length);
  }
  const none = judged.filter(({ need }) => need === null);
  return [
    ...NEEDS.map((need) =>
      shareOf(
        `needs: ${need} heard`,
        judged.filter((each) => each.need === need).map(({ told }) => told.includes(need)),
        { at: "least", value: LEAST[need] },
      ),
    ),
    shareOf(
      "needs: look-alikes taken for one",
      none.map(({ told }) => told.some((need) => need !== "from_afar")),
      { at: "most", value: 0.05 },
    ),
    shareOf(
      "needs: who is there taken for far away",
      none.map(({ told }) => told.includes("from_afar")),
      { at: "most", value: 0.1 },
    ),
  ];
}

function hitsOf(trace: OfflineVerdict["trace"]): readonly { readonly category?: string }[] {
  const hits = trace.grep?.["hits"];
  return Array.isArray(hits) ? hits : [];
}
