import type { HoldState } from '@shop/core/cart/hold';
import type { ProductType } from '@shop/core/catalog/product-type';
import type { ToldOutcome } from '@shop/core/checkout/order';
import type { PaymentStatus, PaymentType } from '@shop/core/checkout/payment';
import type { OrderTextName } from '@shop/core/content/section';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import type { Result } from 'neverthrow';
import type { Deed } from '../compose/scenario-types.ts';
import type { Refusal } from '../failures/failure.ts';

/** A line of a cart or an order as a visitor sees it. */
export type SeenLine = {
  readonly product: string;
  readonly price: string;
  /** Units: pieces. */
  readonly pieces: number;
  readonly amount: Cents;
  readonly before: Cents;
  readonly day?: LocalDate;
  readonly season?: string;
  readonly hold: HoldState['type'];
};

export type SeenCart = {
  readonly total: Cents;
  /** Units: pieces. */
  readonly count: number;
  readonly lines: readonly SeenLine[];
  readonly code: string;
  readonly saved: Cents;
  readonly frozen: boolean;
  readonly offered: readonly string[];
  readonly lost: readonly string[];
};

export type SeenOrder = {
  readonly status?: PaymentStatus;
  readonly outcome?: ToldOutcome;
  readonly total?: Cents;
  readonly type: ProductType;
  readonly paidBy?: PaymentType;
  readonly text: OrderTextName;
  readonly lines: readonly SeenLine[];
  readonly codes: number;
};

/** Somebody who acts in a shop and looks at it, with whatever hands and eyes. */
export type Visitor = {
  /** Errors: why the shop, or its page, does not let it happen. */
  act(deed: Deed, language: Language): Promise<Result<void, Refusal>>;
  cart(language: Language): Promise<Result<SeenCart, Refusal>>;
  /** The order that was paid last. */
  order(language: Language): Promise<Result<SeenOrder, Refusal>>;
  reservable(): Promise<Result<boolean, Refusal>>;
  /** First name of who is logged in; empty for nobody. */
  member(): Promise<Result<string, Refusal>>;
  /** Units: persons that may still come. */
  placesLeft(ticket: string, day: string, language: Language): Promise<Result<number, Refusal>>;
  dayMeant(ticket: string, day: string, language: Language): Promise<Result<LocalDate, Refusal>>;
  /** What is read of cart, order and a refusal. */
  texts(language: Language, refused: Refusal | undefined): Promise<Result<string, Refusal>>;
  close(): Promise<void>;
};
