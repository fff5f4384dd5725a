import type { FoundTrace } from "../../../host/contract/layer.ts";

/** Bytes that traces are written into, one after the other; a longer one has some of its own. */
const USUAL_BYTES = 128 * 1024;
/** Bytes that one UTF-16 unit takes at most. */
const MOST_PER_UNIT = 3;

const usual = Buffer.allocUnsafeSlow(USUAL_BYTES);

/** The JSON of the packs in force, which is the same in every trace of a revision. */
const packs = new WeakMap<FoundTrace["packs"], string>();

/** The JSON of a trace in UTF-8, which stands until the next call. Member by member: one letter beyond Latin makes all of a text slow to write, and most members have none. */
export function traceBytes(trace: FoundTrace): Buffer {
  const members = Object.entries(trace).flatMap(([key, value]: [string, unknown]) => {
    const json = value === trace.packs ? packsJson(trace.packs) : JSON.stringify(value);
    return json === undefined ? [] : [`${JSON.stringify(key)}:${json}`];
  });
  const units = members.reduce((sum, member) => sum + member.length + 1, 1);
  const most = units * MOST_PER_UNIT;
  const bytes = most > USUAL_BYTES ? Buffer.allocUnsafe(most) : usual;
  let at = bytes.write("{", 0, "latin1");
  for (const [nth, member] of members.entries()) {
    if (nth > 0) at += bytes.write(",", at, "latin1");
    at += bytes.write(member, at, "utf8");
  }
  at += bytes.write("}", at, "latin1");
  return bytes.subarray(0, at);
}

function packsJson(listed: FoundTrace["packs"]): string {
  const known = packs.get(listed) ?? JSON.stringify(listed);
  packs.set(listed, known);
  return known;
}
