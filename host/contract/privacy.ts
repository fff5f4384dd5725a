/** Takes out of texts what identifies a person: regular expressions, tables and checksums only, no model. */
export interface Privacy {
  /** Every label that a placeholder can have. */
  readonly labels: readonly string[];
  /** Each text with numbered placeholders for its personal values; the same value has the same number throughout the call. Where it fails, the whole text is one placeholder. */
  readonly redact: (texts: readonly string[], options?: RedactOptions) => readonly Redacted[];
  /** The same for texts of any length: others get a turn every few milliseconds. */
  readonly redactInTurns: (
    texts: readonly string[],
    options?: RedactOptions,
  ) => Promise<readonly Redacted[]>;
  /** A JSON value with every string anonymized, alike throughout the value. */
  readonly anonymize: <T>(value: T) => T;
  /** The same for values of any size: others get a turn every few milliseconds. */
  readonly anonymizeInTurns: <T>(value: T) => Promise<T>;
}

export interface RedactOptions {
  /** Only these labels are taken out; every label when absent. */
  readonly labels?: readonly string[];
}

export interface Redacted {
  readonly text: string;
  readonly redactions: readonly Redaction[];
}

export interface Redaction {
  /** As `PHONE` in `<PHONE_1>`. */
  readonly label: string;
  readonly placeholder: string;
  /** UTF-16 offsets in the text that was given. */
  readonly start: number;
  readonly end: number;
}
