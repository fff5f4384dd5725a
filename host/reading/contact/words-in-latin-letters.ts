import type { AskedWords } from "./roles.ts";

/** How whom to call is asked for in languages written in Latin letters. */
export const IN_LATIN_LETTERS: readonly AskedWords[] = [
  {
    language: "en",
    number:
      "number|numbers|contact|contacts|phone number|telephone number|contact details|phone|telephone|tel|phone no|contact no|helpline no",
    embassy: "embassy*|embassies|consulate*|consul|consular|high commission",
    police: "police|police station",
    office:
      "labour office*|labor office*|labour department|labor department|ministry of labour|ministry of labor|labour ministry|labor ministry|labour inspector*|labor inspector*",
    body: "hotline*|helpline*|emergency line|ngo|ngos|union|unions|trade union|charity|charities|shelter|shelters|organisation*|organization*|association*",
    call: "call|phone|telephone|ring|contact|reach|dial|complain|report|report to|turn to|talk to|speak to|speak with|ask|help|assist|message|write to",
    who: "who|whom|where|what|which|how|who's|what's",
    give: "give|send|tell|share|show|know|need|want|looking|find|get|have",
    plain:
      "the|a|an|of|in|at|for|to|from|is|are|am|was|i|i'm|im|me|my|we|us|our|you|your|can|could|may|do|does|should|would|please|pls|plz|kindly|there|here|now|some|any|someone|somebody|anyone|anybody|one|and|or|on|with|by|if|this|that|these|hello|hi|dear|sir|madam|thanks|thank|it|its|be|will|has|got|city|country|abroad|overseas|home|working|work|worker|workers|victim|victims|trafficking|trafficked|migrant|migrants|foreign|foreigner*|maid|maids|domestic|helper|nearest|local|official|free|urgent|urgently|emergency|living|live|national*|citizen*|people|address|like|about|ok|also|other|else|whatsapp|mobile|line|office|service*|problem|problems|trouble|case|when|support",
  },
  {
    language: "es",
    number: "numero|numeros|telefono|telefonos|numero de telefono|contacto|contactos|celular",
    embassy: "embajada*|consulado*|consul",
    police: "policia|comisaria",
    office:
      "ministerio de trabajo|oficina de trabajo|oficina laboral|inspeccion de trabajo|inspección del trabajo|ministerio del trabajo",
    body: "linea de ayuda|linea directa|ong|ongs|sindicato*|organizacion|organizaciones|asociacion|asociaciones|refugio|albergue",
    call: "llamar|llamo|llamamos|contactar|contacto|comunicarme|comunicarnos|comunico|denunciar|denuncio|acudir|acudo|hablar|hablo|pedir|pido|ayudar|ayudarme|ayudarnos|ayuda|quejarme|marcar|marco",
    who: "quien|quienes|donde|adonde|a donde|cual|cuales|que|como",
    give: "dar|darme|dame|deme|denme|me da|me das|pasar|paseme|pasame|pasarme|necesito|necesitamos|quiero|quisiera|busco|dime|digame|decirme|saber|tener|tienes|tiene|tienen|encontrar|encuentro|mandame",
    plain:
      "trata|trata de personas|trafico de personas|víctima*|el|la|los|las|de|del|en|al|a|por|para|con|un|una|me|mi|yo|soy|estoy|estamos|puedo|podemos|puede|pueden|podria|podrian|debo|favor|porfa|porfavor|hola|gracias|es|esta|hay|si|se|nos|nuestra|nuestro|y|o|aqui|ahora|ya|le|lo|les|su|hola|buenas|buenos|dias|tardes|pais|trabajo|trabajador*|migrante*|extranjer*|domestica*|algun|alguna|alguien|emergencia|emergencias|urgente|urgencia|oficial|direccion|ciudad|ciudadan*|atencion|desde|problema*|caso|gratis|whatsapp|linea",
  },
  {
    language: "fr",
    number: "numero|numeros|telephone|numero de telephone|contact|contacts|coordonnees",
    embassy: "ambassade*|l'ambassade|d'ambassade|consulat*|consul|haut commissariat",
    police: "police|commissariat",
    office: "inspection du travail|l'inspection du travail|ministere du travail|bureau du travail",
    body: "ligne d'assistance|ligne d'urgence|ong|syndicat*|association*|l'association|organisation*|l'organisation|refuge",
    call: "appeler|j'appelle|appelle|contacter|joindre|telephoner|parler|m'adresser|adresser|s'adresser|signaler|plaindre|me plaindre|porter plainte|aider|m'aider|nous aider|aide|l'aide|d'aide",
    who: "qui|ou|quel|quelle|quels|quelles|comment|que",
    give: "donner|donnez|donne|donnez-moi|me donner|besoin|j'ai besoin|voudrais|je voudrais|veux|cherche|trouver|avoir|connaitre|savoir|dites|dites-moi|envoyez|avez|il me faut|faut",
    plain:
      "traite|traite des etres humains|victime*|le|la|les|l|de|du|des|d|en|au|aux|a|dans|pour|par|avec|un|une|me|moi|mon|ma|je|suis|nous|sommes|notre|puis|peux|peut|pouvez|peuvent|pouvons|puis-je|dois|est|est-ce|y|il|on|s'il|s|vous|te|plait|svp|stp|bonjour|salut|merci|et|ou|ici|maintenant|pays|travail|travailleur*|travailleuse*|migrant*|etranger*|domestique*|quelqu'un|urgence|urgent|officiel*|adresse|ville|j'habite|habite|ressortissant*|probleme*|cas|aupres|j'ai|ai|gratuit|whatsapp|ce|c'est|si",
  },
  {
    language: "pt",
    number:
      "numero|numeros|telefone|telefones|numero de telefone|contato|contatos|contacto|contactos|celular",
    embassy: "embaixada*|consulado*|consul",
    police: "policia|delegacia|esquadra",
    office:
      "ministerio do trabalho|inspecao do trabalho|delegacia do trabalho|secretaria do trabalho",
    body: "linha de ajuda|linha direta|ong|ongs|sindicato*|organizacao|organizacoes|associacao|associacoes|abrigo",
    call: "ligar|ligo|ligue|chamar|contatar|contactar|telefonar|telefono|falar|falo|denunciar|denuncio|recorrer|reclamar|pedir|peco|ajudar|ajudar-me|me ajudar|ajuda|procurar|procuro",
    who: "quem|onde|aonde|qual|quais|que|como",
    give: "dar|me da|de-me|passar|me passa|passe|preciso|precisamos|quero|queria|gostaria|saber|diga|dizer|me diz|encontrar|encontro|arranjar|tem|manda|mande|enviar|envie",
    plain:
      "trafico|trafico de pessoas|vitima*|o|a|os|as|do|da|dos|das|de|no|na|nos|nas|em|ao|aos|para|pra|pro|por|com|um|uma|me|mim|meu|minha|eu|sou|estou|estamos|posso|podemos|pode|podem|poderia|devo|favor|ola|oi|obrigado|obrigada|e|ou|aqui|agora|se|pais|trabalho|trabalhador*|migrante*|imigrante*|estrangeir*|domestica*|alguem|algum|alguma|emergencia|urgente|oficial|endereco|cidade|cidad*|voce|voces|te|senhor|nosso|nossa|problema*|caso|gratuito|whatsapp|linha|desde|bom|boa|dia|tarde",
  },
  {
    language: "id",
    number:
      "nomor|nomer|nomor telepon|nomor telpon|no telp|telp|telepon|kontak|nomor kontak|no hp|hp",
    embassy: "kedutaan|kedutaan besar|kbri|kjri|konsulat|konsulat jenderal|konjen|kdei|kedubes",
    police: "polisi|kantor polisi",
    office:
      "disnaker|kemnaker|dinas tenaga kerja|kementerian tenaga kerja|kementerian ketenagakerjaan|bp2mi|kp2mi|kantor tenaga kerja|departemen tenaga kerja",
    body: "hotline|saluran bantuan|lsm|ngo|serikat|serikat buruh|serikat pekerja|organisasi|lembaga|shelter|rumah aman|yayasan",
    call: "hubungi|dihubungi|menghubungi|kuhubungi|telepon|telpon|menelepon|menelpon|ditelepon|panggil|melapor|lapor|laporan|mengadu|ngadu|minta tolong|bantu|membantu|bantuan|menolong|tolong saya|bicara",
    who: "siapa|siapakah|mana|dimana|kemana|kmn|berapa|apa|apakah|bagaimana|gimana",
    give: "minta|meminta|kasih|beri|berikan|butuh|perlu|mau|ingin|cari|mencari|tahu|tau|punya|ada|kirim|kirimkan|sebutkan|beritahu",
    plain:
      "perdagangan orang|perdagangan manusia|tppo|korban|saya|aku|kami|kita|sy|anda|kamu|bapak|ibu|pak|bu|mas|mbak|kak|yang|yg|di|ke|dari|untuk|utk|bisa|bs|dapat|boleh|harus|tolong|mohon|dong|ya|nya|itu|ini|dan|atau|sini|sekarang|kalau|jika|kepada|pada|orang|warga|negara|wni|tki|tkw|pmi|pekerja|kerja|bekerja|buruh|migran|asing|luar|negeri|rumah|tangga|art|darurat|resmi|alamat|kota|halo|hai|terima|kasih|makasih|adalah|lagi|sedang|tinggal|masalah|wa|whatsapp|bagi|sama|dengan|kantor|berada|gratis|terdekat",
  },
  {
    language: "ms",
    number: "nombor|no telefon|nombor telefon|telefon",
    embassy: "kedutaan|kedutaan besar|pejabat kedutaan|suruhanjaya tinggi|konsulat",
    police: "polis|balai polis",
    office: "jabatan tenaga kerja|pejabat buruh|kementerian sumber manusia|jabatan buruh",
    body: "talian hotline|talian bantuan|talian kecemasan|talian|ngo|kesatuan|kesatuan sekerja|pertubuhan|persatuan|badan|rumah perlindungan",
    call: "hubungi|dihubungi|telefon|menelefon|panggil|lapor|melapor|buat aduan|adu|mengadu|membantu|bantu|bantuan|tolong",
    who: "siapa|mana|berapa|apa|apakah|bagaimana|macam mana",
    give: "beri|berikan|bagi|nak|hendak|mahu|perlu|perlukan|cari|tahu|ada|minta",
    plain:
      "pemerdagangan orang|pemerdagangan manusia|mangsa|saya|kami|kita|awak|anda|encik|puan|tuan|yang|di|ke|dari|daripada|untuk|boleh|dapat|sila|tolong|ya|itu|ini|dan|atau|sini|sekarang|kalau|jika|kepada|pada|orang|warga|warganegara|negara|pekerja|kerja|bekerja|migran|asing|luar|negeri|rumah|pembantu|amah|kecemasan|rasmi|alamat|bandar|terima|kasih|adalah|sedang|tinggal|asing|masalah|whatsapp|lah|dengan|saja|pejabat",
  },
  {
    language: "tl",
    number: "numero|number|numero ng telepono|telepono|contact|contact number|kontak|linya",
    embassy: "embahada|embahadang|embassy|konsulado|konsulada|consulate|polo|mwo",
    police: "pulis|police|presinto|istasyon ng pulis",
    office:
      "dole|dmw|owwa|labor office|opisina ng labor|tanggapan ng paggawa|ministry of labor|ministri ng paggawa",
    body: "hotline|ngo|unyon|union|organisasyon|samahan|grupo|shelter|asosasyon",
    call: "tawagan|tumawag|tatawagan|matatawagan|natatawagan|tawag|tawagin|kontakin|makontak|makokontak|kontak|lapitan|malalapitan|lumapit|magsumbong|isumbong|mag-report|magreport|ireport|i-report|magreklamo|makatulong|makakatulong|tulungan|tulong|matulungan|humingi|hingan|makausap|kausapin",
    who: "sino|kanino|sinong|saan|nasaan|ano|anong|alin|paano|pano",
    give: "pahingi|hingi|paki|pakibigay|bigay|bigyan|ibigay|kailangan|kailangan ko|gusto|hanap|hinahanap|malaman|alam|pwede|pwedeng|puwede|puwedeng|meron|mayroon|may|pasend|send",
    plain:
      "trafficking|human trafficking|biktima|ang|ng|nang|mga|sa|na|ko|ako|akong|akin|aking|po|opo|ho|ba|namin|kami|kaming|natin|tayo|ninyo|nyo|kayo|mo|ka|ikaw|si|ni|kay|para|dito|rito|doon|ngayon|lang|naman|din|rin|kung|at|o|maaari|maaaring|dapat|salamat|hello|hi|kababayan|ofw|ofws|pilipino|pinoy|pilipina|manggagawa|trabaho|nagtatrabaho|kasambahay|dh|abroad|bansa|emergency|opisyal|address|problema|tanong|taga|tagang|nasa|sana|please|pls|makuha|makukuha|makahingi|opisina|tao|taong|iyong|yung|yong",
  },
  {
    language: "ceb",
    number: "numero|number|numero sa telepono|telepono|contact",
    embassy: "embahada|embassy|konsulado|consulate",
    police: "pulis|police|estasyon sa pulis",
    office: "dole|dmw|owwa|opisina sa labor|labor office",
    body: "hotline|ngo|unyon|union|organisasyon|kapunongan|shelter",
    call: "tawagan|motawag|tawgan|matawgan|matawagan|tawag|kontakon|makontak|maduolan|duolan|mosumbong|isumbong|mag-report|magreport|moreklamo|makatabang|motabang|tabangan|matabangan|mangayo",
    who: "kinsa|kang kinsa|kinsay|asa|diin|unsa|unsay|giunsa|unsaon",
    give: "pangayo|mangayo|ihatag|hatag|hatagi|kinahanglan|gusto|nangita|mahibalo|hibaw|naa|palihug|pwede|puwede|mahimo",
    plain:
      "ang|sa|og|ug|nga|mga|ko|nako|ako|akong|kami|namo|amo|among|kamo|ninyo|nimo|ka|ikaw|si|ni|kang|para|dinhi|diri|didto|karon|lang|ba|kung|kon|o|mahimong|salamat|hello|ofw|trabahante|nagtrabaho|trabaho|kasambahay|gawas|nasod|emergency|opisyal|problema|pinoy|pilipino|na|pa|gyud|unta|akoa|tawo|y|man|tungod|taga",
  },
  {
    language: "vi",
    number: "số|số điện thoại|sđt|sdt|điện thoại|liên lạc",
    embassy: "đại sứ quán|đsq|sứ quán|lãnh sự|lãnh sự quán|tổng lãnh sự quán",
    police: "công an|cảnh sát|đồn công an|đồn cảnh sát",
    office:
      "bộ lao động|sở lao động|phòng lao động|cục quản lý lao động|cục lao động|thanh tra lao động",
    body: "đường dây nóng|tổng đài|hotline|công đoàn|tổ chức|hiệp hội|hội|nhà tạm lánh|ngo|phi chính phủ",
    call: "gọi|gọi điện|gọi cho|liên hệ|liên lạc|nhắn|báo|báo cáo|tố cáo|khiếu nại|nhờ|nhờ giúp|giúp|giúp đỡ|hỗ trợ|trợ giúp|cầu cứu|nói chuyện",
    who: "ai|đâu|ở đâu|nào|gì|bao nhiêu|mấy|sao|thế nào|làm sao",
    give: "cho|xin|cần|muốn|tìm|biết|hỏi|có",
    plain:
      "mua bán người|buôn người|nạn nhân|tôi|em|mình|cháu|con|tui|chúng|bọn|anh|chị|ạ|với|của|là|ở|tại|bên|để|thể|được|không|hay|hoặc|và|bây giờ|giờ|này|đây|kia|người|việt|nam|lao động|công nhân|làm việc|đang|giúp việc|nước|nước ngoài|ngoài|khẩn cấp|chính thức|địa chỉ|thành phố|làm ơn|vui lòng|cảm ơn|chào|bạn|nhé|nha|đi|các|những|một|thì|nếu|phải|nên|vấn đề|khi|đến|tới",
  },
  {
    language: "sw",
    number: "namba|nambari|namba ya simu|nambari ya simu|simu|mawasiliano",
    embassy: "ubalozi|ubalozini|balozi|konseli|ubalozi mdogo|konsulati",
    police: "polisi|kituo cha polisi",
    office: "wizara ya kazi|ofisi ya kazi|idara ya kazi|afisa wa kazi|afisa kazi",
    body: "simu ya msaada|laini ya msaada|hotline|shirika|mashirika|ngo|chama|chama cha wafanyakazi|vyama|makazi salama",
    call: "kupiga simu|nipige|nimpigie|nipigie|nimpigie simu|kupigia|kumpigia|kuwapigia|piga|pigia|kuwasiliana|niwasiliane|wasiliana|kuripoti|niripoti|kulalamika|kuomba msaada|msaada|kusaidia|kunisaidia|anisaidie|anaweza kunisaidia|wanisaidie|nisaidie|nisaidiwe|saidia|kuongea|nimwite|nimtafute",
    who: "nani|wapi|gani|nini|ipi|vipi|je|ngapi",
    give: "nipe|nipeni|naomba|tunaomba|nahitaji|tunahitaji|nataka|natafuta|nijulishe|niambie|nitumie|kupata|nipate|napata|nitapata|kujua|iko",
    plain:
      "usafirishaji haramu|biashara ya binadamu|mwathirika|ya|wa|la|cha|za|kwa|na|ni|kutoka|katika|nchini|huko|hapa|hapo|sasa|mimi|sisi|wewe|ninyi|naweza|tunaweza|anaweza|wanaweza|ninaweza|ninayeweza|tafadhali|asante|habari|hujambo|samahani|au|kama|niko|nipo|tuko|mkenya|wakenya|mtanzania|mfanyakazi|wafanyakazi|kazi|ninafanya|nafanya|ndani|wahamiaji|dharura|rasmi|anwani|mji|nchi|tatizo|shida|yangu|yetu|wangu|wetu|ambaye|ambayo|ili|mtu|whatsapp|yupi|ninaishi|naishi|wangu",
  },
  {
    language: "hi-latn",
    number: "number|nambar|namber|phone number|mobile number|contact|contact number|sampark|raabta",
    embassy:
      "embassy|ambassy|embasi|dutavas|dootavas|dutawas|safarat khana|sifarat khana|safaratkhana|consulate|rajdutavas",
    police: "police|polis|pulis|thana|thane",
    office:
      "labour office|labor office|shram vibhag|labour court|labour department|shram mantralaya|labor ministry|labour ministry",
    body: "helpline|hotline|ngo|union|sanstha|sangathan|tanzeem|shelter",
    call: "call|phone|fon|sampark|raabta|rabta|shikayat|complain|report|baat|madad|help|sahayata|bataun|bulaun|bulau|milun|bolun",
    who: "kaun|kon|kisko|kise|kisse|kis|kiska|kahan|kaha|kidhar|kya|kaise|kese|kaunsa|konsa",
    give: "de|do|dijiye|dijie|dedo|dena|den|chahiye|chaiye|chahie|batao|bataiye|bata|bhejo|bhej|milega|milegi|mil|karun|karu|karoon|karna|kare|karein|karo|pata|chahta|chahti",
    plain:
      "main|mai|mein|me|mujhe|mujhko|mera|meri|mere|hum|hame|hamare|aap|ka|ki|ke|ko|se|par|pe|hai|hain|hu|hun|hoon|sakta|sakti|sakte|skta|skti|ho|ga|gi|koi|please|plz|pls|kripya|meharbani|bhai|ji|sir|yahan|yaha|wahan|ab|abhi|aur|ya|agar|to|liye|kar|karne|kam|kaam|karta|karti|majdoor|mazdoor|worker|indian|bharat|bharatiya|desh|videsh|emergency|official|pata|sheher|namaste|salam|shukriya|dhanyavad|raha|rahi|rehta|rehti|hamara|wala|wale|wali|the|in|of|is|ek|apna|apne|apni|ne|bhi",
  },
  {
    language: "ne-latn",
    number:
      "number|nambar|namber|nombor|phone number|mobile number|contact|contact number|sampark|samparka",
    embassy: "embassy|embasi|consulate|rajdutawas|dutawas|dutabas|rajdutabas",
    police: "police|polis|pulis|prahari",
    office:
      "labour office|labor office|labour department|labour court|shram karyalaya|shram bibhag|baideshik rojgar bibhag",
    body: "helpline|hotline|ngo|union|shelter|sanstha|sangathan",
    call: "call|phone|fon|sampark|ujuri|gunaso|complain|maddat|sahayog|help|bhannu|bhanna|bhanne",
    who: "ko|kaslai|kasle|kasko|kun|kata|kaha|kahan|ke|kasari|kati",
    give: "dinus|dinu|dinusna|dinuna|deu|dinos|chahiyo|chaiyo|chahinchha|chaincha|pathaunus|pathaidinus|bhannus|bhandinus|garna|garne|garnu|garum|garu|sakchu|sakchhu|sakinchha|sakincha|paincha|painchha|milcha|milchha|thaha",
    plain:
      "ma|mero|malai|hami|hamro|hamilai|ko|le|lai|bata|sanga|na|hola|cha|chha|ho|ni|pani|yaha|yahan|tyaha|dai|didi|hajur|sir|kripaya|please|lagi|nepali|nepal|bidesh|kamdar|aba|ahile|eka|euta",
  },
  {
    language: "bn-latn",
    number:
      "number|nambar|namber|nombor|phone number|mobile number|contact|contact number|nambor|nomor",
    embassy: "embassy|embasi|consulate|dutabas|dutabash|hai commission|high commission",
    police: "police|polis|pulis|thana",
    office: "labour office|labor office|labour department|labour court|srom office|bmet",
    body: "helpline|hotline|ngo|union|shelter|songstha|shongothon",
    call: "call|phone|fon|jogajog|obhijog|ovijog|complain|sahajjo|shahajjo|help|bolbo|janabo|korbo",
    who: "ke|kake|kar|kon|kothay|kothai|koi|ki|kivabe|kibhabe|kemne",
    give: "den|din|dao|dein|lagbe|dorkar|chai|bolen|bolun|janan|pathan|korbo|korte|pari|parbo|parboni|pabo|jabo|ache|achhe",
    plain:
      "ami|amar|amake|amra|r|er|ta|ti|te|e|kache|theke|jonno|shathe|sathe|ekhane|okhane|ekhon|vai|bhai|apu|apnar|please|doya|kore|na|o|bangladesh|bangladeshi|bangla|kormi|sromik|bidesh|deshe",
  },
  {
    language: "si-latn",
    number:
      "number|nambar|namber|nombor|phone number|mobile number|contact|contact number|ankaya|numbare|number ekak|number eka",
    embassy: "embassy|embasi|consulate|thanapathi*|tanapati*|embassiya|embassy eka",
    police: "police|polis|pulis|polisiya|police eka",
    office:
      "labour office|labor office|labour department|labour court|kamkaru karyalaya|kamkaru departhamenthuwa|slbfe",
    body: "helpline|hotline|ngo|union|shelter|sanvidanaya|wurthiya samithiya",
    call: "call|call karanna|kathakaranna|katha karanna|kata karanna|kathaa karanna|kata kiyanna|kaata kiyanna|kiyanna|amathanna|udaw|udau|udawwak|udauwak|paminili|complain",
    who: "kaata|kaatada|katada|kata kiyanna|kauda|kawda|kauruda|koheda|koheta|kohetada|mokakda|mokada|monawada|kohomada",
    give: "denna|dennako|denawada|ona|onaa|puluwan|puluwanda|ganna|hoyanna|danaganna|tiyenawada|thiyenawada",
    plain:
      "mata|mama|apita|api|eka|eke|ekata|ekak|ekath|one|wala|ge|karanna|karanne|mage|lankawe|lanka|sri|srilanka|karunakara|please|innawa|inne|da|methana|methanin|dan|hari|rate|wada|athi|nam",
  },
  {
    language: "ta-latn",
    number:
      "number|nambar|namber|nombor|phone number|mobile number|contact|contact number|en|ennai",
    embassy:
      "embassy|embasi|consulate|thoodharagam|thutharagam|thoothuragam|dhoodharagam|thoodharaga",
    police: "police|polis|pulis|kavalthurai|kaaval",
    office: "labour office|labor office|labour department|labour court|thozhilalar*|tholilalar*",
    body: "helpline|hotline|ngo|union|shelter|amaippu|sangam",
    call: "call|pesa|pesanum|pesalam|pesurathu|kooppida|kupida|koopidanum|kekka|kekanum|kekalam|solla|sollanum|sollalam|pugar|pugaar|uthavi|udhavi|help|complain",
    who: "yaaru|yaar|yaara|yaaruku|yaarukku|yaruku|yarukku|enga|engae|enge|epdi|eppadi|enna|ethu|edhu",
    give: "kudunga|kodunga|tharunga|thaanga|venum|vendum|venam|mudiyum|mudiyuma|sollunga|irukka|iruka|theriyuma|kidaikkum|panna|pannanum|pannalam|pannuven",
    plain:
      "enakku|enaku|naan|nan|en|ennoda|engalukku|ku|la|le|ah|oru|inga|inge|ippo|please|anna|akka|sir|iruken|irukken|india|indian|tamil|velai|thozhilali",
  },
];
