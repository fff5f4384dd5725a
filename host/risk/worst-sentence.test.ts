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

const TERMS: Readonly<Record<string, readonly [before: string, bad: string, after: string]>> = {
  en: [
    "Terms of service for packers. The working week has 40 hours in five days. Wages are 1,450 a month, paid by bank transfer. A bed in a room for two is free.",
    "Fines for lateness and for broken goods are deducted from the monthly wage.",
    "Annual leave is 20 days. The company pays the insurance.",
  ],
  es: [
    "Condiciones para el personal de limpieza. La semana es de 40 horas. El salario es de 1.200 al mes por transferencia. El alojamiento es gratuito.",
    "Los pasaportes del personal quedan bajo custodia de la administración mientras dure el contrato.",
    "Las vacaciones son de 30 días. El seguro lo paga la empresa.",
  ],
  fr: [
    "Conditions d'emploi des cueilleurs. La semaine compte 40 heures. Le salaire est de 1 500 par mois, versé par virement. Le logement est gratuit.",
    "Les travailleurs ne quittent pas le domaine en dehors des heures de travail sans l'accord du chef d'équipe.",
    "Les congés sont de 25 jours. L'assurance est à la charge de l'employeur.",
  ],
  hi: [
    "काम की शर्तें। काम के घंटे: 8 घंटे, छह दिन। वेतन हर महीने 20,000 बैंक में। रहने की जगह मुफ़्त।",
    "कर्मचारी का पासपोर्ट अनुबंध की अवधि तक कंपनी के पास जमा रहेगा।",
    "सालाना छुट्टी 20 दिन। बीमा कंपनी देगी।",
  ],
  vi: [
    "Điều khoản lao động. Giờ làm: 8 tiếng một ngày, năm ngày một tuần. Lương 12 triệu mỗi tháng qua ngân hàng. Chỗ ở miễn phí.",
    "Hộ chiếu của người lao động do công ty giữ cho đến hết hợp đồng.",
    "Nghỉ phép 12 ngày một năm. Bảo hiểm do công ty đóng.",
  ],
};

describe.each(Object.entries(TERMS))("terms of a job (%s)", (_, [before, bad, after]) => {
  test("are an offer to look at where one clause among them binds whoever works, which is quoted", async () => {
    const { overall_risk, stance, recommended_action, rationale } = await judge(
      `${before} ${bad} ${after}`,
    );
    expect(overall_risk).toBeGreaterThanOrEqual(0.4);
    expect(stance.label).toBe("offer");
    expect(["review", "escalate_to_regulator"]).toContain(recommended_action);
    expect(rationale).toContain(bad.slice(0, 40));
  });

  test("are let pass where no clause does", async () => {
    const { overall_risk, recommended_action } = await judge(`${before} ${after}`);
    expect([overall_risk < 0.4, recommended_action]).toEqual([true, "allow"]);
  });
});

const LETTERS = [
  "Dear sister, the parcel came and the children love the toys. The garden has tomatoes already and it rains a lot. {} Greet father and tell Ben to study for his exam. I will send money on Monday.",
  "Querida hermana, llegó el paquete y los niños están felices con los juguetes. En el jardín ya hay tomates y llueve mucho. {} Saluda a papá y dile a Ben que estudie. El lunes mando dinero.",
];
const CRIES = [
  "When they go out they lock me in the flat and take the key.",
  "Cuando salen me encierran en el piso y se llevan la llave.",
];

test.each(LETTERS.map((letter, at) => [letter, CRIES[at] ?? ""]))(
  "a cry among everyday things is heard: %s",
  async (letter, cry) => {
    const told = await judge(letter.replace("{}", cry));
    expect([told.stance.label, told.recommended_action]).toEqual([
      "victim",
      "urgent_safety_referral",
    ]);
    const plain = await judge(letter.replace("{}", ""));
    expect(plain.recommended_action).toBe("allow");
  },
);
