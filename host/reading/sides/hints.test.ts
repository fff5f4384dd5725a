import { expect, test } from "vitest";
import { routes } from "./routes.fixture.ts";

test.for([
  ["guatemalteca en Chiapas, México, no me pagan y me amenazan con la migra", "GT-MX"],
  ["hondureño en Costa Rica, el capataz dice que viene la migra", "HN-CR"],
  ["I am from Kenya, I work in Kuwait and they keep my iqama", "KE-KW"],
  ["Ghanaian in Bahrain, sponsor says huroob", "GH-BH"],
  ["म नेपालको हुँ, कुवेतमा काम गर्छु, इकामा लियो", "NP-KW"],
  ["I am from Indonesia in Taiwan, my friend is OFW", "ID-TW"],
  ["Soy de México, trabajo en Canadá, el patrón dice que la visa H-2A no sirve", "MX-CA"],
] as const)("a country that is named wins over a word that hints at one: %s", ([text, route]) => {
  expect(routes(text)).toEqual([route]);
});

test.for([
  ["Soy de Guatemala, vine con visa H-2A y no me pagan", "GT-US"],
  ["I am from Kenya, they keep my iqama", "KE-SA"],
  ["I worked in Kuwait before, I am from Kenya, now my iqama expired", "KE-SA"],
  ["soy hondureño, me amenazan con la migra", "HN-*"],
] as const)("a hint counts where no country of work is named, and la migra is none: %s", (row) => {
  expect(routes(row[0])).toContain(row[1]);
});

test.for([
  ["Maid for Kuwait, free visa free ticket, DMW licence, apply at our office in Ermita", "PH-KW"],
  ["Helper for Qatar, free visa free ticket, office in Kochi", "IN-QA"],
  ["Guard for Oman, free visa and free ticket, interview in Colombo", "LK-OM"],
  ["Free visa free ticket, cleaner for Malaysia", "*-MY"],
] as const)("what one country's policy is called tells no origin: %s", ([text, route]) => {
  expect(routes(text)).toEqual([route]);
});
