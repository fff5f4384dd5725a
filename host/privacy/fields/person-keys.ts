import { fieldWords } from "./field-names.ts";
import { isPersonsName } from "./person-values.ts";

const HEADED =
  /^\p{Lu}[\p{L}\p{M}'’.]*(?:[ _]{1,2}(?:\p{Lu}[\p{L}\p{M}'’.]*|de|la|del|dela|bin|binti|al)){1,4}$/u;
/** Words of headings, and endings that names do not have. */
const HEADING = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "account additional advance actual aid airport alleged amount annual answer applicable approx area arrival attached authority bank base basic begin benefit birth blood body bond box branch broker business card case cash cell charge check chief child city claim class clause client close code comment company complaint contact contract cost country court cover create credit crime crisis daily data date day days debt deduct delay deposit desk destination detail details device document documents domestic due duration duty early earn email emergency employer employ end entry event evidence exit expected expiry extra fact fee fees field file final fine first food form free full gender general given grade gross group half harm head health help hire home host hour hours house hidden",
    "id identity income indicator industry info insurance internal invoice issue item job key kind labour labor land language last law leave legal letter level license licence limit line link list loan local location lost main mail medical message method middle mobile money month monthly months name names national net new next night no note notes notice number numbers offer office old open order origin other out overall owed own owner page paid paper papers part passport past pay payer per period permit person personal phone photo physical place plan point police port post present price primary private problem process proof province public purpose question rate rating reason receipt record recruiter red refer region related relief remarks rent report request rest result return review rights risk role room route rule safe salary sale score second section sector security self send service sex shelter shift sick side sign signed site size skill source special stage start state status stay step street sub subject sum support tax team term terms test text threat ticket time title to tool total town trade training transfer transport travel trip trust type unit unpaid update urgent user valid value verified version victim village visa wage wages ward week weekly weeks weight witness word work worker working year yearly years zip",
    "nombre apellido fecha lugar numero número monto pago pais país ciudad edad sexo tipo nama tanggal tempat lahir nomor alamat gaji biaya jumlah negara kota umur jenis petsa bilang halaga datum ort betrag land stadt prénom lieu montant pays ville âge",
  ]
    .join(" ")
    .replaceAll(
      " ",
      "|",
    )})s?(?!\p{L})|\p{L}{2}(?:tions?|ments?|ities|ity|ness|ance|ence|ing|ships?|ages?|ers?|ures?|ally|ed|ary|ory|able|ible|ism|ists?|ology|graphy)(?!\p{L})`,
  "u",
);

/** Of the keys of a record those that are persons' names: none is where one that looks alike heads a column. */
export function personKeys(keys: readonly string[]): readonly string[] {
  const headed = keys.filter((key) => HEADED.test(key));
  return headed.every(isPerson) ? headed : [];
}

function isPerson(key: string): boolean {
  return isPersonsName(key.replaceAll("_", " "), 2) && !HEADING.test(fieldWords(key));
}
