import { NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** A street or building that is named after somebody. */
const PLACE =
  /[ ](?:Road|Rd|Street|Avenue|Ave|Highway|Airport|Mosque|Hospital|University|Stadium|Port|City|Bridge|Park|School|College|Foundation|Cent(?:er|re)|Mall|Tower|Square|Station|Island|Palace)$/;

/** The name after a title or an honorific that stands before it. */
export const titledName: Recognizer = {
  label: "NAME",
  title: "Name after a title",
  pattern: written(
    String.raw`(?:[Mm]adam[e]?|M(?=\.)|Abu|Umm|Gng|Bb|Manong|Manang|Bro|Sis|Pastor|Rev|Capt|Captain|Inspector|Sgt|Nurse|Cik|Dato|Ustaz|Hj|Hjh|[Mm]a['’]?am|[Mm]am|MADAM|SIR|[Ss]ir|M[Rr]|M[Rr][Ss]|M[Ss]|Miss|Mister|Dr|DR|Atty|Engr|Prof|[Bb]apak|[Bb]pk|Pak|[Ii]bu|Bu|[Mm]bak|[Mm]ba|[Mm]as|[Kk]ak|[Bb]ang|pak|bu|Bi|Mohd|Muhd|Ndugu|Hon|Ven|Fr|Adv|Boss|boss|Encik|Puan|Tuan|Nyonya|Datuk|Datin|Haji|Hajah|Hajj[ia]?|Ate|ATE|[Kk]uya|Tita|Tito|Aling|Mang|Nanay|Tatay|Lola|Lolo|[Ss]eñora?|[Ss]eñorita|[Ss]ra?|[Ss]rta|[Dd]on|[Dd]oña|[Ss]enhora?|[Ss]ignora?|Monsieur|Mme|Mlle|Herr|Frau|Pan|Pani|Shri|Shrimati|Smt|Kumari|Janab|Begum|Mst|Md|Sheikh|Sheikha|Shaikh|Khun|Ông|Bà|Anh|Chị|Cô|ông|bà|anh|chị|cô|Daw|Ko|Ma|U|Uncle|Auntie?|Aunty|Bwana|Mzee|Mama|Baba|Ustadh|Sultan|Amir|Г-н|Г-жа|г-н|г-жа|Господин|Госпожа|господин|госпожа|пан|пані|тётя|дядя)['’]?(?:\.[ ]|(?<=(?:[Mm][Rr]|[Mm][Rr][Ss]|[Mm][Ss]|[Dd][Rr]))\.|[ ])(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ee]ngr)\.?[ ])?(?<value>${NAMES})`,
    "gu",
  ),
  accepts: (found) => !PLACE.test(found),
  cues: "m abu umm gng bb manong manang bro sis pastor rev capt captain inspector sgt nurse cik dato ustaz hj hjh madam madame ma maam mam sir mr mrs ms miss mister dr atty engr prof bapak bpk pak ibu bu mbak mba mas kak encik puan tuan nyonya datuk haji hajah hajj hajji hajja ate kuya tita tito aling mang nanay tatay lola lolo señor senhor senhora signor signora señora señorita sr sra srta don doña monsieur mme mlle herr frau pan pani shri shrimati smt kumari janab begum mst md sheikh sheikha shaikh khun ông bà anh chị cô daw ko u uncle auntie aunti aunty bwana mzee mama baba ustadh sultan amir г господин госпожа пан пані тётя дядя bang bi mohd muhd ndugu hon ven fr adv boss datin".split(
    " ",
  ),
  rank: 3,
  examples: [
    "Madam [[Wong Mei Ling]] keeps it",
    "I called Mr. [[Al-Harbi]] twice",
    "Ate [[Jocelyn]] lent me money",
    "ibu [[Sri Wahyuni]] dari agen",
    "Mrs. [[O'Brien]] knows, M. [[Lefèvre]] too",
    "call Abu [[Faisal]] or Gng. [[Reyes]]",
  ],
  counterExamples: [
    "Madam, I need help",
    "Sir The contract is signed",
    "my madam took it",
    "Mr. Employer",
    "traffic on Sheikh Zayed Road, Abu Dhabi",
  ],
};
