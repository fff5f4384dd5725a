/** Orders two semantic versions (semver.org, 2.0.0, without build metadata): negative when `a` is the lower. */
export function compareSemver(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  for (const index of [0, 1, 2] as const) {
    const difference = left.numbers[index] - right.numbers[index];
    if (difference !== 0) return difference;
  }
  return comparePreview(left.preview, right.preview);
}

/** Whether the order of a version can be told: none of its numbers is above `Number.MAX_SAFE_INTEGER`, as node-semver has it. */
export function hasOrder(version: string): boolean {
  const { release, preview } = identifiersOf(version);
  const numbers = [...release, ...preview].filter(isNumber);
  return numbers.every((each) => Number(each) <= Number.MAX_SAFE_INTEGER);
}

interface Parts {
  readonly numbers: readonly [number, number, number];
  readonly preview: readonly string[];
}

function parse(version: string): Parts {
  const { release, preview } = identifiersOf(version);
  const [major = 0, minor = 0, patch = 0] = release.map(Number);
  return { numbers: [major, minor, patch], preview };
}

interface Identifiers {
  readonly release: readonly string[];
  readonly preview: readonly string[];
}

function identifiersOf(version: string): Identifiers {
  const [plain = ""] = version.split("+");
  const [release = "", ...rest] = plain.split("-");
  const preview = rest.join("-");
  return { release: release.split("."), preview: preview === "" ? [] : preview.split(".") };
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
  const [left, right] = [isNumber(a), isNumber(b)];
  if (left && right) return Number(a) - Number(b);
  if (left !== right) return left ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Digits alone; `1e5` and `0x10` are words. */
function isNumber(identifier: string): boolean {
  return /^\d+$/.test(identifier);
}
