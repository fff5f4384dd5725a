import type { Recognizer } from "../../recognizer.ts";

/** Places as latitude and longitude. */
export const coordinates: Recognizer = {
  label: "COORDINATES",
  title: "Latitude and longitude",
  pattern:
    /(?<![\p{L}\p{N}.])(?:[-+]?(?:[1-8]?\d|90)\.\d{4,10}°?[ ]?[NS]?[ ]{0,2}[,;/ ][ ]{0,2}[-+]?(?:1[0-7]\d|[1-9]?\d|180)\.\d{3,10}°?[ ]?[EW]?|[1-9]?\d°[ ]?\d{1,2}['’′][ ]?(?:\d{1,2}(?:\.\d{1,4})?["”″][ ]?)?[NS][ ,]{1,3}1?\d{1,2}°[ ]?\d{1,2}['’′][ ]?(?:\d{1,2}(?:\.\d{1,4})?["”″][ ]?)?[EW]|(?:lat(?:itude)?)[ ]?[:=]?[ ]?[-+]?[1-8]?\d\.\d{3,10}°?[NS]?[ ]{0,2}[,;/]?[ ]?(?:and[ ])?(?:lon|lng|long|longitude)[ ]?[:=]?[ ]?[-+]?1?\d{1,2}\.\d{3,10}|[NS][ ]?[1-8]?\d\.\d{3,10}°?[ ]{0,2}[,;/ ][ ]{0,2}[EW][ ]?1?\d{1,2}\.\d{3,10}°?)(?![\p{L}\p{N}])/giu,
  needs: /\d\.\d{3}|\d°/,
  rank: 4,
  examples: [
    "I am at [[25.2048, 55.2708]]",
    "[[24.7136° N, 46.6753° E]]",
    "[[N 24.4821, E 54.3917]] or [[lat: 1.3482, lng: 103.8917]]",
    "location [[-6.2088,106.8456]]",
    "[[25°12'18\"N 55°16'15\"E]]",
  ],
  counterExamples: ["between 1.5, 2.5 percent", "3.14159 is pi", "12.50, 13.50"],
};
