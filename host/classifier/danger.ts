/** Dimensions by which somebody's body or liberty is in danger. */
export const DANGER: ReadonlySet<string> = new Set([
  "physical-and-sexual-violence",
  "restriction-of-movement",
  "isolation",
  "intimidation-and-threats",
]);
