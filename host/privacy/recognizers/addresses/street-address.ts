import { CAP, MORE } from "../parts/address-parts.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const STREET =
  "street|str|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|highway|hwy|crescent|cres|terrace|parkway|marg|nagar|galli|gali|mahalla|colony|mansion|mansions|gardens|estate|heights|villas|court|close|alley|quay|wharf|grove|mews|row|square|sq|walk|loop|circle|chowk|soi|subdivision|subd|compound|lot";

const STRONG_STREET = "street|road|avenue|boulevard|highway|lane|rd|ave|blvd|st\\.";

const STREET_BEFORE =
  "rue|avenue|av\\.?|boulevard|bd\\.?|place|chemin|impasse|allée|route|quai|cours|square|rua|calle|via|soi|thanon|moo|jalan|lorong|đường|phố";

const STREET_END =
  "straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|gatan|vägen";

/** House number and street: "12 Rizal Street, Quezon City". */
export const streetAddress: Recognizer = {
  label: "ADDRESS",
  title: "House number and street",
  pattern: written(
    String.raw`(?=[\d#]|[UuFfAaSsRrLlNn][A-Za-z]{1,4}\.?[ ]|\p{Lu}[\p{L}\p{M}'’.-]{2,30}[ ]\d)(?:(?<![\p{L}\p{N}.,/-])(?:(?i:unit|flat|apt|suite|shop|room|rm|level|floor|no)\.?[ ]\d{1,4}[A-Za-z]?(?:/\d{1,4})?[,/][ ]?|(?i:no)\.?[ ]?)?(?:#[ ]?)?\d{1,5}(?:[A-Za-z]|[ -]?[A-Z])?(?:[-/]\d{1,4})?,?[ ]{1,2}(?:(?:${CAP}|\d{1,3}(?:st|nd|rd|th))[ ]{1,2}){1,4}(?:(?-i:[A-Z])(?i:[a-z]{0,9})?)?(?<=[ ](?i:${STREET})?)(?i:${STREET})?(?<=(?i:[ ](?:${STREET})))(?![\p{L}\p{M}])\.?${MORE}|(?<![\p{L}\p{N}.,/-])\d{1,4}(?:[ ]?(?:bis|ter|[A-Da-d]))?,?[ ](?i:${STREET_BEFORE})[ ](?:(?:de|du|des|d['’]|del|da|dos)[ ]?(?:la[ ]|l['’])?)?${CAP}(?:[ ](?:(?:de|du|des|la|le|et)[ ]){0,2}${CAP}){0,4}(?:[ ]\d{1,3}(?=,))?${MORE}|(?<![\p{L}\p{N}-])\p{Lu}[\p{L}\p{M}'’.-]{2,30}(?:${STREET_END})[ ]\d{1,4}[a-z]?(?![\p{L}\p{N}])(?:,?[ ]\d{4,5}[ ]${CAP}(?:[ ]${CAP})?)?|(?<![\p{L}\p{N}.,/-])\d{1,5}[a-z]?(?:[-/]\d{1,4})?,?[ ](?!(?:of|in|on|the|a|at|to|from|per|day|days|hours|years|months|weeks|km|people|workers|women|men|pesos|riyals|dirhams|other|more|main|each)[ ])[\p{L}\p{M}'-]{3,20}[ ](?i:${STRONG_STREET})(?![\p{L}\p{M}])${MORE})`,
    "gu",
  ),
  needs: new RegExp(
    String.raw`\d(?!\d)\S{0,9}(?: {1,2}\S{1,40}){0,6}? {1,2}(?:${STREET}|${STREET_BEFORE})|\d(?<=(?:${STREET_END}) \d)`,
    "iu",
  ),
  rank: 2,
  examples: [
    "I live at [[12 Rizal Street, Quezon City]] now",
    "sent to [[45 mabini street]]",
    "[[221B Baker Street, London]]",
    "go to [[1203 Nathan Road, Kowloon]]",
  ],
  counterExamples: [
    "paid 500 in the street",
    "3 workers on the road",
    "we met 2 times at court",
    "20 Filipino workers",
  ],
};
