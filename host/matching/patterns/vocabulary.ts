import { visit, type Node } from "./syntax.ts";

const MOST_TEXTS = 24;

/** The words that patterns spell out, optional letters with and without: what a disguised word may turn out to be. Wildcards end a word, so these are words or their stems. */
export function requiredWords(trees: readonly Node[]): readonly string[] {
  const words = new Set<string>();
  const add = (texts: Iterable<string>): void => {
    for (const text of texts) {
      for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) words.add(word);
    }
  };
  for (const tree of trees) add(textsOf(tree, add));
  return [...words];
}

type Add = (texts: Iterable<string>) => void;

/** Some of the texts a node can match; what cannot be told is a space. */
function textsOf(tree: Node, add: Add): readonly string[] {
  return visit(tree, {
    text: ({ text }) => [text],
    set: ({ set }) => (set.few?.some(isLetter) === true ? set.few : [" "]),
    edge: () => [" "],
    sequence: ({ parts }) => {
      let texts: readonly string[] = [""];
      for (const part of parts) {
        const next = textsOf(part, add);
        if (texts.length * next.length > MOST_TEXTS) {
          add(texts);
          texts = next;
        } else {
          texts = texts.flatMap((text) => next.map((more) => text + more));
        }
      }
      return texts;
    },
    choice: ({ options }) =>
      bounded(
        options.flatMap((option) => textsOf(option, add)),
        add,
      ),
    repeat: ({ body, min }) =>
      bounded(min === 0 ? ["", ...textsOf(body, add)] : textsOf(body, add), add),
    group: ({ body }) => textsOf(body, add),
  });
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character);
}

/** Too many to combine: told as they are, and unknown from here. */
function bounded(texts: readonly string[], add: Add): readonly string[] {
  if (texts.length <= MOST_TEXTS) return texts;
  add(texts);
  return [" "];
}
