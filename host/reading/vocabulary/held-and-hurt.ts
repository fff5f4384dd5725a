import type { Vocabulary } from "./subject.ts";

/** How people who write their language in Latin letters, or in few words, say that they are held or hurt, beside the words of the other lists. */
export const HELD_AND_HURT: readonly Vocabulary[] = [
  {
    language: "bn",
    words: {
      confinement:
        "atke rakhse|atke rakhche|atke rakhese|atke rakhsen|atkaiya rakhse|atkaya rakhse|atkiye rakhse|atkiye rekheche|atkay rakhche|atok kore|atok rakhse|atok koira|bondi kore|bondi koira|bondi kore rakhse|tala mere rakhse|tala diya rakhse|ber hote dey na|ber hoite dey na|baire jete dey na|baire jaite dey na|jimmi kore|jimmi koira|desh e jete dey na|deshe jaite dey na",
      violence:
        "marche|martese|maarche|mardhor kore|mar dey|maar dey|maira felbe|mere felbe|pitay|pitaitese|pitacche|nirjaton kore|shock dey|current shock|lathi diye mare|mair khay|mair khaitese|mar khay|maar khay|mar khacche|mair khaitase|মার খায়|মার খাচ্ছে|মাইর খায়|মাইর খাইতেছে|মাইর খাইতাছে|পিটুনি খায়",
    },
  },
  {
    language: "ne",
    words: {
      confinement:
        "thunera rakheko|thunera rakhyo|thunera rakheka|thuniyeko|thuniyera|thuneko|thuneka|thunyo|thunidiyo|kotha ma thun|kothama thun|banda garera rakheko|bandha garera rakheko|bandhak banayo|bandhak banako|bandhak banayeko|apaharan|niskina didaina|niskina didainan|niskana didaina|bahira jana didaina|bahira jana didainan|bahira janna didaina|ghar jana didaina|ghar jana didainan|samatera rakheko|dhoka banda",
      violence:
        "kutcha|kutchha|kutchan|kutchhan|kuttcha|kuttchan|kutyo|kuteko|kutera|kutdai|kutdaicha|kutpit|pitcha|pitchha|pitchan|pityo|piteko|hirkaucha|hirkauchan|hirkayo|jhatka dincha|jhatka dinchan|current lagaucha|current lagauchan|latthile|laathile|ghaite bhaye|kutai khancha|kutai khanchin|kutai khadai|kutai khayo|kutai khanu|pitai khancha|pitai khadai|pitai khayo|कुटाइ खान्छ|कुटाइ खान्छिन्|कुटाइ खाँदै|कुटाइ खायो|कुटाई खान्छ|कुटाई खाँदै|पिटाइ खान्छ|पिटाइ खाँदै|पिटाई खान्छ|पिटाई खाँदै|पिटिएको|पिटिँदै",
    },
  },
  {
    language: "hi",
    words: {
      confinement:
        "band hu|band hun|band hoon|band rakha|band karke rakha|band kar ke rakha|kaid me|kaid mein|qaid me|qaid mein|rok ke rakha|rok kar rakha|rok rakha|pakad ke rakha|pakad kar rakha|pakad rakha|nikalne nahi de|nikalne nahi dete|nikalne nahin|jaane nahi dete|jane nahi dete|bandi bana|bandhak bana|kamre mein band|agwa kiya|aghwa",
      violence:
        "marte hai|marte he|maarte hai|maarte hain|mar rahe hai|mar rahe hain|maar rahe|mar raha hai|peetate hai|peette hai|pitte hai|pitai karte|current dete|current lagate|shock dete|bijli ke jhatke|dande se|belt se maar|zulm karte|pit raha|pit rahi|pit rahe|pitta hai|pitti hai|pit gaya|pit gayi|maar kha raha|maar kha rahi|maar khata|maar khati|mar khata hai|mar khati hai|maar padti|pitai hoti|पिट रहा|पिट रही|पिट रहे|पिटता है|पिटती है|पिट गया|पिट गई|पिटाई होती|पिटाई करते|मार खा रहा|मार खा रही|मार खाता|मार खाती|मार पड़ती",
    },
  },
  {
    language: "sw",
    words: {
      confinement:
        "wametufungia|ametufungia|tumefungiwa|nimefungwa|tumefungwa|tunashikiliwa|nashikiliwa|ninashikiliwa|anashikiliwa|wanashikiliwa|wananishikilia|wanatushikilia|wametushika|tumetekwa|nimetekwa|hawatuachilii|hawatuachi|hatuwezi kutoka|hawaturuhusu kutoka",
      violence:
        "wanatupiga|anatupiga|walitupiga|tunapigwa|napigwa|ninapigwa|anapigwa|wanapigwa|wananichapa|wanatuchapa|wanatutesa|wananitesa|tunateswa|nateswa|ninateswa|anateswa|shoti ya umeme|wanatupiga shoti|kupigwa shoti",
    },
  },
  {
    language: "id",
    words: {
      violence:
        "disetrum|distrum|disetrumi|dicambuk|disabet|digebuk|digebukin|dihajar|ditonjok|dipukulin|disundut|dibenamkan|kena setrum|kena pukul|dirotan|dirotani|direnjat|dipukuli|dipukulin|digebuki|digebugi|dianiaya|dianiayai",
    },
  },
  {
    language: "ur",
    words: {
      violence:
        "مار کھا رہا|مار کھا رہی|مار کھاتا|مار کھاتی|پٹ رہا|پٹ رہی|پٹائی ہوتی|پٹائی کرتے|مار پڑتی",
    },
  },
  {
    language: "ar",
    words: {
      violence:
        "تنضرب|ينضرب|بتنضرب|بينضرب|عم تنضرب|عم ينضرب|بتتضرب|بيتضرب|تتضرب|انضربت|اتضربت|يضربونها|يضربونه|بيضربوها|بيضربوه|تضربها|يضربها|ضربوها|مضروبة|مضروب",
    },
  },
  {
    language: "am",
    words: {
      violence: "ትደበደባለች|ይደበደባል|ተደበደበች|ተደበደበ|ይደበድቧታል|ይደበድቡታል|ይመቷታል|ይመቱታል|ትመታለች",
    },
  },
  {
    language: "fr",
    words: {
      violence:
        "on la bat|on le bat|on la frappe|on le frappe|la battent|le battent|la frappent|le frappent|se fait battre|se fait frapper|se fait taper dessus",
    },
  },
  {
    language: "pt",
    words: {
      violence:
        "apanha em|apanha no|apanha na|apanha do|apanha da|apanha muito|apanha todo dia|apanha todos os dias|apanha do patrão|apanha da patroa|está apanhando|tá apanhando|ta apanhando|anda apanhando|vive apanhando|só apanha|apanhou do|apanhou da",
    },
    neutral:
      "a apanha em|a apanha no|a apanha na|a apanha do|a apanha da|na apanha em|na apanha no|na apanha da|na apanha do|da apanha em|da apanha no|de apanha em|de apanha no|para apanha em|pra apanha em|para apanha da|apanha da fruta|apanha da azeitona|apanha do morango|apanha da uva|apanha da maçã|apanha do tomate",
  },
  {
    language: "zh",
    words: {
      violence:
        "电棍|電棍|电击|電擊|打我们|打我們|打我哋|毒打|暴打|挨打|被打|打到住院|拳打脚踢|拳打腳踢|皮带抽|皮帶抽",
    },
  },
];
