import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Who somebody is to a program: sessions in cookies, and the user and password of a command line. */
export const commandSecret: Recognizer = {
  label: "PASSWORD",
  title: "Session, or password of a command",
  pattern: written(
    [
      String.raw`(?:session[_-]?id|session|sess|phpsessid|jsessionid|connect\.sid|csrf[_-]?token|xsrf[_-]?token|auth[_-]?token|access[_-]?token|refresh[_-]?token|id[_-]?token|authtoken)["']?[=:][ ]?["']?(?<value>(?=[^\s;,"'&]{0,80}\d)[A-Za-z0-9._~%+/=-]{8,500})`,
      String.raw`(?:curl|wget|http|https|mysql|mongo|mongosh|psql|redis-cli|ssh|sshpass)[ ](?:[^\n|;]{0,120}?[ ])?(?:-u|--user|--auth|-a)[ =]["']?[^\s:"']{1,40}:(?<value>[^\s"<>']{3,64})`,
      String.raw`(?:mysql|mysqldump|mongo|mongosh|sshpass|redis-cli|htpasswd)[ ](?:[^\n|;]{0,120}?[ ])?(?:-p|-a)[ ]?["']?(?<value>(?=[^\s"']{0,40}\d)[^\s"'-][^\s"']{3,63})`,
    ].join("|"),
    "giu",
  ),
  cues: "session sessionid sess phpsessid jsessionid connect csrf csrftoken xsrf auth authtoken access refresh id curl wget http https mysql mysqldump mongo mongosh psql redis ssh sshpass htpasswd".split(
    " ",
  ),
  rank: 4,
  examples: [
    "Cookie: sessionid=[[a81f77c2e1d4c05b]]; lang=en",
    "curl -u rosa:[[mango77tree]] https://example.org",
    "mysql -u root -p[[mango77tree]] cases",
    "refresh_token=[[1a2b3c4d5e6f]]",
  ],
  counterExamples: [
    "session: three workers came",
    "curl -u <user>:<password> once",
    "access: open to all 24 hours",
    "http status 404",
  ],
};
