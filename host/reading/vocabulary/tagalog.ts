import { combined } from "./combined.ts";
import type { Vocabulary } from "./subject.ts";

const NOT_ME = combined(
  "hindi|di|hindi pa|di pa|hindi na|ayaw",
  "ako|akong|kami|kaming|siya|po ako|po kami|kami po",
);
const NEVER_PAID = combined(
  NOT_ME,
  "binabayaran|sinasahod|sinasahuran|sinuswelduhan|sinusuwelduhan|pinapasahod|pinasasahod|bayaran|sahuran",
);
const NOT_LET = combined(
  NOT_ME,
  "pinapauwi|pinauuwi|pinapalabas|pinalalabas|pauwiin|palabasin|makalabas|makauwi|paalisin",
);
const TAKEN = combined(
  "kinuha|hawak|itinago|tinago|ayaw ibalik|ayaw ibigay",
  "niya ang|nila ang|ng amo ko ang|ng amo ang|ng agency ang|ang",
  "passport|passport ko|pasaporte ko|cellphone ko|telepono ko|papeles ko|mga papeles|phone ko",
);

/** Tagalog, with the mixed forms people write. */
export const tagalog: Vocabulary = {
  language: "tl",
  words: {
    care: "caregiver|tagalinis",
    no_status:
      "tnt|tago ng tago|walang papel|wala akong papel|walang papeles|expired ang visa|expired na visa|overstay|overstay ako|takot sa pulis|takot ako sa pulis|hulihin ng pulis|mahuli ng pulis|takot sa immigration|huhulihin ako|ma-deport",
    fishing: "mangingisda|bangkang pangisda|barkong pangisda|pangingisda",
    migrant:
      "ofw|ofws|kabayan abroad|mag-abroad|magabroad|mag abroad|trabaho sa abroad|trabahong abroad|manggagawang pilipino|pangingibang bansa|bagong bayani|pa-abroad|dmw|poea|owwa|oec",
    forced_labour:
      "sapilitang trabaho|sapilitang paggawa|human trafficking|ginagawang alipin|alipin|parang alipin",
    recruitment_fee:
      "placement fee|bayad sa placement|bayad sa agency|bayad sa ahensya|singil ng agency",
    work_permit: "working visa|work visa|work permit",
    domestic_work:
      "kasambahay|katulong|yaya|dh|domestic helper|tagalinis ng bahay|katulong sa bahay|domestic worker|tagapag-alaga ng bata|namamasukan|trabaho sa bahay|nagtatrabaho sa bahay|yaya ng bata",
    absconding:
      "tumakas sa amo|nag-run away|nag runaway|tumakas ako|takas|lumayas|lumayas ako|naglayas|tumakas|tumakas kami|nag-runaway|runaway ako|nag runaway ako",
    agent: "ahensya|ahensiya|ahente|rekruter|recruiter|agency|fixer|illegal recruiter",
    employer: "amo|among|amo ko|employer|boss|among babae|among lalaki|kumpanya",
    salary: "sahod|sweldo|suweldo|kita kada buwan|sinasahod|pasahod|pasuweldo",
    recruitment:
      "trabaho|trabahong|hiring|naghahanap ng trabaho|mag-apply|mag apply|nag-apply|aplikante|bakante|tanggap agad|alok na trabaho|job order|pangakong trabaho|nagre-recruit|pa-saudi|pa-dubai|pa-hongkong|pa-taiwan|pa-kuwait|pa-qatar|pa-japan|pa-korea|pa-canada|papuntang abroad",
    worker:
      "manggagawa|empleyado|trabahador|nagtatrabaho|nagtrabaho|pinagtatrabaho|pagtatrabaho|katrabaho|mga kabayan",
    overtime:
      "overtime|walang day off|walang pahinga|day off|walang tulog|araw-araw ang trabaho|oras araw-araw",
    unpaid: `${NEVER_PAID}|hindi binayaran|di binayaran|hindi nagbabayad|hindi sinasahod|hindi sinasahuran|hindi pa sinasahod|hindi pinasahod|hindi pinapasahod|walang sahod|walang sweldo|hindi sinuswelduhan|hindi ako sinuswelduhan|delayed ang sahod|hindi ibinibigay ang sahod|hindi binibigay ang sahod|hindi binibigay ang sweldo|delayed po ang sahod|delayed po ang sweldo|delayed ang sweldo|delay ang sahod|delay ang sweldo|wala pang sahod|wala pang sweldo|wala pa pong sahod|wala pa pong sweldo|hindi pa naibibigay ang sahod|hindi pa naibibigay ang sweldo|hindi naibibigay ang sahod|hindi pa bayad|hindi pa po bayad|hindi pumapasok ang sahod|hindi pa pumapasok ang sahod|hindi pumapasok ang sweldo`,
    deduction:
      "gi-deductan|gideductan|gi-deduct|gideduct|gikaltasan|gi-kaltas|kaltas|kakaltasan|kinakaltasan|kinaltas|kaltas sa sahod|bawas sa sahod|bawas sahod|bawas sa sweldo|ibabawas sa sahod|babawasan|salary deduction|ikakaltas",
    sector:
      "pabrika|konstruksyon|caregiver|tagalinis|mangingisda|barko|bukid|hotel|drayber|welder|karpintero|factory worker",
    overseer: "madam|ma'am|sir|kapitan|bisor|superbisor",
    fee: "bayad|singil|sinisingil|magbayad|nagbayad|bayaran|binayaran|processing fee|hulog|paunang bayad|downpayment|lagay|resibo|walang resibo|padala ng pera|magpadala ng",
    deposit: "deposito|piyansa|multa|penalty|prenda|garantiya",
    loan: "utang|pautang|lending|nangutang|inutang|pagkakautang|tubo|sangla|isinangla|5-6|hulugan",
    passport: "pasaporte|passport|papeles|mga dokumento|dokumento ko",
    seizure: `${TAKEN}|kinuha ng amo|kinuha ang passport|kinuha ang pasaporte|kinuha passport|hawak ng amo|hawak ang passport|hawak ng agency|hahawak ng passport|hawak nila ang passport|kinuha ang cellphone|kinuha ang telepono|itinago ang passport|tinago ang passport|ayaw ibalik ang passport|ayaw ibigay ang passport|kinumpiska`,
    contract: "kontrata|pumirma|pinapapirma|pinapirma|pirmahan|kasunduan|ibang kontrata",
    visa: "visa|visit visa|tourist visa",
    confinement: `${NOT_LET}|hindi ako pinapalabas|hindi pinapalabas|hindi pinalalabas|ikinulong|ikinukulong|kinukulong|kinulong|nakakulong|hindi makalabas|hindi makauwi|bawal lumabas|ayaw akong pauwiin|ayaw pauwiin|hindi pinapauwi|nakakandado|kinandado|kinakandado|di makaalis|bawal mag-cellphone|kidnap|kinidnap|na-kidnap|nakidnap|dinukot|ransom|hostage|hino-hostage`,
    violence:
      "binuhusan|sinasakal|sinakal|hinila ang buhok|sinabunutan|sinasaktan|sinaktan|binugbog|binubugbog|sinampal|minamaltrato|minaltrato|ginahasa|hinipuan|hinihipuan|inaabuso|pananakit|pang-aabuso|hinahawakan ako|hinahawakan po ako|hinahawakan niya ako|maselang parte|maselang bahagi|tinutukan|baril|kutsilyo|duguan|sinuntok|sinusuntok|tinadyakan|sinipa|sumiping|sumisiping|makipagtalik|binugbog nila",
    threat:
      "tinatakot|tinakot|binabantaan|banta|ipapakulong|ipadedeport|ipapa-deport|isusumbong|pulis|takot ako|takot na ako",
    conditions:
      "hindi pinapakain|isang beses lang ako pinapakain|pinapakain|gutom|walang pagkain|natutulog sa sahig|kulang sa pagkain",
    complaint:
      "iba ang trabaho|iba sa pinangako|pinangako|niloko|naloko|na-scam|nascam|illegal recruitment|pangako",
    travel: "abroad|ibang bansa|airport|embahada|eroplano|ticket|umuwi|pauwi|alis agad",
    law: "legal ba|bawal ba|batas|ilegal|karapatan|lisensyado|lisensya",
    wish_to_die:
      "magpakamatay|magpapakamatay|nagpapakamatay|gusto ko nang mamatay|gusto ko na mamatay|gusto ko ng mamatay|gusto kong mamatay|gusto na niyang mamatay|ayoko nang mabuhay|ayaw ko nang mabuhay|ayoko na mabuhay|ayoko ng mabuhay|wakasan ang buhay|wakasan na ang buhay|tapusin ang buhay ko|kitilin ang buhay|maghikog|mohikog|gusto na kong mamatay|gusto na ko mamatay|ganahan na kong mamatay|dili na ko gusto mabuhi|dili na ko ganahan mabuhi|tapuson ang akong kinabuhi",
    help: "tulong|tabang|tabangi|tabangi ko|tabangi mi|tulungan|tulungan nyo|saklolo|ano ang gagawin|anong gagawin|paano ako|saan ako pwede",
    everyday:
      "luto|lutuin|adobo|ulam|eskwela|paaralan|bakasyon|pasyal|kaarawan|laro|pelikula|kanta|gilas|koponan|basketball|volleyball|boksing|world cup",
  },
  neutral:
    "usa ka|usag|usa ra|usa ko|usa kami|matag usa|kada usa|na uy|walang anuman|maraming salamat po sa tulong",
};
