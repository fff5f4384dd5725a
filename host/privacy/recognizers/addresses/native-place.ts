import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Addresses of Nepal and Thailand by the words they are made of: a ward of a municipality, a house and village number before the province. */
export const nativePlace: Recognizer = {
  label: "ADDRESS",
  title: "Address of Nepal or Thailand by its form",
  pattern: written(
    [
      String.raw`(?<!\p{Script=Devanagari})\p{Script=Devanagari}{2,24}[ ]?(?:गाउँपालिका|नगरपालिका|महानगरपालिका|उपमहानगरपालिका)[ ,-]{1,2}(?:वडा[ ]?(?:नं|नम्बर)?\.?[ ]?)?\d{1,2}(?!\d)(?:,[ ][\p{Script=Devanagari}]{2,20})?`,
      String.raw`(?<![\p{Script=Devanagari}\d])(?!कोभिड|कोविड|मिग)\p{Script=Devanagari}{3,24}-\d{1,2},[ ]\p{Script=Devanagari}{3,20}`,
      String.raw`(?<![\d.,/])\d{1,4}(?:/\d{1,4})?[ ]?(?:หมู่|ม\.|ซอย|ซ\.|ถนน|ถ\.)[^\n;<>]{1,90}?(?:จ\.|จังหวัด|กรุงเทพ)[\p{Script=Thai}]{0,20}(?:[ ]?\d{5}(?!\d))?`,
    ].join("|"),
    "gu",
  ),
  needs: /पालिका|\p{Script=Devanagari}-\d|หมู่|ม\.|ซอย|ซ\.|ถนน|ถ\./u,
  rank: 2,
  examples: [
    "घर [[दमक-५, झापा]] हो",
    "घर [[सुनवल नगरपालिका वडा नं. ४, नवलपरासी]] हो",
    "[[धनगढी उपमहानगरपालिका-७]] मा बस्छु",
    "ส่งมาที่ [[17 ม.4 ต.แม่ปะ อ.แม่สอด จ.ตาก]] ค่ะ",
  ],
  counterExamples: ["नगरपालिका कार्यालय", "หมู่บ้าน 3 แห่ง", "อายุ 17 ปี"],
};
