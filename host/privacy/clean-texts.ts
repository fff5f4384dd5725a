import { hash } from "node:crypto";
import { once } from "../../schemas/once.ts";

/** Texts that are remembered: what packs say comes again with every request, and it is some ten thousand texts. */
const MOST_TEXTS = 40_000;
/** Of a digest 72 bits are kept: no one comes upon two texts that agree in them. */
const KEPT_OF_DIGEST = 12;

/** One text that may hold nothing that is to go. */
export interface CleanText {
  /** Whether it was added before, and is not forgotten. */
  readonly isKnown: () => boolean;
  readonly add: () => void;
}

/** Which texts hold nothing that is to go, so that each is searched only once; by digest, and those asked for longest ago are forgotten when there are too many. */
export class CleanTexts {
  #young = new Set<string>();
  #old = new Set<string>();

  /** A text of which it is asked whether it is among them, and which may be added. */
  of(text: string): CleanText {
    const digest = once(() => digestOf(text));
    return { isKnown: () => this.#has(digest()), add: () => this.#remember(digest()) };
  }

  #has(digest: string): boolean {
    if (this.#young.has(digest)) return true;
    if (!this.#old.has(digest)) return false;
    this.#remember(digest);
    return true;
  }

  #remember(digest: string): void {
    if (this.#young.size >= MOST_TEXTS / 2) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(digest);
  }
}

function digestOf(text: string): string {
  return hash("sha256", text, "base64").slice(0, KEPT_OF_DIGEST);
}
