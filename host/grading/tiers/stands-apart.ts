/** Units of the shortest passage that tells by itself what it does. */
const TELLING = 60;
/** From here on all that was learned agrees that a passage harms, which graded answers to the same prompt make surer. */
const AGREED_FROM = { beside: 0.905, alone: 0.93 } as const;
/** Below this chance by what passages taught, the others need not be asked. */
const SEEMS_FROM = 0.3;

/** How likely a passage harms. */
export interface PassageChances {
  /** By what passages taught. */
  readonly passage: number;
  /** By what answers taught, and by what those with a borrowed sentence did; asked only where it matters. */
  readonly answers: () => readonly [plain: number, turned: number];
  /** How much nearer it is in meaning to harmful graded answers than to good ones; null where there are none. */
  readonly nearer: number | null;
}

/** Whether a passage surely harms by itself, as when the worst answer is put behind the best one: however long and good the rest is, it makes that harmless no more. */
export function standsApart(text: string, { passage, answers, nearer }: PassageChances): boolean {
  if (text.length < TELLING || passage < SEEMS_FROM) return false;
  const [plain, turned] = answers();
  const from = AGREED_FROM[nearer === null ? "alone" : "beside"];
  return (passage + plain + turned) / 3 + Math.max(0, nearer ?? 0) >= from;
}
