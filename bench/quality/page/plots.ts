import { percent } from "../comparison.ts";
import type { Figure } from "../figures.ts";
import { escaped, place } from "./markup.ts";

/** A said chance and whether it came true. */
export interface Said {
  readonly chance: number;
  readonly happened: boolean;
}

const SIDE = 300;
const EDGE = 34;
const INNER = SIDE - 2 * EDGE;
const RANGES = 10;

/** How often what was said with some chance came true, in ten ranges of chance; the size of a dot is the number of texts. */
export function calibrationPlot(said: readonly Said[]): string {
  const dots = Array.from({ length: RANGES }, (_, at) => {
    const its = said.filter(
      ({ chance }) => Math.min(RANGES - 1, Math.floor(chance * RANGES)) === at,
    );
    if (its.length === 0) return "";
    const chance = its.reduce((sum, each) => sum + each.chance, 0) / its.length;
    const share = its.filter(({ happened }) => happened).length / its.length;
    const size = 2 + 10 * Math.sqrt(its.length / said.length);
    return `<circle cx="${x(chance)}" cy="${y(share)}" r="${place(size)}"><title>${percent(share)} of ${its.length} texts with a risk about ${percent(chance)}</title></circle>`;
  });
  return square("Calibration", ["said risk", "share that exploits"], dots.join(""));
}

/** Found texts against false alarms for every threshold (receiver operating characteristic). */
export function rocPlot(said: readonly Said[]): string {
  const bad = said.filter(({ happened }) => happened).length;
  const good = said.length - bad;
  if (bad === 0 || good === 0) return "";
  const points = [[0, 0]];
  let [found, alarms] = [0, 0];
  const levels = [...Map.groupBy(said, ({ chance }) => chance)].toSorted(([a], [b]) => b - a);
  for (const [, its] of levels) {
    found += its.filter(({ happened }) => happened).length;
    alarms += its.filter(({ happened }) => !happened).length;
    points.push([alarms / good, found / bad]);
  }
  const line = points.map(([a = 0, f = 0]) => `${x(a)},${y(f)}`).join(" ");
  return square("ROC", ["false alarms", "found"], `<polyline points="${line}"/>`);
}

/** Figures one under the other with their intervals, the baseline as a mark beside: names are text, so that they can be read on a phone; the drawing takes the width that is left. */
export function intervalsPlot(
  title: string,
  figures: readonly Figure[],
  baseline: ReadonlyMap<string, Figure>,
): string {
  const rows = figures.filter(({ value }) => !Number.isNaN(value));
  if (rows.length === 0) return "";
  const drawn = rows.map((figure) => intervalRow(figure, baseline.get(figure.name)));
  return `<figure class="wide"><figcaption>${escaped(title)} (0 to 100 %)</figcaption>${drawn.join("")}</figure>`;
}

function intervalRow(figure: Figure, before: Figure | undefined): string {
  const { name, value, low, high, n, target } = figure;
  const words = `${name}: ${percent(value)}, ${percent(low)} to ${percent(high)}, n = ${n}`;
  const marks = [
    target === undefined ? "" : upright("target", target.value),
    before === undefined || Number.isNaN(before.value) ? "" : upright("before", before.value),
  ];
  return `<div class="row"><span>${escaped(name)}</span><svg role="img" aria-label="${escaped(words)}"><line class="grid" x1="0" x2="100%" y1="50%" y2="50%"/>${marks.join("")}<line x1="${across(low)}" x2="${across(high)}" y1="50%" y2="50%"/><circle cx="${across(value)}" cy="50%" r="4"/></svg><span class="n">${percent(value)}</span></div>`;
}

function upright(kind: "target" | "before", share: number): string {
  return `<line class="${kind}" x1="${across(share)}" x2="${across(share)}" y1="0" y2="100%"/>`;
}

function square(title: string, [right = "", up = ""]: readonly string[], drawn: string): string {
  const end = SIDE - EDGE;
  return `<figure><figcaption>${escaped(title)}</figcaption><svg viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="${escaped(title)}"><rect class="frame" x="${EDGE}" y="${EDGE}" width="${INNER}" height="${INNER}"/><line class="grid" x1="${EDGE}" y1="${end}" x2="${end}" y2="${EDGE}"/>${drawn}<text class="tick" x="${SIDE / 2}" y="${SIDE - 10}">${escaped(right)} (0 to 100 %)</text><text class="tick" transform="translate(16 ${SIDE / 2}) rotate(-90)">${escaped(up)} (0 to 100 %)</text></svg></figure>`;
}

function x(share: number): string {
  return place(EDGE + INNER * share);
}

function y(share: number): string {
  return place(SIDE - EDGE - INNER * share);
}

function across(share: number): string {
  return `${place(1 + 98 * Math.min(1, Math.max(0, share)))}%`;
}
