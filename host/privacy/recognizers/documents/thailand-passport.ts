import { atEdges, letters } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Thai passport: one or two letters and six or seven digits. */
export const thaiPassport: Recognizer = {
  label: "TH_PASSPORT",
  title: "Thai passport number",
  pattern: atEdges(String.raw`${letters("1,2")}\d{6,7}`),
  context: ["หนังสือเดินทาง", "พาสปอร์ต", "thai passport", "thailand"],
  examples: [
    "หนังสือเดินทาง [[AC4471920]] อยู่กับนายจ้าง",
    "พาสปอร์ตเลขที่ [[AA 8810337]] หมดอายุแล้ว",
    "Thai passport [[B771920]] and a berry-picking contract",
  ],
  counterExamples: [
    "ทำหนังสือเดินทางใช้เงิน 1,000 บาท ใช้ได้ 10 ปี",
    "Seat AC4471920 is not a seat.",
    "Thailand raised the wage to THB 400 in 2025.",
  ],
};
