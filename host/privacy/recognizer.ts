import type { Written } from "./patterns/pattern-units.ts";

/** One kind of personal value, how it is written and how it is told from look-alikes: one file each in `recognizers/`. */
export interface Recognizer {
  /** The placeholder's label, as `HK_IDENTITY_CARD` in `<HK_IDENTITY_CARD_1>`: capitals and underscores, country first where it is one country's. */
  readonly label: string;
  /** What it is, for people who read a diff. */
  readonly title: string;
  /**
   * Flags `gu` or `giu`, on text whose digits are ASCII and whose zero-width characters are gone. Linear: every
   * repetition is bounded, none holds another unbounded one, and a look-behind keeps it from starting inside a word or number.
   * With a group `value` only that is taken out.
   */
  readonly pattern: Written;
  /** Whether what the pattern found is one: checksum, calendar, table. Absent: the form decides. */
  readonly accepts?: (found: string) => boolean;
  /** Lower-case words of which one must stand within 60 characters before, or 30 after, in any language of its users; absent: the form alone is telling enough. */
  readonly context?: readonly string[];
  /** Lower-case single words: the pattern is tried only where one of them begins, and must match from there; what it looks for behind it may be captured, too. */
  readonly cues?: readonly string[];
  /** What must stand somewhere in a text, or it is not gone through. */
  readonly needs?: RegExp;
  /** UTF-16 units that the longest token of a text (letters, digits and `+/_-`, a capital among them) must have, or it is not gone through. */
  readonly needsToken?: number;
  /** Where set, it does not begin again at a cue within what it found: for runs of cues. */
  readonly isRun?: true;
  /** How sure a find is; absent: 3 with `accepts`, 2 with `context` or `cues`, else 1. What is below 2 yields to sums of money, dates and law citations. */
  readonly rank?: number;
  /** Sentences as people write them, every value between `[[` and `]]`; nothing else in them is personal. */
  readonly examples: readonly string[];
  /** Sentences that look alike and in which this recognizer finds nothing. */
  readonly counterExamples: readonly string[];
}
