import {
  MESSAGE_FIELD,
  NAME_FIELD,
  OF_MESSAGES,
  OF_THINGS,
  ROLE_FIELD,
  THING_FIELD,
  wholeField,
} from "./person-fields.ts";
import { isPersonsName } from "./person-values.ts";

const PERSONS =
  "worker|employee|employer|helper|maid|complainant|victim|claimant|applicant|beneficiary|contact|contact person|agent|recruiter|broker|guarantor|account|account holder|client|patient|student|sponsor|passport|witness|sender|receiver|recipient|caller|reporter|father|mother|spouse|husband|wife|supervisor|pekerja|majikan|trabajador|trabajadora|empleador|patron";
const NAMES =
  "surname|nickname|forename|alias|apelyido|apellidos?|sobrenome|cognome|nachname|vorname|pr[ée]nom|pangalan|nama lengkap|nama pekerja|nombre completo|nombres y apellidos|nome completo|nom et pr[ée]nom|фио|фамилия|прізвище|піб|імя|имя|姓名|氏名|名前|성명|이름|नाम|নাম|الاسم|اسم|نام|ชื่อ|ชื่อ นามสกุล|họ tên|họ và tên|ስም|පෙරා නම|නම|பெயர்|အမည်|ឈ្មោះ";
const NUMBERS =
  "passports?|national id|national identity|nid|id|identity|identity card|citizenship|nik|ktp|paspor|pasaporte|passeport|aadhaa?r|pan|voter|cnic|nic|nrc|hkid|nric|fin|iqama|civil id|cpr|qid|emirates id|eid|ssn|sss|tin|philsys|umid|work permit|visa|arc|dni|nie|curp|cpf|pesel|cccd|cmnd|护照|護照|护照号|護照號碼|身份证|身分證字號|여권번호|पासपोर्ट|পাসপোর্ট|паспорт|جواز السفر|رقم الإقامة";
const BIRTH =
  "dob|date of birth|birth ?date|birth ?day|born|birth|tanggal lahir|tgl lahir|ttl|petsa ng kapanganakan|fecha de nacimiento|nacimiento|date de naissance|né|née|data de nascimento|дата рождения|дата народження|ngày sinh|जन्म ?तिथि|जन्म ?मिति|জন্ম তারিখ|تاريخ الميلاد|出生日期|生日|生年月日|생년월일|วันเกิด";

/** What a field's name says of its values; with `isWeak` only where fields beside it tell that rows are persons. */
interface Kind {
  readonly label: string;
  readonly field: RegExp;
  readonly value: Pick<RegExp, "test">;
  readonly isWeak?: true;
  /** Told of records alone, and of none of a thing or a body. */
  readonly ofRecords?: "open" | "message";
}

const NUMBER_WORD = "(?: (?:no|nos|nr|num|number|numbers|card|card no|card number|id))?";
const NAME_VALUE =
  /^(?!(?:unknown|anonymous|withheld|redacted|hidden|none|null|n\/a|not given|not known|same|test|yes|no)$)[\p{L}\p{M}][\p{L}\p{M}.,'’ -]{1,59}$/iu;
const whole = wholeField;

const KINDS: readonly Kind[] = [
  {
    label: "NAME",
    field: whole(
      `(?:full|first|last|middle|given|family|maiden|real|legal|christian|second|${PERSONS})s? names?|name of (?:the )?(?:${PERSONS})|names? given|${NAMES}`,
    ),
    value: NAME_VALUE,
  },
  {
    label: "NAME",
    field: whole(`names?|nama|nombre|nom|nome|tên|naam|jina|ime|${PERSONS}`),
    value: NAME_VALUE,
    isWeak: true,
  },
  {
    label: "PHONE",
    field: whole(
      "(?:mobile|phone|tel|telephone|cell|whatsapp|viber|hp|contact|home|work|emergency|telepon|teléfono|telefono|celular|téléphone|телефон|电话|電話|전화|फोन|मोबाइल|ফোন|هاتف|جوال|เบอร์โทร)(?: phone)?(?: (?:no|nr|number|numbers))?",
    ),
    value: /^\D{0,3}(?:\d[^\p{L}\d]{0,3}){6,17}$/u,
  },
  {
    label: "IDENTITY_NUMBER",
    field: whole(`(?:${NUMBERS})${NUMBER_WORD}`),
    value: /^(?=(?:.{0,6}\d){4})[\p{L}\p{M}\p{N} ()./-]{5,30}$/u,
    isWeak: true,
  },
  { label: "DATE_OF_BIRTH", field: whole(BIRTH), value: /^(?=.*\d{2})[^<>]{4,40}$/u },
  {
    label: "ADDRESS",
    field: whole(
      "(?:home|permanent|present|current|postal|mailing|residential|worker|employer|house) ?address|address|residence|alamat|tirahan|direcci[oó]n|domicilio|adresse|endereço|indirizzo|địa chỉ|адрес|адреса|地址|住址|住所|주소|पता|ठेगाना|ঠিকানা|العنوان|ที่อยู่",
    ),
    value: /^(?=.*[\p{L}\p{M}]{2})[^<>]{6,200}$/u,
    isWeak: true,
  },
  {
    label: "BANK_ACCOUNT",
    field: whole(
      "(?:bank )?(?:account|acct|acc|iban|rekening|no rekening|cuenta)(?: (?:no|number))?",
    ),
    value: /^(?=(?:.{0,8}\d){5})[A-Za-z\d .-]{6,40}$/u,
  },
  {
    label: "PASSWORD",
    field: whole(
      "pass ?word|passwd|pwd|pass ?phrase|pass ?code|pin|pin code|otp|cvv|cvc|api key|secret key|client secret|access token|auth token|private key",
    ),
    value: /^(?!(?:true|false|null|none|unknown|required|changed)$)\S.{2,4000}$/su,
  },
  { label: "NAME", field: ROLE_FIELD, value: named(1) },
  { label: "NAME", field: NAME_FIELD, value: named(2), ofRecords: "open" },
  { label: "NAME", field: MESSAGE_FIELD, value: named(2), ofRecords: "message" },
  {
    label: "HANDLE",
    field: whole("user ?name|user ?id|login(?: name)?|screen ?name|nick ?name|handle|usuario"),
    value:
      /^(?!(?:admin|root|system|anonymous|guest|unknown|none|null|user|test|bot)$)@?(?=[^\p{L}]{0,20}\p{L})[\p{L}\p{N}][\p{L}\p{N}_.@-]{2,39}$/iu,
  },
];

function named(fewest: number): Kind["value"] {
  return { test: (value) => isPersonsName(value, fewest) };
}

/** Fields that only rows about persons have. */
const OF_PERSONS = whole(
  `(?:${NUMBERS.replace("|id|", "|")})${NUMBER_WORD}|${BIRTH}|age|gender|sex|nationality|marital status|religion|umur|edad|sexo|jenis kelamin|国籍|國籍|性别|性別`,
);
/** Others that a table of persons has, beside its names. */
const BESIDE_NAMES = whole(
  "(?:mobile|phone|tel|telephone|cell|whatsapp|contact|hp|e ?mail)(?: (?:no|number))?|address|alamat|position|occupation|job|salary|wage|fee|fees|amount|paid|debt|complaint|arrived|arrival|village|district|signature",
);

/** A field's name as small words with one space between them, however a program joins them. */
export function fieldWords(field: string): string {
  return field
    .normalize("NFC")
    .replaceAll(/([\p{Ll}])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/[\s_.#*:/"'`-]+/gu, " ")
    .trim();
}

/** What a record is known to be of: a thing or a body, a person, or nobody says. */
export type Subject = "thing" | "person" | "open";

/** Who or what one is that is called so, by a type or by the field it stands in. */
export function subjectNamed(names: readonly string[]): Subject {
  const words = names.map(fieldWords);
  if (words.some((name) => ROLE_FIELD.test(name))) return "person";
  return words.some((name) => THING_FIELD.test(name)) ? "thing" : "open";
}

type LabelOf = readonly (((value: string, subject?: Subject) => string | null) | null)[];

/** What was told of lists of fields: rows of one kind have the same ones. */
const told = new Map<string, LabelOf>();
const MOST_TOLD = 1_000;
const LONGEST_TOLD = 400;

/** Of the fields of a record or table the label of the personal values each holds, or null; a table's may be told by telephone or wage beside the name, a record's by what nothing but a person has or by how its value reads. */
export function personalFields(fields: readonly string[], shape: "record" | "table"): LabelOf {
  const key = [shape, ...fields].join("\0");
  const known = told.get(key);
  if (known !== undefined) return known;
  const labels = labelsOf(fields, shape);
  if (key.length <= LONGEST_TOLD && told.size < MOST_TOLD) told.set(key, labels);
  return labels;
}

function labelsOf(fields: readonly string[], shape: "record" | "table"): LabelOf {
  const names = fields.map(fieldWords);
  const isOfPersons = names.some(
    (name) => OF_PERSONS.test(name) || (shape === "table" && BESIDE_NAMES.test(name)),
  );
  const isMessage = names.some((name) => OF_MESSAGES.test(name));
  const isOfThings = !isOfPersons && names.some((name) => OF_THINGS.test(name));
  return names.map((name) => {
    const kinds = KINDS.filter(({ field, isWeak, ofRecords }) => {
      if (isWeak === true && !isOfPersons) return false;
      if (ofRecords !== undefined && (shape === "table" || isOfThings)) return false;
      return (ofRecords !== "message" || isMessage) && field.test(name);
    });
    if (kinds.length === 0) return null;
    return (value, subject = "open") => {
      const plain = value.trim();
      const fitting = kinds.find(
        (kind) => (kind.ofRecords === undefined || subject !== "thing") && kind.value.test(plain),
      );
      if (fitting !== undefined) return fitting.label;
      const isNamed = subject === "person" && NAME_FIELD.test(name) && isPersonsName(plain, 1);
      return isNamed ? "NAME" : null;
    };
  });
}
