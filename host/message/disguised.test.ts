import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";
import { exploiting } from "../wording/models/kinds.ts";
import { wholeReading } from "./whole-reading.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});

test.for([
  "H1RING M41DS f0r 0man, pl4cem3nt f33 $1500 d3duct3d fr0m s4l4ry, p4ssp0rt k3pt by ag3ncy",
  "pl-ace-ment f-ee 90k, pass-port naka hold sa ag-ency",
  "p.a.s.s.p.o.r.t kept till d.e.b.t is paid, no s.a.l.a.r.y before",
  "we_keep_your_passport_until_loan_is_paid",
  "boss took my pas*port and lo*ked the door, no s*lary",
  "mу bоss tооk mу раssроrt аnd wоn't lеt mе gо",
  "bosss tooook my passsportt and lockeeed the doooor",
  "#MyBossTookMyPassportAndLockedMeInside",
  "З а р п л а т у не платят, паспорт забрали",
])("harm in disguise is heard: %s", (text) => {
  const { wording } = wholeReading(foldText(text), knowledge);
  expect(wording === null ? 0 : exploiting(wording)).toBeGreaterThan(0.5);
});

test.for([
  "Flight lands at 9am, room 3rd floor, 24hrs pickup, 5pm check, mp3 and h2o, 10th of May",
  "State-of-the-art, T-shirt, e-mail me at jo.ann@mail.example, v1.0-b2, 2024-05-01, as-is",
  "माँ, वो जो है, मैं भी तो हूँ",
  "แม่ พ่อ ไป ไหน มา",
  "vitamin B 12, plan B or C, 5 * 4 = 20, *important*, #hiring #nurse, see note*",
])("what is not disguised is read as it stands: %s", (text) => {
  const folded = foldText(text);
  expect(wholeReading(folded, knowledge).folded.folded).toBe(folded.folded);
});
