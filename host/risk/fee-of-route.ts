import { conceptHashes } from "../../schemas/concept-hash.ts";
import { once } from "../../schemas/once.ts";
import type { Reading } from "../contract/reading.ts";
import { alternatives } from "../reading/terms/beside.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { isAboutSomethingElse } from "../wording/known/something-else.ts";
import { asksPrice, namesJob } from "./asked/price-asked.ts";
import { hasWholeRoute } from "./whole-route.ts";

/** Concepts of `host/wording/concepts` that are charged for on a way between countries without a job: passages, parcels, money, calls, papers, studies. */
const OTHERWISE_CHARGED = conceptHashes(
  "ticket airport public-transport beach-trip tourist tourist-visa delivery shopping transfer bank money phone passport passport-office embassy school university exam pet car animal wedding rent gold",
);

/** A price alone tells less. */
const RATHER = 0.8;

/** What a sum is in, where the same word is money, too. */
const CURRENCY = conceptHashes("currency");

/** A fee, or a sum that somebody asks for, and a whole route tell of work more surely than most words. */
const SURELY = 0.9;

/** Beginnings of words for goods, baggage and calls that none of the concepts holds. */
const GOODS_IN_SPACED_LETTERS =
  "freight|cargo|container|baggage|luggage|roaming|import|export|flete|contenedor|equipaje|mercanc|conteneur|bagage|itineranc|marchandis|conteiner|contêiner|bagagem|mercadoria|kontainer|kontena|bagasi|bagahe|hành lý|gửi hàng|hàng hóa|cước|saman|груз|контейнер|багаж|роуминг|роумінг|вантаж|товар";
const GOODS_IN_OTHER_LETTERS =
  "ឥវ៉ាន់|ទំនិញ|ကုန်ပစ္စည်း|运费|货运|货物|集装箱|行李|漫游|運費|貨運|貨物|集裝箱|漫遊|रोमिंग|कार्गो|কার্গো|লাগেজ|سامان|کارگو|බඩු|சரக்கு|أمتعة|حاوية|ጭነት|ሻንጣ|สัมภาระ|荷物|배송|화물";

const goods = once(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${alternatives(GOODS_IN_SPACED_LETTERS)})|${alternatives(GOODS_IN_OTHER_LETTERS)}`,
      "u",
    ),
);

/** Whether a fee, asking for a price, or somebody who asks for a sum, and the whole route that it is for are named, and nothing else that is charged for on such a way: then a job is what the fee is for. */
export function isFeeOfRoute(reading: Reading): boolean {
  const { topics, folded, language } = reading;
  if (!hasWholeRoute(reading) || topics.has("everyday")) return false;
  const namesFee = topics.has("fee");
  const isCharged = namesFee || reading.sumsTold?.isCharge === true;
  if (!isCharged && !asksPrice(reading)) return false;
  const least = isCharged || namesJob(reading) ? SURELY : RATHER;
  if (isAboutSomethingElse(reading, least) || goods().test(folded.folded)) return false;
  const told = findConcepts(folded.folded, language);
  // The currency of a sum that is asked about is money, too.
  const besides = namesFee ? told : told.filter((word) => !meanAny([word], CURRENCY));
  return !meanAny(besides, OTHERWISE_CHARGED);
}
