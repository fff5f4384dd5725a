import { fieldWords } from "./field-names.ts";

const LEAST = 1_000_000;

const words = (...lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(" ")));

/** Names of sums and of times and sizes, and what is more than any of them: a telephone with its country has eleven figures or more, a millisecond since 1970 thirteen, a card's number more. */
const MEASURES = [
  {
    below: 10 ** 10,
    names: words(
      "amount fee fees price cost costs sum total subtotal balance debt loan salary salaries wage wages pay paid payment",
      "income budget revenue cap deduction deductions penalty fine deposit refund remittance bonus overtime",
      "monto precio costo costos suma deuda salario sueldo pago tarifa gaji upah biaya hutang harga jumlah bayaran sahod utang",
      "montant prix coût dette salaire frais somme valor preço taxa dívida betrag gehalt lohn gebühr schulden сумма зарплата долг",
      "工资 費用 费用 金額 金额 薪资 薪水 급여 금액 वेतन रकम বেতন টাকা المبلغ الراتب الرسوم",
    ),
  },
  {
    below: 10 ** 13,
    names: words(
      "ms sec secs seconds minutes elapsed duration time timestamp at epoch date year years expires modified updated created",
      "bytes size length count counts population views tokens characters seed offset start end index position width height",
      "max min maximum minimum score weight risk rate limit quantity distance version",
    ),
  },
];
/** What makes a name one of somebody's number, whatever else stands in it. */
const NUMBERS = words(
  "number numbers no nr num id ids phone phones mobile tel telephone cell call caller sms whatsapp viber contact contacts",
  "card account acct passport visa msisdn imei reference ref",
);

/** Whether a number without quotes is looked at as its digits would be: a whole one of seven figures or more, unless its field's name says that it is a sum, a time or a size. */
export function isLookedAt(value: number, field: string): boolean {
  const size = Math.abs(value);
  return size >= LEAST && Number.isInteger(value) && !isMeasure(size, fieldWords(field).split(" "));
}

function isMeasure(size: number, field: readonly string[]): boolean {
  if (field.some((word) => NUMBERS.has(word))) return false;
  return MEASURES.some(({ below, names }) => size < below && field.some((word) => names.has(word)));
}
