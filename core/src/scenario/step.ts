import type { PaymentStatus, PaymentType } from '../checkout/payment.ts';
import type { Language } from '../languages/language.ts';
import type { Expectation } from './expectation.ts';

/** Names or ids of what is chosen, with how much of each. Units: pieces. */
export type Picks = Readonly<Record<string, number>>;

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

/** Names of what is no deed of the visitor. */
const circumstances = ['wait', 'at', 'language', 'visitor', 'refused', 'expect'];

/** Whether the visitor does something in a step. */
export const isDeed = (step: Step): step is Outcome & Deed =>
  Object.keys(step).some((name) => !circumstances.includes(name));
