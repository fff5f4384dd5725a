import { TWO_NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Two words with capitals after whom something is given, sent or told to. */
export const nameAfterTo: Recognizer = {
  label: "NAME",
  title: "Name of whom something is given to",
  pattern: written(
    String.raw`(?:(?:[Ss]tatement|[Pp]assport|[Aa]ffidavit|[Tt]estimony|[Dd]eclaration|[Cc]omplaint|[Ss]alary|[Ww]ages|[Hh]ouse|[Ff]lat|[Aa]ccount|[Pp]hoto|[Pp]icture|[Ff]amily|[Dd]eath|[Rr]escue|[Cc]ase|[Ss]ignature|[Nn]ame)[ ]of[ ]|(?:[Tt]his|[Ll]etter|[Mm]essage|[Tt]ext|[Ee]mail|[Cc]all|[Mm]oney|[Gg]reetings)[ ](?:is[ ]|was[ ])?from[ ])(?<value>${TWO_NAMES})(?!\p{L}|[ ]\p{Lu}|['’]s[ ])|(?:forward(?:ed)?|give|gave|given|refer(?:red)?|address(?:ed)?|write|wrote|deliver(?:ed)?|hand(?:ed)?|sold|introduced|complain(?:ed)?|spoke|talked|listen(?:ed)?|sent|send|paid|lent|married|belonging|report(?:ed)?)(?:[ ](?:this|it|me|us|her|him|them|money|all|everything|my[ ]\p{L}{3,12}|the[ ]\p{L}{3,12})){0,2}[ ]to[ ](?<value>${TWO_NAMES})(?!\p{L}|[ ]\p{Lu}|['’]s[ ])`,
    "gu",
  ),
  accepts: (found) =>
    !/(?:^|[ ])(?:Watch|House|Home|Services?|Travels?|Group|Bank|Hospital|Cent(?:er|re)|Ltd|Inc|Corp|News|Mission|Council|Board|Church|School|University|Airport|City|Province|District|Island|States|Kingdom|Emirates|East|West|North|South|Zealand|Africa|Town|Village|Desk|Network|Foundation|Nations?|Western|Airlines?)(?![\p{L}])/u.test(
      found,
    ),
  cues: "statement passport affidavit testimony declaration complaint salary wages house flat account photo picture family death rescue case signature name this letter message text email call money greetings forward forwarded give gave given refer referred address addressed write wrote deliver delivered hand handed sold introduced complain complained spoke talked listen listened sent send paid lent married belonging report reported".split(
    " ",
  ),
  examples: [
    "Please forward this to [[Hanna Lindgren]] at the shelter",
    "Statement of [[LALITHA KUMARI]], this is from [[Arnel Bautista]]",
    "I gave my passport to [[Edgar Pineda]].",
    "we were sold to [[Salem Al Marri]] last year",
  ],
  counterExamples: [
    "the case of Saudi Arabia and the house of God",
    "I was sent to Saudi Arabia",
    "report it to the Labour Office",
    "sent money to New Delhi City",
    "write to us",
  ],
};
