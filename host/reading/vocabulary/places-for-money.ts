import { combined } from "./combined.ts";
import type { Vocabulary } from "./subject.ts";

/** How a place among those who are hired is sold, which has a price and no verb of paying, and where such places are: on farms, in factories. */
export const PLACES_FOR_MONEY: readonly Vocabulary[] = [
  {
    language: "en",
    words: {
      fee: [
        combined(
          "guarantee|guarantees|secure|secures|reserve|reserves|book",
          "place|a place|my place|your place|the place|slot|a slot|my slot|your slot|spot|a spot|your spot|seat|a seat|your seat",
        ),
        "place on the list|slot on the list|name on the list|booking fee|booking money|gbp booking|usd booking|eur booking|euro booking|pounds booking|dollars booking|slot fee|slot money|reservation fee",
      ].join("|"),
      worker: "pickers|fruit pickers|berry pickers|strawberry pickers|seasonal workers",
      sector: "farms|farm|harvest|greenhouse|greenhouses|packhouse",
    },
  },
  {
    language: "es",
    words: {
      fee: combined(
        "asegurar|apartar|garantizar|reservar",
        "lugar|un lugar|cupo|un cupo|el cupo|plaza|la plaza|el lugar",
      ),
      sector: "granja|granjas|finca|fincas|cosecha",
    },
  },
  {
    language: "fr",
    words: {
      fee: combined(
        "garantir|réserver|assurer",
        "une place|la place|ma place|sa place|votre place",
      ),
      sector: "ferme|fermes|récolte|cueillette",
    },
  },
  {
    language: "pt",
    words: {
      fee: combined("garantir|reservar|assegurar", "vaga|a vaga|uma vaga|lugar|o lugar"),
      sector: "quinta|quintas|fazenda|fazendas|colheita",
    },
  },
  {
    language: "ru",
    words: {
      fee: "место в списке|места в списке|бронь места|за бронь|гарантию места|гарантия места|забронировать место|внести в список",
      sector: "ферма|ферму|ферме|фермы|сбор клубники|сбор ягод",
    },
  },
  {
    language: "uk",
    words: {
      fee: "місце в списку|місця в списку|бронь місця|за бронь|гарантію місця|забронювати місце|внести в список",
      sector: "ферма|ферму|фермі|ферми|збір полуниці|збір ягід",
    },
  },
  {
    language: "id",
    words: {
      fee: combined("amankan|mengamankan|jamin|menjamin|booking", "slot|tempat|kuota|jatah"),
      sector: "kebun|ladang|perkebunan",
    },
  },
  {
    language: "tl",
    words: {
      fee: "sigurado ang slot|masiguro ang slot|reserve ng slot|reservation fee|slot fee|mapasama sa listahan|maisama sa listahan",
      sector: "farm|bukid",
    },
  },
  {
    language: "vi",
    words: {
      fee: "giữ suất|giữ chỗ|tiền giữ chỗ|phí giữ chỗ|đảm bảo suất",
      sector: "nông trại|trang trại",
    },
  },
  {
    language: "ne",
    words: { fee: "लिस्टमा नाम|सूचीमा नाम|सिट बुक|नाम निकाल्न", sector: "फार्म|कृषि फार्म" },
  },
  {
    language: "hi",
    words: {
      fee: "सीट बुक|लिस्ट में नाम|लिस्ट में जगह|जगह पक्की|seat book|list me naam|list me jagah|jagah pakki",
      sector: "फार्म|खेत",
    },
  },
  {
    language: "bn",
    words: { fee: "সিট বুকিং|লিস্টে নাম|তালিকায় নাম", sector: "খামার|ফার্ম" },
  },
  {
    language: "ur",
    words: { fee: "سیٹ بک|لسٹ میں نام|لسٹ میں جگہ|جگہ پکی", sector: "فارم|کھیت" },
  },
  {
    language: "sw",
    words: { fee: "kuhakikisha nafasi|kushikilia nafasi|ada ya nafasi", sector: "shamba|mashamba" },
  },
  {
    language: "ar",
    words: { fee: "لضمان مكان|حجز مكان|رسوم حجز|ضمان مكان", sector: "مزرعة|مزارع" },
  },
  { language: "th", words: { fee: "จองคิว|ค่าจองคิว|ล็อกโควต้า|ล็อคโควต้า", sector: "ฟาร์ม" } },
  {
    language: "zh",
    words: { fee: "名额费|占位费|保名额|留名额|佔位費|名額費", sector: "农场|農場" },
  },
];
