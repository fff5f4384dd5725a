import type { Vocabulary } from "./subject.ts";

/** How people say in each language that somebody is let go (`letting`): beside a demand for money, or a sum, it is a ransom. None that also means to leave a job, to send workers abroad or to let a paper through. */
export const RELEASES: readonly Vocabulary[] = [
  {
    language: "en",
    words: {
      letting:
        "to let me go|to let us go|to let him go|to let her go|to let them go|will let me go|will let us go|will let him go|will let her go|will let them go|won't let me go|won't let us go|won't let him go|won't let her go|won't let them go|wont let me go|wont let us go|wont let him go|wont let her go|wont let them go|not let me go|not let us go|not let him go|not let her go|not let them go|only let me go|only let us go|only let him go|only let her go|only let them go|never let me go|never let us go|never let him go|never let her go|never let them go|then they let me go|then they let us go|then they let him go|then they let her go|then they let them go|before they let me go|before they let us go|before they let him go|before they let her go|before they let them go|until they let me go|until they let us go|until they let him go|until they let her go|until they let them go|before he lets me go|before he lets us go|before he lets him go|before he lets her go|before he lets them go|until he lets me go|until he lets us go|until he lets him go|until he lets her go|until he lets them go|before she lets me go|before she lets us go|before she lets him go|before she lets her go|before she lets them go|they'll let me go|they'll let us go|they'll let him go|they'll let her go|they'll let them go|he'll let me go|he'll let us go|he'll let him go|he'll let her go|he'll let them go|they will only let me go|they will only let us go|they will only let him go|they will only let her go|they will only let them go|release me|release us|release him|release her|release them|be released|set me free|set us free|set him free|set her free|free me|free us|free him|free her|be freed|let me out|let us out|let him out|let her out|before we can leave|before i can leave|to let me leave|not let me leave|won't let me leave|wont let me leave|let us leave",
    },
  },
  {
    language: "es",
    words: {
      letting:
        "soltar|soltarme|soltarnos|soltarlo|soltarla|suelten|sueltan|suelta|soltaran|liberarme|liberarnos|liberarlo|liberarla|liberar a|nos liberan|me liberan|lo liberan|la liberan|dejarme ir|dejarnos ir|dejarlo ir|dejarla ir|dejarme salir|dejarnos salir|me dejan ir|nos dejan ir|lo dejan ir|la dejan ir|me dejan salir|nos dejan salir|me deja ir|me deja salir",
    },
  },
  {
    language: "fr",
    words: {
      letting:
        "relâcher|relâche|relâchent|relâché|me libérer|nous libérer|le libérer|la libérer|les libérer|nous libèrent|me libèrent|le libèrent|la libèrent|laisser partir|laisse partir|laissent partir|laisser sortir|laisse sortir|laissent sortir",
    },
  },
  {
    language: "pt",
    words: {
      letting:
        "soltar|soltam|soltem|solta|soltarem|me liberar|nos liberar|liberar ele|liberar ela|liberar a gente|liberar meu|liberar minha|libertar|libertam|libertar-me|libertarem|deixar ir|deixam ir|deixa ir|me deixar sair|nos deixar sair|deixam sair|deixam a gente ir|deixam a gente sair",
    },
  },
  {
    language: "ru",
    words: {
      letting:
        "отпустят|отпустить|отпускают|отпускает|отпустит|отпустили|освободят|освободить|выпустят|выпустить|выпустит",
    },
  },
  {
    language: "uk",
    words: {
      letting: "відпустять|відпустити|відпускають|відпускає|відпустить|випустять|випустити",
    },
  },
  {
    language: "ar",
    words: {
      letting:
        "يتركوني|يتركونا|يتركوه|يتركوها|يتركونه|يسيبوني|يسيبونا|يسيبوه|يسيبوها|يفكوني|يفكونا|يفكوه|يطلعوني|يطلعونا|يطلقوني|يطلقونا|يطلقوه|يطلقون سراحي|يطلقون سراحنا|يطلقون سراحه|اطلاق سراح|إطلاق سراح|يفرجوا عن|يفرجون عن|يخلوني اروح|يخلوني أروح|يخلوني امشي|يخلونا نروح|يخلونا نمشي|يخلونا نطلع",
    },
  },
  {
    language: "am",
    words: {
      letting:
        "እንለቃችኋለን|እንለቅሃለን|እንለቅሻለን|እንለቃለን|ይለቁኛል|ይለቁናል|ይለቁታል|ይለቋታል|እንዲለቁኝ|እንዲለቁን|እንዲለቁት|እንዲለቋት|ለመልቀቅ|ለማስለቀቅ",
    },
  },
  {
    language: "sw",
    words: {
      letting:
        "waniachilie|watuachilie|wamwachilie|waniachie|watuachie|wamwachie|aniachilie|atuachilie|kuniachilia|kutuachilia|kumwachilia|kuachiliwa|niachiliwe|tuachiliwe|aachiliwe|wataniachilia|watatuachilia|watamwachilia|wataniachia|watamwachia|atatuachilia|ataniachilia|hawaniachilii|hawatuachilii|hawamwachilii|tumwachilie|tutamwachilia",
    },
  },
  {
    language: "hi",
    words: {
      letting:
        "छोड़ेंगे|छोड़ेगा|छोड़ेगी|छोड़ देंगे|छोड़ देगा|तभी छोड़|तब छोड़|ही छोड़|जाने देंगे|जाने देगा|छुड़ाने|छुड़वाने|रिहा|रिहाई|chodenge|chhodenge|chodega|chhodega|chorenge|chhorenge|chod denge|chhod denge|chhor denge|chor denge|chhod dega|tabhi chod|tabhi chhod|jane denge|jaane denge|chudane|chhudane|chudwane|chhudwane|riha|rihai",
    },
  },
  {
    language: "ur",
    words: {
      letting:
        "چھوڑیں گے|چھوڑے گا|چھوڑ دیں گے|چھوڑ دے گا|تب چھوڑ|تبھی چھوڑ|جانے دیں گے|جانے دے گا|چھڑانے|رہا کریں|رہا کرنے|رہائی",
    },
  },
  {
    language: "ne",
    words: {
      letting:
        "छोड्छन्|छोड्छ|छोड्छौं|छोडिदिन्छ|छोडिदिन्छन्|छोडिदिन्छौं|छाड्छन्|छाड्छ|छाडिदिन्छ|छाडिदिन्छन्|मात्र छोड्|मात्रै छोड्|मात्र छाड्|छुटाउन|छोड्दैनन्|छाड्दैनन्|chodcha|chodchan|chhodchha|chhodchhan|chodidincha|chodidinchan|chhodidinchhan|chadcha|chadchan|chhadchhan|chadidincha|matra chod|matra chhod|matrai chod|chutauna|chhutauna|choddainan|chhoddainan",
    },
  },
  {
    language: "bn",
    words: {
      letting:
        "ছাড়বে|ছাড়বো|ছেড়ে দেবে|ছেড়ে দিবে|ছেড়ে দিতে|ছেড়ে দেওয়ার|ছাইড়া দিবে|ছাইড়া দিব|ছাইড়া দিতে|ছাড়াতে|ছাড়াইতে|ছাড়িয়ে আনতে|মুক্তি দিবে|মুক্তি দেবে|মুক্তি দিতে|charbe|charbo|chere dibe|chere debe|chere dite|chere dibo|chaira dibe|chaira dibo|chaira dite|charate|charaite|mukti dibe|mukti dite",
    },
  },
  {
    language: "si",
    words: {
      letting: "නිදහස් කරන්න|නිදහස් කරනවා|නිදහස් කර|අත්හරින්න|අරින්න නම්|යන්න අරින්න|එළියට අරින්න",
    },
  },
  {
    language: "ta",
    words: {
      letting: "விடுதலை|விடுவிக்க|விடுவிப்ப|வெளியே விட|வெளிய விட|விட மாட்டோம்|விடமாட்டோம்",
    },
  },
  {
    language: "id",
    words: {
      letting:
        "dilepas|dilepaskan|dilepasin|melepaskan|lepaskan|lepasin|dibebaskan|dibebasin|bebaskan|bebasin|baru boleh pulang|baru bisa pulang|baru boleh keluar|baru bisa keluar",
    },
  },
  {
    language: "tl",
    words: {
      letting:
        "pakawalan|pakakawalan|papakawalan|pinakawalan|palayain|palalayain|papalayain|makalaya|pauwiin|papauwiin|paalisin|buhian|pagawson|paulion",
    },
  },
  {
    language: "vi",
    words: {
      letting:
        "mới thả|thì thả|để thả|thả ra|thả người|thả em|thả tôi|thả con|thả cháu|thả về|mới cho về|mới cho ra|thì cho về|tha cho",
    },
  },
  {
    language: "th",
    words: {
      letting:
        "ปล่อยตัว|ถึงจะปล่อย|ถึงปล่อย|จะปล่อยเรา|จะปล่อยผม|จะปล่อยหนู|ยอมปล่อย|ปล่อยกลับ|ปล่อยออก|ปล่อยเรา|ปล่อยผม|ปล่อยหนู",
    },
  },
  {
    language: "km",
    words: { letting: "ដោះលែង|ទើបលែង|លែងខ្ញុំ|លែងយើង|លែងគាត់|ទើបឲ្យចេញ|ទើបឱ្យចេញ|ទើបអោយចេញ" },
  },
  {
    language: "my",
    words: { letting: "ပြန်လွှတ်|လွတ်ဖို့|လွတ်အောင်" },
  },
  {
    language: "zh",
    words: {
      letting:
        "放人|才放|就放我|就放他|就放她|肯放|先放|放我走|放我们走|放我們走|放我哋走|放我出去|放我们出去|放我回|放他走|放她走|放了我|放了他|放了她|让我走|讓我走|让我们走|讓我們走",
    },
  },
];
