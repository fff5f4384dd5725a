import { atEdges, capitals } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";
import { isRoundSum } from "../parts/round.ts";

/** Number of a work or labour permit, labour card or labour registration beside words that say so. */
export const workPermitNumber: Recognizer = {
  label: "WORK_PERMIT",
  title: "Work permit, labour card or labour registration number",
  pattern: atEdges(String.raw`(?:${capitals("1,4")})?\d(?:[ \-/]?\d){5,13}[A-Z]?`),
  accepts: (found) =>
    !isRoundSum(found) &&
    !/^(?:19|20)\d{2}[-/]?\d{1,2}[-/]?\d{1,2}$|^\d{1,2}[-/]\d{1,2}[-/](?:19|20)\d{2}$|^(?:19|20)\d{2} ?[-/] ?(?:19|20)\d{2}$/.test(
      found,
    ),
  context: [
    "work permit",
    "labour permit",
    "labor permit",
    "labour card",
    "labor card",
    "work pass",
    "employment pass",
    "shram",
    "shram swikriti",
    "श्रम स्वीकृति",
    "श्रम स्विकृति",
    "bmet",
    "বিএমইটি",
    "বহির্গমন",
    "permit kerja",
    "izin kerja",
    "permiso de trabajo",
    "permis de travail",
    "permesso di lavoro",
    "pozwolenie na pracę",
    "çalışma izni",
    "разрешение на работу",
    "патент",
    "дозвіл на роботу",
    "رخصة العمل",
    "رخصة عمل",
    "تصريح العمل",
    "تصريح عمل",
    "بطاقة عمل",
    "工作许可",
    "工作證",
    "工作准证",
    "就業許可",
    "聘僱許可",
    "고용허가",
    "ใบอนุญาตทำงาน",
    "အလုပ်လုပ်ခွင့်",
    "giấy phép lao động",
    "የሥራ ፈቃድ",
    "kibali cha kazi",
  ],
  rank: 1,
  examples: [
    "Work permit no. [[0 44719208]] belongs to another company.",
    "श्रम स्वीकृति नं. [[004471920]]",
    "labour card [[WP-7719204]] was cancelled",
  ],
  counterExamples: [
    "A work permit costs SGD 35 and takes 7 working days.",
    "Seat 044719208 is taken.",
    "Employment pass rules of 2022-2023, Cap. 91A",
  ],
};
