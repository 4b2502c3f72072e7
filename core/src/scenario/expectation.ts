import type { HoldState } from '../cart/hold.ts';
import type { ProductType } from '../catalog/product-type.ts';
import type { ToldOutcome } from '../checkout/order.ts';
import type { PaymentStatus, PaymentType } from '../checkout/payment.ts';
import type { OrderTextName } from '../content/section.ts';

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
