import type { Recognizer } from "../recognizer.ts";
import { apiKey } from "./secrets/api-key.ts";
import { awsKey } from "./secrets/aws-key.ts";
import { bankAccount } from "./bank-account.ts";
import { bearerToken } from "./secrets/bearer-token.ts";
import { birthdayBefore } from "./birthday-before.ts";
import { bech32Address } from "./bech32-address.ts";
import { bitcoinAddress } from "./bitcoin-address.ts";
import { brokenPhone } from "./broken-phone.ts";
import { paymentCard } from "./card.ts";
import { caseNumber } from "./case-number.ts";
import { codedNumber } from "./coded-number.ts";
import { commandSecret } from "./secrets/command-secret.ts";
import { contractNumber } from "./contract-number.ts";
import { coordinates } from "./addresses/coordinates.ts";
import { courtDocket } from "./court-docket.ts";
import { credentialAddress } from "./secrets/credential-address.ts";
import { dateOfBirth } from "./date-of-birth.ts";
import { documentDate } from "./document-date.ts";
import { eastAsianAddress } from "./addresses/east-asian-address.ts";
import { eastAsianKinName } from "./names/east-asian-kin-name.ts";
import { email } from "./email.ts";
import { encodedText } from "./encoded-text.ts";
import { ethereumAddress } from "./ethereum-address.ts";
import { gitToken } from "./secrets/git-token.ts";
import { googleKey } from "./secrets/google-key.ts";
import { halfSaidPhone } from "./half-said-phone.ts";
import { handle } from "./handle.ts";
import { honouredName } from "./names/honoured-name.ts";
import { iban } from "./iban.ts";
import { imei } from "./imei.ts";
import { ipAddress } from "./ip-address.ts";
import { ipv6Address } from "./ipv6-address.ts";
import { jwt } from "./secrets/json-web-token.ts";
import { kinName } from "./names/kin-name.ts";
import { letteredPhone } from "./lettered-phone.ts";
import { listedName } from "./names/listed-name.ts";
import { macAddress } from "./mac-address.ts";
import { mailSender } from "./names/mail-sender.ts";
import { messageSender } from "./names/message-sender.ts";
import { nameHeading } from "./names/name-heading.ts";
import { messengerHandle } from "./names/messenger-handle.ts";
import { messengerName } from "./names/messenger-name.ts";
import { nameAlone, nameBesideText } from "./names/name-alone.ts";
import { nameBeforeDeed } from "./names/name-before-deed.ts";
import { nameOfPaid } from "./names/name-of-paid.ts";
import { nativeNameBeforeDeed } from "./names/native-name-before-deed.ts";
import { nativeSelfNamed } from "./names/native-self-named.ts";
import { selfNamed, selfNamedKnown } from "./names/self-named.ts";
import { nameAfterTo } from "./names/name-after-to.ts";
import { nameToReach } from "./names/name-to-reach.ts";
import { nameBeforeAge } from "./names/name-before-age.ts";
import { nameBeforeKin } from "./names/name-before-kin.ts";
import { nameBeforePapers } from "./names/name-before-papers.ts";
import { nameBeforeSpeech } from "./names/name-before-speech.ts";
import { nameBeforeTitle } from "./names/name-before-title.ts";
import { nameBeforeVerb } from "./names/name-before-verb.ts";
import { nationalPlate } from "./national-plate.ts";
import { nativeAddress } from "./addresses/native-address.ts";
import { nativeKinName } from "./names/native-kin-name.ts";
import { nativeMessengerName } from "./names/native-messenger-name.ts";
import { nativeName } from "./names/native-name.ts";
import { nativePlace } from "./addresses/native-place.ts";
import { nativeRoleName } from "./names/native-role-name.ts";
import { nativeSelfName } from "./names/native-self-name.ts";
import { nativeTitled } from "./names/native-titled-name.ts";
import { longNumber } from "./number.ts";
import { numberedPlace } from "./addresses/numbered-place.ts";
import { oddPhone } from "./odd-phone.ts";
import { oneTimeCode } from "./secrets/one-time-code.ts";
import { password } from "./secrets/password.ts";
import { personNumber } from "./person-number.ts";
import { phoneExtension } from "./phone-extension.ts";
import { phone } from "./phone.ts";
import { plusCode } from "./addresses/plus-code.ts";
import { postBox } from "./addresses/post-box.ts";
import { postcode } from "./addresses/postcode.ts";
import { privateKey } from "./secrets/private-key.ts";
import { referenceNumber } from "./reference-number.ts";
import { roleName } from "./names/role-name.ts";
import { signedName } from "./names/signed-name.ts";
import { simCard } from "./sim-card.ts";
import { slackToken } from "./secrets/slack-token.ts";
import { smallTitledName } from "./names/small-titled-name.ts";
import { southAsianPlate } from "./south-asian-plate.ts";
import { spelledEmail } from "./spelled-email.ts";
import { spelledNumber } from "./spelled-number.ts";
import { streetAddress } from "./addresses/street-address.ts";
import { surnameFirst } from "./names/surname-first.ts";
import { swiftCode } from "./swift.ts";
import { titledName } from "./names/titled-name.ts";
import { threeWords } from "./addresses/three-words.ts";
import { toldAddress } from "./addresses/told-address.ts";
import { toldName } from "./names/told-name.ts";
import { toldPlace } from "./addresses/told-place.ts";
import { tronAddress } from "./tron-address.ts";
import { unspacedName } from "./names/unspaced-name.ts";
import { userName } from "./user-name.ts";
import { vehicleNumber } from "./vehicle-number.ts";
import { plate } from "./vehicle-plate.ts";
import { walletAddress } from "./wallet-address.ts";
import { webAddress } from "./web-address.ts";

/** Of no one country, and with six digits or more: looked for beside digits only. */
export const BESIDE_DIGITS: readonly Recognizer[] = [
  phone,
  brokenPhone,
  oddPhone,
  halfSaidPhone,
  letteredPhone,
  longNumber,
  codedNumber,
  paymentCard,
  iban,
  bankAccount,
  imei,
  simCard,
  vehicleNumber,
  coordinates,
  courtDocket,
];

/** Of no one country, looked for over the whole text or at their cues. */
export const ANYWHERE: readonly Recognizer[] = [
  email,
  spelledEmail,
  webAddress,
  credentialAddress,
  ipAddress,
  ipv6Address,
  macAddress,
  bitcoinAddress,
  bech32Address,
  ethereumAddress,
  tronAddress,
  encodedText,
  walletAddress,
  jwt,
  awsKey,
  googleKey,
  gitToken,
  slackToken,
  apiKey,
  privateKey,
  password,
  oneTimeCode,
  bearerToken,
  commandSecret,
  swiftCode,
  dateOfBirth,
  birthdayBefore,
  documentDate,
  streetAddress,
  numberedPlace,
  toldAddress,
  nativeAddress,
  nativePlace,
  toldPlace,
  eastAsianAddress,
  postBox,
  postcode,
  plusCode,
  threeWords,
  toldName,
  titledName,
  smallTitledName,
  nameBeforeTitle,
  nameBeforePapers,
  nameBeforeAge,
  nameBeforeKin,
  nameBeforeSpeech,
  nameBeforeVerb,
  nameAfterTo,
  nameToReach,
  kinName,
  listedName,
  nativeKinName,
  nativeSelfName,
  eastAsianKinName,
  signedName,
  roleName,
  nativeName,
  nativeTitled,
  nativeRoleName,
  unspacedName,
  honouredName,
  messageSender,
  mailSender,
  nameHeading,
  caseNumber,
  contractNumber,
  personNumber,
  referenceNumber,
  plate,
  southAsianPlate,
  nationalPlate,
  handle,
  userName,
  phoneExtension,
  messengerName,
  messengerHandle,
  surnameFirst,
  nativeMessengerName,
  selfNamed,
  selfNamedKnown,
  nativeSelfNamed,
  nameBeforeDeed,
  nativeNameBeforeDeed,
  nameOfPaid,
  nameAlone,
  nameBesideText,
  spelledNumber,
];
