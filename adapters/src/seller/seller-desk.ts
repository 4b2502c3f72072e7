import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { PaymentFinding, PaymentSettled, ProviderSilence, ToLookAt } from '@shop/core/checkout/order-history';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId } from '@shop/core/ids';
import type { PeoplePort } from '@shop/core/member/people-port';
import { readTicketCode } from '@shop/core/papers/ticket-code';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { type AttemptCase, attemptCaseOf } from '@shop/core/seller/checkout/order-records';
import type { NeedsAttention } from '@shop/core/seller/checkout/seller-order';
import { orderHistory, orderNamed, orderOfName } from '@shop/core/seller/log/order-history';
import { firstDayOf, type KeptCatalogFinder, replayOrder } from '@shop/core/seller/log/replay-order';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { RunCommand } from './commands/outcome.ts';
import { readRecords } from './read-records.ts';
import type { SellerStore, StoreFailure } from './seller-store.ts';

const paymentToLookAt = ({ attemptId: attempt, ...one }: NeedsAttention): ToLookAt => {
  if ('orderNumber' in one) return { type: 'payment', attempt, ...one };
  const { orderRef: ref, ...stray } = one;
  return { type: 'stray', attempt, ref, ...stray };
};

const silenceToLookAt = (silence: ProviderSilence): ToLookAt => ({ type: 'silence', why: 'noAnswer', ...silence });

/** A finding as the provider would report it. */
const reportOf = ({ attempt, order }: AttemptCase, found: PaymentFinding): AttemptState => {
  const amount = attempt.captured?.amount ?? attempt.amount;
  if (found === 'unpaid') return { state: 'canceled' };
  if (found === 'refunded') return { state: 'refunded', amount };
  return { state: order.paymentType === 'payment' ? 'captured' : 'authorized', amount };
};

/** Another operator was faster. */
const notListed = (error: ShopError): ResultAsync<PaymentSettled, StoreFailure> =>
  error.kind === 'unreachable' ? errAsync(error) : okAsync({ type: 'notListed' });

/** Applies a finding by the rules for reports, which leave money that is owed on the list. */
const settleAttempt = (
  store: SellerStore,
  run: RunCommand,
  id: AttemptId,
  found: PaymentFinding,
): ResultAsync<PaymentSettled, StoreFailure> =>
  readRecords(store, { by: 'attempt', key: id }, {}).andThen(({ records }) => {
    const known = attemptCaseOf(records, id);
    if (known === undefined) return okAsync<PaymentSettled>({ type: 'notListed' });
    return run<'settle'>({ type: 'settle', attemptId: id, reported: reportOf(known, found), byPerson: true })
      .map(({ after }): PaymentSettled => {
        const isOwed = attemptCaseOf(after, id)?.attempt.attention !== undefined;
        return { type: isOwed ? 'owed' : 'settled' };
      })
      .orElse(notListed);
  });

/** The desk over any store. */
export const sellerDesk = (store: SellerStore, run: RunCommand): DeskPort => {
  const find = (name: string) =>
    store
      .read(async (seller) => {
        const id = await seller.cartOf(orderNamed(name));
        return seller.withCatalog(async (catalog) => ({
          catalog,
          cart: id && (await seller.cart(id)),
          ...(await seller.orders(id, { papers: true })),
          rows: id === undefined ? [] : await seller.log(id),
          today: seller.at.today,
        }));
      })
      .map((records) => ({ records, order: orderOfName(records, name) }));

  return {
    admit: (shown, key, amount, on) =>
      run<'admitTicket'>({ type: 'admitTicket', code: readTicketCode(shown), key, amount, on }).map(
        ({ answer }) => answer,
      ),
    takeBack: (shown, key, amount) =>
      run<'takeBack'>({ type: 'takeBack', code: readTicketCode(shown), key, amount }).map(({ answer }) => answer),
    resend: (orderNumber) => run<'resendMail'>({ type: 'resendMail', orderNumber }).map(({ answer }) => answer),
    history: (name) => find(name).map(({ records, order }) => order && orderHistory(records.rows, order)),
    replay: (name, at) =>
      find(name).andThen(({ records, order }) => {
        if (order === undefined) return okAsync(undefined);
        const { number, catalogVersion: version } = order;
        const finder: KeptCatalogFinder = at === undefined ? { by: 'version', version } : { by: 'at', at };
        const notKept = { type: 'notKept', number, version } as const;
        return store
          .keptCatalog(finder, firstDayOf(order, records.today))
          .map((kept) => (kept === undefined ? notKept : replayOrder(records.catalog, order, kept)));
      }),
    settlePayment: (attempt, found) =>
      store.attention().andThen(({ payments }) => {
        const listed = payments.find(({ attemptId }) => attemptId === attempt);
        if (listed === undefined) return okAsync<PaymentSettled>({ type: 'notListed' });
        if ('orderNumber' in listed) return settleAttempt(store, run, attempt, found);
        if (found !== 'refunded') return okAsync<PaymentSettled>({ type: 'owed' });
        const { orderRef, amount } = listed;
        const reported = { state: 'refunded', amount } as const;
        return run<'noteStray'>({ type: 'noteStray', attemptId: attempt, orderRef, reported })
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
export const buyersOver = (store: Pick<SellerStore, 'read'>): Pick<PeoplePort, 'buyerOf'> => ({
  buyerOf: (name) =>
    readRecords(store, orderNamed(name), { papers: true }).map(({ records }) => {
      const order = orderOfName(records, name);
      return order && records.orderBuyers.get(order.ref)?.customer;
    }),
});
