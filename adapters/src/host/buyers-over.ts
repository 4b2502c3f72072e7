import { orderNamed, orderOfName } from '@shop/core/host/history/order-history';
import type { PeoplePort } from '@shop/core/ports/people-port';
import type { HostStore } from './host-store.ts';

/** Who bought an order, over any store. */
export const buyersOver = (store: HostStore): Pick<PeoplePort, 'buyerOf'> => ({
  buyerOf: (name) =>
    store
      .read(() => ({ cart: orderNamed(name), payments: true, papers: true }))
      .map(({ state }) => {
        const order = orderOfName(state, name);
        return order && state.orderBuyers.get(order.ref)?.customer;
      }),
});
