import { LATIN_WORDS } from "../../../reading/language/language-words.ts";
import { spokenPlaces } from "../../../reading/places/spoken.ts";
import { PLACES } from "../../../reading/places/table.ts";

/** Names that are small words of another language. */
const NAMES_TOO = new Set(
  "ana asante ben dan eka inga koi lei leo maas mai ona sam vai".split(" "),
);

/** Words that begin sentences and names of things with a capital, beside the small words of each language. */
const OPENERS =
  "à até où así según сейчас опять теперь здесь там вот если когда где как что это они она мы вы мне нас их его её мой моя наш ваш после перед для при над под без через или но да нет уже ещё только потом всё все у в на по с из от за к о и а з із й та коли де якщо після під цей ця ми ви він вона вони або ні вже ще тільки đi ở tại từ khi nếu còn bên bạn con chị anh công ty cục hội sở kada kung hao huko huyo kazi jambo hari bulan minggu esok kemarin tadi kalau bila apabila grup group batch kad kartu kereta bas bus kapal buku bahasa budak surat hutang utang ijazah harga tiket polis polres polri polsek jabatan kementerian mahkamah dinas kedutaan konsulat majlis syarikat perusahaan yayasan kantor pejabat pekerja agensi consulado consulate embajada ministerio ministério ministère fiscalía tribunal juzgado policía polícia bombeiros gobierno governo gouvernement sindicato syndicat federación association asociación associação fundación fundação agencia agência agence empresa universidad hospital clínica banco banque escuela calle rua rue avenida avenue plaza mahal dear breaking update urgent also".split(
    " ",
  );

/** Words of what bodies, firms, laws and things are called, wherever they stand. */
const THINGS =
  "League|Maps|Valley|Street|Road|Avenue|Market|Mall|Park|Beach|City|Town|Province|State|District|Airport|Port|Station|Island|Islands|River|Bay|Tower|Towers|Hotel|Resort|Restaurant|Cafe|Club|Card|Group|Bank|Hospital|Clinic|Cent(?:er|re)|Ltd|Limited|Inc|Corp|LLC|News|Times|Post|Mission|Council|Board|Church|Mosque|Temple|School|University|College|Academy|Institute|Airlines?|Airways|Placement|Staffing|Holdings?|Line|Lines|Desk|Network|Foundation|Welfare|Nations?|Report|Today|House|Home|Homes|Shelter|Services?|Service|Travels?|Tours|Trading|Contracting|Construction|Cleaning|Engineering|Industries|Industrial|Factory|Farm|Farms|Foods?|Project|Program|Programme|Scheme|System|Systems|Platform|App|Portal|Website|Page|Channel|Committee|Ministerial|Federation|Alliance|Coalition|Watch|Amnesty|Cross|Crescent|Rights|Code|Order|Decree|Treaty|Charter|Index|Fund|Tax|Insurance|Bond|Ticket|Permit|Licen[cs]e|Certificate|Test|Exam|Course|Training|Interview|Shift|Break|Holiday|Day|Night|Eid|Ramadan|Mubarak|Ramadhan|Diwali|Lebaran|Sunday|Supervisor|Coordinator|Engineer|Nurse|Driver|Cook|Cleaner|Guard|Caregiver|Nanny|Housekeeper|Housekeeping|Accountant|Technician|Operator|Assistant|Deputy|General|Captain|Kapten|Pihak|Pertama|Kedua|Tenaga|Kerja|Sesyen|Tinggi|Republik|Negara|Negeri|Provinsi|Kota|Kabupaten|Nacional|Naciones|Internacional|National|Nationale|Supremo|Suprema|Superior|Premier|Royal|Social|Pública|Público|Trabajo|Trabalho|Travail|Relaciones|Exteriores|Derechos|Direitos|Droits|Humanos|Humanas|United|Pacific|Birthday|Care|Renewal|Money|Delivery|Express|Cargo|Logistics|Motors|Mart|Store|Shop|Salon|Spa|Bakery|Laundry|Global|World|Universal|Emirates|Rouge|Roja|Vermelha|Крест|Хрест|Почта|Пошта|Банк|Федерация|Федерации|Область|Суд|Министерство|Служба|Служби|Район|Университет|Завод|Компания|Цена|Агентство";
const IS_THING = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${THINGS})(?![\p{L}\p{M}])`, "u");
/** Acronyms, words that are written with two capitals, and letters that number things. */
const IS_CODE = /\p{Lu}\p{Lu}|[ ]\p{L}$/u;
/** All in capitals, as people write whole messages. */
export const IN_CAPITALS = /^\p{Lu}{3,20}(?:[ ]\p{Lu}{4,20})+$/u;

const openers = new Set([
  ...Object.values(LATIN_WORDS).flatMap((words) => words.split(" ")),
  ...OPENERS,
]).difference(NAMES_TOO);

let places: ReadonlySet<string> | undefined;

/** Whether words with capitals at the beginning of a sentence are known to be no person: a place, a body, an acronym, or an ordinary word that the sentence begins with. */
export function isKnownNoPerson(words: string): boolean {
  const [first = "", ...others] = words.toLowerCase().split(" ");
  return (others.length > 0 && openers.has(first)) || isKnownThing(words);
}

/** Whether words with capitals are known to be a place, a body or an acronym, wherever they stand. */
export function isKnownThing(words: string): boolean {
  if (IS_CODE.test(words) || IS_THING.test(words)) return true;
  const small = words.toLowerCase();
  places ??= placeNames();
  return places.has(small) || places.has(unaccented(small));
}

function unaccented(words: string): string {
  return words.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("đ", "d");
}

/** In small letters, in every language they are spoken of. */
function placeNames(): ReadonlySet<string> {
  const listed = Object.values(PLACES).flatMap(({ names = "", doubtful = "", people = "" }) =>
    [names, doubtful, people].flatMap((list) => list.split("|")),
  );
  const spoken = spokenPlaces().flatMap(([, { names = [], people = [] }]) => [...names, ...people]);
  return new Set([...listed, ...spoken].map((name) => name.toLowerCase()));
}
