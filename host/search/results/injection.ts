/** Signs that a text speaks to a model instead of a reader: each bounded, so that a scan is linear. Names are told by verification-info. */
const SIGNS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    "asks to ignore instructions",
    /(?<!\p{L})(?<!(?:not|never|n['’]t)\s)(?:ignore|disregard|forget|override|bypass|skip)\s+(?:(?:all|any|every|each|the|of|your|these|those|my|our)\s+){0,4}(?:previous|prior|above|earlier|preceding|foregoing|existing|original|system|safety|your)\s+(?:\p{L}+\s+){0,2}(?:instructions?|prompts?|rules|guidelines|directions|context|messages?|safeguards?)(?!\p{L})|(?<!\p{L})(?<!(?:not|never|n['’]t)\s)(?:ignore|disregard|forget|override)\s+(?:all|every)\s+(?:instructions?|prompts?|rules)(?!\p{L})/iu,
  ],
  [
    "asks to ignore instructions",
    /(?<!\p{L})(?:ignora|olvida|descarta|abaikan|lupakan|kalimutan|huwag pansinin|ignorez|oubliez|ignoriere?|vergiss|bỏ qua|игнорируй|забудь)\s+(?:\p{L}+\s+){0,4}(?:instruc\p{L}+|indicacion\p{L}*|instruksi|perintah|tagubilin|instructions|consignes|anweisungen|hướng dẫn|инструкци\p{L}+|указани\p{L}+)/iu,
  ],
  [
    "asks to ignore instructions",
    /(?:忽略|无视|無視|忘记|忘記).{0,12}(?:指示|指令|提示|说明|說明|规则|規則)|(?:تجاهل|انس).{0,16}(?:التعليمات|الأوامر)|(?:निर्देश|आदेश)\p{M}*\p{L}*.{0,16}(?:अनदेखा|भूल)|(?:নির্দেশ).{0,16}(?:উপেক্ষা|ভুলে)/u,
  ],
  [
    "gives the model a role",
    /(?<!\p{L})(?:you are now|you're now|from now on,? you|act as if|act as an? (?:\p{L}+ )?(?:ai|assistant|model|chatbot)|pretend (?:to be|that you)|your new (?:role|task|instructions?))(?!\p{L})/iu,
  ],
  [
    "speaks of the system prompt",
    /(?<!\p{L})(?:system|developer|hidden|initial)\s+(?:prompt|message|instructions?)(?!\p{L})|(?<!\p{L})(?:reveal|print|repeat|show)\s+(?:your|the)\s+(?:\p{L}+\s+)?(?:prompt|instructions)(?!\p{L})/iu,
  ],
  [
    "imitates a turn of the conversation",
    /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|user|tool_call|function_call|instructions?)>|(?:^|\n)\s*#{0,3}\s*(?:system|assistant|user|human|ai|instruction)s?\s*:/iu,
  ],
  [
    "orders an answer",
    /(?<!\p{L})(?:(?:respond|reply|answer)\s+(?:only|just|exactly|always)\s+with|(?:do not|don't|never)\s+(?:tell|warn|inform|mention|reveal)\s+(?:\p{L}+\s+){0,2}(?:user|worker|reader|anyone|them)|tell\s+(?:the\s+)?(?:user|worker|reader)s?\s+(?:that|to)|(?:ai|language|llm)\s*(?:models?|assistants?|agents?|chatbots?)\s*[:,]?\s*(?:must|should|please|are instructed))(?!\p{L})/iu,
  ],
  [
    "imitates a block of this host",
    /<<<\s*user message|user message [0-9a-f]{16}>>>|(?:^|\n)\s*\[(?:persona|grep|rag|tools|official_sources|online|background|steps)\]/iu,
  ],
  ["hides signs", /[\u{e0000}-\u{e007f}]|[\u200b\u2060-\u2064\ufeff]{4}/u],
];

/** What shows that a text speaks to a model, by name; empty where nothing does. Reads a text as written and without its hidden signs. */
export function injectionSigns(text: string, folded: string): string[] {
  return [
    ...new Set(
      SIGNS.filter(([, pattern]) => pattern.test(text) || pattern.test(folded)).map(
        ([name]) => name,
      ),
    ),
  ];
}

/** The names of all signs. */
export const INJECTION_SIGNS: readonly string[] = [...new Set(SIGNS.map(([name]) => name))];
