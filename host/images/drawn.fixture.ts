import { crc32, deflateSync } from "node:zlib";

/** Rows of each letter, seven of five dots, a row as one digit of base 32. */
const LETTERS: Readonly<Record<string, string>> = {
  A: "ehhvhhh",
  B: "uhhuhhu",
  C: "ehggghe",
  D: "uhhhhhu",
  E: "vgguggv",
  F: "vgguggg",
  G: "ehgnhhf",
  H: "hhhvhhh",
  I: "e44444e",
  J: "72222ic",
  K: "hikokih",
  L: "ggggggv",
  M: "hrllhhh",
  N: "hhpljhh",
  O: "ehhhhhe",
  P: "uhhuggg",
  Q: "ehhhlid",
  R: "uhhukih",
  S: "fgge11u",
  T: "v444444",
  U: "hhhhhhe",
  V: "hhhhha4",
  W: "hhhllla",
  X: "hha4ahh",
  Y: "hhha444",
  Z: "v1248gv",
  "0": "ehhhhhe",
  "1": "4c4444e",
  "2": "eh1248v",
  "3": "v2421he",
  "4": "26aiv22",
  "5": "vgu11he",
  "6": "68guhhe",
  "7": "v124888",
  "8": "ehhehhe",
  "9": "ehhf12c",
  ".": "00000cc",
  ",": "0000c48",
  ":": "0cc0cc0",
  "-": "000v000",
  "+": "044v440",
  "[": "e88888e",
  "]": "e22222e",
  "<": "248g842",
  ">": "8421248",
};

const DOT = 5;
const THICKNESS = 0.85;
const ADVANCE = 7 * DOT;
const LINE = 14 * DOT;
const MARGIN = 10 * DOT;

/** A PNG, black on white, with these lines in capital letters; without lines it is blank. */
export function drawnPng(lines: readonly string[]): Buffer {
  const longest = Math.max(20, ...lines.map(({ length }) => length));
  const width = 2 * MARGIN + longest * ADVANCE;
  const height = 2 * MARGIN + Math.max(3, lines.length) * LINE;
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 0;
    for (let x = 0; x < width; x++)
      if (isInk(lines, x - MARGIN, y - MARGIN)) rows[y * (width + 1) + 1 + x] = 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function isInk(lines: readonly string[], x: number, y: number): boolean {
  if (x < 0 || y < 0) return false;
  const letter = lines[Math.floor(y / LINE)]?.[Math.floor(x / ADVANCE)]?.toUpperCase() ?? "";
  const [across, down] = [(x % ADVANCE) / DOT - 1, (y % LINE) / DOT - 1];
  return strokesOf(letter).some((stroke) => distance(stroke, across, down) < THICKNESS / 2);
}

type Stroke = readonly [x: number, y: number, dx: number, dy: number];
const strokes = new Map<string, readonly Stroke[]>();

/** Neighbouring dots are joined by strokes: what is made of strokes is read more surely than what is made of dots. */
function strokesOf(letter: string): readonly Stroke[] {
  const known = strokes.get(letter) ?? makeStrokes(LETTERS[letter] ?? "");
  strokes.set(letter, known);
  return known;
}

function makeStrokes(rows: string): readonly Stroke[] {
  const isOn = (x: number, y: number) =>
    x >= 0 && x < 5 && ((Number.parseInt(rows[y] ?? "0", 32) >> (4 - x)) & 1) === 1;
  const dots = Array.from({ length: 35 }, (_, i) => [i % 5, Math.floor(i / 5)] as const);
  return dots
    .filter(([x, y]) => isOn(x, y))
    .flatMap(([x, y]) =>
      DIRECTIONS.filter(([dx, dy]) => {
        const isCorner = dx !== 0 && dy !== 0 && (isOn(x + dx, y) || isOn(x, y + dy));
        return isOn(x + dx, y + dy) && !isCorner;
      }).map(([dx, dy]): Stroke => [x, y, dx, dy]),
    );
}

const DIRECTIONS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

function distance([x, y, dx, dy]: Stroke, across: number, down: number): number {
  const along = ((across - x) * dx + (down - y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(across - x - at * dx, down - y - at * dy);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
