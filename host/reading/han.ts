/** First and last bytes of the two that a national standard writes a character with. */
interface Plane {
  readonly encoding: string;
  readonly rows: readonly [first: number, last: number];
  readonly cells: readonly (readonly [first: number, last: number])[];
}

/** GB 2312 of the mainland within GBK, and Big5 of Taiwan and Hong Kong: what both hold is written alike. */
const SIMPLIFIED: Plane = { encoding: "gbk", rows: [0xb0, 0xf7], cells: [[0xa1, 0xfe]] };
const TRADITIONAL: Plane = {
  encoding: "big5",
  rows: [0xa4, 0xf9],
  cells: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
};

/** Cantonese, as Hong Kong writes it; some of it is in the standards as old or rare. */
const CANTONESE = "嘅咗喺啲嚟嗰哋餸攞嘢瞓咩噉揾唔畀俾攰冇佢咁乜";
/** Which Hong Kong writes too, though its standard left them out. */
const IN_BOTH = "着户";

/** Characters that only one of the two scripts has, each read when the first Chinese text comes. */
let known: { readonly simplified: Set<string>; readonly traditional: Set<string> } | undefined;

/** "zh-hant" where more characters of a Chinese text are of the traditional script alone than of the simplified one alone, else "zh". */
export function chineseScript(text: string): "zh" | "zh-hant" {
  known ??= tellingCharacters();
  let lead = 0;
  for (const character of text) {
    if (known.traditional.has(character)) lead++;
    else if (known.simplified.has(character)) lead--;
  }
  return lead > 0 ? "zh-hant" : "zh";
}

function tellingCharacters(): NonNullable<typeof known> {
  const [simplified, traditional] = [charactersOf(SIMPLIFIED), charactersOf(TRADITIONAL)];
  return {
    simplified: simplified.difference(traditional).difference(new Set(hanIn(IN_BOTH))),
    traditional: traditional.difference(simplified).union(new Set(hanIn(CANTONESE))),
  };
}

function charactersOf({ encoding, rows: [first, last], cells }: Plane): Set<string> {
  const bytes: number[] = [];
  for (let row = first; row <= last; row++) {
    for (const [from, to] of cells) {
      for (let cell = from; cell <= to; cell++) bytes.push(row, cell, SPACE);
    }
  }
  return new Set(hanIn(new TextDecoder(encoding).decode(Uint8Array.from(bytes))));
}

function hanIn(text: string): readonly string[] {
  return text.match(/\p{sc=Han}/gu) ?? [];
}

const SPACE = 0x20;
