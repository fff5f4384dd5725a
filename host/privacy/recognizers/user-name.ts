import type { Recognizer } from "../recognizer.ts";

/** The name that somebody logs in with. */
export const userName: Recognizer = {
  label: "HANDLE",
  title: "Name to log in with",
  pattern:
    /(?:user[ _-]?name|user[ _-]?id|userid|uname|login[ _-]?(?:id|name)|screen[ _-]?name|usuario|utilisateur|identifiant|(?:login|логин|логін)(?=["']?[ ]?[:=：][ ]{0,2}["']?[^\s]{0,39}(?:[\d_]|\.\p{L}))|benutzername|kullanıcı adı|用户名|帳號名稱|아이디|ユーザー名)["']?[ ]?[:=：][ ]{0,2}["']?(?<value>(?!(?:and|or|your|the|yes|no|admin|root|user|open|from|here|page|required|string|null|true|false|https?|password)(?![\p{L}\p{N}_]))[\p{L}\p{N}][\p{L}\p{N}_.-]{2,39})/giu,
  accepts: (found) => /\p{L}/u.test(found),
  cues: "user username userid uname login loginname loginid screen usuario utilisateur identifiant логин логін benutzername kullanıcı 用户名 帳號名稱 아이디 ユーザー名".split(
    " ",
  ),
  examples: ["username: [[rosa_hk88]]", "login=[[k.ahmed]] from the office", "логин: [[gulya_91]]"],
  counterExamples: ["username: and password", "login: https", "the user name is needed"],
};
