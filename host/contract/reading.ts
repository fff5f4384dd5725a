import type { Heard } from "../../schemas/needs.ts";
import type { Question } from "../../schemas/questions.ts";

/** A matching view of a text: lower case, homoglyphs, digits and disguises undone. The text itself is unchanged. */
export interface FoldedText {
  readonly original: string;
  readonly folded: string;
  /** The original's UTF-16 offset of the folded unit `index` (0 ≤ index ≤ folded.length). */
  readonly startOf: (index: number) => number;
  /** The original's UTF-16 offset just behind the folded unit `index - 1`. */
  readonly endOf: (index: number) => number;
}

/** What a message talks about, read once without a model and shared by every tool. */
export interface Reading {
  readonly text: string;
  readonly folded: FoldedText;
  /** ISO 639 code of the language it is most likely written in, "zh-hant" for Chinese in the traditional script, or null when unsure. */
  readonly language: string | null;
  /** The language that an answer is asked for in, of those that are answered; absent where none is. */
  readonly answerIn?: string | undefined;
  /** Countries named, in text order. */
  readonly countries: readonly CountryMention[];
  /** Those named before it in the conversation; absent where it is the first. */
  readonly countriesBefore?: readonly CountryMention[];
  /** Countries that it takes back: nobody means them any more. Absent where it takes none. */
  readonly takenBack?: ReadonlySet<string>;
  /** It says nothing but where somebody is, comes from or means, or takes a place back. */
  readonly placesAlone?: true;
  /** It is nothing but the name of one country, and no word tells from where or to where: of its people, or of a country that most leave or go to; absent where it says more, or names a town of one that they go to. */
  readonly countryAlone?: "people" | "left" | "reached" | undefined;
  /** The routes named or implied, most certain first. */
  readonly corridors: readonly CorridorMention[];
  /** Sums of money and percentages, in text order. */
  readonly amounts: readonly AmountMention[];
  /** The one sum that a worker is asked for, with the pay and the years of the contract beside it; absent where none is told, or several may be meant. */
  readonly sumsTold?: SumsTold | undefined;
  /** Subjects the words belong to, for example `fee`, `agent`, `passport`. */
  readonly topics: ReadonlySet<string>;
  /** Whether its words name work, recruitment or migration. */
  readonly namesWork: boolean;
  /** Who speaks, by the wording; null without a text model or without a letter. */
  readonly wording: KindChances | null;
  /** Whether it is about work, recruitment or migration at all, by its words or by its wording; lookups stay silent otherwise. */
  readonly aboutWork: boolean;
  /** It says that nobody hits somebody, locks them in or keeps their passport; that is left out of `folded`. */
  readonly denies?: true | undefined;
  /** Who speaks says that they hire, or find workers. */
  readonly forEmployer?: true | undefined;
  /** Somebody who hires asks: what they must pay or may take, whether they may keep papers or a deposit, or something else. */
  readonly askedByEmployer?: "costs" | "papers" | "other" | undefined;
  /** Work is offered of the kind with which people are led to where they are held and made to cheat others, into a war, or into prostitution. */
  readonly lure?: Lure | undefined;
  /** Whoever employs or oversees wants sex, or pictures of a naked body, for work, pay or papers. */
  readonly sexDemanded?: true | undefined;
  /** Somebody under eighteen works, or is to be sent to work. */
  readonly childWorks?: true | undefined;
  /** Help with exploiting people is asked for. */
  readonly exploitingAsked?: true | undefined;
  /** Few words of ordinary days, and nothing beside: praise of an employer, a day off for an illness, a longing for home before a feast. */
  readonly ordinary?: true | undefined;
  /** Who forbids or keeps something employs nobody: a doctor, a storm, a school, a landlord; `ordinary` is so, too. */
  readonly restrictedByOthers?: true | undefined;
  /** It is nothing but a call for help. */
  readonly callsForHelp?: true;
  /** It tells nothing by itself, and is read together with what was told before: for advice, or to be told whether it is lawful. */
  readonly goesOn?: "for_advice" | "for_law" | undefined;
  /** What rules found in that, as grave and of these dimensions; absent where nothing. */
  readonly signsBefore?: readonly Sign[];
  /** It only thanks or nods after what was said before: what that was answered with need not be said again. */
  readonly addsNothing?: true | undefined;
  /** Whether who speaks is back where they are from, or says that they are where they work; absent where they tell neither. */
  readonly returned?: boolean | undefined;
  /** Who speaks says that they are in safety now. */
  readonly isSafe?: true | undefined;
  /** Countries where who speaks says that they are; absent where they name none. */
  readonly isIn?: ReadonlySet<string>;
  /** Countries of which its words may say that somebody is there, whoever it is: none to go to, left behind, promised, or of an employer, an agency or family; absent where there are none. */
  readonly mayBeIn?: ReadonlySet<string>;
  /** Whether who speaks says that they are at home yet, or that they are where the work is; absent where they tell neither. */
  readonly stillHome?: boolean | undefined;
  /** A place at home is named as one where something happens, and none where the work is as one where somebody is: the way there lies ahead as words tell, or may; absent where no such place is named. */
  readonly homeYet?: "ahead" | "open" | undefined;
  /** Who speaks has not left home for the work: told, or likely as they are asked for a recruiter's fee; absent where nothing tells so, and where only words were read. */
  readonly beforeLeaving?: "told" | "likely" | undefined;
  /** It is told, and they tell of no deed that hurts or holds anybody, at most of their fear. */
  readonly fearsForMoney?: true | undefined;
  /** Where somebody who finds jobs abroad asks a person for money; absent where nobody does. */
  readonly feeDemanded?: ToldPlace | undefined;
  /** Its sums are what a job pays, or it says that nothing is charged; absent where another sum may be meant, or none is told. */
  readonly chargesNothing?: true | undefined;
  /** Whoever speaks tells that they have paid, or gave a sum; absent where they do not. */
  readonly hasPaid?: true | undefined;
  /** It asks how much is charged for work on a route whose two sides are known. */
  readonly priceAsked?: true | undefined;
  /** Where it is told that somebody was hurt at work; absent where it is not. */
  readonly hurtAtWork?: ToldPlace | undefined;
  /** Where it is told that pay is owed to a worker; absent where it is not. */
  readonly payOwed?: ToldPlace | undefined;
  /** Where the age of somebody under eighteen is told; absent where none is. */
  readonly minorAge?: ToldPlace | undefined;
  /** It is about an errand of ordinary life, such as a tourist visa or a flat, and names nothing of work. */
  readonly errand?: true | undefined;
  /** Pay is said to be late or missing, in whichever words. */
  readonly wagesOwed?: true;
  /** Somebody who works in a household is spoken of: a maid, a helper. */
  readonly household?: true;
  /** Somebody who works on a ship or fishing boat is spoken of. */
  readonly atSea?: true | undefined;
  /** A port is spoken of, where the police on land reach a ship. */
  readonly inPort?: true | undefined;
  /** It asks whom to call; absent where it does not. */
  readonly contactAsked?: ContactAsked;
  /** The telephone numbers it asks about, as written; absent where it asks about none. */
  readonly numbersAsked?: readonly string[];
  /** It is in a language that no part of the service knows: that nothing is found in it is no all-clear. */
  readonly unread?: true;
  /** Whether somebody may be held or hurt, by its words and its wording: likely enough to be told first what to do, or possible, so that the police belong among whom to call; null where neither, absent where only words were read. */
  readonly danger?: HeardDanger | null;
  /** Who must be helped before anything else, by the wording, and whether help with exploiting people is wanted; absent where only words were read. */
  readonly needs?: ReadonlySet<Heard>;
  /** It has few words, and they are none of somebody in danger, whatever else they sound like. */
  readonly soundsCalm?: true;
  /** Money is asked for letting somebody go. */
  readonly ransom?: true | undefined;
  /** Somebody needs a doctor now. */
  readonly needsDoctor?: true | undefined;
  /** Somebody lacks papers, has run away or hides a pregnancy, and may not be able to call the police first. */
  readonly fearsPolice?: true | undefined;
  /** Somebody at home writes about a person abroad, or shows what was written by who holds that person. */
  readonly fromAfar?: true | undefined;
  /** What it asks of what workers ask again and again; absent where nothing of it. */
  readonly questionAsked?: Question;
  /** What who speaks is paid, where the lowest wage is asked for beside it; absent where no one sum is told. */
  readonly payTold?: PayTold | undefined;
  /** It asks what the law says of who recruits, with a licence or without. */
  readonly licenceLawAsked?: true;
  /** What it asks of the service itself: whether it is confidential, or who answers. */
  readonly serviceAsked?: "privacy" | "machine" | undefined;
  /** Somebody else reads or keeps the phone it is written on. */
  readonly phoneChecked?: true | undefined;
  /** Somebody is in the hands of the police, in jail or in immigration detention. */
  readonly inCustody?: true | undefined;
  /** Somebody's relative or companion died abroad. */
  readonly bereaved?: true | undefined;
  /** Somebody's family or house in the country they are from is threatened. */
  readonly threatenedAtHome?: true | undefined;
  /** What it is about where the police are not who helps first. */
  readonly matter?: Matter | undefined;
}

/** Of what a rule's hit is a sign. */
export interface Sign {
  readonly severity: string;
  readonly dimensions: readonly string[];
}

/** Words of the message that tell something, with UTF-16 offsets in the original. */
export interface ToldPlace {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Papers that somebody lacks, so that the police may ask for them, a dismissal, an accusation of theft, a pregnancy, or a relative at home who is ill or has died; told without a word of being hurt or held. */
export type Matter = "no-status" | "dismissal" | "accused" | "pregnant" | "kin-leave";

/** What an offer leads to. */
export type Lure = "compound" | "war" | "nightlife";

/** A question for a contact. */
export interface ContactAsked {
  /** Whether hardly anything else is said. */
  readonly alone: boolean;
  /** Whether nothing else is: each word is one of such a question or names a place. */
  readonly plain: boolean;
  /** The kind of body that is asked for, or who licenses recruiters; null for any. */
  readonly of: "embassy" | "police" | "office" | "licence" | null;
  /** Words by which bodies of the directory call themselves, folded, separated by spaces; absent where none is named. */
  readonly bodies?: string;
  /** A place to stay is asked for. */
  readonly shelter?: true;
}

/** How surely somebody who is held or hurt speaks. */
export type HeardDanger = "likely" | "possible";

/** How likely each kind of speaker is: the stances, and apart from other victims those in danger now. */
export type KindChances = Readonly<
  Record<"offer" | "danger" | "victim" | "inquiry" | "compliance" | "unrelated", number>
>;

export interface CountryMention {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly role: "origin" | "destination" | "unknown";
  readonly text: string;
  /** UTF-16 offsets in the original. */
  readonly start: number;
  readonly end: number;
  /** It is not named: words that only make sense for workers of one side of it point to it. */
  readonly hinted?: true;
}

export interface CorridorMention {
  /** ISO 3166-1 alpha-2, or null where the text does not say. */
  readonly origin: string | null;
  readonly destination: string | null;
  /** What the sides were read from. */
  readonly basis: "named" | "language" | "currency" | "term";
}

export interface AmountMention {
  readonly value: number;
  /** ISO 4217, `%`, or null where no currency is named. */
  readonly currency: string | null;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What somebody is paid, and for which time; null where no currency or no time is named. */
export interface PayTold {
  readonly value: number;
  /** ISO 4217, or null where it is not named or stays open. */
  readonly currency: string | null;
  readonly per: "hour" | "month" | "other" | null;
}

/** What a worker is asked for, and what it is to be held against. */
export interface SumsTold {
  readonly asked: ToldSum;
  /** Whether a word of charging or asking stands beside it. */
  readonly isCharge: boolean;
  /** The pay of a month. */
  readonly pay?: ToldSum | undefined;
  /** The years of the contract. */
  readonly years?: number | undefined;
  /** The worker found the job, and it is only processed. */
  readonly isOwnJob?: true;
}

export interface ToldSum {
  readonly value: number;
  /** ISO 4217, or null where it is not named or stays open. */
  readonly currency: string | null;
  /** The currencies it may be in, where several countries share the name of theirs; null where none is named. */
  readonly mayBe: readonly string[] | null;
  /** The least that one person is asked for, where it may be for several. */
  readonly least?: number;
  /** How it was reckoned of the sums that are told: "6 × 10,000"; absent where it is told itself. */
  readonly made?: string;
  /** So many times a sum of so much, where it is paid so. */
  readonly inParts?: { readonly times: number; readonly each: number };
  /** More is asked besides, or as often as is not told: it is no more than a part. */
  readonly isPart?: true;
  /** It is asked month by month, and not told for how long. */
  readonly perMonth?: true;
}
