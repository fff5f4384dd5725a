/** What points to one country beside its names: all lists are words or phrases separated by `|`, in any language. */
export interface Place {
  /** Further names, cities and regions that stand for the country. */
  readonly names?: string;
  /** Names that are also ordinary words or personal names: they count only after a word of place, or where nothing but a correction is said. */
  readonly doubtful?: string;
  /** Its people, and what is theirs. */
  readonly people?: string;
  /** Words that only make sense for workers who come from there. */
  readonly origin?: string;
  /** Words that only make sense for workers who go there. */
  readonly destination?: string;
}
