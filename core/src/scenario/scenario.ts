import type { HoldState } from '../cart/hold.ts';
import type { ProductType } from '../catalog/product-type.ts';
import type { ToldOutcome } from '../checkout/order.ts';
import type { PaymentStatus, PaymentType } from '../checkout/payment.ts';
import type { OrderTextName } from '../content/section.ts';
import type { Language } from '../languages/language.ts';

/** Names or ids of what is chosen, with how much of each. Units: pieces. */
export type Picks = Readonly<Record<string, number>>;

/** What a line of the cart, or of an order, must tell; what is left out may be anything. Amounts in euros. */
export type ExpectedLine = {
  /** Title of its product or of its price, or a part of either. */
  readonly name?: string;
  /** Units: pieces. */
  readonly pieces?: number;
  readonly amount?: number;
  /** The amount without discounts, which is struck out where it is higher. */
  readonly before?: number;
  /** A day as a step names one, or the name of a season. */
  readonly day?: string;
  readonly season?: string;
  readonly hold?: HoldState['type'];
};

/** What an order must tell. Amounts in euros. */
export type ExpectedOrder = {
  readonly status?: PaymentStatus;
  readonly outcome?: ToldOutcome;
  readonly total?: number;
  readonly type?: ProductType;
  readonly paidBy?: PaymentType;
  /** Which text its buyer reads after the payment. */
  readonly text?: OrderTextName;
  readonly lines?: readonly ExpectedLine[];
  /** Tickets and cards with a code of their own. */
  readonly codes?: number;
};

/** Persons that may still come on a day. */
export type ExpectedPlaces = { readonly ticket: string; readonly day: string; readonly left: number };

/** What must be so after a step; what is left out may be anything. Amounts in euros. */
export type Expectation = {
  readonly total?: number;
  /** Units: pieces over all lines. */
  readonly count?: number;
  /** Every line of the cart, in order. */
  readonly lines?: readonly ExpectedLine[];
  /** The promo code that the cart has; an empty one for none. */
  readonly code?: string;
  /** What the code takes off. */
  readonly saved?: number;
  readonly frozen?: boolean;
  /** Ids of what is offered beside the cart; those that are named must be among it. */
  readonly offered?: readonly string[];
  /** Whether the cart can be reserved. */
  readonly reservable?: boolean;
  /** Names of lines that left the cart because their places were gone. */
  readonly lost?: readonly string[];
  readonly order?: ExpectedOrder;
  readonly places?: readonly ExpectedPlaces[];
  /** First name of who is logged in; an empty one for nobody. */
  readonly member?: string;
  /** Each must be part of what a visitor reads of cart, order and refusal, in the scenario's language. */
  readonly texts?: readonly string[];
};

/** Personal data that differ from those of the guest whom every scenario knows. */
export type GuestData = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly address?: string;
  readonly postCode?: string;
  readonly city?: string;
  readonly country?: string;
  readonly phone?: string;
  readonly loyalty?: string;
};

/** A card by the name of what its bank says, or by its number. */
export type CardPayment = { readonly card?: string; readonly challenge?: 'confirm' | 'reject' };

/** What may stand beside every step. */
type Outcome = {
  /** Code that the step must be refused with; without it nothing may refuse. */
  readonly refused?: string;
  readonly expect?: Expectation;
};

export type TicketStep = {
  /** Id, address or name of a ticket. */
  readonly ticket: string;
  readonly day?: string;
  readonly season?: string;
  readonly tickets?: Picks;
  /** Takes the package for exactly these persons. */
  readonly persons?: { readonly adults: number; readonly children: number };
  /** The kind of stay that the package belongs to; needed where several have one. */
  readonly group?: string;
};

export type GiftCardStep = {
  readonly giftCard: string;
  /** What a value card is worth, in euros. */
  readonly amount?: number;
  readonly pieces?: number;
  readonly priceLists?: Picks;
};

export type UpsellStep = { readonly upsell: string; readonly pieces?: number; readonly day?: string };

/** What a visitor does, each member named for it. */
export type Deed =
  | TicketStep
  | GiftCardStep
  | UpsellStep
  /** Sets the quantity of a line, named by its position or its title. */
  | { readonly change: string; readonly pieces: number }
  | { readonly remove: string }
  /** Puts back what was removed last. */
  | { readonly putBack: true }
  | { readonly extendHold: true }
  /** Applies a promo code; an empty one takes it off. */
  | { readonly promo: string }
  | { readonly guest: GuestData }
  /** Saves what the form is pre-filled with, as a member does, and what differs from it. */
  | { readonly prefilled: GuestData }
  | { readonly logIn: string; readonly password: string }
  | { readonly logOut: true }
  | { readonly pay: CardPayment }
  | { readonly reserve: CardPayment }
  /** Goes to the payment page and leaves it without a word, so that the payment runs on. */
  | { readonly beginPayment: PaymentType }
  /** Closes the payment that runs. */
  | { readonly stopPayment: true }
  /** Comes back from the payment page with a status in the address, whatever is true. */
  | { readonly comeBack: PaymentStatus }
  /** Cancels the order that was bought last. */
  | { readonly cancel: true };

/** What happens around the visitor, or is only looked at. */
export type Circumstance =
  /** Time goes by, such as `16 minutes`; only in a world of its own. */
  | { readonly wait: string }
  /** It is this moment now; only in a world of its own, and never earlier than before. */
  | { readonly at: string }
  /** The visitor goes on in another language. */
  | { readonly language: Language }
  /** Somebody else goes on, named by a word; whoever acts first is named `first`. */
  | { readonly visitor: string }
  | { readonly expect: Expectation };

export type Step = Outcome & (Deed | Circumstance);

/** Places that a day of a ticket's pool area has, in a world of its own. */
export type GivenPlaces = { readonly ticket: string; readonly day: string; readonly places: number };

export type GivenMember = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly phone?: string;
  readonly address?: string;
  readonly postCode?: string;
  readonly city?: string;
  readonly country?: string;
};

/** What makes a scenario a world of its own: none of it can be wished of a shop that others use as well. */
export type OwnWorld = {
  /** Moment at which it begins, in ISO 8601. */
  readonly at?: string;
  readonly places?: readonly GivenPlaces[];
  readonly members?: readonly GivenMember[];
  /** A catalog file as a value, sold in the place of the sample. */
  readonly catalog?: unknown;
  /** What goes wrong on purpose, as a file of levers lists it (D-LEVERS). */
  readonly levers?: readonly unknown[];
};

/** One visit, or several, as a person would tell it; of one language and with every variable put in (D-SCENARIO). */
export type Scenario = {
  readonly name: string;
  readonly about?: string;
  readonly tags?: readonly string[];
  readonly language?: Language;
  readonly world?: OwnWorld;
  readonly steps: readonly Step[];
};

/** A place in a file, from 1 on. */
export type FilePlace = { readonly file: string; readonly line: number; readonly column: number };

/** A scenario that was read, with where each of its parts stands. */
export type PlacedScenario = {
  readonly scenario: Scenario;
  readonly placeOf: (path: readonly PropertyKey[]) => FilePlace;
};

/** Names of what is no deed of the visitor. */
const circumstances = ['wait', 'at', 'language', 'visitor', 'refused', 'expect'];

/** Whether the visitor does something in a step. */
export const isDeed = (step: Step): step is Outcome & Deed =>
  Object.keys(step).some((name) => !circumstances.includes(name));

/** Whether a scenario may run on a shop that others use as well. */
export const isShareable = ({ world, steps }: Scenario): boolean =>
  world === undefined && !steps.some((step) => 'wait' in step || 'at' in step);
