import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { emptyEvidence } from "../engine/empty-evidence.ts";
import { foldText } from "../matching/folding/fold.ts";
import { wholeReading } from "./whole-reading.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});

const read = (text: string, on: Snapshot = knowledge): Reading => wholeReading(foldText(text), on);

test.for([
  "the gate is shut with a chain at night and the captain hits whoever asks for water",
  "ellos me pegan y no me dejan hablar con nadie, duermo en el piso del lavadero",
  "вони тримають нас у підвалі, води нема, одного побили трубою",
])("%s is about work though it names neither work nor employer", (text) => {
  const reading = read(text);
  expect(reading.namesWork).toBe(false);
  expect(reading.aboutWork).toBe(true);
  expect(reading.wording?.danger).toBeGreaterThan(0.3);
});

test.for(["good night", "the cake needs two eggs and a little salt", "1 + 1", ""])(
  "“%s” is not about work",
  (text) => expect(read(text).aboutWork).toBe(false),
);

test.for([
  "Trận bóng tối qua đội nhà thua, trọng tài phạt thẻ đỏ, huấn luyện viên Nhật bị phạt 10 triệu, hợp đồng chuyển nhượng sang Thái Lan",
  "Timnas Indonesia kalah dari Jepang, pelatih dipecat, gajinya 2 miliar sebulan",
  "Man United sign a striker on loan from Milan, fee 20 million euros, contract until June",
  "الهلال اشترى لاعب برازيلي بمئة مليون، عقد ثلاث سنوات والراتب خرافي",
  "Спартак купил нападающего за 10 миллионов, контракт на три года, зарплата огромная",
  "Simba SC imemsajili mchezaji kutoka Kenya kwa mkataba wa miaka miwili, mshahara milioni kumi",
  "vé máy bay đi Nhật du lịch bao nhiêu, visa du lịch mất phí mấy triệu",
])("“%s” is not about work though words of work stand in it", (text) =>
  expect(read(text).aboutWork).toBe(false),
);

test.for([
  "Madam koo paaspoortii koo fudhatte mindaa koo hin kafalle",
  "A football agent took 3000 euros for a trial, now I wash dishes in Istanbul without pay and he keeps my passport",
])("“%s” is about work", (text) => expect(read(text).aboutWork).toBe(true));

test("without a text model the words alone tell", () => {
  const reading = read("they beat me and lock the door", emptyEvidence().knowledge);
  expect(reading).toMatchObject({ wording: null, aboutWork: reading.namesWork });
});

test.for(["help", "help me please", "saklolo", "ayúdenme por favor", "النجدة", "मदद करो", "救命"])(
  "“%s” is a call for help",
  (text) => expect(read(text)).toMatchObject({ callsForHelp: true, aboutWork: true }),
);

test.for([
  "tolong ulang alamatnya",
  "tolong jelasin lagi dong",
  "tolong, pakai bahasa Indonesia",
  "tolong tulis dalam bahasa Melayu",
])("who asks to be told again or in a language does not cry for help: %s", (text) =>
  expect(read(text).callsForHelp).toBeUndefined(),
);

test.for([
  "help me fill in the form for my driving licence",
  "thanks for your help with the salary slip",
  "hello",
])("“%s” is more than a call for help", (text) => expect(read(text).callsForHelp).toBeUndefined());

test("one letter says nothing of who speaks", () => {
  for (const text of ["x", "x 1", "?"]) expect(read(text).wording).toBeNull();
  expect(read("救命").wording).not.toBeNull();
});

test.for([
  "Help wanted: bakery, mornings",
  "house help, Nairobi",
  "aide-soignante de nuit",
  "ayuda de cocina, Sevilla",
  "ajuda de custo",
  "помощь по дому, Алматы",
  "допомога по господарству",
  "bantuan sosial",
  "घरेलू मदद",
])("a job or benefit that is called help is no cry for it: %s", (text) => {
  expect(read(text).danger ?? null).toBe(null);
});

test.for(["Help me please", "au secours, aide", "ayuda!!", "tolong bantuan", "घरेलू मदद नहीं, बचाओ"])(
  "a cry for help is heard: %s",
  (text) => expect(read(text).danger).toBe("likely"),
);
