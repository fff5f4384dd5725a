import { standingOf, type Place, type Standing, type Whereabouts } from "../places.ts";

/** So many standings are remembered at most. */
const MOST_REMEMBERED = 16_384;

/** How the documents of a library stand to where messages take place. Many hold at one place, and many messages take place at one, so that each standing is worked out once. */
export class Standings {
  readonly #places: readonly Place[];
  /** The place of each document, by its position, as a position in `#places`. */
  readonly #numbers: Uint32Array;
  readonly #remembered = new Map<string, (Standing | undefined)[]>();

  /** `places` are those of the documents, in their order. */
  constructor(places: readonly Place[]) {
    const distinct = new Map<string, Place>();
    const keys = places.map(keyOf);
    places.forEach((place, at) => distinct.set(keys[at] ?? "", place));
    const numbers = new Map(Array.from(distinct.keys(), (key, number) => [key, number]));
    this.#places = [...distinct.values()];
    this.#numbers = Uint32Array.from(keys, (key) => numbers.get(key) ?? 0);
  }

  /** The standing of each document, by its position. */
  at(where: Whereabouts): (document: number) => Standing {
    const known = this.#rememberedAt(where);
    return (document) => {
      const number = this.#numbers[document] as number;
      return (known[number] ??= standingOf(this.#places[number] as Place, where));
    };
  }

  #rememberedAt({ countries, routes, homelands }: Whereabouts): (Standing | undefined)[] {
    const key = `${[...countries].join()} ${routes.join()} ${homelands.join()}`;
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    if ((this.#remembered.size + 1) * this.#places.length > MOST_REMEMBERED)
      this.#remembered.clear();
    const fresh = Array.from<undefined>({ length: this.#places.length });
    this.#remembered.set(key, fresh);
    return fresh;
  }
}

function keyOf({ jurisdiction, sides }: Place): string {
  return `${jurisdiction} ${sides.join()}`;
}
