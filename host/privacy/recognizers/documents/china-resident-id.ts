import { passesMod11x2, isLongDay } from "../parts/checksums.ts";
import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Chinese resident identity number: region, day of birth, order, check sign by ISO 7064 MOD 11-2 (GB 11643). */
export const chineseResidentId: Recognizer = {
  label: "CN_RESIDENT_ID",
  title: "Chinese resident identity number",
  pattern: atEdges(String.raw`[1-9]\d{5}${GAP}(?:19|20)\d{6}${GAP}\d{3}[\dX]`),
  accepts: (found) => {
    const signs = found.toUpperCase().replaceAll(/[^0-9X]/g, "");
    return isLongDay(signs.slice(6, 14)) && passesMod11x2(signs);
  },
  examples: [
    "我的身份证号是[[350203198707053859]]，中介复印了。",
    "身份证 [[310115 19710304 3092]] 押在公司",
    "ID [[440305199312091580]] was photographed by the labour agent",
  ],
  counterExamples: [
    "快递单号 350203198707053858 还没到",
    "工资每月 6500 元，劳动合同法第 9 条",
    "The account 350203198799053859 does not exist.",
  ],
};
