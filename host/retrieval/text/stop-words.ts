const ENGLISH =
  "a about above after again against all also am an and any are as at be because been before being below between both but by can cannot could did do does doing done down during each either else ever every few for from further get gets getting got had has have having he her here hers herself him himself his how i if in into is it its itself just let like may me might more most must my myself nor not now of off on once one only or other our ours ourselves out over own per please same shall she should since so some such than that the their theirs them themselves then there these they this those through to too two under until up upon us very was we were what when where whether which while who whom whose why will with within without would yes yet you your yours yourself yourselves dont doesnt didnt isnt arent wasnt wont cant im ive id ill youre theyre hi hello thanks thank ok okay etc really lot lots thing things want wants need needs know make makes made go goes going went come comes say says said tell told see way good best much many";

const LATIN_SCRIPT =
  "ang ng mga na sa po ko mo ka ay si ni kay ako ikaw siya kami tayo kayo sila niya nila namin nyo ninyo ito iyan ba lang daw din rin kung para pero at hindi ano may yung kasi naman dan di ke dari yang untuk dengan pada adalah ini itu saya kamu anda dia mereka kita tidak ada akan oleh atau juga sudah belum apa bisa karena kalau agar de la el los las un una unos unas y o que en por con para del al se su sus lo le les es son mi tu yo si no como pero mas este esta e do da dos das um uma os as em ao aos na no nas nos com para ele ela eles que nao et ou le la les des du une est dans pour par sur avec ce cette ces qui ne pas je tu il elle nous vous ils elles mon ma mes au aux cua va la co cho khong nhung voi toi duoc trong mot cac ya wa kwa ni na za la katika hii huyo yake yangu bir ve bu icin ile";

/** Words that say nothing about a subject: English, and the function words of other languages in Latin script, which would meet English words by accident. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH.split(" "),
  ...LATIN_SCRIPT.split(" "),
]);
