import type { ToLookAt } from '@shop/core/checkout/order-history';
import type { NeedsAttention } from '@shop/core/host/checkout/attention';
import { orderHistory, orderNamed, orderOfName } from '@shop/core/host/history/order-history';
import { firstDayOf, type KeptCatalogFinder, replayOrder } from '@shop/core/host/history/replay-order';
import type { OrdersPort } from '@shop/core/ports/orders-port';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { HostStore, StoreFailure } from './host-store.ts';

const paymentToLookAt = ({ attemptId: attempt, ...one }: NeedsAttention): ToLookAt => {
  if ('orderNumber' in one) return { type: 'payment', attempt, ...one };
  const { orderRef: ref, ...stray } = one;
  return { type: 'stray', attempt, ref, ...stray };
};

/** Orders over any store, for whoever looks after the shop. */
export const hostOrders = (store: HostStore): OrdersPort => {
  const find = (name: string) =>
    store
      .read(() => ({ cart: orderNamed(name), payments: true, papers: true, mails: true, history: true }))
      .map((seen) => ({ ...seen, order: orderOfName(seen.state, name) }));

  const attention = (): ResultAsync<readonly ToLookAt[], StoreFailure> =>
    store
      .needsAttention()
      .andThen((payments) =>
        store
          .failedMails()
          .map((mails) =>
            [...payments.map(paymentToLookAt), ...mails.map((one): ToLookAt => ({ type: 'mail', ...one }))].sort(
              (a, b) => a.since - b.since,
            ),
          ),
      );

  return {
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
    attention,
  };
};
