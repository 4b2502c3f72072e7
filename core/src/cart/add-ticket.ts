import type { ResultAsync } from 'neverthrow';
import type { IdempotencyKey } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import { clientOf } from './client-of-visitor.ts';
import { intoCart } from './into-cart.ts';
import { makeNewIntent } from './new-intent.ts';
import type { AddedTicket, AddTicketError, ShopPort } from './shop-port.ts';
import { makeTicketOrder, type TicketOrderError, type TicketSelection } from './ticket-selection.ts';

type Ports = {
  readonly shop: Pick<ShopPort, 'addTicket'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'keepCartId' | 'forgetCartId' | 'clientSecret' | 'keepClientSecret'>;
  readonly random: RandomPort;
};

/** Puts a selection into the visitor's cart, or into a new one, and remembers which. One intent has one key: whoever tries
 *  the same again after `unreachable` hands in the key of the first try, so that no place is taken twice.
 *  Errors: those of `makeTicketOrder`, told before anything is sent, and of the port. */
export const makeAddTicket =
  ({ shop, cookies, random }: Ports) =>
  (
    selection: TicketSelection,
    key: IdempotencyKey = makeNewIntent({ random })(),
  ): ResultAsync<AddedTicket, AddTicketError | TicketOrderError> =>
    intoCart(cookies, (cart) =>
      makeTicketOrder(selection, cart).asyncAndThen((order) =>
        shop.addTicket(order, key, clientOf({ cookies, random })),
      ),
    );
