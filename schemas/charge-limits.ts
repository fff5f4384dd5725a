import Type from "typebox";
import { currency, list, nullable, text } from "./formats.ts";

/** An amount of money, or null. */
export const amount = (description: string) =>
  nullable(Type.Number({ minimum: 0, description: "Amount." }), description);

const FeeRule = Type.Object(
  {
    kind: Type.Enum(
      [
        "deposit",
        "estimate",
        "month",
        "month_a_year",
        "service_fee",
        "own_papers",
        "approved_costs",
        "share_there",
        "month_a_year_there",
      ],
      {
        description:
          "deposit: a sum that is given back; estimate: all costs of an official route together; month: a month's basic pay at most; month_a_year: a month's pay for each year of contract; service_fee: no placement fee where the work is, a monthly fee of at most `amount`; own_papers: the worker's own papers only; approved_costs: real costs that a ministry approved; share_there: for an agency where the work is, `months` of the first month's pay at most, 0.1 being a tenth; month_a_year_there: for an agency there, a month's pay for each year of contract, `months` in all at most.",
      },
    ),
    amount: Type.Optional(Type.Number({ minimum: 0, description: "The sum, where there is one." })),
    currency: Type.Optional(currency("The sum's currency")),
    by_year: Type.Optional(
      list(
        Type.Number({ minimum: 0, description: "The sum of one year." }),
        "What the sum is in the first year of the work, the second and so on; the last also in all later ones.",
      ),
    ),
    months: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "The limit in months of pay." }),
    ),
  },
  { description: "What holds in place of a limit in money." },
);

const LIMIT = {
  amount: amount("Most a worker may be charged"),
  currency: nullable(currency("Currency"), "The amount's currency"),
  covers: Type.Optional(
    Type.Enum(["all", "household", "men", "some"], {
      description:
        "Whom the amount holds for: every worker, household workers, men, or some jobs only, which is also meant where nothing is said.",
    }),
  ),
  women_free: Type.Optional(
    Type.Enum(["household"], {
      description:
        "Which women pay nothing, where the amount is a limit for men: those recruited for household work.",
    }),
  ),
  own_job: Type.Optional(
    Type.Number({
      minimum: 0,
      description:
        "Most that may be charged, in the amount's currency, where the worker found the job and it is only processed.",
    }),
  ),
  rules: Type.Optional(
    list(
      FeeRule,
      "What is known where no limit in money is: how it is set, or a sum that is no fee.",
    ),
  ),
  barred: Type.Optional(
    Type.Enum(["all", "household"], {
      description:
        "Whom the law of the destination lets nobody charge, while the origin's law allows the amount: all workers, or household workers.",
    }),
  ),
};

/** What a worker may be charged on a route, with what it rests on. */
export const FeeCap = Type.Object(
  { ...LIMIT, basis: text("What the amount rests on, and whom it covers.") },
  { description: "The cap in its own currency, with its ground." },
);

/** What a law lets a worker be charged, whichever route of its country is taken. */
export const WorkerCharge = Type.Object(
  {
    binds: Type.Enum(["destination", "origin", "sea"], {
      description:
        "destination: for whoever comes to work in the law's country; origin: for whoever leaves it; sea: for crews of ships, wherever they are from.",
    }),
    section: text("The provision that says so."),
    ...LIMIT,
  },
  { description: "What may be charged by this law where a route has no entry of its own." },
);
