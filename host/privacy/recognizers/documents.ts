import { australianMedicare } from "./australia-medicare.ts";
import { australianTaxFile } from "./australia-tax-file.ts";
import { bahrainiPersonalNumber } from "./bahrain-personal-number.ts";
import { bangladeshiNationalId } from "./bangladesh-national-id.ts";
import { bangladeshiPassport } from "./bangladesh-passport.ts";
import { brazilianIdentityCard } from "./brazil-identity-card.ts";
import { brazilianTaxpayerNumber } from "./brazil-taxpayer-number.ts";
import { cambodianIdentityCard } from "./cambodia-identity-card.ts";
import { cambodianPassport } from "./cambodia-passport.ts";
import { canadianClientNumber } from "./canada-client-number.ts";
import { canadianSocialInsurance } from "./canada-social-insurance.ts";
import { centralAsianPassport } from "./centralasia-passport.ts";
import { chinesePassport } from "./china-passport.ts";
import { chineseResidentId } from "./china-resident-id.ts";
import { colombianIdentityCard } from "./colombia-identity-card.ts";
import { egyptianNationalId } from "./egypt-national-id.ts";
import { emiratesIdentityCard } from "./emirates-identity-card.ts";
import { ethiopianFayda } from "./ethiopia-fayda.ts";
import { ethiopianPassport } from "./ethiopia-passport.ts";
import { frenchSocialSecurity } from "./france-social-security.ts";
import { germanInsuranceNumber } from "./germany-insurance-number.ts";
import { germanTaxId } from "./germany-tax-id.ts";
import { ghanaCard } from "./ghana-card.ts";
import { greekTaxNumber } from "./greece-tax-number.ts";
import { hongKongIdentityCard } from "./hongkong-identity-card.ts";
import { aadhaarNumber } from "./india-aadhaar.ts";
import { indianDrivingLicence } from "./india-driving-licence.ts";
import { indianTaxNumber } from "./india-pan.ts";
import { indianPassport } from "./india-passport.ts";
import { indianVoterId } from "./india-voter-id.ts";
import { indonesianIdentityNumber } from "./indonesia-identity-number.ts";
import { indonesianPassport } from "./indonesia-passport.ts";
import { indonesianStayPermit } from "./indonesia-stay-permit.ts";
import { israeliIdentityNumber } from "./israel-identity-number.ts";
import { italianFiscalCode } from "./italy-fiscal-code.ts";
import { italianIdentityCard } from "./italy-identity-card.ts";
import { japaneseMyNumber } from "./japan-my-number.ts";
import { japaneseResidenceCard } from "./japan-residence-card.ts";
import { jordanianNationalNumber } from "./jordan-national-number.ts";
import { kenyanNationalId } from "./kenya-national-id.ts";
import { kenyanPassport } from "./kenya-passport.ts";
import { koreanPassport } from "./korea-passport.ts";
import { koreanRegistrationNumber } from "./korea-registration-number.ts";
import { kuwaitiCivilId } from "./kuwait-civil-id.ts";
import { kyrgyzPersonalNumber } from "./kyrgyzstan-personal-number.ts";
import { laoIdentityCard } from "./laos-identity-card.ts";
import { lebaneseIdentity } from "./lebanon-identity.ts";
import { macauIdentityCard } from "./macau-identity-card.ts";
import { malaysianMyKad } from "./malaysia-mykad.ts";
import { malaysianMyKadPlain } from "./malaysia-mykad-plain.ts";
import { malaysianPassport } from "./malaysia-passport.ts";
import { mexicanCurp } from "./mexico-curp.ts";
import { mexicanTaxNumber } from "./mexico-tax-number.ts";
import { mexicanVoterCard } from "./mexico-voter-card.ts";
import { burmesePassport } from "./myanmar-passport.ts";
import { burmeseRegistrationCard } from "./myanmar-registration-card.ts";
import { nepaliCitizenship } from "./nepal-citizenship.ts";
import { nepaliPassport } from "./nepal-passport.ts";
import { nigerianBankVerification } from "./nigeria-bank-verification.ts";
import { nigerianIdentityNumber } from "./nigeria-identity-number.ts";
import { omaniCivilNumber } from "./oman-civil-number.ts";
import { pakistaniIdentityCard } from "./pakistan-identity-card.ts";
import { pakistaniIdentityNumber } from "./pakistan-identity-number.ts";
import { pakistaniPassport } from "./pakistan-passport.ts";
import { peruvianIdentityCard } from "./peru-identity-card.ts";
import { exitClearance } from "./philippines-exit-clearance.ts";
import { philippinePassport } from "./philippines-passport.ts";
import { philsysNumber } from "./philippines-philsys.ts";
import { philippineSocialSecurity } from "./philippines-sss.ts";
import { philippineTaxNumber } from "./philippines-tin.ts";
import { umidNumber } from "./philippines-umid.ts";
import { polishPesel } from "./poland-pesel.ts";
import { portugueseTaxNumber } from "./portugal-tax-number.ts";
import { qatariIdentityCard } from "./qatar-identity-card.ts";
import { romanianPersonalCode } from "./romania-personal-code.ts";
import { russianPassport } from "./russia-passport.ts";
import { russianPensionNumber } from "./russia-pension-number.ts";
import { russianTaxNumber } from "./russia-tax-number.ts";
import { saudiResidenceNumber } from "./saudi-residence-number.ts";
import { singaporeIdentityNumber } from "./singapore-identity-number.ts";
import { southAfricanIdentityNumber } from "./southafrica-identity-number.ts";
import { spanishForeignerNumber } from "./spain-foreigner-number.ts";
import { spanishIdentityNumber } from "./spain-identity-number.ts";
import { sriLankanIdentityCard } from "./srilanka-identity-card.ts";
import { sriLankanPassport } from "./srilanka-passport.ts";
import { taiwaneseIdentityCard } from "./taiwan-identity-card.ts";
import { tajikTaxNumber } from "./tajikistan-tax-number.ts";
import { tanzanianNationalId } from "./tanzania-national-id.ts";
import { thaiNationalId } from "./thailand-national-id.ts";
import { thaiPassport } from "./thailand-passport.ts";
import { turkishIdentityNumber } from "./turkey-identity-number.ts";
import { ugandanNationalId } from "./uganda-national-id.ts";
import { ukHealthService } from "./uk-health-service.ts";
import { ukNationalInsurance } from "./uk-national-insurance.ts";
import { ukPassport } from "./uk-passport.ts";
import { ukResidencePermit } from "./uk-residence-permit.ts";
import { ukShareCode } from "./uk-share-code.ts";
import { ukrainianPassport } from "./ukraine-passport.ts";
import { ukrainianTaxNumber } from "./ukraine-tax-number.ts";
import { usAlienNumber } from "./usa-alien-number.ts";
import { usEmployerNumber } from "./usa-employer-number.ts";
import { usPassport } from "./usa-passport.ts";
import { usSocialSecurity } from "./usa-social-security.ts";
import { usTaxpayerNumber } from "./usa-taxpayer-number.ts";
import { uzbekPersonalNumber } from "./uzbekistan-personal-number.ts";
import { vietnameseCitizenId } from "./vietnam-citizen-id.ts";
import { vietnamesePassport } from "./vietnam-passport.ts";
import { zimbabweanNationalId } from "./zimbabwe-national-id.ts";
import { documentNumber } from "./any-document-number.ts";
import { drivingLicenceNumber } from "./any-driving-licence.ts";
import { identityNumber } from "./any-identity-number.ts";
import { machineReadableZone } from "./any-machine-readable-zone.ts";
import { passportNumber } from "./any-passport.ts";
import { seafarerBook } from "./any-seafarer-book.ts";
import { visaNumber } from "./any-visa.ts";
import { workPermitNumber } from "./any-work-permit.ts";
import type { Recognizer } from "../recognizer.ts";

/** Recognizers of identity documents: those of one country first, then those of any. */
export const DOCUMENTS: readonly Recognizer[] = [
  australianMedicare,
  australianTaxFile,
  bahrainiPersonalNumber,
  bangladeshiNationalId,
  bangladeshiPassport,
  brazilianIdentityCard,
  brazilianTaxpayerNumber,
  cambodianIdentityCard,
  cambodianPassport,
  canadianClientNumber,
  canadianSocialInsurance,
  centralAsianPassport,
  chinesePassport,
  chineseResidentId,
  colombianIdentityCard,
  egyptianNationalId,
  emiratesIdentityCard,
  ethiopianFayda,
  ethiopianPassport,
  frenchSocialSecurity,
  germanInsuranceNumber,
  germanTaxId,
  ghanaCard,
  greekTaxNumber,
  hongKongIdentityCard,
  aadhaarNumber,
  indianDrivingLicence,
  indianTaxNumber,
  indianPassport,
  indianVoterId,
  indonesianIdentityNumber,
  indonesianPassport,
  indonesianStayPermit,
  israeliIdentityNumber,
  italianFiscalCode,
  italianIdentityCard,
  japaneseMyNumber,
  japaneseResidenceCard,
  jordanianNationalNumber,
  kenyanNationalId,
  kenyanPassport,
  koreanPassport,
  koreanRegistrationNumber,
  kuwaitiCivilId,
  kyrgyzPersonalNumber,
  laoIdentityCard,
  lebaneseIdentity,
  macauIdentityCard,
  malaysianMyKad,
  malaysianMyKadPlain,
  malaysianPassport,
  mexicanCurp,
  mexicanTaxNumber,
  mexicanVoterCard,
  burmesePassport,
  burmeseRegistrationCard,
  nepaliCitizenship,
  nepaliPassport,
  nigerianBankVerification,
  nigerianIdentityNumber,
  omaniCivilNumber,
  pakistaniIdentityCard,
  pakistaniIdentityNumber,
  pakistaniPassport,
  peruvianIdentityCard,
  exitClearance,
  philippinePassport,
  philsysNumber,
  philippineSocialSecurity,
  philippineTaxNumber,
  umidNumber,
  polishPesel,
  portugueseTaxNumber,
  qatariIdentityCard,
  romanianPersonalCode,
  russianPassport,
  russianPensionNumber,
  russianTaxNumber,
  saudiResidenceNumber,
  singaporeIdentityNumber,
  southAfricanIdentityNumber,
  spanishForeignerNumber,
  spanishIdentityNumber,
  sriLankanIdentityCard,
  sriLankanPassport,
  taiwaneseIdentityCard,
  tajikTaxNumber,
  tanzanianNationalId,
  thaiNationalId,
  thaiPassport,
  turkishIdentityNumber,
  ugandanNationalId,
  ukHealthService,
  ukNationalInsurance,
  ukPassport,
  ukResidencePermit,
  ukShareCode,
  ukrainianPassport,
  ukrainianTaxNumber,
  usAlienNumber,
  usEmployerNumber,
  usPassport,
  usSocialSecurity,
  usTaxpayerNumber,
  uzbekPersonalNumber,
  vietnameseCitizenId,
  vietnamesePassport,
  zimbabweanNationalId,
  documentNumber,
  drivingLicenceNumber,
  identityNumber,
  machineReadableZone,
  passportNumber,
  seafarerBook,
  visaNumber,
  workPermitNumber,
];
