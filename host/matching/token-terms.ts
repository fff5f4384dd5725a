import { findTerms, type Tries } from "./literal-walk.ts";

/** Tokens remembered; then all are forgotten, as most texts use the same ones. */
const MOST_KNOWN = 32_768;

/** The terms of one token: each one's number, then how many units behind the token's beginning it begins. */
export type TokenTerms = readonly number[];

/** Which terms the tokens between spaces hold. Terms hold no spaces, so that this depends on the token alone, and is remembered. */
export class TokenIndex {
  readonly #tries: Tries;
  readonly #known = new Map<string, TokenTerms>();

  constructor(tries: Tries) {
    this.#tries = tries;
  }

  termsOf(token: string): TokenTerms {
    const known = this.#known.get(token);
    if (known !== undefined) return known;
    const { terms, starts } = findTerms(
      this.#tries,
      { text: token, hasWords: true },
      { from: 0, to: token.length },
    );
    const found = terms.length === 0 ? NONE : terms.flatMap((term, i) => [term, starts[i] ?? 0]);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(token, found);
    return found;
  }
}

const NONE: TokenTerms = [];
