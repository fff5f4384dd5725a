/** Orders two semantic versions (semver.org, 2.0.0, without build metadata): negative when `a` is the lower. */
export function compareSemver(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  for (const index of [0, 1, 2] as const) {
    const difference = left.numbers[index] - right.numbers[index];
    if (difference !== 0) return difference;
  }
  return comparePreview(left.preview, right.preview);
}

interface Parts {
  readonly numbers: readonly [number, number, number];
  readonly preview: readonly string[];
}

function parse(version: string): Parts {
  const [plain = ""] = version.split("+");
  const [release = "", ...rest] = plain.split("-");
  const [major = 0, minor = 0, patch = 0] = release.split(".").map(Number);
  const preview = rest.join("-");
  return { numbers: [major, minor, patch], preview: preview === "" ? [] : preview.split(".") };
}

function comparePreview(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    const order = compareIdentifier(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareIdentifier(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
  return a === b ? 0 : a < b ? -1 : 1;
}
