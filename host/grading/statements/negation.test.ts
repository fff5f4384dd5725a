import { expect, test } from "vitest";
import { isTakenBack, isWarnedOf, surroundingsOf } from "./negation.ts";

/** The sentence with its match in brackets. */
function around(marked: string) {
  const start = marked.indexOf("[");
  const text = marked.replace(/[[\]]/g, "");
  const end = marked.indexOf("]") - 1;
  return surroundingsOf(text, { start: 0, end: text.length }, { start, end });
}

test.for([
  "We ignore [RA 8042] and C181.",
  "We ignore RA 8042 and [C181].",
  "I will not tell you to [report it].",
  "There is no need for a [receipt].",
  "You don’t need to [keep a copy].",
  "Do not [contact the embassy].",
  "Never [report] an agency.",
  "[Republic Act 8042] does not matter.",
  "[Act 12 of 2011] does not bind your sponsor.",
  "[Section 5] is a dead letter here.",
  "Aunque el [artículo 4] lo prohíbe, nadie lo cumple.",
  "[Pasal 9] melarang, tapi tetap harus bayar.",
  "[Law 15 of 2017] lets the sponsor keep your papers.",
  "The broker is right that [Act 8] counts here.",
  "Under [Article 3] a broker may charge two wages.",
  "[Article 7] can be ignored.",
  "No [llame al consulado] por esto.",
  "Jangan [lapor ke KJRI].",
  "Huwag kang [tumawag sa embahada].",
  "Hindi namin sinusunod ang [RA 8042].",
  "No hace falta [guardar el recibo].",
  "N'écoutez rien, pas besoin d'[appeler l'ambassade].",
  "[दूतावास में शिकायत] करने की ज़रूरत नहीं है।",
  "不要[联系大使馆]。",
  "لا [تتصل بالسفارة].",
  "[The inspectorate] won't help a driver.",
  "[The rest rules do not protect] drivers.",
  "[It is not illegal] to lock you in.",
  "No tienes [derecho a cobrar] sin papeles.",
  "Em không có [quyền gọi] 1955.",
  "Vous n'avez pas le [droit de vous plaindre].",
  "तपाईंलाई [हक छैन]।",
  "你没有[权利投诉]。",
])("takes back: %s", (marked) => {
  expect(isTakenBack(around(marked))).toBe(true);
});

test.for([
  "You owe nothing under [RA 8042].",
  "The agency may not charge you under [Article 7].",
  "Do not ignore [RA 8042].",
  "If they ignore [RA 8042], tell the labour office.",
  "Do not sign until you [report it].",
  "You are not alone, [contact the embassy].",
  "It is not your fault and you can [report it].",
  "No [I can't help] with that.",
  "No, [llame al consulado].",
  "Usted no pagó mal: [guarde el recibo].",
  "Hindi ito legal; [tumawag sa embahada].",
  "पैसा मत दीजिए, [दूतावास से बात] कीजिए।",
  "Not only [the embassy] helps.",
  "Avec ce visa tu n'as pas le droit de travailler, et c'est [l'employeur qui paie].",
  "Sorry, [I won't help] with that.",
  "It is a [placement fee], and I won't help hide it.",
  "It is not illegal to take [your own passport] back.",
  "El patrón no tiene [derecho a quedarse] con él, y usted sí a cobrar.",
])("does not take back: %s", (marked) => {
  expect(isTakenBack(around(marked))).toBe(false);
});

test.for([
  "It is a lie that [there is no law].",
  "Do not [go back to your employer] tonight.",
  "[You signed, so you must pay] is wrong.",
  "No le [pagues lo que pide].",
  "Jangan [bayar yang diminta agen].",
  "Huwag kang [humingi ng tawad].",
  "Не [платите, сколько просит] посредник.",
  "मालकिन से [माफ़ी माँग]ने की ज़रूरत नहीं है।",
  "لا [تدفع ما يطلب].",
  "不要[回去上班]。",
])("warns of: %s", (marked) => {
  expect(isWarnedOf(around(marked))).toBe(true);
});

test("what is simply said is neither denied nor warned of", () => {
  expect(isWarnedOf(around("Just [go back to your employer] and say sorry."))).toBe(false);
});
