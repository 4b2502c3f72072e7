import { errAsync, type ResultAsync } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { AddedTicket, ShopPort } from '../ports/shop-port.ts';
import type { CartItem } from './cart.ts';
import { withCartOf } from './cart-of-visitor.ts';
import { makeNewIntent } from './new-intent.ts';
import type { TicketOrder } from './orders.ts';

type Ports = {
  readonly shop: Pick<ShopPort, 'addTicket'>;
  readonly cookies: Pick<CookiePort, 'cartId'>;
  readonly random: RandomPort;
};

type Line = Pick<CartItem, 'productId' | 'priceListId' | 'validity' | 'price'>;

const ticketOf = ({ productId, priceListId, validity, price }: Line): Omit<TicketOrder, 'language'> | undefined => {
  if (productId === undefined || priceListId === undefined || validity.type !== 'day') return undefined;
  return { productId, period: validity, lines: [{ priceListId, quantity: price.quantity }] };
};

/** Whether a removed line tells enough to be put back: a ticket for a day does, a season's or a gift card's line does not. */
export const canRestore = (line: Line): boolean => ticketOf(line) !== undefined;

/** Puts a removed line back into the visitor's cart as it was, if its places are still free. Errors: those of
 *  `ShopPort.addTicket`, `notFound` cart, and `notFound` product for a line that `canRestore` refuses. */
export const makeRestoreItem = ({ shop, cookies, random }: Ports) => {
  const newIntent = makeNewIntent({ random });
  return (line: Line, language: Language): ResultAsync<AddedTicket, ShopError> => {
    const ticket = ticketOf(line);
    if (ticket === undefined) return errAsync({ kind: 'notFound', what: 'product' });
    const key = newIntent();
    return withCartOf(cookies, (cartId) => shop.addTicket({ ...ticket, cartId, language }, key));
  };
};
