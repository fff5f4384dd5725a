import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const LINE = String.raw`(?<![^\n])`;
const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ ]?[AaPp]\.?[Mm]\.?)?`;

/** Who wrote a line of an exported chat. */
export const messageSender: Recognizer = {
  label: "NAME",
  title: "Name before a message",
  pattern: written(
    String.raw`${LINE}(?:\[${DAY},?[ ]${TIME}\]|${DAY},?[ ]${TIME}[ ][-–])[ ](?<value>(?!Messages|[AaPp]\.?[Mm]\.?[ ])[\p{L}\p{M}~][^:\n<>\u001a]{1,40}?):[ ]`,
    "gu",
  ),
  needs: /\d[,]?[ ]\d{1,2}[:.]\d{2}/,
  rank: 3,
  examples: [
    "[12/03/24, 21:14:05] [[Ate Marites]]: nasaan ka",
    "12/03/2024, 9:14 pm - [[Rosa hk]]: ok",
    "2024-03-12 21:14 - [[सीता]]: कहाँ हो",
  ],
  counterExamples: [
    "12/03/24, 21:14 we left the house: all of us",
    "at 10:30: the bus",
    "12/03/24, 21:14 - Messages are encrypted: read more",
  ],
};
