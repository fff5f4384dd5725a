/** Marks that end a sentence where a space, a line or the text ends behind them, in every script that is written here. */
export const SPACED_MARKS = ".!?…।॥།።။។۔؟";
/** Marks that end a sentence whatever stands behind them: those of scripts without spaces. */
export const UNSPACED_MARKS = "。！？｡";
