import type { Rows } from "../terms/rows.ts";

/** How it is said that pay never comes late, nobody asks for a fee and nothing is owed, in English, Spanish, French and Portuguese. */
export const UNTOLD_MONEY_WESTERN: readonly Rows[] = [
  // English
  {
    ways: [
      [
        "never|not|not once|hasn't|hasnt|haven't|havent|wasn't|wasnt|weren't|isn't|isnt|aren't",
        ["ever|been|once|even|yet once"],
        "late|behind|short",
        ["with|in|on|for|paying|my|our|the|his|her|their|monthly"],
        "pay|wage|wages|salary|salaries|paying|payday|paying me|paying us|payment|payments",
      ],
      [
        "pay|salary|salaries|wages|wage|payment|payments",
        ["is|are|was|were|has|have"],
        "never|not once",
        ["been|come|came|comes|arrived|paid|once|ever"],
        "late|delayed|missed|cut|short|withheld|held back|reduced",
      ],
      [
        "never|not once|nobody|no one|hasn't|haven't|didn't|don't|doesn't|did not|does not|do not|has not|have not",
        ["ever|once|has|have|even|they|he|she"],
        "miss|missed|misses|skip|skipped|delay|delayed|delays|withhold|withheld|cut|cuts|hold back|held back|deduct|deducted|deducts",
        ["a|any|my|our|the|single|from|even|anything|money|out of"],
        "payment|payday|salary|salaries|pay|wage|wages|paycheck|paycheque",
      ],
      [
        "no|without|without any|not any|never any|never had any|not a single",
        ["more|illegal|unfair"],
        "salary problem|salary problems|salary issue|salary issues|wage problem|wage problems|pay problem|pay problems|payment problem|payment issue|problem with salary|problems with salary|problem with the salary|problem with my salary|problem with pay|problem with my pay|salary delay|salary delays|delay in salary|wage delays|wage cuts|deductions|deduction|unpaid wages|salary cuts",
      ],
      [
        "don't have|do not have|never had|haven't had|have not had|haven't",
        "any|a",
        "salary problem|salary problems|salary issue|salary issues|pay issue|pay issues|wage issue|wage issues|problem with salary|problem with my salary|issue with my pay|debt|debts|loans",
      ],
      [
        "nobody|no one|noone|never|not|nor|didn't|didnt|don't|dont|doesn't|hasn't|haven't",
        ["ever|even|has|have|had|once|been|did|do|they|he|she|the agency"],
        "charge|charged|charges|ask|asked|asks|take|took|taken|demand|demanded|demands|collect|collected|want|wanted|make me pay|made me pay|made us pay|make us pay",
        ["me|us|from|for|any|a|single|to pay|even|of|one|him|her"],
        "anything|money|fee|fees|cent|penny|dollar|rupee|peso|commission|deposit|recruitment fee|recruitment fees|agency fee|agency fees|placement fee",
      ],
      [
        "i|we",
        ["have|had|myself|ourselves"],
        "paid|pay",
        "nothing|no fee|no fees|no recruitment fee|no recruitment fees|no agency fee|no placement fee|not a cent|not a penny|not a single rupee",
      ],
      [
        "i|we|i'm|im|she|he",
        ["have|has|am|are|with|in|now"],
        "no|not any|zero|without|without any|free of",
        ["outstanding|big|more|any|kind of"],
        "debt|debts|loan|loans|loan to repay|debt to pay",
      ],
      [
        "i|we|and|nor do i",
        ["do|don't|dont|do not|also"],
        "owe",
        ["him|her|them"],
        "nobody|no one|noone|nothing|anyone|anybody|anything|no money|no one anything|nobody anything",
      ],
    ],
    unlessAfter:
      "if|unless|should|why|can|could|must|to|until|when|wish|because|tell them|told them|say|not|how",
    unless:
      "anymore|any more|any longer|if|unless|until|yet|before|now|first|upfront|in advance|except|only|because|so far|left|when|after|today|on arrival|here but",
  },
  // Spanish
  {
    ways: [
      [
        "nunca|jamás|no|ni|tampoco",
        ["se|me|nos|ha|han|una vez|la señora|el patrón|la empresa|mi jefe|la patrona"],
        "retrasa|retrasan|retrasó|retrasaron|retrasado|atrasa|atrasan|atrasó|atrasaron|atrasado|demora|demoran|demorado|demoró|tarda|tardan|tardado|falla|fallan|falló|fallado",
        ["en|con|de|ni un día|el|la|mi|nuestro|los|al|una"],
        "sueldo|sueldos|salario|salarios|pago|pagos|paga|pagar|pagarme|pagarnos|quincena|nómina",
      ],
      [
        "sueldo|salario|pago|quincena|nómina",
        ["me|siempre|aquí"],
        "nunca|jamás|no",
        ["se|me|ha|llega|llegó|llegado|sido|viene"],
        "retrasa|retrasó|retrasado|atrasa|atrasó|atrasado|tarde|demora|demoró|falta|faltado|faltó",
      ],
      [
        "sin|no hay|no tengo|no tenemos|no he tenido|no tuve|ningún",
        "problema de sueldo|problemas de sueldo|problema con el sueldo|problemas con el sueldo|problemas de pago|problema con el pago|problemas con el salario|problema de salario|problemas de salario|retrasos|descuentos|atrasos",
      ],
      [
        "no|nunca|nadie|ni|tampoco|jamás",
        ["me|nos|le|les|ha|han|la agencia|la empresa|el agente"],
        "cobró|cobraron|cobra|cobran|cobrado|pidió|pidieron|pide|piden|pedido|exigió|exigieron|exige|exigen|sacaron",
        ["ni un|ni un solo|ningún|ninguna|nada de|por|el|un"],
        "nada|dinero|plata|peso|centavo|euro|dólar|sol|comisión|comisiones|cuota",
      ],
      [
        "no|tampoco|ni",
        ["he|le|les"],
        "pagué|pagamos|pagado|di|dimos",
        ["ni un|por|ninguna|al|a la|a|agente|agencia|un|solo"],
        "nada|peso|centavo|comisión|sol|euro",
      ],
      [
        "no|ni|tampoco",
        ["le|les|yo"],
        "debo|debemos|tengo|tenemos|debía",
        ["a|ninguna|ningún|nada|dinero"],
        "nada|nadie|deuda|deudas|préstamo|préstamos",
      ],
      ["sin", "deuda|deudas"],
    ],
    unlessAfter: "ya|si|porque|solo|sólo|por qué",
    unless: "si|cuando|hasta|todavía|aún|solo|sólo|sino|ahora|excepto|antes|hoy|más",
  },
  // French
  {
    ways: [
      [
        "jamais|pas|aucun|sans|sans aucun|sans aucune|aucune",
        ["été|eu|payé|de|d'|en|une seule fois|un seul|le moindre|versé"],
        "retard|retards|retenue|retenues|retardé|retardée|problème de salaire|problèmes de salaire|problème de paie|problème de paye",
      ],
      [
        "ne|n'*|personne ne|personne n'*|ni|pas|jamais",
        ["m'a|m'ont|m'|me|nous|nous a|nous ont|a|ont|jamais|pas"],
        "demandé|demande|demandent|pris|prend|facturé|réclamé|réclame|exigé|exige|fait payer",
        ["pas|un|d'|de|jamais|le moindre|aucun|aucune|des"],
        "argent|d'argent|frais|sou|centime|rien|commission|caution",
      ],
      [
        "ne|n'*|rien",
        ["m'a|m'ont|me|nous|nous a|nous ont|jamais|pas|on"],
        "rien|rien du tout",
        ["m'a|m'ont"],
        "fait payer|demandé|pris|réclamé|facturé|à payer",
      ],
      [
        "je|nous|j'*",
        ["n'ai|n'avons|ai"],
        "rien",
        ["eu à|dû|du"],
        "payé|payer|versé|verser|déboursé",
      ],
      [
        "n'ai pas de|j'ai pas de|n'ai aucune|j'ai aucune|n'avons pas de|n'avons aucune|sans|sans aucune",
        "dette|dettes",
      ],
      ["ne dois|dois|ne devons", ["d'argent|plus"], "rien", ["à"], "personne|rien|eux"],
    ],
    unlessAfter: "si|pourquoi|comment|parce",
    unless: "que|si|quand|encore|avant|jusqu'à|seulement|sauf|maintenant|aujourd'hui",
  },
  // Portuguese
  {
    ways: [
      [
        "nunca|não|nao|jamais|nem",
        ["me|se|ele|ela|eles|uma vez|o patrão|a patroa|foi|é|está"],
        "atrasa|atrasam|atrasou|atrasaram|atrasado|falhou|falharam|descontou|descontaram|descontam|cortaram|cortou",
        ["o|a|no|os|do|com|meu|nosso|um|dia|nem|de|ao"],
        "salário|salários|ordenado|pagamento|pagamentos|vencimento",
      ],
      [
        "salário|ordenado|pagamento|vencimento",
        ["meu|aqui|sempre"],
        "nunca|jamais|não|nao",
        ["se|foi|é|está|esteve|chegou"],
        "atrasou|atrasa|atrasado|falhou|falha|tarde|faltou|atrasaram",
      ],
      [
        "sem|não há|não tenho|não tem|nenhum|não temos",
        "problema de salário|problemas de salário|problema com o salário|problemas com o salário|problema de pagamento|problemas de pagamento|atrasos|atraso|descontos",
      ],
      [
        "não|nao|ninguém|nunca|nem|jamais",
        ["me|nos|ninguém|a agência|o agente|a empresa"],
        "cobrou|cobraram|cobra|cobram|pediu|pediram|pede|pedem|exigiu|exigiram|levou|levaram|tirou|tiraram",
        ["um|nenhum|nenhuma|de|por|qualquer|o|nem um"],
        "nada|dinheiro|taxa|taxas|tostão|euro|real|comissão|centavo|caução",
      ],
      [
        "não|nao|nem",
        "paguei|pagámos|pagamos",
        ["um|nenhuma|por|nem um"],
        "nada|taxa|tostão|centavo",
      ],
      [
        "não|nao|nem",
        ["lhe|lhes|eu"],
        "devo|devemos|tenho|temos",
        ["a|nenhuma|nenhum|nada|de|qualquer"],
        "nada|ninguém|dívida|dívidas|empréstimo|empréstimos",
      ],
      ["sem", ["nenhuma|qualquer"], "dívida|dívidas"],
    ],
    unlessAfter: "já|ja|se|só|porque|porquê",
    unless: "mais|se|quando|até|ainda|só|agora|exceto|antes|hoje|sem",
  },
];
