/** What somebody may need before anything else is told: help not to die, a doctor, a person who is held for money set free, a child protected, help that is not the police, help for somebody far away, people freed whom the writer holds. */
export const NEEDS = [
  "wish_to_die",
  "needs_doctor",
  "ransom",
  "minor",
  "fears_police",
  "from_afar",
  "captives",
] as const;

export type Need = (typeof NEEDS)[number];

/** What the model of needs hears: these, and whether somebody in danger speaks, as few words tell. In the order of every list of its weights. */
export const HEARD = [...NEEDS, "in_danger"] as const;

export type Heard = (typeof HEARD)[number];
