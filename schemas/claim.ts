/** What holds is said as true, and what does not is left out. */
export function claim(holds: boolean): true | undefined {
  return holds ? true : undefined;
}
