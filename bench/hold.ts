const SIZE = 65_536;
const fill = (text: string): string => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE);

/** Texts of 64 KB that cost most, by what they hold. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "one letter": fill("a"),
  spaces: fill(" "),
  "pay pay pay": fill("pay "),
  "passport held by employer": fill("passport held by employer "),
  "stacked marks": fill("a\u0335\u0301\u0323\u0336"),
  "spelled-out letters": fill("p a y t h e f e e "),
  leetspeak: fill("p4y 7h3 f33 1l1l "),
  "look-alikes": fill("рау тhе fее "),
  "travel agent loan": fill("travel agent loan "),
  "sums of money": fill("5000 12,500.50 usd "),
  "cries for help": fill("my madam beat me. help me please. "),
  "relatives abroad": fill("my boss, my sister, my brother in Qatar, "),
  "places and peoples": fill("Hong Kong Kuwait Dubai Nepal Manila "),
  "Khmer without full stops": fill("ខ្ញុំធ្វើការនៅម៉ាឡេស៊ី ថៅកែដកលិខិតឆ្លងដែន "),
  "Chinese clauses": fill("老板扣护照，中介费三万。"),
};

/** The longest stretch of some work without a turn of the event loop, and how long all of it took, in milliseconds. */
export async function longestHold(
  work: () => Promise<unknown>,
): Promise<{ readonly hold: number; readonly total: number }> {
  let last = performance.now();
  let hold = 0;
  let timer = setImmediate(turn);
  function turn(): void {
    hold = Math.max(hold, performance.now() - last);
    last = performance.now();
    timer = setImmediate(turn);
  }
  const started = performance.now();
  await work();
  const total = performance.now() - started;
  clearImmediate(timer);
  return { hold: Math.max(hold, performance.now() - last), total };
}
