/** Words before a place that say somebody has gone back there, and not that they want to. */
export const RETURNED_TO =
  "back in|returned to|came back to|come back to|got back to|went back to|arrived back in|deported to|repatriated to|sent back to|flown back to|volví a|he vuelto a|regresé a|he regresado a|de vuelta en|de regreso en|volvimos a|regresamos a|me deportaron a|suis rentré au|suis rentrée au|suis rentré en|suis rentrée en|suis rentré à|suis rentrée à|suis de retour au|suis de retour en|suis de retour à|suis revenu au|suis revenue au|suis revenu en|suis revenue en|voltei para o|voltei para a|voltei para|voltei pra|voltei pro|voltei ao|de volta ao|de volta no|de volta na|de volta em|sudah pulang ke|telah pulang ke|sudah kembali ke|sudah balik ke|udah pulang ke|udah balik ke|baru pulang ke|dah balik ke|sudah kembali di|dipulangkan ke|dideportasi ke|nakauwi na ako sa|nakauwi na sa|nakauwi ako sa|nakauwi na ako ng|nakauwi na po ako sa|nakauwi na kami sa|umuwi na ako sa|nakabalik na ako sa|bumalik na ako sa|nakauli na ko sa|nakauli nako sa|nakabalik na ko sa|đã về|về đến|về tới|đã trở về|mới về|vừa về|nimerudi|tumerudi|amerudi|nilirudi|nimesharudi|вернулся в|вернулась в|вернулись в|повернувся до|повернулась до|повернувся в|повернулась в|رجعت الى|رجعت إلى|رجعت على|رجعت|عدت الى|عدت إلى|عدت|رجعنا|عدنا إلى|กลับมา|กลับถึง|กลับมาถึง|กลับมาอยู่|ត្រឡប់មក|វិលមក|ត្រឡប់មកដល់|回到|回到了|已经回|已經回|回来|回來|ተመልሼ|ተመልሰን";

/** The same before the country that was left: "came back from". */
export const RETURNED_FROM =
  "came back from|have come back from|got back from|am back from|i'm back from|are back from|just back from|back home from|returned from|went home from|home from|deported from|repatriated from|sent back from|volví de|volvimos de|he vuelto de|regresé de|regresamos de|he regresado de|me deportaron de|rentré de|rentrée de|rentré du|rentrée du|rentré des|rentrée des|revenu de|revenue de|revenu du|revenue du|voltei de|voltei do|voltei da|voltamos do|voltamos da|sudah pulang dari|telah pulang dari|udah pulang dari|baru pulang dari|dah pulang dari|sudah balik dari|udah balik dari|dah balik dari|sudah kembali dari|dipulangkan dari|dideportasi dari|nakauwi na ako galing|nakauwi na ako mula|nakauwi na ako mula sa|nakauwi na po ako galing|đã về từ|mới về từ|vừa về từ|nimerudi kutoka|tumerudi kutoka|amerudi kutoka|nilirudi kutoka|nimesharudi kutoka|вернулся из|вернулась из|вернулись из|депортировали из|повернувся з|повернулась з|повернулись з|رجعت من|رجعنا من|عدت من|عدنا من|กลับจาก|กลับมาจาก|ត្រឡប់មកពី";

/** Beginnings of words behind a place that say the same. */
export const BACK_BEHIND =
  "वापस आया|वापस आई|वापस आयी|वापस आ ग|वापस आ चुक|वापस लौट आया|वापस लौट आई|लौट आया|लौट आई|लौट आयी|लौट आ ग|आ गया|आ गई|आ चुक|पहुंच गय|पहुँच गय|फर्किए|फर्केँ|फर्कें|फर्किसक|आइपुग|आइसक|फिरे|ফিরে এস|ফেরত এস|ফিরেছি|চলে এস|ফিরে এলাম|ফিরে আসছি|واپس آیا|واپس آئی|واپس آئے|واپس آ گ|واپس آ چک|لوٹ آیا|لوٹ آئی|لوٹ آئے|آ گیا|آ گئی|پہنچ گ|திரும்பி வந்த|திரும்பிவிட்ட|திரும்பி விட்ட|வந்துவிட்ட|வந்துட்ட|ආපහු ආව|ආපසු ආව|ආපසු පැමිණි|ආවා|ပြန်ရောက်|ပြန်လာခဲ့|ပြန်လာပြီ|ተመልሻለሁ|ተመለስኩ|ተመልሼ|wapas aa g|wapas aag|wapas aaya|wapas aayi|wapas aaye h|wapis aa g|aa gaya|aa gayi|aagaya|aagayi|lout aaya|lout aayi|laut aaya|laut aayi|pahunch gay|फर्केको|फर्केर|ফিরলাম|ফেরত আসছি";

/** What behind such a beginning says that it has not come, or only if. */
export const NOT_YET_BEHIND = "को छैन|का छैन|को थिएन| भने|ால்|ရင်|မှ|ရန်|ဖို့|လျှင်| නම්| ከሆነ";

/** The same where the country is not named. */
export const HOME_AGAIN =
  "i am home now|i'm home now|am back home|i'm back home|im back home|are back home|we're back home|returned home|came back home|got back home|reached home|was deported|were deported|was repatriated|was sent home|was sent back home|returned to my country|back in my country|back in my village|ya estoy en mi país|volví a mi país|regresé a mi país|volví a casa|me deportaron|je suis rentré chez moi|je suis rentrée chez moi|rentré au pays|rentrée au pays|j'ai été expulsé|j'ai été expulsée|voltei para casa|voltei pra casa|voltei pro meu país|voltei para o meu país|fui deportado|fui deportada|saya sudah pulang|aku sudah pulang|saya udah pulang|aku udah pulang|sudah di tanah air|saya dideportasi|nakauwi na ako|nakauwi na po ako|nakauwi na kami|na-deport ako|nakauli na ko|đã về nước|về nước rồi|bị trục xuất về|nimerudi nyumbani|nimefika nyumbani|घर वापस आ गया|घर वापस आ गई|घर लौट आया|घर आ गया हूं|देश लौट आया|ghar wapas aa gaya|ghar wapas aa gayi|ghar aa gaya hu|desh wapas aa gaya|घर फर्किएँ|घर फर्केँ|घर आइपुगें|দেশে ফিরে এসেছি|দেশে চলে এসেছি|বাড়ি ফিরে এসেছি|দেশে ফিরেছি|گھر واپس آ گیا|وطن واپس آ گیا|وطن واپس آ گئی|رجعت بلدي|رجعت لبلدي|رجعت على بلدي|عدت إلى بلدي|عدت إلى وطني|تم ترحيلي|вернулся домой|вернулась домой|я уже дома|меня депортировали|повернувся додому|повернулась додому|я вже вдома|мене депортували|ወደ ሀገሬ ተመልሻለሁ|ሀገሬ ገብቻለሁ|ሀገሬ ተመለስኩ|ගෙදර ආවා|රටට ආවා|ஊருக்கு வந்துவிட்டேன்|நாடு திரும்பிவிட்டேன்|กลับบ้านแล้ว|กลับประเทศแล้ว|กลับถึงบ้านแล้ว|အိမ်ပြန်ရောက်|ပြန်ရောက်နေပြီ|ត្រឡប់មកផ្ទះវិញ|ត្រឡប់មកស្រុកវិញ|回国了|回國了|已经回国|已經回國|回老家了|被遣返了|am already home|i'm already home|are already home|দেশে ফিরলাম|বাড়ি ফিরলাম|ஊருக்கு வந்துட்டேன்";

/** Words a little before a return that say it has not come, or is wished, feared or thought of only. */
export const NOT_YET =
  "not|never|cannot|haven't|havent|hasn't|hasnt|hadn't|didn't|didnt|wasn't|wasnt|weren't|if|unless|until|till|before|will|would|shall|i'll|he'll|she'll|they'll|we'll|be|being|can|could|should|may|might|must|want|wants|wish|hope|when i am|when i'm|when im|when you are|when you're|when we are|when he is|when she is|when they are|no|nunca|jamás|si|quiero|antes de que|ne|n'ai|jamais|pas|não|quero|belum|tidak|tak|bukan|kalau|jika|bila|mau|ingin|akan|nak|takut|hindi|wala|dili|kung|kapag|pag|kon|gusto|bago|sana|chưa|không|nếu|muốn|định|trước khi|kama|ikiwa|bado|kabla|не|никогда|если|чтобы|пока|ні|якщо|щоб|поки|لم|ما|لو|اذا|لن|لا|ليس|قبل|مش|अगर|यदि|जब तक|यदी|যদি|اگر|agar";

/** The same in scripts without spaces, right before it. */
export const NOT_YET_UNSPACED =
  "没|沒|没有|沒有|还没|還沒|未|不|不能|不想|想|要|会|會|如果|如果我|若|等|等我|怕|ไม่|ไม่ได้|ยังไม่|ยังไม่ได้|จะ|อยาก|อยากจะ|ถ้า|หาก|មិន|មិនបាន|មិនទាន់|មិនទាន់បាន|ចង់|នឹង|បើ|បើខ្ញុំ";

/** Words with which a new thought begins, so that what stands before them says nothing of what follows. */
export const BEGINS_ANEW =
  "and|but|then|so|now|because|y|pero|ahora|et|mais|e|mas|agora|dan|tapi|lalu|sekarang|at|ngayon|ug|và|nhưng|giờ|na|lakini|sasa|и|но|сейчас|і|але|зараз|ثم|لكن|الان|और|लेकिन|अब|এবং|কিন্তু|এখন|اور|لیکن|اب|aur|lekin|ab";

/** What stands before the place where somebody still is, or is by now. */
export const STILL_IN =
  "still in|now in|again in|currently in|todavía en|aún en|ahora en|sigo en|toujours au|toujours en|encore au|encore en|maintenant au|maintenant en|ainda em|ainda no|ainda na|agora em|agora no|agora na|masih di|sekarang di|nasa|naa pa sa|naa ko sa|đang ở|vẫn ở|còn ở|всё еще в|все еще в|сейчас в|досі в|зараз в|ما زلت في|مازلت في|لسا في|لسه في|الان في|还在|還在|仍在|现在在|現在在|ยังอยู่|ยังอยู่ที่|ตอนนี้อยู่|ตอนนี้อยู่ที่|នៅតែនៅ|ឥឡូវនៅ";

/** What stands behind the place where somebody is. */
export const STILL_BEHIND =
  "में हूं|में हु|मे हूं|में ही हूं|में हैं|छु|छौं|नै छु|میں ہوں|میں ہی ہوں|میں ہیں|আছি|mein hu|mein hoon|me hu|me hoon|mai hu|இருக்கிறேன்|இருக்கேன்|වල ඉන්නවා|වල ඉන්නේ|ရှိနေ|မှာ ရှိနေ|ውስጥ ነኝ";
