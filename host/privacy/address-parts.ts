/** A word with a capital, as a pattern. */
export const CAP = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,30}`;

/** What may follow an address: flat, block, postal code, places after commas. */
export const MORE = String.raw`(?:,?[ ]{1,2}(?:(?:[Ff]lat|[Uu]nit|[Rr]oom|[Rr]m|[Aa]pt|[Ff]loor|[Bb]lock|[Bb]lk|[Bb]uilding|[Bb]ldg|[Tt]ower|[Vv]illa|[Hh]ouse|[Zz]one|[Aa]rea|[Ss]ector|[Pp]hase|[Ll]ot|[Bb]rgy|[Bb]arangay|RT|RW|[Kk]av|[Kk]el|[Kk]ec|[Kk]m|[Gg]ate|[Pp]iso|[Dd]epto|[Dd]pto|[Ii]nterior|[Ii]nt|[Cc]asa|[Ll]ote|[Mm]z|[Bb]loc|[Ss]c|[Ee]t|[Aa]p|[Ss]uite)\.?[ ]?(?:[Nn]o\.?[ ]?)?(?:[A-Z]-?)?\d{0,5}[A-Z]?(?:[/-]\d{1,4})?(?![\p{L}])|\d{1,3}/F|\d{3,6}(?!\d|[ ]?(?:pesos|php|usd|riyals?|dirhams?|hkd|dollars?|hours?|days?|years?|months?))|(?<=,[ ]{1,2})${CAP}(?:[ ]${CAP}){0,3}(?:[ ]\p{Lu}(?![\p{L}.]))?)){0,6}`;
