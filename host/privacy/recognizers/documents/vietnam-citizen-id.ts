import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Vietnamese citizen card (CCCD) of twelve digits that start with a province, or the older card (CMND) of nine. */
export const vietnameseCitizenId: Recognizer = {
  label: "VN_CITIZEN_ID",
  title: "Vietnamese citizen identity number (CCCD, CMND)",
  pattern: atEdges(String.raw`0\d{2}${GAP}\d{3}${GAP}\d{3}${GAP}\d{3}|\d{3}${GAP}\d{3}${GAP}\d{3}`),
  accepts: (found) => !/^\d{3}\.\d00\.000$/.test(found),
  rank: 2,
  context: [
    "cccd",
    "cmnd",
    "căn cước",
    "chứng minh",
    "can cuoc",
    "chung minh",
    "định danh",
    "citizen id",
  ],
  examples: [
    "Số CCCD của em là [[034199004417]].",
    "công ty giữ chứng minh nhân dân [[181 447 209]] của tôi",
    "can cuoc [[079 088 012 446]] chup 2 mat gui cho co",
  ],
  counterExamples: [
    "Phí dịch vụ 75.000.000 đồng theo Luật 69/2020",
    "Mã đơn hàng 034199004417 đã giao",
    "Căn cước công dân cấp năm 2021, lệ phí 30.000 đồng",
  ],
};
