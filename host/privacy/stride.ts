/** Finds that are looked at between two stops of work in steps. */
export const STRIDE = 256;
