import { combined } from "./combined.ts";
import type { Vocabulary } from "./subject.ts";

/** Words of Bengali for a stay that has run out, for home, and for being kept, as people spell them in Latin letters. */
const BENGALI_OVER =
  "shesh|sesh|ses|shes|sesh hoye gese|shesh hoye geche|nai|nei|thakle|ses hoye gese|ses hoise|sesh hoise";
const BENGALI_HOME = "bari|barite|bari te|basay|deshe|desh e|dese|desher bari|bangladeshe";
const BENGALI_GOING =
  "jaite chai|jete chai|jaite cai|jaitam chai|jabo|jamu|jaum|jaibo|firte chai|ferot jabo|ferot jaite chai|fera|jaite parbo|jete parbo|jawa|jaoa|jete chacchi|jaite chaitesi";
const BENGALI_KEPT =
  "rakhse|rakhche|rakhse|rakhsen|rakhese|rakheche|rekheche|rekhese|rekhechhe|rakhise|rakhsilo|raikhe dise|rakhe";

/** How people say in Latin letters, in languages of South Asia that have scripts of their own, what ails them at work abroad: papers, pay, home, a locked door, blows. */
export const SOUTH_ASIAN_LATIN: readonly Vocabulary[] = [
  {
    language: "bn",
    words: {
      no_status: [
        combined("visa|bisa|visar meyad|bisar meyad|akama|iqama|visar meyaad", BENGALI_OVER),
        "overstay|obaidho hoye|obaidho hoisi|kagoj nai|kagoj nei|kagojpotro nai|police dhorle|police dhore|pulish dhorbe|police dorbe",
      ].join("|"),
      travel: combined(BENGALI_HOME, BENGALI_GOING),
      deposit: "jorimana|jarimana|jorimanar|fine koto",
      confinement: [
        combined(
          "atke|atkay|atkaya|atkaiya|atkiye|atkie|atok|atok kore|bondi|bondi kore|bondi koira|tala diya|tala mere|ghore bondo kore|bondo kore",
          BENGALI_KEPT,
        ),
        combined(
          "ber hote|ber hoite|baire jete|baire jaite|jaite|jete|bari jete|bari jaite",
          ["dey na", "dei na", "dicche na", "ditese na", "deyna", "deina"].join("|"),
        ),
      ].join("|"),
      violence:
        "mere felbe|maira felbe|mairre felbe|mere felbo|mere feltese|maira falaibo|amare mare|amake mare|marteche|martase|mair dey|gaye hat dey|gaye hat tole|pitaise|pitay",
      seizure: combined(
        "passport|pasport|pasporte|passpot|phone|mobile|kagoj",
        [
          "niye rakhse",
          "niya rakhse",
          "niye gese",
          "niya gese",
          "niye nise",
          "niye niyeche",
          "niya nise",
          "niye rekheche",
          "kere nise",
          "kere niyeche",
          "kaira nise",
          "atke rakhse",
          "jobdo",
          "ferot dey na",
          "ferot dei na",
        ].join("|"),
      ),
      salary: "betan|betoner|betone|bethon|beton",
      unpaid: combined(
        "beton|betan|bethon|taka|mojuri|salary",
        [
          "dey na",
          "dei na",
          "deyna",
          "deina",
          "dey nai",
          "dei nai",
          "deynai",
          "dicche na",
          "ditese na",
          "pai na",
          "pai nai",
          "painai",
          "pacchi na",
          "paitesi na",
          "atke rakhse",
          "baki",
        ].join("|"),
      ),
      fee: "taka chay|taka chai|taka chaise|taka cay|taka chaitese|taka lage|taka lagbe|taka nise|taka niyeche|taka dite hobe|taka dilam|taka disi|medical er jonno|visar jonno|visa er jonno|ticket er jonno",
      agent: "dalal|dalaal|dalale|dalaler|agent|ejent|agency|ejensi|adam bepari",
      employer: "malik|maalik|maliker|kofil|kafil|malkin|madam|boss",
      domestic_work: "bashar kaj|basay kaj kori|barir kaj|gharer kaj|ghorer kaj",
    },
  },
  {
    language: "si",
    words: {
      no_status:
        "visa iwarai|visa ivarai|visa eka iwarai|visa eka ivarai|visa eka iwara una|visa eka iwara wela|visa iwara|visa ivara|visa eka iwara|visa eka ivara|visa naha|visa nehe|visa nathuwa|visa ekak na|policiyata baya|polisiyata baya|overstay",
      travel:
        "gedara yanna|gedara yanne|gedara enna|lankawata yanna|lankawata enna|ratata yanna|ratata enna|rata yanna|rata wada|pita rata|pitarata|pitarata yanna",
      salary: "padi|padiya|padiye|pagara|pagaara|vetupa|wetupa",
      unpaid: combined(
        "padi|padiya|salary|pagara|salary eka|padi eka|salli",
        [
          "denne na",
          "denne naha",
          "denne nehe",
          "dunne na",
          "dunne naha",
          "dunne nehe",
          "naha",
          "nehe",
          "na thaama",
          "hambune na",
          "labune na",
          "dila na",
          "gewala na",
        ].join("|"),
      ),
      violence:
        "gahanawa|gahanava|gahuwa|gahuva|gahala|mata gahan|athin payin gahan|pahara denawa|guti denawa|alluwa mage",
      confinement:
        "yanna denne na|yanna denne naha|yanna denne nehe|eliyata yanna denne|gedara yanna denne|dora wahala|dora lock|kamare lock|hira karala|hira karagena|hira karan",
      seizure:
        "passport eka gaththa|passport eka gatta|passport eka aran|passport eka thiyagena|passport eka thiyan|passport eka denne na|passport eka nona langa|passport eka madam langa|passport eka boss langa|phone eka gaththa|phone eka aran",
      conditions: "kanna denne na|kanna denne naha|kema denne na|kema denne naha|badagini",
      agent: "agency eka|ejansiya|ejansi eka|agent mahaththaya|subagent|sub agent",
      employer: "nona|nonage|mahaththaya|mahattaya|hamputha|baba nona|company eka",
      fee: "salli illanawa|salli illuwa|laksha|salli gewanna|salli gaththa|rupiyal",
      domestic_work: "gedara wadata|gedara weda|gedara wadakarana",
    },
  },
  {
    language: "ta",
    words: {
      no_status:
        "visa mudinju|visa mudinjiduchu|visa mudinjiruchu|visa mudinchu|visa mudinthu|visa illa|visa illai|visa expire aachu|visa expire aayiduchu|overstay",
      travel:
        "oorukku poganum|ooruku poganum|oorukku poga|ooruku poga|veetuku poganum|veettukku poganum|naatuku poganum|naattukku poganum|velinaadu|velinadu|ooruku anuppa|oorukku anuppa",
      salary: "sambalam|sambala|sampalam|sambalatha",
      unpaid: combined(
        "sambalam|sampalam|salary|kasu|panam",
        [
          "tharala",
          "tarala",
          "thara maattengiran",
          "thara matran",
          "tharamattan",
          "tharamattangra",
          "tharamaatran",
          "kudukkala",
          "kodukkala",
          "kudukala",
          "kodukala",
          "varala",
          "illa",
          "illai",
          "kidaikala",
          "kidaikkala",
          "tharave illa",
        ].join("|"),
      ),
      violence:
        "adikkiran|adikkiraan|adikiran|adikkuran|adikkuraan|adikuran|adikkiranga|adikkuranga|adikuranga|adikkira|adichan|adichaan|adichanga|adichaanga|ennai adi|enna adi|kolluven|konnuduven|konniduven",
      confinement:
        "veliya vida|veliye vida|veliya poga vida|veliye poga vida|pooti vachu|pooti vechu|pooti vachiruk|pooti vechiruk|adaichu vachu|adaichu vechu|ulla adaichu|poga vida maatran|poga vida matranga|poga vidala|vida maattengaraan",
      seizure:
        "passport vachirukan|passport vachirukkan|passport vechirukan|passport vechurukan|passport vangi|passport vaangi|passport eduthu|passport pudungi|passport tharala|passport thara|passport kudukkala|phone pudungi|phone vangi|phone eduthu",
      conditions: "sapadu tharala|saapadu tharala|sapadu illa|saapadu illa|sappadu tharala|pattini",
      agent: "agency|agent|agentu|ejansi|broker",
      employer: "mudhalali|muthalali|mudalali|kafil|kafeel|company kaaran|company karan|madam",
      fee: "kasu kekkuran|panam kekkuran|panam kekkuranga|kasu kekkuranga|latcham kekk|latcham ketk|latcham kekkuran|latcham kekkuranga|latcham ketkiranga|latcham kekkiranga|panam kattu|panam kudutha|panam kuduthen|kasu kuduthen",
      domestic_work:
        "veettu velai|veetu velai|veetu velaiku|veettu velaikku|veetu velaikku|veetla velai|veettula velai",
    },
  },
  {
    language: "ne",
    words: {
      no_status:
        "visa sakiyo|visa sakiyeko|visa sakeko|visa sakiera|overstay|iqama sakiyo|iqama banako chaina|iqama banako chhaina",
      travel:
        "ghar farkina|ghar farkinu|ghar jana paina|nepal farkina|nepal farkinu|nepal jana|ghar jana man|ghar jana mann|ghar janu|desh farkina",
      unpaid: combined(
        "talab|tallab|salary|paisa|jyala|tankhwa",
        [
          "diyena",
          "diena",
          "deyena",
          "diyenan",
          "diyeko chaina",
          "dieko chaina",
          "diyeko chhaina",
          "diyako chaina",
          "deko chaina",
          "didaina",
          "dindaina",
          "didainan",
          "payena",
          "paina",
          "paeko chaina",
          "pako chaina",
          "aayena",
          "aako chaina",
          "rokeko",
          "rokyo",
          "baki",
          "dina manena",
          "dina mandaina",
        ].join("|"),
      ),
      seizure:
        "passport rakhyo|passport rakheko|passport lageko|passport lagyo|passport khosyo|passport khoseko|passport diyena|passport didaina|passport liyo",
    },
  },
];
