import type { Cart } from '@shop/core/cart/cart';
import type { Order } from '@shop/core/checkout/order';
import type { OrderTextName } from '@shop/core/content/section';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import type { ResultAsync } from 'neverthrow';
import type { Deed } from '../compose/scenario-types.ts';
import type { Refusal } from '../failures/failure.ts';

/** An order after its payment. `text` is the name of the text that its buyer reads; `codes` is the number of its
 *  tickets and cards. */
export type SeenOrder = { readonly order: Order; readonly text: OrderTextName; readonly codes: number };

type Seen<Value> = ResultAsync<Value, Refusal>;

/** A visitor who uses a shop through the terminal or a browser. */
export type Visitor = {
  /** Performs a step. Errors: why the shop or its page refuses it. */
  act(deed: Deed, language: Language): Seen<void>;
  cart(language: Language): Seen<Cart | undefined>;
  /** Returns the order that was paid last. */
  order(language: Language): Seen<SeenOrder>;
  reservable(): Seen<boolean>;
  /** Returns the first name of the logged-in member; empty for a guest. */
  member(): Seen<string>;
  /** Returns the remaining capacity of a day. Units: persons. */
  placesLeft(ticket: string, day: string, language: Language): Seen<number>;
  dayMeant(ticket: string, day: string, language: Language): Seen<LocalDate>;
  /** Returns the text that the visitor reads of cart, order and refusal. */
  texts(language: Language, refused: Refusal | undefined): Seen<string>;
  close(): Promise<void>;
};
