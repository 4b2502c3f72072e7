import type { ToLookAt } from '@shop/core/checkout/order-history';
import type { NeedsAttention } from '@shop/core/host/checkout/host-order';
import { orderHistory, orderNamed, orderOfName } from '@shop/core/host/history/order-history';
import { firstDayOf, type KeptCatalogFinder, replayOrder } from '@shop/core/host/history/replay-order';
import type { PeoplePort } from '@shop/core/member/people-port';
import { readTicketCode } from '@shop/core/papers/ticket-code';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { okAsync } from 'neverthrow';
import type { HostStore } from './host-store.ts';

const paymentToLookAt = ({ attemptId: attempt, ...one }: NeedsAttention): ToLookAt => {
  if ('orderNumber' in one) return { type: 'payment', attempt, ...one };
  const { orderRef: ref, ...stray } = one;
  return { type: 'stray', attempt, ref, ...stray };
};

/** The desk over any store. */
export const hostDesk = (store: HostStore): DeskPort => {
  const find = (name: string) =>
    store
      .read({ cart: orderNamed(name), payments: true, papers: true, mails: true, history: true })
      .map((seen) => ({ ...seen, order: orderOfName(seen.state, name) }));

  return {
    admit: (shown) =>
      store.run<'admitTicket'>({ type: 'admitTicket', code: readTicketCode(shown) }).map(({ answer }) => answer),
    resend: (orderNumber) => store.run<'resendMail'>({ type: 'resendMail', orderNumber }).map(({ answer }) => answer),
    history: (name) => find(name).map(({ state, order }) => order && orderHistory(state, order)),
    replay: (name, at) =>
      find(name).andThen(({ state, order, at: { today } }) => {
        if (order === undefined) return okAsync(undefined);
        const { number, catalogVersion: version } = order;
        const finder: KeptCatalogFinder = at === undefined ? { by: 'version', version } : { by: 'at', at };
        const notKept = { type: 'notKept', number, version } as const;
        return store
          .keptCatalog(finder, firstDayOf(order, today))
          .map((kept) => (kept === undefined ? notKept : replayOrder(state.catalog, order, kept)));
      }),
    attention: () =>
      store
        .attention()
        .map(({ payments, mails }) =>
          [...payments.map(paymentToLookAt), ...mails.map((one): ToLookAt => ({ type: 'mail', ...one }))].sort(
            (a, b) => a.since - b.since,
          ),
        ),
  };
};

/** Who bought an order, over any store. */
export const buyersOver = (store: HostStore): Pick<PeoplePort, 'buyerOf'> => ({
  buyerOf: (name) =>
    store.read({ cart: orderNamed(name), payments: true, papers: true }).map(({ state }) => {
      const order = orderOfName(state, name);
      return order && state.orderBuyers.get(order.ref)?.customer;
    }),
});
