import { LATIN_ENDINGS, LATIN_WORDS, SCRIPT_ENDINGS, SCRIPT_WORDS } from "./language-words.ts";
import { isLetter } from "../terms/units.ts";
import { WordList } from "../terms/word-list.ts";

/** Words or endings of each language, separated by spaces. */
type Table = Readonly<Record<string, string>>;

/** Languages by their number, and what one word of them weighs. */
interface Vote {
  readonly languages: readonly number[];
  readonly weight: number;
}

interface Ending extends Vote {
  readonly letters: string;
}

/** Which languages the small words of a text and the endings of its others speak for. A word counts the less for each language that shares it with one it is no kin of. */
export class Votes {
  readonly #languages: readonly string[];
  readonly #words: WordList;
  readonly #votes: readonly Vote[];
  /** By their last unit, longest first. */
  readonly #endings: ReadonlyMap<number, readonly Ending[]>;

  constructor(table: Table, endings: Table) {
    this.#languages = [...new Set([...Object.keys(table), ...Object.keys(endings)])];
    const speaking = new Map<string, Set<number>>();
    for (const [language, words] of Object.entries(table)) {
      const number = this.#languages.indexOf(language);
      for (const word of words.split(" "))
        speaking.set(word, (speaking.get(word) ?? new Set()).add(number));
    }
    this.#words = new WordList([...speaking.keys()]);
    this.#votes = Array.from(speaking.values(), (numbers) => this.#voteOf([...numbers]));
    const all = Object.entries(endings).flatMap(([language, its]) => {
      const vote = this.#voteOf([this.#languages.indexOf(language)]);
      return its.split(" ").map((letters): Ending => ({ letters, ...vote }));
    });
    const longestFirst = all.toSorted((a, b) => b.letters.length - a.letters.length);
    this.#endings = Map.groupBy(longestFirst, ({ letters }) =>
      letters.charCodeAt(letters.length - 1),
    );
  }

  /** The votes of the words before the unit `most` of a text; `inner` is a unit that words hold beside letters, if any. */
  count(text: string, inner: number | null, most: number): Tally {
    const tally = new Tally(this.#languages);
    const end = Math.min(text.length, most);
    for (let at = 0; at < end; at++) {
      if (!isPart(text.charCodeAt(at), inner)) continue;
      const start = at;
      while (at < end && isPart(text.charCodeAt(at), inner)) at++;
      const word = this.#words.find(text, start, at);
      const vote = word < 0 ? this.#endingOf(text, start, at) : this.#votes[word];
      if (vote !== undefined) tally.add(vote);
    }
    return tally;
  }

  #endingOf(text: string, start: number, end: number): Vote | undefined {
    const endings = this.#endings.get(text.charCodeAt(end - 1));
    if (endings === undefined) return undefined;
    for (const ending of endings) {
      const { letters } = ending;
      if (end - start > letters.length && text.endsWith(letters, end)) return ending;
    }
    return undefined;
  }

  #voteOf(numbers: readonly number[]): Vote {
    const named = numbers.map((number) => this.#languages[number] ?? "");
    return { languages: numbers, weight: areKin(named) ? 1 : 0.5 };
  }
}

/** How many votes each language has. */
export class Tally {
  readonly #languages: readonly string[];
  readonly #votes: Float64Array;
  /** Those with a vote, in the order of their first. */
  readonly #voted: number[] = [];

  constructor(languages: readonly string[]) {
    this.#languages = languages;
    this.#votes = new Float64Array(languages.length);
  }

  add({ languages, weight }: Vote): void {
    for (const language of languages) {
      const votes = this.#votes[language] as number;
      if (votes === 0) this.#voted.push(language);
      this.#votes[language] = votes + weight;
    }
  }

  /** The votes of a language. */
  of(language: string): number {
    return this.#votes[this.#languages.indexOf(language)] ?? 0;
  }

  /** The language with the most votes but for the one left out, the first to have had one among equals; null where there is none. */
  most(leftOut: string | null = null): string | null {
    return this.#best((language) => language !== leftOut);
  }

  /** The same among a few. */
  mostOf(languages: ReadonlySet<string>): string | null {
    return this.#best((language) => languages.has(language));
  }

  #best(counts: (language: string) => boolean): string | null {
    let best: string | null = null;
    let most = 0;
    for (const number of this.#voted) {
      const language = this.#languages[number] as string;
      const votes = this.#votes[number] as number;
      if (votes <= most || !counts(language)) continue;
      best = language;
      most = votes;
    }
    return best;
  }
}

function areKin([first, second, ...more]: readonly string[]): boolean {
  if (first === undefined || second === undefined) return true;
  return more.length === 0 && related(first, second);
}

/** Whether two languages are so near each other that what speaks for one speaks for both. */
export function related(first: string, second: string): boolean {
  const pair = first < second ? `${first} ${second}` : `${second} ${first}`;
  return pair === "id ms" || pair === "es pt" || pair === "en pcm" || pair === "hi ne";
}

function isPart(unit: number, inner: number | null): boolean {
  return unit === inner || isLetter(unit);
}

/** Votes of words in Latin letters, folded. */
export const LATIN_VOTES = new Votes(LATIN_WORDS, LATIN_ENDINGS);

/** Votes of words that tell languages of one script apart. */
export const SCRIPT_VOTES = new Votes(SCRIPT_WORDS, SCRIPT_ENDINGS);
