import Type from "typebox";
import type { Contact, ToolModule } from "../host/contract/tool.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import { lookedUp } from "./wording/number-lookup.ts";
import { chosenContacts } from "./wording/contact-choice.ts";
import type { Wish } from "./wording/contact-order.ts";
import { customContacts } from "./wording/custom-contacts.ts";
import { EMERGENCY, LICENCE } from "./wording/listed-contact.ts";
import { mostContacts } from "../schemas/most-contacts.ts";
import { firstOf } from "./wording/first-contacts.ts";
import { recruitersRoute } from "./wording/licensing.ts";
import { namedBodies } from "./wording/named-bodies.ts";
import { contactOf } from "./wording/told-contact.ts";
import { argsOf, routesIn } from "./wording/told-args.ts";
import { isTrouble } from "./wording/trouble.ts";
import { CORRIDOR_PATTERN } from "./wording/corridors.ts";

const MOST_CALLS = 2;
const DAY_MS = 24 * 3600 * 1000;

export const name = "ngo_directory";

export const description =
  "Whom a migrant worker on a route can call: hotlines, labour offices, embassies, unions and NGOs, each with the day the number was last seen at its source.";

export const schema = Type.Object(
  {
    corridor: Type.String({
      pattern: CORRIDOR_PATTERN,
      description: "The route as <origin>-<destination>; * for a side not known, * alone for none.",
    }),
    language: Type.Optional(
      Type.Union([Type.String({ maxLength: 20 }), Type.Null()], {
        description: "ISO 639 code of the language the person writes in.",
      }),
    ),
    at_sea: Type.Optional(
      Type.Boolean({ description: "Whether the person works on a ship or fishing boat." }),
    ),
    in_port: Type.Optional(
      Type.Boolean({
        description:
          "Whether the ship is in a port, where the police come before the lines for seafarers.",
      }),
    ),
    work: Type.Optional(
      Type.Union([Type.Literal("household"), Type.Literal("other")], {
        description:
          "Whether the work is in a household, whose lines then come first, or elsewhere, where they are not told; left out where that is not known.",
      }),
    ),
    in_danger: Type.Optional(
      Type.Boolean({
        description: "Whether somebody may be held or hurt: then the police there come first.",
      }),
    ),
    needs_doctor: Type.Optional(
      Type.Boolean({
        description:
          "Whether somebody needs a doctor now: then the emergency number there is among those told.",
      }),
    ),
    before_leaving: Type.Optional(
      Type.Boolean({
        description:
          "Whether somebody speaks who has not left: then those at home come first, and of those where the work would be only who can be reached from there.",
      }),
    ),
    returned: Type.Optional(
      Type.Boolean({
        description:
          "Whether the person is back at home, or mourns there: then what can be called there comes first, beside the country of work.",
      }),
    ),
    from_afar: Type.Optional(
      Type.Boolean({
        description:
          "Whether somebody at home writes about a person abroad: then what can be called from home comes first, and the police there last.",
      }),
    ),
    asked_for: Type.Optional(
      Type.Union(
        [
          Type.Literal("embassy"),
          Type.Literal("police"),
          Type.Literal("office"),
          Type.Literal("licence"),
          Type.Literal("any"),
        ],
        {
          description:
            "What kind of body the person asks to be named: it comes first, and the police there are among those told; for a licence who licenses recruiters at home, without the police.",
        },
      ),
    ),
    sexual_harm: Type.Optional(
      Type.Boolean({
        description:
          "Whether somebody was raped or is forced to have sex: lines against trafficking and abuse come first.",
      }),
    ),
    needs_shelter: Type.Optional(
      Type.Boolean({
        description: "Whether somebody has nowhere to sleep: shelters come first.",
      }),
    ),
    minor: Type.Optional(
      Type.Boolean({ description: "Whether it is about a child: lines for children come first." }),
    ),
    injured: Type.Optional(
      Type.Boolean({
        description:
          "Whether somebody was injured at work: labour offices come before lines for victims.",
      }),
    ),
    named: Type.Optional(
      Type.String({
        maxLength: 60,
        description:
          "Acronyms of bodies that the person asks for by name, separated by spaces: they come first.",
      }),
    ),
    numbers: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "Telephone numbers, separated by commas, of which to tell whose they are.",
      }),
    ),
    about_wages: Type.Optional(
      Type.Boolean({
        description:
          "Whether it is about pay that is owed, or a dismissal: then labour offices and unions come first, and the police last where nobody is in danger.",
      }),
    ),
    no_status: Type.Optional(
      Type.Boolean({
        description:
          "Whether somebody lacks papers, has run away, hides a pregnancy or is in custody: then embassies and help organisations come first and the police last.",
      }),
    ),
  },
  { additionalProperties: false },
);

/** What is asked for → the kind of body. */
const ASKED: Readonly<Record<string, string>> = {
  embassy: "embassy_or_consulate",
  police: EMERGENCY,
  office: "government",
  licence: LICENCE,
  any: "any",
};

const WORK: Readonly<Record<string, Wish["work"]>> = { household: "household", other: "other" };

/** The routes of a message about work, or of one in which danger is heard; with none and trouble in it, the international contacts. */
export const propose: ToolModule["propose"] = (reading) => {
  const in_danger = (reading.danger ?? null) !== null;
  if (!reading.aboutWork && !in_danger) return [];
  const corridors = routesIn(reading).slice(0, MOST_CALLS);
  if (corridors.length === 0) {
    if (!in_danger && reading.contactAsked === undefined && !isTrouble(reading)) return [];
    corridors.push("*");
  }
  const args = argsOf(reading, in_danger);
  return corridors.map((corridor) => ({ corridor, ...args }));
};

/** A few contacts: in danger the police where the person is, then the pair's own, then those of either side in turn, then international ones, as far as they can be dialled where the person is; `uncovered` is the country where they are, if nobody there is known. Drafts are never told. */
export const call: ToolModule["call"] = (args, context) => {
  const asked = typeof args["corridor"] === "string" ? args["corridor"].toUpperCase() : "*";
  const isLicence = args["asked_for"] === "licence";
  const corridor = isLicence ? recruitersRoute(asked, context.knowledge) : asked;
  const custom = customContacts(corridor, context);
  const wish = {
    language: args["language"] ?? null,
    atSea: args["at_sea"] === true,
    inPort: args["in_port"] === true,
    noStatus: args["no_status"] === true,
    inDanger: args["in_danger"] === true,
    needsDoctor: args["needs_doctor"] === true,
    beforeLeaving: args["before_leaving"] === true,
    aboutWages: args["about_wages"] === true,
    work: WORK[String(args["work"])] ?? null,
    sexualHarm: args["sexual_harm"] === true,
    needsShelter: args["needs_shelter"] === true,
    minor: args["minor"] === true,
    injured: args["injured"] === true,
    returned: args["returned"] === true,
    fromAfar: args["from_afar"] === true,
    askedFor: ASKED[String(args["asked_for"])] ?? null,
    named: namedBodies(String(args["named"] ?? ""), context.knowledge),
  };
  const bundled = bundledContacts(context.knowledge, corridor, wish);
  const contacts = custom.length === 0 ? bundled.told : toldAmong(custom, bundled.chosen, wish);
  const { numbers } = args;
  const { uncovered } = bundled;
  const isUncovered =
    uncovered !== null && custom.every(({ jurisdiction }) => jurisdiction !== uncovered);
  return {
    found: contacts.length > 0,
    corridor,
    facts: [],
    contacts,
    ...(isUncovered && { uncovered }),
    ...(typeof numbers === "string" && { numbers: lookedUp(numbers, corridor, context) }),
    ...(custom.length > 0 ? { custom: true } : {}),
  };
};

function toldAmong(
  custom: readonly Contact[],
  chosen: readonly Contact[],
  wish: Wish,
): readonly Contact[] {
  return numbersFirst(
    [...custom, ...chosen].slice(0, Math.max(mostContacts(wish.atSea), chosen.length)),
  );
}

/** Someone in trouble needs a number before an address. */
function numbersFirst(contacts: readonly Contact[]): readonly Contact[] {
  return [...contacts.filter(hasNumber), ...contacts.filter((contact) => !hasNumber(contact))];
}

function hasNumber({ phone, custom }: Contact): boolean {
  return custom === true || phone !== null;
}

/** Most answers that a snapshot's directory remembers. */
const MOST_REMEMBERED = 2000;

/** The library's contacts for a route and wish. */
interface Bundled {
  readonly chosen: readonly Contact[];
  /** The same, in the order they are told. */
  readonly told: readonly Contact[];
  /** Where the person is, if none of them is there. */
  readonly uncovered: string | null;
}

function bundledContacts(knowledge: Snapshot, corridor: string, wish: Wish): Bundled {
  const { day, answers } = knowledge.derive(remembered);
  const today = Math.floor(Date.now() / DAY_MS);
  // Whether a number is stale changes with the day only.
  if (day.now !== today || answers.size >= MOST_REMEMBERED) answers.clear();
  day.now = today;
  const key = [corridor, ...Object.values(wish)].join(" ");
  let bundled = answers.get(key);
  if (bundled === undefined) {
    const { choices, uncovered } = chosenContacts(knowledge, corridor, wish);
    const chosen = firstOf(choices, wish).map((choice) => Object.freeze(contactOf(choice)));
    // Who has not left has the time to write to those at home before they call elsewhere.
    const isCalm = wish.beforeLeaving && !wish.inDanger;
    bundled = { chosen, told: Object.freeze(isCalm ? chosen : numbersFirst(chosen)), uncovered };
    answers.set(key, bundled);
  }
  return bundled;
}

/** What was answered on one day, by route and wish. */
function remembered(): { day: { now: number }; answers: Map<string, Bundled> } {
  return { day: { now: 0 }, answers: new Map() };
}
