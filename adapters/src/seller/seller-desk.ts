import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { PaymentFinding, PaymentSettled, ProviderSilence, ToLookAt } from '@shop/core/checkout/order-history';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId } from '@shop/core/ids';
import type { PeoplePort } from '@shop/core/member/people-port';
import { readTicketCode } from '@shop/core/papers/ticket-code';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { type Case, caseOf } from '@shop/core/seller/checkout/payment-outcomes';
import type { NeedsAttention } from '@shop/core/seller/checkout/seller-order';
import { orderHistory, orderNamed, orderOfName } from '@shop/core/seller/history/order-history';
import { firstDayOf, type KeptCatalogFinder, replayOrder } from '@shop/core/seller/history/replay-order';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { SellerStore, StoreFailure } from './seller-store.ts';

const paymentToLookAt = ({ attemptId: attempt, ...one }: NeedsAttention): ToLookAt => {
  if ('orderNumber' in one) return { type: 'payment', attempt, ...one };
  const { orderRef: ref, ...stray } = one;
  return { type: 'stray', attempt, ref, ...stray };
};

const silenceToLookAt = (silence: ProviderSilence): ToLookAt => ({ type: 'silence', why: 'noAnswer', ...silence });

/** A finding as the provider would report it. */
const reportOf = ({ attempt, order }: Case, found: PaymentFinding): AttemptState => {
  const { amount, moneySeen = amount } = attempt;
  if (found === 'unpaid') return { state: 'canceled' };
  if (found === 'refunded') return { state: 'refunded', amount: moneySeen };
  return { state: order.paymentType === 'payment' ? 'captured' : 'authorized', amount: moneySeen };
};

/** Another operator was faster. */
const notListed = (error: ShopError): ResultAsync<PaymentSettled, StoreFailure> =>
  error.kind === 'unreachable' ? errAsync(error) : okAsync({ type: 'notListed' });

/** Applies a finding by the rules for reports, which leave money that is owed on the list. */
const settleAttempt = (
  store: SellerStore,
  id: AttemptId,
  found: PaymentFinding,
): ResultAsync<PaymentSettled, StoreFailure> =>
  store.read({ cart: { by: 'attempt', key: id }, payments: true }).andThen(({ state }) => {
    const known = caseOf(state, id);
    if (known === undefined) return okAsync<PaymentSettled>({ type: 'notListed' });
    return store
      .run<'settle'>({ type: 'settle', attemptId: id, reported: reportOf(known, found), byPerson: true })
      .map(({ state: after }): PaymentSettled => {
        const isOwed = after.attempts.get(id)?.attention !== undefined;
        return { type: isOwed ? 'owed' : 'settled' };
      })
      .orElse(notListed);
  });

/** The desk over any store. */
export const sellerDesk = (store: SellerStore): DeskPort => {
  const find = (name: string) =>
    store
      .read({ cart: orderNamed(name), payments: true, papers: true, mails: true, history: true })
      .map((seen) => ({ ...seen, order: orderOfName(seen.state, name) }));

  return {
    admit: (shown, whole) =>
      store.run<'admitTicket'>({ type: 'admitTicket', code: readTicketCode(shown), whole }).map(({ answer }) => answer),
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
    settlePayment: (attempt, found) =>
      store.attention().andThen(({ payments }) => {
        const listed = payments.find(({ attemptId }) => attemptId === attempt);
        if (listed === undefined) return okAsync<PaymentSettled>({ type: 'notListed' });
        if ('orderNumber' in listed) return settleAttempt(store, attempt, found);
        if (found !== 'refunded') return okAsync<PaymentSettled>({ type: 'owed' });
        const { orderRef, amount } = listed;
        return store
          .run<'noteStray'>({
            ...{ type: 'noteStray', attemptId: attempt, orderRef },
            reported: { state: 'refunded', amount },
          })
          .map((): PaymentSettled => ({ type: 'settled' }))
          .orElse(notListed);
      }),
    attention: () =>
      store.attention().map(({ payments, mails, silence }) => {
        const standing = [
          ...payments.map(paymentToLookAt),
          ...mails.map((one): ToLookAt => ({ type: 'mail', ...one })),
        ].sort((a, b) => a.since - b.since);
        return silence === undefined ? standing : [silenceToLookAt(silence), ...standing];
      }),
  };
};

/** Who bought an order, over any store. */
export const buyersOver = (store: SellerStore): Pick<PeoplePort, 'buyerOf'> => ({
  buyerOf: (name) =>
    store.read({ cart: orderNamed(name), payments: true, papers: true }).map(({ state }) => {
      const order = orderOfName(state, name);
      return order && state.orderBuyers.get(order.ref)?.customer;
    }),
});
