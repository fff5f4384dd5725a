/** Numbers from 0 to 1 that look like chance and are always the same (linear congruential, Knuth). */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
}

/** Puts the lessons into another order (Fisher & Yates, 1938). */
export function shuffle(lessons: unknown[], draw: () => number): void {
  for (let i = lessons.length - 1; i > 0; i--) {
    const other = Math.floor(draw() * (i + 1));
    const [a, b] = [lessons[i], lessons[other]];
    if (a === undefined || b === undefined) continue;
    lessons[i] = b;
    lessons[other] = a;
  }
}
