import { NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** The name after a role, "I am", "signed by" and personal articles: only words with a capital are taken for one. */
export const roleName: Recognizer = {
  label: "NAME",
  title: "Name after a role",
  pattern: written(
    "(?<![-/.@])(?:" +
      [
        String.raw`(?:[Ee]mployer|[Ss]ponsor|[Kk]afeel|[Kk]afil|[Aa]gent|[Rr]ecruiter|[Bb]roker|[Ss]ub-?agent|[Ss]upervisor|[Mm]anager|[Bb]oss|[Oo]wner|[Ff]oreman|[Hh]usband|[Ww]ife|[Ss]ister|[Bb]rother|[Cc]ousin|[Ff]riend|[Mm]other|[Ff]ather|[Ss]on|[Dd]aughter|[Nn]eighbou?r|[Cc]o-?worker|[Cc]olleague|[Rr]oommate|[Ww]orker|[Hh]elper|[Vv]ictim|[Cc]omplainant|[Cc]lient|[Bb]eneficiary|[Ss]ender|[Rr]eceiver|[Ww]itness|[Gg]uarantor|[Dd]river|[Mm]aid|[Hh]ousemaid|[Nn]anny|[Cc]aregiver|[Aa]pplicant|[Cc]laimant|[Pp]etitioner|[Dd]eponent|[Aa]ffiant|[Pp]ekerja|[Tt]rabajadora?|[Ee]mpleada?o?|[Ss]alariée?|[Ss]oussignée?|[Tt]rabalhadora?|[Pp]atrão|[Pp]atroa|[Рр]аботник|[Рр]аботница|[Пп]рацівник|[Ll]andlord|[Ll]awyer|[Oo]fficer|[Mm]ajikan|[Aa]gen|[Cc]alo|[Tt]eman|[Ss]uami|[Ii]stri|[Aa]nak|[Aa]mo|[Aa]mo ko|[Rr]ekruter|[Jj]efe|[Pp]atrón|[Pp]atrona|[Hh]ermana|[Hh]ermano|[Aa]miga|[Aa]migo|[Ee]sposo|[Ee]sposa|[Pp]atron|[Aa]jira|[Mm]wajiri|[Dd]alali|[Ee]nganchador|[Rr]eclutadora?|[Ii]ntermediari[oa]|[Cc]oyote|[Cc]apataz|[Pp]atronne|[Rr]ecruteur|[Ee]mployeur|[Pp]asseur|[Cc]hef|[Mm]andor|[Pp]etugas|[Kk]epala|[Pp]ośrednik|[Pp]racodawca|[Kk]ierownik|[Rr]ecrutor(?:ul)?|[Пп]атронът|[Бб]ригадир|[Пп]осредник|[Рр]аботодатель|[Нн]ачальник|[Хх]озяин|[Хх]озяйка|[Пп]рораб|[Аа]гент|[Вв]ербовщик|[Дд]иректор|[Мм]енеджер|[Рр]оботодавець|[Пп]осередник|[Пп]атрон|môi giới|giám đốc|chủ|[İi]şveren|[Aa]racı|[Uu]sta|[Cc]ook|[Gg]ardener|[Ww]atchman|[Cc]leaner|[Ss]ecretary|[Aa]ccountant|[Ii]nterviewee|[Ii]nterviewer|[Ii]nterpreter|[Tt]ranslator|[Cc]aller|[Cc]laimant|[Rr]espondent|[Dd]efendant|[Pp]laintiff|[Rr]eporter|[Cc]ase ?worker|[Pp]assenger|[Pp]atient|[Bb]orrower|[Ll]ender|[Dd]epositor|[Pp]ayee|[Pp]ayer|[Nn]ext of [Kk]in|[Ss]urvivor|[Ss]uspect|[Tt]estigo|[Tt]émoin|[Tt]estemunha|[Сс]видетель|[Сс]відок|[Ss]aksi|[Kk]orban|[Pp]elapor|[Tt]erlapor|[Pp]enerima)(?:[ ]?(?:#|[Nn]o\.?[ ]?)?\d{1,2}(?=[ ]?[:.,-]))?(?:['’]?s name)?(?:[ ](?:is|was|named|called|si|bernama|llamad[oa]|no|at home))?(?:,|:|[ ]-)?[ ]{1,2}`,
        String.raw`(?:I am|[Ww]e are|[Ww]e['’]re|I['’ ]?m|[Ii] am|[Ii]['’ ]?m|[Яя]|[Яя] [-—]|[Эе]то|[Tt]his is|[Ii]t['’]?s(?: me)?|[Tt]his is me|IT['’]?S ME|[Ss]oy|[Ii]ch bin|[Jj]e suis|[Ss]aya adalah|[Ss]y|[Ss]aya|[Aa]ku|I,|Eu,|Yo,|Moi,|Saya,|Ako,|Я,|[Tt]ôi là|[Ee]m là|[Mm]ình là|[Cc]háu là)[ ](?=(?:${NAMES})(?:[,.]|[ ]and[ ]|[ ]from[ ]|[ ]y[ ]|[ ]de[ ]|[ ]dari[ ]|[ ]из[ ]|[ ]с[ ]|[ ]з[ ]|[ ]і[ ]|[ ]и[ ]|[ ](?:no|asal|dr|umur|kerja|pmi|TKW|TKI|PMI)(?!\p{L})|[ ](?:writing|calling|reporting|again|texting|messaging|po|with|aged)(?!\p{L})|[ ](?:AGAIN|FROM|HERE|PLS|PLEASE)(?!\p{L})|[ ]speaking|[ ]here|[ ][(]|[!?]|[ ]?\p{Extended_Pictographic}|[ ][,]|$))`,
        String.raw`(?:[Ss]igned(?: by)?|[Ss]ignature|[Ww]itnessed by|[Ii]nterviewed by|[Rr]eported by|[Pp]repared by|[Ff]iled by|[Aa]ttn|[Aa]ttention|[Cc]ontact person|[Cc]ontact|[Aa]sk(?:ed)? for|[Ss]peak (?:to|with)|[Tt]alk to|[Ll]ook for|[Bb]elongs to|[Pp]ay to|[Ss]end (?:it|money|the money|my pay|my salary|payment) to|[Hh]ubungi|[Tt]umawag kay|[Hh]anapin si|[Cc]ontactar a|[Pp]regunt[ae] por|[Cc]are of|[Cc]/[Oo]|[Dd]ear|[Cc]omparece|[Cc]ompareció|[Dd]eclaro que|[Dd]eclara que|[Зз]аявление от|ЗАЯВЛЕНИЕ от|[Гг]ражданин[а]?|[Гг]ражданк[аи]|[Rr]eceived from|[Pp]aid to|[Rr]emitted to|[Ii]ssued to|[Tt]ransferred to|[Hh]anded to|[Ww]ritten by|[Ss]ubmitted by|[Tt]aken by|[Ii]n favou?r of|[Pp]ayable to|[Aa]ccount name|[Aa]ccount holder|[Rr]emit to|[Nn]amed|[Cc]alled|[Ss]incerely|[Rr]egards|[Rr]espectfully|[Yy]ours truly|[Tt]hanks|[Aa]tas nama|a\.n\.|a/n)\s{0,1}[:,-]?\s{1,3}`,
        String.raw`(?:[Aa]ko (?:po )?(?:ay )?si|si|ni|kay|sina|nina|kina|Si|Sina)[ ]`,
      ].join("|") +
      `)(?!\\p{Lu}{2,4}(?![\\p{L}\\p{M}])(?!(?<=\\p{Lu}{4})[ ]\\p{Lu}{3}))(?<value>${NAMES})`,
    "gu",
  ),
  cues: "employer sponsor kafeel kafil agent recruiter broker sub subagent supervisor manager boss owner foreman husband wife sister brother cousin friend mother father son daughter neighbor neighbour co coworker colleague roommate worker helper victim complainant client beneficiary sender receiver witness guarantor driver landlord lawyer officer majikan agen calo teman suami istri anak amo rekruter jefe patrón patrona hermana hermano amiga amigo esposo esposa patron ajira mwajiri dalali enganchador reclutador reclutadora intermediario intermediaria coyote capataz patronne recruteur employeur passeur chef mandor petugas kepala pośrednik pracodawca kierownik recrutor recrutorul бригадир посредник работодатель начальник хозяин хозяйка прораб агент вербовщик директор менеджер роботодавець посередник патрон môi giám chủ işveren aracı usta we cook gardener watchman cleaner secretary accountant interviewee interviewer interpreter translator caller respondent defendant plaintiff reporter caseworker passenger patient borrower lender depositor payee payer next survivor suspect testigo témoin testemunha свидетель свідок saksi korban pelapor terlapor penerima ask asked speak talk look belongs pay send hubungi tumawag hanapin contactar pregunte pregunta i im я это this it its soy ich je saya sy aku signed signature witnessed interviewed reported prepared filed attn attention contact care c dear in payable account remit named called sincerely regards respectfully yours thanks maid housemaid nanny caregiver applicant claimant petitioner deponent affiant pekerja trabajador trabajadora empleado empleada salarié salariée soussigné soussignée trabalhador trabalhadora patrão patroa работник работница працівник comparece compareció declaro declara заявление гражданин гражданина гражданка гражданки received paid remitted issued transferred handed written submitted taken eu yo moi tôi em mình cháu atas a ako si ni kay sina nina kina".split(
    " ",
  ),
  rank: 2,
  examples: [
    "my employer [[Fatima Al-Sayed]] has it",
    "signed by [[Rajesh Kumar]]",
    "I am [[Lakshmi Thapa]], from Pokhara",
    "ako si [[Liza]]",
    "Received from: [[Bikash Rai]], je soussignée [[Awa Traoré]], née",
    "Tôi là [[Lê Thị Mai]], sinh ra ở quê",
    "the recruiter's name is [[Danilo Reyes]]",
    "kinuha ni [[Nora]] ang pasaporte",
  ],
  counterExamples: [
    "I am Filipino and I work in Dubai",
    "my employer is bad",
    "the agent asked for 500",
    "Dear Sir",
    "signed by both sides",
  ],
};
