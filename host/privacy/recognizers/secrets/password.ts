import type { Recognizer } from "../../recognizer.ts";

/** Passwords and access codes, after a word that says so. */
export const password: Recognizer = {
  label: "PASSWORD",
  title: "Password, PIN or access code",
  pattern:
    /(?:passwords?|passwd|pass|pwd|pw|passphrase|passcode|pincode|pin|otp|secret|token|apikey|api[ _-]?key|contraseña|contrasena|clave|senha|kata[ ]sandi|sandi|mật[ ]khẩu|пароль|пинкод|parol(?:im)?|mot[ ]de[ ]passe|mdp|passwort|kennwort|hasło|parola|şifre|sifre|كلمة[ ]السر|كلمة[ ]المرور|باسورد|पासवर्ड|পাসওয়ার্ড|پاس[ ]ورڈ|รหัสผ่าน|密码|密碼|비밀번호|パスワード|暗証番号|비번|رقم[ ]سري|الرقم[ ]السري|รหัส[ ]?atm|ពាក្យសម្ងាត់|စကားဝှက်|m-?pin|nywila|nenosiri|neno[ ]la[ ]siri|namba[ ]ya[ ]siri|palavra[- ]passe|código[ ]de[ ]acesso|clave[ ]de[ ]acceso|kode[ ]akses|wachtwoord|heslo|lozinka|jelszó|lösenord|adgangskode|salasana|pinnya|passwordnya|sandinya|kata[ ]laluan|මුරපදය|කේතය|கடவுச்சொல்|የይለፍ[ ]ቃል|የሚስጥር[ ]ቁጥር|پن[ ]کوڈ|पिन|পিন|রিসেট[ ]কোড|код[ ]из[ ](?:смс|sms)|код[ ]доступа|código[ ]pin|code[ ](?:secret|pin)|código[ ]secreto|mã[ ]pin|暗证号|支付密码|cvv|cvc|cv2)(?:[ _-](?:access|api|client|code|key|number|no|id|saya|ko|mein|is|atm|gcash|account|email|wifi|facebook|fb|po|namin|aku|kartu|del|de|mi|my|new|old|of|for|the|ng|sa|phone|mobile|cell|laptop|bank|card|whatsapp|telegram|instagram|zalo|gmail|yahoo|viber|kamu|anda|yangu|của|em|tôi|mình|anh|chị|minha|meu|wangu|mo|niya|nya|मेरा|আমার|میرا|code)){0,4}(?:["']?\s?(?:[:=：＝]|是|为|為|は|은|는|คือ|is|was|es|adalah|là|है|هو|هي|ay|ni|é|est|ist|jest|to|—|-)\s{0,3}|\s(?=\S{0,20}\d)|(?<=暗証番号|パスワード|密码|密碼|비밀번호|비번|รหัสผ่าน)(?=[\x21-\x7e]{3}))(?:(?<=[:=]\s{0,3})["](?<value>[^"\n]{3,64})(?=")|(?<value>\d{3}[ -]\d{3})(?![\p{L}\p{N}-])|["'“]?(?<value>(?!(?:sent|received|given|expired|shared|stolen|leaked|lost|known|unknown|also|still|now|only|just|never|always|too|so|very|about|like|must|should|will|and|or|for|of|the|a|an|to|from|your|my|is|was|not|with|in|by|he|she|they|it|who|that|which|kept|taken|taking|withheld|held|written|wrong|changed|protected|reset|secure|secured|required|needed|book|books|secret|through|on|at|code|number|ng|ko|sa|di|yang|de|la|el|para|none|nil|changeme|change_me|example|placeholder|null|undefined|empty|blank)(?![\p{L}\p{N}])|\p{Script=Han}|\p{Script=Hiragana})(?=[^\s]{0,64}[\p{L}\p{N}])[^\s"'”<>,;。，、]{3,64}))/giu,
  cues: "password passwords passwd pass pwd pw mot mdp passwort kennwort hasło parola parolim passphrase passcode pincode pin otp secret token apikey api contraseña contrasena clave senha kata sandi mật пароль пинкод parol şifre sifre كلمة باسورد पासवर्ड পাসওয়ার্ড پاس รหัสผ่าน 密码 密碼 비밀번호 パスワード 暗証番号 비번 الرقم รหัส ពាក្យសម្ងាត់ စကားဝှက် nenosiri neno namba palavra kode wachtwoord heslo lozinka jelszó lösenord adgangskode salasana pinnya passwordnya sandinya mpin nywila මුරපදය කේතය கடவுச்சொல் የይለፍ የሚስጥር پن पिन পিন রিসেট код código code mã 暗证号 支付密码 cvv cvc cv2".split(
    " ",
  ),
  rank: 4,
  examples: [
    "password: [[Manila2024!]]",
    "my PIN is [[4821]]",
    "contraseña: [[gato123]]",
    "пароль: [[qwerty77]]",
    "API_KEY=[[abc123def456]]",
    `{"password":"[[p@ss w0rd]]"}, mot de passe : [[Soleil#77]], 密码是[[abc12345]]`,
    "PIN ng ATM ko [[4829]]",
  ],
  counterExamples: [
    "they took my password and phone",
    "the agency keeps a secret list",
    "pass the exam",
    "pin it to the wall",
  ],
};
