/** Every combination of one word of each list, as phrases separated by `|`: combined("hold|keep", "my|our", "passport"). */
export function combined(...lists: readonly string[]): string {
  return lists
    .map((list) => list.split("|"))
    .reduce((phrases, words) => phrases.flatMap((start) => words.map((word) => `${start} ${word}`)))
    .join("|");
}
