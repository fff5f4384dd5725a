import { atEdges, letters } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Vietnamese passport: a letter and seven or eight digits. */
export const vietnamesePassport: Recognizer = {
  label: "VN_PASSPORT",
  title: "Vietnamese passport number",
  pattern: atEdges(String.raw`${letters("1")}\d{7,8}`),
  context: ["hộ chiếu", "ho chieu", "vietnam", "vietnamese", "việt nam"],
  examples: [
    "Hộ chiếu [[C7719204]] bị chủ giữ từ tháng 3.",
    "ho chieu em so [[P01928447]] a",
    "The Vietnamese trainee's document is [[B 8840217]].",
  ],
  counterExamples: [
    "Hộ chiếu phổ thông có thời hạn 10 năm, lệ phí 200.000 đồng",
    "Thùng hàng C7719204 đã đến",
    "Vietnam deployed 155000 workers in 2023.",
  ],
};
