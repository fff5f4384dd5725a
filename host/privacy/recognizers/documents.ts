import { australianMedicare } from "./documents/australia-medicare.ts";
import { australianTaxFile } from "./documents/australia-tax-file.ts";
import { bahrainiPersonalNumber } from "./documents/bahrain-personal-number.ts";
import { bangladeshiNationalId } from "./documents/bangladesh-national-id.ts";
import { bangladeshiPassport } from "./documents/bangladesh-passport.ts";
import { brazilianIdentityCard } from "./documents/brazil-identity-card.ts";
import { brazilianTaxpayerNumber } from "./documents/brazil-taxpayer-number.ts";
import { cambodianIdentityCard } from "./documents/cambodia-identity-card.ts";
import { cambodianPassport } from "./documents/cambodia-passport.ts";
import { canadianClientNumber } from "./documents/canada-client-number.ts";
import { canadianSocialInsurance } from "./documents/canada-social-insurance.ts";
import { centralAsianPassport } from "./documents/centralasia-passport.ts";
import { chinesePassport } from "./documents/china-passport.ts";
import { chineseResidentId } from "./documents/china-resident-id.ts";
import { colombianIdentityCard } from "./documents/colombia-identity-card.ts";
import { egyptianNationalId } from "./documents/egypt-national-id.ts";
import { emiratesIdentityCard } from "./documents/emirates-identity-card.ts";
import { ethiopianFayda } from "./documents/ethiopia-fayda.ts";
import { ethiopianPassport } from "./documents/ethiopia-passport.ts";
import { frenchSocialSecurity } from "./documents/france-social-security.ts";
import { germanInsuranceNumber } from "./documents/germany-insurance-number.ts";
import { germanTaxId } from "./documents/germany-tax-id.ts";
import { ghanaCard } from "./documents/ghana-card.ts";
import { greekTaxNumber } from "./documents/greece-tax-number.ts";
import { hongKongIdentityCard } from "./documents/hongkong-identity-card.ts";
import { aadhaarNumber } from "./documents/india-aadhaar.ts";
import { indianDrivingLicence } from "./documents/india-driving-licence.ts";
import { indianTaxNumber } from "./documents/india-pan.ts";
import { indianPassport } from "./documents/india-passport.ts";
import { indianVoterId } from "./documents/india-voter-id.ts";
import { indonesianIdentityNumber } from "./documents/indonesia-identity-number.ts";
import { indonesianPassport } from "./documents/indonesia-passport.ts";
import { indonesianStayPermit } from "./documents/indonesia-stay-permit.ts";
import { israeliIdentityNumber } from "./documents/israel-identity-number.ts";
import { italianFiscalCode } from "./documents/italy-fiscal-code.ts";
import { italianIdentityCard } from "./documents/italy-identity-card.ts";
import { japaneseMyNumber } from "./documents/japan-my-number.ts";
import { japaneseResidenceCard } from "./documents/japan-residence-card.ts";
import { jordanianNationalNumber } from "./documents/jordan-national-number.ts";
import { kenyanNationalId } from "./documents/kenya-national-id.ts";
import { kenyanPassport } from "./documents/kenya-passport.ts";
import { koreanPassport } from "./documents/korea-passport.ts";
import { koreanRegistrationNumber } from "./documents/korea-registration-number.ts";
import { kuwaitiCivilId } from "./documents/kuwait-civil-id.ts";
import { kyrgyzPersonalNumber } from "./documents/kyrgyzstan-personal-number.ts";
import { laoIdentityCard } from "./documents/laos-identity-card.ts";
import { lebaneseIdentity } from "./documents/lebanon-identity.ts";
import { macauIdentityCard } from "./documents/macau-identity-card.ts";
import { malaysianMyKad } from "./documents/malaysia-mykad.ts";
import { malaysianMyKadPlain } from "./documents/malaysia-mykad-plain.ts";
import { malaysianPassport } from "./documents/malaysia-passport.ts";
import { mexicanCurp } from "./documents/mexico-curp.ts";
import { mexicanTaxNumber } from "./documents/mexico-tax-number.ts";
import { mexicanVoterCard } from "./documents/mexico-voter-card.ts";
import { burmesePassport } from "./documents/myanmar-passport.ts";
import { burmeseRegistrationCard } from "./documents/myanmar-registration-card.ts";
import { nepaliCitizenship } from "./documents/nepal-citizenship.ts";
import { nepaliPassport } from "./documents/nepal-passport.ts";
import { nigerianBankVerification } from "./documents/nigeria-bank-verification.ts";
import { nigerianIdentityNumber } from "./documents/nigeria-identity-number.ts";
import { omaniCivilNumber } from "./documents/oman-civil-number.ts";
import { pakistaniIdentityCard } from "./documents/pakistan-identity-card.ts";
import { pakistaniIdentityNumber } from "./documents/pakistan-identity-number.ts";
import { pakistaniPassport } from "./documents/pakistan-passport.ts";
import { peruvianIdentityCard } from "./documents/peru-identity-card.ts";
import { exitClearance } from "./documents/philippines-exit-clearance.ts";
import { philippinePassport } from "./documents/philippines-passport.ts";
import { philsysNumber } from "./documents/philippines-philsys.ts";
import { philippineSocialSecurity } from "./documents/philippines-sss.ts";
import { philippineTaxNumber } from "./documents/philippines-tin.ts";
import { umidNumber } from "./documents/philippines-umid.ts";
import { polishPesel } from "./documents/poland-pesel.ts";
import { portugueseTaxNumber } from "./documents/portugal-tax-number.ts";
import { qatariIdentityCard } from "./documents/qatar-identity-card.ts";
import { romanianPersonalCode } from "./documents/romania-personal-code.ts";
import { russianPassport } from "./documents/russia-passport.ts";
import { russianPensionNumber } from "./documents/russia-pension-number.ts";
import { russianTaxNumber } from "./documents/russia-tax-number.ts";
import { saudiResidenceNumber } from "./documents/saudi-residence-number.ts";
import { singaporeIdentityNumber } from "./documents/singapore-identity-number.ts";
import { southAfricanIdentityNumber } from "./documents/southafrica-identity-number.ts";
import { spanishForeignerNumber } from "./documents/spain-foreigner-number.ts";
import { spanishIdentityNumber } from "./documents/spain-identity-number.ts";
import { sriLankanIdentityCard } from "./documents/srilanka-identity-card.ts";
import { sriLankanPassport } from "./documents/srilanka-passport.ts";
import { taiwaneseIdentityCard } from "./documents/taiwan-identity-card.ts";
import { tajikTaxNumber } from "./documents/tajikistan-tax-number.ts";
import { tanzanianNationalId } from "./documents/tanzania-national-id.ts";
import { thaiNationalId } from "./documents/thailand-national-id.ts";
import { thaiPassport } from "./documents/thailand-passport.ts";
import { turkishIdentityNumber } from "./documents/turkey-identity-number.ts";
import { ugandanNationalId } from "./documents/uganda-national-id.ts";
import { ukHealthService } from "./documents/uk-health-service.ts";
import { ukNationalInsurance } from "./documents/uk-national-insurance.ts";
import { ukPassport } from "./documents/uk-passport.ts";
import { ukResidencePermit } from "./documents/uk-residence-permit.ts";
import { ukShareCode } from "./documents/uk-share-code.ts";
import { ukrainianPassport } from "./documents/ukraine-passport.ts";
import { ukrainianTaxNumber } from "./documents/ukraine-tax-number.ts";
import { usAlienNumber } from "./documents/usa-alien-number.ts";
import { usEmployerNumber } from "./documents/usa-employer-number.ts";
import { usPassport } from "./documents/usa-passport.ts";
import { usSocialSecurity } from "./documents/usa-social-security.ts";
import { usTaxpayerNumber } from "./documents/usa-taxpayer-number.ts";
import { uzbekPersonalNumber } from "./documents/uzbekistan-personal-number.ts";
import { vietnameseCitizenId } from "./documents/vietnam-citizen-id.ts";
import { vietnamesePassport } from "./documents/vietnam-passport.ts";
import { zimbabweanNationalId } from "./documents/zimbabwe-national-id.ts";
import { documentNumber } from "./documents/any-document-number.ts";
import { drivingLicenceNumber } from "./documents/any-driving-licence.ts";
import { identityNumber } from "./documents/any-identity-number.ts";
import { machineReadableZone } from "./documents/any-machine-readable-zone.ts";
import { passportNumber } from "./documents/any-passport.ts";
import { seafarerBook } from "./documents/any-seafarer-book.ts";
import { visaNumber } from "./documents/any-visa.ts";
import { workPermitNumber } from "./documents/any-work-permit.ts";
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
