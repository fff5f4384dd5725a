import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Verdict } from "../contract/classifier.ts";
import { knowledgeOf, openOffline } from "../../bench/quality/judged.ts";

let judge: (text: string) => Promise<Verdict>;
beforeAll(async () => {
  const offline = await openOffline(
    await knowledgeOf([join(import.meta.dirname, "../../knowledge")]),
  );
  judge = async (text) => (await offline(text)).verdict;
});

const BEFORE =
  "Terms of service for packers. The working week has 40 hours in five days. Wages are 1,450 a month, paid by bank transfer. A bed in a room for two is free.";
const AFTER = "Annual leave is 20 days. The company pays the insurance.";

describe("a clause that binds by what its words mean is looked at among lawful ones", () => {
  test.for([
    "餐厅守则。每天工作八小时。工资每月五千元。提供宿舍。迟到一次扣两天工资，聊天扣一天工资。每周休息一天。",
    "MGA TUNTUNIN NG AHENSIYA – Naghahanap ang ahensiya ng trabaho sa mga pabrika. – Walong oras ang trabaho bawat araw. – Libre ang tirahan. – Pagdating sa Taiwan, papalitan ang kontratang ito ng kontrata ng pabrika. – May bakasyon na 15 araw.",
  ])("%s", async (text) => {
    const { overall_risk: risk, stance } = await judge(text);
    expect(risk).toBeGreaterThanOrEqual(0.4);
    expect(stance.label).toBe("offer");
  });
});

describe("clauses that allow what others forbid, and warnings of such clauses, bind nobody", () => {
  test.for([
    `${BEFORE} Whoever leaves gives one month's notice. ${AFTER}`,
    `${BEFORE} The contract is not replaced by another on arrival. ${AFTER}`,
    `${BEFORE} Complaints may be made to the embassy, the union or the labour office. ${AFTER}`,
    "Admin here: beware of the hotel job on this page. Salary 2,000 a month, room and food free. On arrival the contract is changed. Report it to us.",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).toContain((await judge(text)).recommended_action);
  });
});
