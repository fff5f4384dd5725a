import type { Recognizer } from "../recognizer.ts";
import { apiKey } from "./api-key.ts";
import { awsKey } from "./aws-key.ts";
import { bankAccount } from "./bank-account.ts";
import { bearerToken } from "./bearer-token.ts";
import { birthdayBefore } from "./birthday-before.ts";
import { bech32Address } from "./bech32-address.ts";
import { bitcoinAddress } from "./bitcoin-address.ts";
import { brokenPhone } from "./broken-phone.ts";
import { paymentCard } from "./card.ts";
import { caseNumber } from "./case-number.ts";
import { codedNumber } from "./coded-number.ts";
import { commandSecret } from "./command-secret.ts";
import { contractNumber } from "./contract-number.ts";
import { coordinates } from "./coordinates.ts";
import { courtDocket } from "./court-docket.ts";
import { credentialAddress } from "./credential-address.ts";
import { dateOfBirth } from "./date-of-birth.ts";
import { documentDate } from "./document-date.ts";
import { eastAsianAddress } from "./east-asian-address.ts";
import { eastAsianKinName } from "./east-asian-kin-name.ts";
import { email } from "./email.ts";
import { encodedText } from "./encoded-text.ts";
import { ethereumAddress } from "./ethereum-address.ts";
import { gitToken } from "./git-token.ts";
import { googleKey } from "./google-key.ts";
import { handle } from "./handle.ts";
import { honouredName } from "./honoured-name.ts";
import { iban } from "./iban.ts";
import { imei } from "./imei.ts";
import { ipAddress } from "./ip-address.ts";
import { ipv6Address } from "./ipv6-address.ts";
import { jwt } from "./json-web-token.ts";
import { kinName } from "./kin-name.ts";
import { listedName } from "./listed-name.ts";
import { macAddress } from "./mac-address.ts";
import { mailSender } from "./mail-sender.ts";
import { messageSender } from "./message-sender.ts";
import { nameHeading } from "./name-heading.ts";
import { messengerName } from "./messenger-name.ts";
import { nameAfterTo } from "./name-after-to.ts";
import { nameBeforeAge } from "./name-before-age.ts";
import { nameBeforeKin } from "./name-before-kin.ts";
import { nameBeforePapers } from "./name-before-papers.ts";
import { nameBeforeSpeech } from "./name-before-speech.ts";
import { nameBeforeTitle } from "./name-before-title.ts";
import { nameBeforeVerb } from "./name-before-verb.ts";
import { nationalPlate } from "./national-plate.ts";
import { nativeAddress } from "./native-address.ts";
import { nativeKinName } from "./native-kin-name.ts";
import { nativeMessengerName } from "./native-messenger-name.ts";
import { nativeName } from "./native-name.ts";
import { nativePlace } from "./native-place.ts";
import { nativeRoleName } from "./native-role-name.ts";
import { nativeSelfName } from "./native-self-name.ts";
import { nativeTitled } from "./native-titled-name.ts";
import { longNumber } from "./number.ts";
import { numberedPlace } from "./numbered-place.ts";
import { oddPhone } from "./odd-phone.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { password } from "./password.ts";
import { personNumber } from "./person-number.ts";
import { phoneExtension } from "./phone-extension.ts";
import { phone } from "./phone.ts";
import { plusCode } from "./plus-code.ts";
import { postBox } from "./post-box.ts";
import { postcode } from "./postcode.ts";
import { privateKey } from "./private-key.ts";
import { referenceNumber } from "./reference-number.ts";
import { roleName } from "./role-name.ts";
import { signedName } from "./signed-name.ts";
import { simCard } from "./sim-card.ts";
import { slackToken } from "./slack-token.ts";
import { smallTitledName } from "./small-titled-name.ts";
import { southAsianPlate } from "./south-asian-plate.ts";
import { spelledEmail } from "./spelled-email.ts";
import { spelledNumber } from "./spelled-number.ts";
import { streetAddress } from "./street-address.ts";
import { swiftCode } from "./swift.ts";
import { titledName } from "./titled-name.ts";
import { threeWords } from "./three-words.ts";
import { toldAddress } from "./told-address.ts";
import { toldName } from "./told-name.ts";
import { toldPlace } from "./told-place.ts";
import { tronAddress } from "./tron-address.ts";
import { unspacedName } from "./unspaced-name.ts";
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
  nativeMessengerName,
  spelledNumber,
];
