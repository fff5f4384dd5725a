import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Burmese national registration card: state, township letters, kind in brackets, six digits; in Burmese or Latin script. */
export const burmeseRegistrationCard: Recognizer = {
  label: "MM_NRC",
  title: "Burmese national registration card number",
  pattern: atEdges(
    String.raw`1?\d ?[/\\] ?(?:(?:[A-Z]{3,18}|\p{Script=Myanmar}{2,24}) ?\( ?(?:[A-Z]{1,6}|\p{Script=Myanmar}{1,10}) ?\)|[A-Z]{5,12}[ /](?:N|NAING|E|P|T|C)) ?\d{6}`,
  ),
  examples: [
    "NRC [[12/OuKaMa(N)447190]] is on the card.",
    "ကျွန်မ မှတ်ပုံတင် [[9/မထလ(နိုင်)018427]] ပါ",
    "my id [[5/MAMANA (NAING) 220914]] and the broker has it",
  ],
  counterExamples: [
    "Section 12/A(1) of the 1999 law",
    "Batch 12/OKM 447190 arrived.",
    "အခန်း 9/က(၁) မှာ 5 ယောက် နေတယ်",
  ],
};
