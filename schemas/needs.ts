/** What somebody may need before anything else is told: help not to die, a doctor, a person who is held for money set free, a child protected, help that is not the police. In the order of every list of weights. */
export const NEEDS = ["wish_to_die", "needs_doctor", "ransom", "minor", "fears_police"] as const;

export type Need = (typeof NEEDS)[number];
