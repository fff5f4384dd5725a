import type { Recognizer } from "../../recognizer.ts";

/** Codes that prove who somebody is, after words that say so: "your verification code is 48291". */
export const oneTimeCode: Recognizer = {
  label: "PASSWORD",
  title: "Code that proves who somebody is",
  pattern:
    /(?:verification|security|authentication|confirmation|login|sign-?in|activation|access|reset|one[- ]time|2fa|mfa|puk|sms|atm|door|gate|lock|safe|locker|vault|alarm|entry|unlock|screen|lift|código de verificación|code de vérification|kode verifikasi|kode otp|mã xác (?:nhận|minh)|код подтверждения|код підтвердження|رمز التحقق|验证码|驗證碼|認証コード|인증번호|รหัส otp|ओटीपी|ওটিপি)(?:[ ](?:pass)?(?:code|pin|password|number))?(?:[ ](?:is|was|es|est|adalah|là|ay))?[ ]{0,2}[:：=是為为]?[ ]{0,2}(?<value>(?<=(?:code|pin|password|number|verificación|vérification|verifikasi|otp|nhận|minh|подтверждения|підтвердження|التحقق|码|碼|コード|번호|ओटीपी|ওটিপি|2fa|mfa|puk)[^\p{L}]{0,6}(?:(?:is|was|es|est|adalah|là|ay)[ ])?)(?:[A-Z]-)?(?:\d{2}(?:-\d{2}){2,3}|\d{3,4}[ -]?\d{0,4})|(?<=OTP[^\p{L}]{0,6})\d{4,8})(?![\p{L}\p{N}]|[.,]\d)|(?:code|pin|combination)[ ](?:for|to|of)[ ](?:the|my|our)[ ](?:\p{L}{2,12}[ ])?(?:door|gate|safe|locker|phone|lock|wifi|account|card|house|flat|room|lift|alarm|atm|laptop|suitcase)[ ]?(?:is|was|:|=)[ ]{0,2}(?<value>\d(?:[ -]?\d){2,9})(?![\p{L}\p{N}]|[.,]\d)/giu,
  cues: "verification security authentication confirmation login sign activation access reset one 2fa mfa puk sms atm door gate lock safe locker vault alarm entry unlock screen lift pin combination código code kode mã код رمز 验证码 驗證碼 認証コード 인증번호 รหัส ओटीपी ওটিপি".split(
    " ",
  ),
  rank: 4,
  examples: [
    "your verification code is [[48291]]",
    "ATM pin: [[4829]], door code [[7719]]",
    "the code for the gate is [[5120]], safe code: [[31-07-55]]",
    "验证码：[[482917]]，请勿告诉他人",
    "код подтверждения [[4829]]",
  ],
  counterExamples: [
    "security costs 500 a month",
    "the access code of practice, 2019",
    "login takes 30 seconds",
  ],
};
