/** Six digits of which the last two are noughts: bare and beside a word for a paper they are what it costs, more likely than its number. */
export function isRoundSum(found: string): boolean {
  return /^\d{4}00$/.test(found);
}
