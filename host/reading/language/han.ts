import { once } from "../../../schemas/once.ts";

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

/** By UTF-16 unit 1 for a character that only the traditional script has, -1 for one that only the simplified one has; read when the first Chinese text comes. */
const leads = once(leadOfEach);

/** "zh-hant" where more characters of a Chinese text are of the traditional script alone than of the simplified one alone, else "zh". */
export function chineseScript(text: string): "zh" | "zh-hant" {
  const leadOf = leads();
  let lead = 0;
  for (let at = 0; at < text.length; at++) lead += leadOf[text.charCodeAt(at)] as number;
  return lead > 0 ? "zh-hant" : "zh";
}

function leadOfEach(): Int8Array {
  const [simplified, traditional] = [charactersOf(SIMPLIFIED), charactersOf(TRADITIONAL)];
  const leadOf = new Int8Array(0x1_0000);
  const put = (characters: Iterable<string>, lead: number) => {
    for (const character of characters) leadOf[character.charCodeAt(0)] = lead;
  };
  put(simplified.difference(traditional), -1);
  put(hanIn(IN_BOTH), 0);
  put(traditional.difference(simplified), 1);
  put(hanIn(CANTONESE), 1);
  return leadOf;
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
