import { combined } from "./combined.ts";
import type { Vocabulary } from "./subject.ts";

/** Arabic as it is written in Latin letters for a passport, pay, a door. */
const PASSPORT =
  "passport|pasport|passporti|basbor|basbort|basboor|basbori|gawaz|jawaz|jawazi|gawazi|el passport|el basbor|el gawaz|el jawaz|gawaz safari|jawaz safari";
const TAKEN =
  "akhad|akhadu|akhado|akhadet|akhadit|akhdet|akhdit|akhdo|akhaz|akhazet|khadou|5ad|5adou|2akhad|khad|khadet|khadit|ma3ah|ma3aha|ma3 el madam|ma3 el kafeel|ma3 el kafil";
const PAY =
  "rateb|ratib|ratbi|el rateb|el ratib|rawateb|felous|fulus|flous|floos|masari|masare|ma3ash|ma3ashi";

/** The same of Amharic. */
const AMHARIC_PASSPORT = "pasport|passport|pasporte|pasporten|passporte|passporten|pasportei";
const AMHARIC_TAKEN =
  "wesedech|wesedebign|wesedechibign|wesedebgn|wesda|wesedew|wesedu|wesedubign|yazech|yazechibign|yizwal|yizalech|atsetegnm";

/** How people say in Latin letters, in Arabic and Amharic, what ails them at work abroad: blows, a locked door, pay, a passport, the wish to die or to go home. */
export const ARABIC_AND_AMHARIC_LATIN: readonly Vocabulary[] = [
  {
    language: "ar",
    words: {
      violence:
        "yedrobni|bidrobni|bydrobni|byedrobni|byidrobni|yidrobni|betedrabni|betdrabni|betdrobni|btedrobni|btedrabni|tedrobni|tidrobni|betidrabni|darabni|darabetni|darabtni|darabouni|dharabni|yadhrubni|yadrabni|tadrabni|yedrabni|byedrabni|bidrabni|tedrabni",
      confinement: [
        "habesni|habsni|habseni|habsetni|habesetni|habsinni|habsinna|7abesni|7absni|7abseni|7absetni|ana mahbousa|ana mahbous|mahbousa|ma7bousa|ma7bous",
        "ma btetla3ni|mabtetla3ni|ma betetla3ni|ma bitala3ni|ma btkhallini etla3|ma betkhalini atla3|mesh btkhalini atla3|mamnou3 atla3|mamnou3a atla3|mish qadra atla3|mesh adra atla3|2afel 3alaya|2afla 3alaya|afel 3alaya|afla 3alaya|qafel 3alay|msakkra 3layye|msakker 3layye|msakkra el bab|2afla el bab|2afel el bab",
      ].join("|"),
      passport: PASSPORT,
      seizure: [combined(TAKEN, PASSPORT), combined(PASSPORT, TAKEN)].join("|"),
      salary: PAY,
      unpaid: [
        "ma btdfa3|ma betdfa3|mabtdfa3|ma btedfa3|ma bydfa3|ma byedfa3|ma bidfa3|ma dafa3|ma dafa3li|ma dafa3ou|ma dafa3u|mesh byedfa3|mesh betdfa3|msh bydfa3|mish byedfa3|la yadfa3|ma yedfa3|ma 3tani|ma 3atani|ma 3tatni|ma adani|madanish|maddanish|ma yeteeni|ma ya3tini",
        combined("mafish|mafeesh|mafi|bala|bidoun|bedoon|men gher|min gher|maku", PAY),
      ].join("|"),
      overseer: "el madam|elmadam|madam|mama|baba|el mudir|el modir",
      employer:
        "el kafeel|el kafil|kafeel|kafil|kafili|kafeeli|elkafeel|lkafeel|el sherka|el sharika|el shrke|sa7b el shoghl|sa7eb el shoghl|saheb el shoghl|sahib el shoghl",
      recruitment: "shoghl|shughl|shoghol|el shoghl|sho8l",
      agent: "el maktab|maktab|el simsar|simsar|samsar",
      travel:
        "arga3|erja3|irja3|irja|arja3|arje3|argaa|arga3 baladi|erja3 3a baladi|arga3 masr|arawwah|a3ood|a3oud",
      wish_to_die:
        "biddi moot|bidi moot|bddi moot|baddi moot|biddi mout|bidi mout|ayez amoot|ayza amoot|3ayez amoot|3ayza amoot|ayez amout|3ayez amout|3ayza amout|abgha amoot|abgha amout|abi amoot|abi amout|awz amoot|3awz amoot|badi moot|bade moot|bidi entaher|biddi entaher|3ayza anta7er|3ayez anta7er|ha2tel nafsi|ba2tel 7ali|bidi mawwet 7ali|mesh 3ayez a3ish|mesh 3ayza a3ish|ma bidi 3ish|ma biddi 3ish",
      help: "sa3edni|sa3edouni|sa3douni|sa3doni|saedni|sa3iduni|elhaouni|el7a2ouni|el7a2oni|njdouni",
    },
  },
  {
    language: "am",
    words: {
      violence:
        "tedebedebegnalech|yidebedibegnal|yidebedbegnal|tidebedibegnalech|debedebechign|debedebegn|debedebechgn|temetagnalech|timetagnalech|yimetagnal|yemetagnal|metachign|metagn|mettagn|timetugnalech|yimetugnal|imetagn|tidebdibegnalech|tidebedbegnalech|temetatalech",
      confinement:
        "zegabign|zegabgn|zegachibign|zegachbign|zegubign|kolefebign|kolefechibign|kolefubign|kolfobign|kolfabign|qolefebign|qolefechibign|qolfabign|qolfobign|tqolfibignalech|tikolfibignalech|wede wich alwetam|alwetam|ataswetagnm|ataswetagnim|mewtat alchilm|mewtat alchalkum|ber tikolfalech|ber tqolfalech",
      passport: AMHARIC_PASSPORT,
      seizure: combined(AMHARIC_PASSPORT, AMHARIC_TAKEN),
      salary: "demoz|demoze|demozen|demozie",
      unpaid:
        "alkefelechignim|alkefelechignm|alkefelugnm|alkefelugnim|alkefelegnm|alkefelegnim|alkefelechgnm|aykefilegnm|atkefilegnm|atkefelegnim|demoz alsetegnim|demoz alsetegnm|demoz alsetechignim|demoz yelem|demoz yelegnm|yale demoz|ale demoz|alsetechignm|alsetegnm",
      employer: "asari|aserie|aseriye|aserye|asariye|aleka|alekaye|kafil|kefil",
      overseer: "madam|madame|set",
      travel:
        "wede hagere memeles|wede hagere|hagere megbat|hagere memeles|wede hager bet|wede bete memeles|wede ethiopia memeles",
      wish_to_die:
        "mot efeligalehu|memot efeligalehu|memot efelgalew|mot efelgalew|memot efelgalehu|mot efelgalehu|memot felegku|mot felegku|memot efeligalew|rasen magdal efeligalehu|rasen magdal|rase magdal|rasen lagdal|rasen agedalehu|menor alfelgm|menor alfeligm|menor selechegn|hiwote selechegn",
      help: "irdugn|erdugn|eridugn|irdagn",
    },
  },
];
