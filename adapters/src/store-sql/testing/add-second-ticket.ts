import type { Instant } from '@shop/core/dates/instant';
import { isTicket } from '@shop/core/host/catalog/host-catalog';
import type { ProductId } from '@shop/core/ids';
import { secondTicket } from '@shop/core/testing/second-ticket';
import type { Tx } from '../database/database.ts';
import { changeOffer } from './change-offer.ts';

/** Sells another ticket of a ticket's facility, on the same days. */
export const addSecondTicket = (tx: Tx, of: ProductId, now: Instant): Promise<void> =>
  changeOffer(tx, now, ({ goods, sold, places }) => {
    const ticket = goods.products.get(of);
    if (ticket === undefined || !isTicket(ticket)) throw new Error(`${of} is no ticket`);
    const second = secondTicket(ticket);
    const days = sold.filter(({ productId }) => productId === of).map((day) => ({ ...day, productId: second.id }));
    return {
      goods: { ...goods, products: new Map([...goods.products, [second.id, second]]) },
      sold: [...sold, ...days],
      places,
    };
  });
