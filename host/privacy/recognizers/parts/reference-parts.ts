/** What says that a number follows: "no.", "number is", ":". */
export const MARK = String.raw`(?:[ ]?(?:no|nos|nr|num|number|numbers|nomor|nomer|numero|número|номер|số|nombor|bilangan|bil|blg|namba|numara|ቁጥር|संख्या|नं|क्रमांक|নং|எண்|අංකය|نمبر|번호|番号|编号|編號|หมายเลข|เลขที่|नम्बर|নম্বর|رقم|id|ids|code|ref|reference|#|№|n\.?[°º])\.?(?:[ ](?:is|was|ko|ay|ko ay|saya|adalah))?\s{0,2}[:#=№-]?\s{0,2}|\s{0,2}[:#=№]\s{0,2})`;

/** A code with letters or signs in it. */
export const MIXED = String.raw`\s(?:is\s)?(?<value>(?=[A-Z\d/._-]{0,20}\d[A-Z\d/._-]{0,20}\d)(?=[A-Z\d]{0,20}[A-Z/._-])(?-i:[A-Z0-9]{1,12}(?:[/._-][A-Z0-9]{1,12}){0,5}))(?![\p{L}\p{N}])`;

/** A code with two digits or more, as the group `value`. */
export const CODE = String.raw`(?<value>(?:(?-i:[A-Z]{1,4})[ ](?=\d))?(?=[\p{L}\d/._()-]{0,20}\d[\p{L}\d/._()-]{0,20}\d)[A-Za-z0-9]{1,12}(?:[/._-](?:\([A-Za-z]{1,4}\)[/._-]?)?[A-Za-z0-9]{1,12}){0,6}(?:-[а-яіїє]{1,2})?|\d{2,4}(?:[ ]\d{2,6}){1,3})(?![\p{L}\p{N}])`;

const SHORT = 4;

/** Whether a code is long enough to tell somebody, and no year. */
export const enough = (found: string) =>
  found.replaceAll(/[^A-Za-z0-9]/g, "").length >= SHORT &&
  !/^(?:(?:19|20)\d{2}|\d{1,3}\.\d+)$/.test(found);
