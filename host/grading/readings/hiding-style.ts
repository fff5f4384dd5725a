const HIDDEN = /(?:^|[\s/"'])hidden(?=[\s/=]|$)/i;
const STYLE = /(?:^|[\s/"'])style\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const COLOR = /(?:^|[\s/"'])color\s*=\s*["']?([^\s"'>]+)/i;
/** Declarations that leave nothing to see. */
const GONE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*(?:0?\.0\d*|0+%?)\s*(?:;|!|$)|(?:max-)?(?:height|width)\s*:\s*[01](?:px)?\s*(?:;|!|$)|(?:left|right|top|bottom|text-indent|margin(?:-\w+)?)\s*:\s*-\d{3,}|clip(?:-path)?\s*:|transform\s*:\s*scale[xy]?\(\s*0)/i;
const DECLARED = (name: string): RegExp => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;!]+)`, "i");
const [COLORED, BACKED, SIZED] = [
  DECLARED("(?:-webkit-text-fill-)?color"),
  DECLARED("background(?:-color)?"),
  DECLARED("font-size"),
];
/** By unit, the largest size that nobody can read. */
const SMALLEST = { px: 3, pt: 2, em: 0.2, rem: 0.2, "%": 15, "": 0 } as const;
/** Parts of a color, of 255, that differ by so little are told apart by nobody; nor is one that covers so little. */
const NEAR = 20;
const FAINT = 0.05;

/** Whether a tag's attributes hide what stands in the element: not shown, moved away, too small to read, or in the color of the page (white) or of its own background. */
export function isHiding(attributes: string): boolean {
  if (attributes.trim() === "") return false;
  const values = attributes.replaceAll(/=\s*(?:"[^"]*"|'[^']*')/g, "=");
  if (HIDDEN.test(values)) return true;
  const style = styleOf(attributes);
  const color = COLORED.exec(style)?.[1] ?? COLOR.exec(attributes.replace(STYLE, " "))?.[1];
  return (
    GONE.test(style) || isTiny(SIZED.exec(style)?.[1]) || isUnseen(color, BACKED.exec(style)?.[1])
  );
}

function styleOf(attributes: string): string {
  const [, double, single, bare] = STYLE.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? "").replaceAll(/\/\*[^]*?\*\//g, "");
}

function isTiny(size: string | undefined): boolean {
  const [, number, unit] = /^\s*(\d*\.?\d+)\s*(px|pt|r?em|%|)\s*$/i.exec(size ?? "") ?? [];
  if (number === undefined || unit === undefined) return false;
  return Number(number) <= SMALLEST[unit.toLowerCase() as keyof typeof SMALLEST];
}

function isUnseen(color: string | undefined, background: string | undefined): boolean {
  if (color === undefined) return false;
  const [front, behind] = [color, background ?? "white"].map(partsOf);
  if (front === undefined) return false;
  const [, , , alpha = 1] = front;
  return alpha <= FAINT || (behind !== undefined && isNear(front, behind));
}

function isNear(some: readonly number[], others: readonly number[]): boolean {
  return [0, 1, 2].every((at) => Math.abs((some[at] ?? 0) - (others[at] ?? 0)) <= NEAR);
}

const WHITES = /^(?:white|snow|ivory|ghostwhite|whitesmoke|floralwhite|mintcream|azure)$/;

/** Red, green and blue from 0 to 255, and how far it covers from 0 to 1; undefined for names of other colors. */
function partsOf(color: string): readonly number[] | undefined {
  const plain = color.trim().toLowerCase();
  if (WHITES.test(plain)) return [255, 255, 255];
  if (plain === "transparent") return [0, 0, 0, 0];
  const hex = /^#([\da-f]{3,8})$/.exec(plain)?.[1];
  if (hex !== undefined) return ofHex(hex.length < 6 ? hex.replaceAll(/./g, "$&$&") : hex);
  const [, model, inside = ""] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(plain) ?? [];
  return model === undefined ? undefined : ofNumbers(model, inside.match(/[\d.]+/g) ?? []);
}

/** Of hue, saturation and lightness only the last tells white from what is not. */
function ofNumbers(model: string, written: readonly string[]): readonly number[] {
  const [first = 0, second = 0, third = 0, alpha = 1] = written.map(Number);
  const light = third * 2.55;
  return model === "rgb" ? [first, second, third, alpha] : [light, light, light, alpha];
}

function ofHex(hex: string): readonly number[] {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/../g) ?? []).map((each) =>
    Number.parseInt(each, 16),
  );
  return [red, green, blue, alpha / 255];
}
