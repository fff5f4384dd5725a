import { expect, test } from "vitest";
import { startTestHost } from "../../test-host.ts";

test("what offices see to is told before the police, whom nobody needs at once, and who writes for somebody else reads so", async () => {
  await using host = await startTestHost();
  const first = async (text: string) => {
    const answer = await host.answerTo(text);
    return answer.split("\n")[0] ?? "";
  };
  expect(
    await first(
      "me quitaron el pasaporte en la casa donde trabajo en Madrid, soy de Honduras, qué hago",
    ),
  ).toContain("Pida su pasaporte por escrito");
  expect(
    await first(
      "pak saya kerja di pabrik di Penang, jari saya putus kena mesin, majikan tidak kasih ganti rugi",
    ),
  ).toContain("Setelah kecelakaan kerja");
  expect(
    await first("Boss not paid us 4 months salary. We are 14 men from Bangladesh in Malaysia"),
  ).toContain("Pay for work that was done stays owed");
  expect(
    await first("My madam in Riyadh took my passport, beats me and locks me in at night"),
  ).toContain("in danger now");
  const kin = await host.answerTo(
    "আমার মেয়ে সৌদি আরবে গর্ভবতী হয়ে গেছে মালিকের ছেলের দ্বারা, এখন ওকে জেলে দেবে বলছে",
  );
  expect(kin).toContain("নিচের কথাগুলো যাঁর বিষয়ে লেখা হয়েছে তাঁর জন্য");
}, 300_000);
