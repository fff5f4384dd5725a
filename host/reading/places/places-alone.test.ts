import { expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../reading.fixture.ts";

const bare = snapshotOf([]);
const isAlone = (text: string) => readingOf(text, bare).placesAlone === true;

test.for([
  "I am from Kenya",
  "I am originally from Ghana but now I am in Oman",
  "no i meant Oman not Qatar",
  "no, yo no soy de mexico, soy de guatemala",
  "je viens du Togo",
  "venho de Moçambique",
  "saya berasal dari Jawa dan tinggal di Malaysia",
  "galing po ako sa Pilipinas, nandito ako sa Qatar",
  "tôi làm việc ở Nhật Bản",
  "ninatoka Uganda na ninaishi Dubai",
  "मैं भारत का हूँ और दुबई में रहता हूँ",
  "main India se hu, Dubai me rehta hu",
  "म नेपालबाट हो, अहिले कतारमा छु",
  "আমি বাংলাদেশি, কাতারে থাকি",
  "میں پاکستانی ہوں اور دبئی میں رہتا ہوں",
  "මම ශ්‍රී ලංකාවේ, කුවේට් වල ඉන්නේ",
  "நான் இலங்கையில் இருந்து",
  "ကျွန်တော် ထိုင်းမှာ နေပါတယ်",
  "ผมมาจากพม่า",
  "ខ្ញុំមកពីកម្ពុជា",
  "ຂ້ອຍມາຈາກລາວ",
  "我在台湾工作",
  "انا كينية وأعيش في الكويت",
  "я киргиз, живу в Москве",
  "я українка, працюю в Польщі",
  "አገሬ ኢትዮጵያ ነው",
])("it says no more than where somebody is or comes from: %s", (text) => {
  expect(isAlone(text)).toBe(true);
});

test.for([
  "I am locked in Qatar",
  "I am from Kenya and they beat me in Qatar",
  "they took me to Qatar",
  "From Nepal to Qatar 200000",
  "Is it Kuwait?",
  "no me dejan salir de Qatar",
  "tolong saya di Taiwan",
  "कतर में काम नहीं",
  "أنا محبوسة في الكويت",
  "我在缅甸回不去",
  "niko Dubai sina pesa",
])("it says more than a place: %s", (text) => expect(isAlone(text)).toBe(false));
