import { errAsync, type ResultAsync } from 'neverthrow';
import type { TicketPeriod } from '../catalog/ticket.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { AddedTicket, AddTicketError, ShopPort } from '../ports/shop-port.ts';
import type { CartLine, LinePeriod } from './cart-line.ts';
import { keepCart, withCartOf } from './cart-of-visitor.ts';
import { makeNewIntent } from './new-intent.ts';
import type { TicketOrder } from './orders.ts';

type Ports = {
  readonly shop: Pick<ShopPort, 'addTicket'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'keepCartId'>;
  readonly random: RandomPort;
};

const periodToAskFor = (period: LinePeriod): TicketPeriod | undefined => {
  if (period.type === 'day') return period;
  return period.id === undefined ? undefined : { type: 'season', seasonId: period.id };
};

const ticketOf = (line: CartLine): Omit<TicketOrder, 'language'> | undefined => {
  if (line.kind !== 'ticket' || line.productId === undefined || line.priceListId === undefined) return undefined;
  const period = periodToAskFor(line.period);
  if (period === undefined) return undefined;
  const chosen = { priceListId: line.priceListId, quantity: line.price.quantity };
  return { productId: line.productId, period, lines: [chosen] };
};

/** Whether a removed line tells enough to be put back (D-UNDO): a ticket does if its provider gives ids, other lines do
 *  not. */
export const canRestore = (line: CartLine): boolean => ticketOf(line) !== undefined;

/** Puts a removed line back into the visitor's cart as it was, if its places are still free, and remembers the cart that it
 *  is in now. Errors: those of the port, `notFound` cart, and `notFound` product for a line that `canRestore` refuses. */
export const makeRestoreItem = ({ shop, cookies, random }: Ports) => {
  const newIntent = makeNewIntent({ random });
  return (line: CartLine, language: Language): ResultAsync<AddedTicket, AddTicketError> => {
    const ticket = ticketOf(line);
    if (ticket === undefined) return errAsync({ kind: 'notFound', what: 'product' });
    const key = newIntent();
    return withCartOf(cookies, (cartId) => shop.addTicket({ ...ticket, cartId, language }, key)).map((added) => {
      keepCart(cookies, added.cartId);
      return added;
    });
  };
};
