import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";
import { wholeReading } from "../message/whole-reading.ts";
import { bindsWorkers } from "./house-rules.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});
const binds = (text: string): boolean => bindsWorkers(wholeReading(foldText(text), knowledge));

test.for([
  "Workers must not go out of their rooms after 10 pm, a fine is deducted from the salary",
  "Người lao động không được ra khỏi phòng sau 22 giờ, vi phạm phạt trừ lương",
  "Рабочим запрещено выходить из общежития после 22:00, штраф вычитают из зарплаты",
  "工人晚上十点后不准离开宿舍，罚款从工资里扣",
  "Pekerja dilarang keluar bilik selepas jam 10 malam, denda dipotong daripada gaji",
])("a curfew with a fine from the wages binds workers: %s", (text) => {
  expect(binds(text)).toBe(true);
});

test.for([
  "Students must not leave their rooms after 10 pm",
  "We may not go out after 9 pm and they deduct a fine from our salary",
  "Workers may come and go at any hour, no fines, no deductions",
  "宿舍十点关门，工人有钥匙",
  "Can they fine workers who go out after 10 pm and deduct it from the salary?",
  "Library cards are kept at the desk and given back against a deposit of 5 euros",
])("who tells it, asks or houses others does not: %s", (text) => {
  expect(binds(text)).toBe(false);
});
