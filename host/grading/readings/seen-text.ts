import { isHiding } from "./hiding-style.ts";

/** Marks that take no place and end no letter; those that join letters (U+200C, U+200D) are seen by their effect. */
const UNSEEN = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
/** What Markdown does not show: an image's alt text and address; a link's address and title; where a link leads that is named elsewhere, or a comment written so. */
const IMAGE = /!\[[^[\]]*\](?:\([^()\n]*\)|\[[^[\]\n]*\])?/g;
const LINK = /\[([^[\]\n]+)\]\([^()\n]*\)/g;
const DEFINITION =
  /^ {0,3}\[(?!\^)[^[\]\n]+\]:[ \t]*(?:<[^<>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gm;
/** Formulas that set words in white, or as space of their size. */
const FORMULA =
  /\\(?:(?:text)?color\s?\{\s?(?:white|transparent)\s?\}\s?\{|[hv]?phantom\s?\{)[^{}]*\}|\{\s?\\color\s?\{\s?(?:white|transparent)\s?\}[^{}]*\}/gi;

/** The elements of HTML whose tags are no words; others in angle brackets may be a writer's own. */
const ELEMENTS = new Set(
  "a abbr address article aside audio b blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark math menu meta nav noscript object ol option p path picture pre progress q ruby s samp script section select small source span strike strong style sub summary sup svg table tbody td template text textarea tfoot th thead time title tr tt u ul var video".split(
    " ",
  ),
);
/** Elements that go on in the same line. */
const INLINE = new Set(
  "a abbr b cite code data del em font i ins kbd mark q s samp small span strike strong sub sup time tt u var".split(
    " ",
  ),
);
/** Elements without an end. */
const VOID = new Set("br col embed hr img input link meta source".split(" "));
/** Elements whose content is not shown, or only where they fail. */
const NEVER_SHOWN = new Set(
  "audio canvas datalist head iframe noscript object script style template title video".split(" "),
);
const COMMENT = { opens: "<!--", closes: "-->" } as const;
/** A tag; its quoted values may hold anything, so their number and length are bounded. */
const TAG =
  /<(\/?)([a-z][a-z0-9]{0,15})((?:[\s/](?:[^<>"']|"[^"]{0,1000}"|'[^']{0,1000}'){0,300})?)>/iy;

/** What a reader sees of an answer shown as Markdown or HTML: comments, tags, alt texts, hidden elements and unseen characters left out. An answer without any of it comes back as it is. */
export function seenText(answer: string): string {
  const plain = answer.replace(UNSEEN, "").replace(FORMULA, " ");
  const shown = plain.includes("<") ? shownOf(plain) : plain;
  if (!shown.includes("](") && !shown.includes("![") && !shown.includes("]:")) return shown;
  return shown.replace(DEFINITION, "").replace(IMAGE, " ").replace(LINK, "$1");
}

/** An element that is open, and whether what stands in it is hidden. */
interface Open {
  readonly name: string;
  readonly isHidden: boolean;
}

/** The text between tags that no open element hides. */
function shownOf(text: string): string {
  const open = new OpenElements();
  const lastEnd = lastEnds(text);
  let shown = "";
  let from = 0;
  const take = (to: number, next: number): void => {
    if (!open.isHidden) shown += text.slice(from, to);
    from = next;
  };
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", Math.max(from, at + 1))) {
    if (text.startsWith(COMMENT.opens, at)) {
      const end = text.indexOf(COMMENT.closes, at + COMMENT.opens.length);
      take(at, end < 0 ? text.length : end + COMMENT.closes.length);
      continue;
    }
    const tag = tagAt(text, at);
    if (tag === null) continue;
    const { name, end, isEnd, attributes } = tag;
    if (!isEnd && NEVER_SHOWN.has(name) && lastEnd(name) < end) continue;
    take(at, end);
    if (!INLINE.has(name)) shown += "\n";
    if (isEnd) open.end(name);
    else if (!VOID.has(name)) open.add(name, NEVER_SHOWN.has(name) || isHiding(attributes));
  }
  take(text.length, text.length);
  return shown;
}

/** Where the last end tag of a name begins, or -1; looked for once a name. "Dear <title>" has none: it is a writer's own. */
function lastEnds(text: string): (name: string) => number {
  const lower = text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const known = new Map<string, number>();
  return (name) => {
    const at = known.get(name) ?? lower.lastIndexOf(`</${name}`);
    known.set(name, at);
    return at;
  };
}

interface Tag {
  readonly name: string;
  readonly end: number;
  readonly isEnd: boolean;
  readonly attributes: string;
}

/** The tag of an element of HTML that begins there, if any. */
function tagAt(text: string, at: number): Tag | null {
  TAG.lastIndex = at;
  const [whole, slash, written = "", attributes = ""] = TAG.exec(text) ?? [];
  const name = written.toLowerCase();
  if (whole === undefined || !ELEMENTS.has(name)) return null;
  return { name, end: at + whole.length, isEnd: slash === "/", attributes };
}

/** Elements one within the other. */
class OpenElements {
  readonly #open: Open[] = [];
  readonly #counts = new Map<string, number>();

  get isHidden(): boolean {
    return this.#open.at(-1)?.isHidden ?? false;
  }

  add(name: string, isHidden: boolean): void {
    this.#open.push({ name, isHidden: isHidden || this.isHidden });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Ends the innermost element of that name and what was left open in it; nothing where none is open. */
  end(name: string): void {
    if ((this.#counts.get(name) ?? 0) === 0) return;
    for (let ended: Open | undefined; ended?.name !== name;) {
      ended = this.#open.pop();
      if (ended === undefined) return;
      this.#counts.set(ended.name, (this.#counts.get(ended.name) ?? 0) - 1);
    }
  }
}
