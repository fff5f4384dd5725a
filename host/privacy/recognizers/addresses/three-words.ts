import type { Recognizer } from "../../recognizer.ts";

/** A place in three words: "///filled.count.soap". */
export const threeWords: Recognizer = {
  label: "COORDINATES",
  title: "Place in three words",
  pattern:
    /(?<![\p{L}\p{N}:/])\/\/\/\p{Ll}{2,20}\.\p{Ll}{2,20}\.\p{Ll}{2,20}(?![\p{L}\p{N}.])|(?<=what3words(?:\.com\/|[ :]{1,3}))\p{Ll}{2,20}\.\p{Ll}{2,20}\.\p{Ll}{2,20}(?![\p{L}\p{N}.])/giu,
  needs: /\/\/\/|what3words/i,
  rank: 2,
  examples: [
    "I am at [[///table.mango.river]] now",
    "what3words: [[table.mango.river]]",
    "see [[///lamp.bread.door]]!",
  ],
  counterExamples: ["file:///etc.hosts.old", "wait...for.me", "what3words is an app"],
};
