import { CAPITAL, IS_NAME, NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const ROLE =
  "[Ww]e are|[Cc]ontact|[Cc]all|[Aa]sk(?: for)?|[Mm]et|[Ww]itness(?:es)?(?: are| were)?|[Nn]amed|[Cc]alled|[Nn]ames(?: are)?|[Ww]orkers?|[Ff]riends?|[Ss]isters?|[Bb]rothers?|[Cc]ousins?|[Cc]olleagues?|[Hh]ousemates?|[Rr]oommates?|[Vv]ictims?|[Ee]mployers?|[Aa]gents?|[Rr]ecruiters?|[Cc]hildren|[Dd]aughters?|[Ss]ons?|(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Mm]adam|[Dd]r|[Aa]te|[Kk]uya)\\.?";

/** The second of two names, after a role or a title before the first: "contact Ana Cruz or Joy Reyes". */
export const listedName: Recognizer = {
  label: "NAME",
  title: "Name after another",
  pattern: written(
    String.raw`(?<=(?<![\p{L}\p{M}])(?:${ROLE})[ :]{1,2}(?:${NAMES}|[\u001a]{4,60}),?[ ])(?:and|or|&|y|et|e|dan|at|und|и|та|і)[ ](?<value>${IS_NAME}${CAPITAL}(?:[ ](?:(?:de|dela|del|bin|binti|al)[ ])?${IS_NAME}${CAPITAL}){0,3})`,
    "gu",
  ),
  cues: ["and", "or", "y", "et", "e", "dan", "at", "und", "и", "та", "і"],
  examples: [
    "contact Ana Cruz or [[Joy Reyes]] there",
    "the agents Salim and [[Faruk Miah]] came",
    "witnesses: Peter Otieno and [[Lucy]]",
  ],
  counterExamples: [
    "workers from Nepal and India",
    "call Monday or Tuesday",
    "contact the police or Embassy",
  ],
};
