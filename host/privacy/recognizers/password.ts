import type { Recognizer } from "../recognizer.ts";

/** Passwords and access codes, after a word that says so. */
export const password: Recognizer = {
  label: "PASSWORD",
  title: "Password, PIN or access code",
  pattern:
    /(?:passwords?|passwd|pass|pwd|passphrase|passcode|pincode|pin|otp|secret|token|apikey|api[ _-]?key|contraseña|contrasena|clave|senha|kata[ ]sandi|sandi|mật[ ]khẩu|пароль|пинкод|parol|şifre|sifre|كلمة[ ]السر|كلمة[ ]المرور|باسورد|पासवर्ड|পাসওয়ার্ড|پاس[ ]ورڈ|รหัสผ่าน|密码|密碼|비밀번호|パスワード|nywila|cvv|cvc|cv2)(?:[ _-](?:access|api|client|code|key|number|no|id|saya|ko|mein|is)){0,3}(?:\s?(?:[:=]|is|was|es|adalah|là|है|هو|هي|ay|ni|—|-)\s{0,3}|\s(?=\S{0,20}\d))["'“]?(?<value>(?!(?:sent|received|given|expired|shared|stolen|leaked|lost|known|unknown|also|still|now|only|just|never|always|too|so|very|about|like|must|should|will|and|or|for|of|the|a|an|to|from|your|my|is|was|not|with|in|by|he|she|they|it|who|that|which|kept|taken|taking|withheld|held|written|wrong|changed|protected|reset|secure|secured|required|needed|book|books|secret|through|on|at|code|number|ng|ko|sa|di|yang|de|la|el|para)(?![\p{L}\p{N}]))[^\s"'”<>,;]{3,64})/giu,
  cues: "password passwords passwd pass pwd passphrase passcode pincode pin otp secret token apikey api contraseña contrasena clave senha kata sandi mật пароль пинкод parol şifre sifre كلمة باسورد पासवर्ड পাসওয়ার্ড پاس รหัสผ่าน 密码 密碼 비밀번호 パスワード nywila cvv cvc cv2".split(
    " ",
  ),
  rank: 4,
  examples: [
    "password: [[Manila2024!]]",
    "my PIN is [[4821]]",
    "contraseña: [[gato123]]",
    "пароль: [[qwerty77]]",
    "API_KEY=[[abc123def456]]",
  ],
  counterExamples: [
    "they took my password and phone",
    "the agency keeps a secret list",
    "pass the exam",
    "pin it to the wall",
  ],
};
