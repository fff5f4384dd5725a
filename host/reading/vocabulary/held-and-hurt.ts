import type { Vocabulary } from "./subject.ts";

/** How people who write their language in Latin letters, or in few words, say that they are held or hurt, beside the words of the other lists. */
export const HELD_AND_HURT: readonly Vocabulary[] = [
  {
    language: "bn",
    words: {
      confinement:
        "atke rakhse|atke rakhche|atke rakhese|atke rakhsen|atkaiya rakhse|atkaya rakhse|atkiye rakhse|atkiye rekheche|atkay rakhche|atok kore|atok rakhse|atok koira|bondi kore|bondi koira|bondi kore rakhse|tala mere rakhse|tala diya rakhse|ber hote dey na|ber hoite dey na|baire jete dey na|baire jaite dey na|jimmi kore|jimmi koira|desh e jete dey na|deshe jaite dey na",
      violence:
        "marche|martese|maarche|mardhor kore|mar dey|maar dey|maira felbe|mere felbe|pitay|pitaitese|pitacche|nirjaton kore|shock dey|current shock|lathi diye mare",
    },
  },
  {
    language: "ne",
    words: {
      confinement:
        "thunera rakheko|thunera rakhyo|thunera rakheka|thuniyeko|thuniyera|thuneko|thuneka|thunyo|thunidiyo|kotha ma thun|kothama thun|banda garera rakheko|bandha garera rakheko|bandhak banayo|bandhak banako|bandhak banayeko|apaharan|niskina didaina|niskina didainan|niskana didaina|bahira jana didaina|bahira jana didainan|bahira janna didaina|ghar jana didaina|ghar jana didainan|samatera rakheko|dhoka banda",
      violence:
        "kutcha|kutchha|kutchan|kutchhan|kuttcha|kuttchan|kutyo|kuteko|kutera|kutdai|kutdaicha|kutpit|pitcha|pitchha|pitchan|pityo|piteko|hirkaucha|hirkauchan|hirkayo|jhatka dincha|jhatka dinchan|current lagaucha|current lagauchan|latthile|laathile|ghaite bhaye",
    },
  },
  {
    language: "hi",
    words: {
      confinement:
        "band hu|band hun|band hoon|band rakha|band karke rakha|band kar ke rakha|kaid me|kaid mein|qaid me|qaid mein|rok ke rakha|rok kar rakha|rok rakha|pakad ke rakha|pakad kar rakha|pakad rakha|nikalne nahi de|nikalne nahi dete|nikalne nahin|jaane nahi dete|jane nahi dete|bandi bana|bandhak bana|kamre mein band|agwa kiya|aghwa",
      violence:
        "marte hai|marte he|maarte hai|maarte hain|mar rahe hai|mar rahe hain|maar rahe|mar raha hai|peetate hai|peette hai|pitte hai|pitai karte|current dete|current lagate|shock dete|bijli ke jhatke|dande se|belt se maar|zulm karte",
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
        "disetrum|distrum|disetrumi|dicambuk|disabet|digebuk|digebukin|dihajar|ditonjok|dipukulin|disundut|dibenamkan|kena setrum|kena pukul|dirotan|dirotani|direnjat",
    },
  },
  {
    language: "zh",
    words: {
      violence:
        "电棍|電棍|电击|電擊|打我们|打我們|打我哋|毒打|暴打|挨打|被打|打到住院|拳打脚踢|拳打腳踢|皮带抽|皮帶抽",
    },
  },
];
