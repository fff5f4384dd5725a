import type { Recognizer } from "../../recognizer.ts";

/** Boxes at a post office. */
export const postBox: Recognizer = {
  label: "PO_BOX",
  title: "Post office box",
  pattern:
    /(?<![\p{L}\p{N}])(?:p\.?[ ]?o\.?[ ]?box|post(?:al)?(?:[ ]office)?[ ]box|pobox|apartado(?: postal)?|s\.l\.p|ص\.?[ ]?ب|а\/я|g\.?p\.?o\.?[ ]box)\.?[ ]{0,2}(?:no\.?|number|#|:)?[ ]{0,2}\d{1,7}(?:-\d{1,5})?(?!\p{N})(?:,[ ]\p{Lu}[\p{L}-]{2,20})?/giu,
  needs: /box|apartado|s\.l\.p|ص|а\/я/i,
  rank: 3,
  examples: ["[[P.O. Box 12345]] Dubai", "write to [[PO Box 77]]", "[[ص.ب 1234]] الرياض"],
  counterExamples: ["a box of 12", "the post office", "po ang 12"],
};
