/** What ends a question in scripts that mark one: as in Latin letters, in Arabic ones, and in full width. Trained models count it as a cue. */
export const QUESTION_MARK = /[?؟？]/;
