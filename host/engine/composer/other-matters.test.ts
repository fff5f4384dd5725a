import { expect, test } from "vitest";
import { startTestHost } from "../../test-host.ts";

test("who is held for money reads first whom to call, and nothing of fees, licences or visas", async () => {
  await using host = await startTestHost();
  const bengali = await host.answerTo(
    "vaiya ke libya te atkaiya rakhse, shock dey, 9 lakh taka chaitese, ami bangladesh e",
  );
  expect(bengali).toMatch(/^আপনি বা আপনার সঙ্গে কেউ এখন বিপদে থাকলে/);
  expect(bengali).not.toMatch(/কাজ পাওয়ার জন্য কর্মীর কাছে টাকা|কত নেওয়া যায়/);
  const swahili = await host.answerTo(
    "dada yangu ameshikwa Myanmar, wanataka dola 5000 ndio wamwachilie, natoka Kenya",
  );
  expect(swahili).toMatch(/^Ikiwa (?:uko hatarini sasa|mtu unayeandika habari zake)/);
  const indonesian = await host.answerTo(
    "teman saya di Kamboja dipukuli, keluarganya disuruh bayar 70 juta baru dilepas, asal Palembang",
  );
  expect(indonesian).toMatch(/^Jika Anda atau orang yang bersama Anda sedang dalam bahaya/);
  expect(indonesian).not.toMatch(/agen itu berizin|visa apa|Pekerja diminta membayar/);
  const chinese = await host.answerTo("我弟弟在缅甸被打，园区要二十万才放人，我们是云南的");
  expect(chinese).not.toMatch(/要工人付钱才能得到工作/);
});

test("who is owed wages reads of no debt, and whom to call where the work is", async () => {
  await using host = await startTestHost();
  const english = await host.answerTo("my kafeel in Kuwait owes me 9 months, I am from Nepal");
  expect(english).not.toMatch(/until a debt is paid|A debt from recruitment/);
  expect(english).toContain("Kuwait Public Authority for Manpower");
  const indonesian = await host.answerTo(
    "bos di Malaysia masih berutang gaji 4 bulan kepada saya, saya orang NTB",
  );
  expect(indonesian).toContain("+60380008000");
  expect(indonesian).not.toContain("debt bondage");
  const tagalog = await host.answerTo(
    "ang kompanya sa Qatar ay may utang sa akin na 3 buwang sahod",
  );
  expect(tagalog).toContain("16008");
});
