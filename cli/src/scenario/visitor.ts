import type { Cart } from '@shop/core/cart/cart';
import type { Order } from '@shop/core/checkout/order';
import type { OrderTextName } from '@shop/core/content/section';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import type { ResultAsync } from 'neverthrow';
import type { Deed } from '../compose/scenario-types.ts';
import type { Refusal } from '../failures/failure.ts';

/** `text` is that which its buyer reads after the payment; `codes` are those of tickets and cards. */
export type SeenOrder = { readonly order: Order; readonly text: OrderTextName; readonly codes: number };

type Seen<Value> = ResultAsync<Value, Refusal>;

/** A visitor who acts in a shop and looks at it, through any driver. */
export type Visitor = {
  /** Errors: why the shop, or its page, does not let it happen. */
  act(deed: Deed, language: Language): Seen<void>;
  cart(language: Language): Seen<Cart | undefined>;
  /** The order that was paid last. */
  order(language: Language): Seen<SeenOrder>;
  reservable(): Seen<boolean>;
  /** First name of the member who is logged in; empty for a guest. */
  member(): Seen<string>;
  /** Units: persons that may still come. */
  placesLeft(ticket: string, day: string, language: Language): Seen<number>;
  dayMeant(ticket: string, day: string, language: Language): Seen<LocalDate>;
  /** What is read of cart, order and a refusal. */
  texts(language: Language, refused: Refusal | undefined): Seen<string>;
  close(): Promise<void>;
};
