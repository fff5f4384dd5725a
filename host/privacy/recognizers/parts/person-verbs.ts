/** Small words with which a sentence goes on behind who it tells of, and verbs as people tell of others, by language. */
const WORDS = [
  // English
  "is isn't was wasn't has hasn't had hadn't does doesn't did didn't can can't cannot could couldn't will won't would wouldn't must wants needs owes works lives says tells cries sleeps feels gets goes stays knows thinks keeps eats asks hopes left ran went came lost got fell took gave paid told said made found felt thought kept sent met bought sold slept ate wrote spoke knew saw began became died stole never still already also just",
  // Spanish
  "es está estaba fue era ha había no ya nunca trabaja llega paga quiere dice vive sufre pide necesita teme debe puede va vino volvió sigue recibe gana tiene duerme llora cuida limpia cobra todavía también siempre",
  // French
  "est était a avait n'a n'est n'avait n'était ne veut doit travaille dort vit habite gagne dit demande reçoit paie paye peut va vient souffre pleure craint reste attend loge s'est s'était l'a lui toujours",
  // Portuguese
  "é foi era tem tinha não trabalha mora quer recebe diz disse precisa deve pode veio dorme chora cuida limpa ainda já só também",
  // Indonesian and Malay
  "belum tidak tak sudah telah sedang masih pernah ingin mau mahu hendak nak kena perlu harus butuh bisa dapat bekerja kerja lari kabur pulang tinggal hilang sakit takut minta",
  // Tagalog and Cebuano
  "ay hindi gusto ayaw wala walang walay miikyas mibayad miuli miabot milayas mihilak",
  // Swahili
  "yuko yupo hayuko hana anao",
  // Vietnamese
  "bị đã đang làm muốn không chưa phải được vừa sắp nói kể bỏ trốn trả nợ sống mất nhận ký khóc xin cần vẫn",
  // Russian and Ukrainian
  "не уже была був була было має мав хоче хочет может може живёт живе боится боїться",
  // Hindi and Nepali in Latin letters
  "ne ko lai",
];

/** Forms that only verbs have, by language. */
const FORMS = [
  // English pasts, but for what adverts and lists say of jobs
  "(?!(?:want|need|requir|preferr|bas|relat|limit|unit|approv|licen[cs]|register|certifi|own|red)ed(?!\\p{L}))\\p{Ll}{2,12}ed",
  // Spanish and Portuguese pasts
  "\\p{Ll}{2,12}(?:ó|ió|aba|ía|ou|eu|iu|ava|mia|zia|nia)",
  "\\p{Ll}{2,12}ait",
  "di\\p{Ll}{4,14}",
  "(?:me[mn]|meng|meny|mel|mer|ber|ter)\\p{Ll}{3,12}",
  // Tagalog and Cebuano
  "(?:nag|nang|nak|nap|pina|kinu|kina|sina|tina|bina|gina|ini|gi(?!v))\\p{Ll}{3,14}",
  "na(?:ba|gu|ha|hu|i|ka|ku|la|ma|pa|pi|sa|wa)\\p{Ll}{3,14}",
  "[bdgklst]um\\p{Ll}{4,10}",
  // Swahili
  "(?:ali(?!r)|ana(?!k)|ame|ata|haja|hana|haku|hata|alini)\\p{Ll}{3,14}",
  "ha\\p{Ll}{3,10}i",
  // Russian and Ukrainian
  "[а-яёіїєґ]{1,14}(?:[аеиіуюяыё]л|ла|л[аи]?с[ья]|[еёи]т|[еёи]тся|ається|є|[аиіу]в|ився|ався|ілась)",
];

/** What a sentence may go on with behind somebody's name, as the source of a pattern. */
export const PERSON_VERB = String.raw`(?:${WORDS.join(" ").replaceAll(" ", "|")}|${FORMS.join("|")})(?![\p{L}\p{M}])`;
