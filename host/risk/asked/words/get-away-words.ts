/** How people say that they would get away from whom they work for, or from where they are held; no word alone by which somebody goes out, travels or takes a holiday. */
export const GET_AWAY =
  "should i run|can i run|could i run|must i run|if i run|should we run|can we run|if we run|just run|run away|run from|running away|escape|escaping|flee|sneak out|get out of here|get away from|can i leave|should i leave|may i leave|could i leave|must i leave|if i leave|can we leave|should we leave|may we leave|if we leave|just leave|leave them|leave him|leave her|leave now|leave here|leave this house|leave this place|leave the house|leave the job|leave my job|leave my employer|leave my boss|leave my madam|allowed to leave|free to leave|right to leave|just go|walk out|walk away|quit and go|" +
  "irme|irnos|irse|me puedo ir|nos podemos ir|puedo irme|me voy|nos vamos|escapar|escaparme|escaparnos|huir|fugarme|fugarnos|largarme|largarnos|salirme|salirnos|salir de aquí|salir de aqui|salir de esta casa|dejar la casa|dejar al patrón|dejar al patron|abandonar|" +
  "partir|m'enfuir|m'en aller|nous enfuir|s'enfuir|s'échapper|m'échapper|me sauver|fuir|fuguer|quitter la maison|quitter cette maison|quitter le patron|quitter ma patronne|quitter mon patron|quitter les lieux|" +
  "ir embora|irmos embora|vou embora|fugir|fugirmos|escapar|me mandar daqui|sair daqui|sair desta casa|sair dessa casa|deixar a casa|largar tudo|" +
  "tumakas|tatakas|takas|tumakbo|lumayas|maglayas|mag layas|umalis dito|umalis na|aalis na|aalis na lang|umalis sa amo|umalis na lang|layasan|iwan ang amo|iwanan ang amo|" +
  "mobiya|mulayas|mokalagiw|kalagiw|" +
  "kabur|lari|melarikan diri|minggat|keluar dari sini|keluar dari rumah|pergi dari sini|pergi dari rumah|tinggalkan majikan|meninggalkan majikan|pergi saja|pergi aja|" +
  "larikan diri|cabut lari|keluar dari rumah ni|" +
  "nitoroke|nikitoroka|tutoroke|kutoroka|kukimbia|nikimbie|nikikimbia|niondoke|nikiondoka|kuondoka|nitoke|kutoka hapa|niwaache|nimwache|" +
  "bỏ trốn|trốn|trốn đi|bỏ đi|chạy trốn|rời đi|đi khỏi|bo tron|tron di|bo di|chay tron|ra khỏi nhà|" +
  "bhag jau|bhag jaun|bhaag jau|bhaag jaun|bhag jaye|bhag sakta|bhag sakti|bhag jana|bhagna|bhaag|nikal jau|nikal jaun|chhod du|chhod dun|chod du|chod dun|chhod kar chala|chala jau|chala jaun|chali jau|chali jaun|bhagu|bhagun|" +
  "bhagera|bhagne|bhagnu|bhagda|bhage|chhodera jana|chhodera jau|niskera jau|niskinu|jaau ki|" +
  "ahrob|nahrob|ahrab|ahrub|atla3 mn|atla3 men|asib|aseeb|amshi|" +
  "भाग जाऊं|भाग जाऊँ|भाग सकता|भाग सकती|भाग जाना|भागूं|निकल जाऊं|छोड़ दूं|छोड़ दूँ|चला जाऊं|चली जाऊं|भागौं|भाग्नु|भागें|भाग्न|छोडेर जाउँ|अहिले निस्कौं|" +
  "পালাব|পালাবো|পালিয়ে যাব|পালিয়ে যাই|পালাতে|চলে যাব|চলে যাবো|ছেড়ে দিব|" +
  "بھاگ جاؤں|بھاگوں|بھاگنا|چھوڑ دوں|چلا جاؤں|چلی جاؤں|نکل جاؤں|" +
  "اهرب|أهرب|نهرب|هروب|الهروب|اطلع من البيت|أطلع من البيت|اترك البيت|أترك البيت|اترك العمل|امشي من هنا|" +
  "පැනලා යන්න|පැන යන්න|පැනලා|යන්නද|ඔයා දාලා යන්න|" +
  "ஓடிப் போகலாமா|ஓடி போகலாமா|தப்பி|ஓடிடவா|வெளியேறலாமா|" +
  "ထွက်ပြေး|ပြေးရ|ထွက်သွားရ|หนี|หนีไป|ออกจากบ้าน|រត់|រត់គេច|ចេញពីទីនេះ|" +
  "ልጥፋ|ልሽሽ|ልምለጥ|ላምልጥ|ልሂድ|ብጠፋ|ብሸሽ|" +
  "убежать|сбежать|бежать|мне уйти|нам уйти|можно уйти|втекти|тікати|утекти|мені піти|" +
  "逃跑|逃走|逃出|逃離|逃离|跑掉|离开这里|離開這裡|走掉|走佬|走得未";

/** How people call those by whom they fear to be fetched, or what these would do, where no concept says it. */
export const FETCHED =
  "immigration on me|immigration on us|call immigration|la migra|migración|migracion|inmigración|inmigracion|la policía me|la policia me|imigração|imigracao|immigration|imigrasi|imigresen|ireport|i-report|i report|ipapahuli|ipahuli|ipakulong|lapor saya kabur|dilaporkan|lapor polisi|lapor polis|waite polisi|waniite polisi|akiita polisi|nitakamatwa|wakinikamata|huroob|hurub|absconding|runaway report|cảnh sát bắt|báo công an|báo cảnh sát|bị bắt|bị trục xuất|police bulaye|police bulaya|police bula|police ma|police me de|police lai|blibolis|ybalegh|shorta|deport|deportar|deportado|deportada|deported|expulser|expulsé|expulsée|dideportasi|dihantar balik|balikin|kufukuzwa nchini";
