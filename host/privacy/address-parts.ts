/** A word with a capital, as a pattern. */
export const CAP = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,30}`;

/** What may follow an address: flat, block, postal code, places after commas. */
export const MORE = String.raw`(?:,?[ ]{1,2}(?:(?:[Ff]lat|[Uu]nit|[Rr]oom|[Rr]m|[Aa]pt|[Ff]loor|[Bb]lock|[Bb]lk|[Bb]uilding|[Bb]ldg|[Tt]ower|[Vv]illa|[Hh]ouse|[Zz]one|[Aa]rea|[Ss]ector|[Pp]hase|[Ll]ot|[Bb]rgy|[Bb]arangay|RT|RW|[Kk]av|[Kk]el|[Kk]ec|[Kk]m|[Gg]ate|[Pp]iso|[Dd]epto|[Dd]pto|[Ii]nterior|[Ii]nt|[Cc]asa|[Ll]ote|[Mm]z|[Bb]loc|[Ss]c|[Ee]t|[Aa]p|[Ss]uite)\.?[ ]?(?:[Nn]o\.?[ ]?)?(?:[A-Z]-?)?\d{0,5}[A-Z]?(?:[/-]\d{1,4})?(?![\p{L}])|\d{1,3}/F|(?<=,[ ]{1,2})\d{4,6}[ ]${CAP}(?:[ -]${CAP}){0,3}|\d{3,6}(?!\d|[ ]?(?:pesos|php|usd|riyals?|dirhams?|hkd|dollars?|hours?|days?|years?|months?))|(?<=,[ ]{1,2})${CAP}(?:[ ](?:(?:de|del|da|do|di|la|le|of|al)[ ])?${CAP}){0,3}(?:[ ]\p{Lu}(?![\p{L}.])|[ ]\d{1,6}(?![\d.,:/]\d|\d|[ ]?\p{Ll}))?|[-–][ ]\p{Lu}{2}(?!\p{L})|[a-z]{3,5}\.?[ ]\d{1,4}(?=,)|#\d{1,3}-\d{1,4})){0,6}`;

const WORD = String.raw`(?:(?:\p{Lu}\.){0,3}\p{Lu}[\p{L}\p{M}'’-]{0,30}(?:(?<=(?<!\p{L})\p{L}{1,4})\.(?=[ ]?[\p{Lu}\d]))?|#?[A-Z]{0,3}-?\d{1,6}[A-Za-z]?(?:[/-][A-Z]?\d{1,4}){0,3}(?![\p{L}\d]|[.,:]\d)|(?:no|nr|nº|n°|flat|apt|apto|apartment|house|floor|near|opp|opposite|st|street|rd|road|lane|rue|avenue|av|bd|boulevard|place|chemin|calle|rua|via|ul|ulica|ул|улица|вул|вулиця|д|дом|буд|кв|м|г|город|місто|село|с|р-н|обл|bis|nyumba|namba|mtaa|wa|ya|la|de|del|da|do|das|dos|di|of|al|rt|rw|dusun|desa|kec|kel|kab|kp|gang|gg|jalan|jl|jln|lorong|kampung|xóm|thôn|ấp|tổ|xã|phường|huyện|quận|tỉnh|số|ngõ|đường|phố|village|vill|ward|distt?|p\.?o|h\.?no)\.?(?=[ ]\S|$))`;

/** Words that make an address, in parts between commas: with capitals, numbers, and the little words of addresses. */
export const PLACES = String.raw`${WORD}(?:[ ]{1,2}${WORD}){0,7}(?:,[ ]{0,2}${WORD}(?:[ ]{1,2}${WORD}){0,7}){0,6}`;
