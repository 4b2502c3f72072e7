import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type {
  AttentionItem,
  PaymentFinding,
  ProviderSilence,
  SettlePaymentResult,
} from '@shop/core/checkout/order-history';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { type AttemptCase, attemptCaseOf } from '@shop/core/seller/checkout/order-records';
import { dueRefund, isDecided, refunded, unrefunded } from '@shop/core/seller/checkout/payment-attempt';
import type { PaymentAttention } from '@shop/core/seller/checkout/seller-order';
import { finderOfName, orderHistory, orderOfName } from '@shop/core/seller/log/order-history';
import { type CatalogSnapshotFinder, firstDayOf, replayOrder } from '@shop/core/seller/log/replay-order';
import { readTicketCode } from '@shop/core/text/ticket-code';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { RunCommand } from './commands/outcome.ts';
import { logLookUps } from './log-look-up.ts';
import { readRecords } from './read-records.ts';
import type { SellerStore, StoreFailure } from './seller-store.ts';

const paymentItem = ({ attemptId: attempt, ...one }: PaymentAttention): AttentionItem => {
  if ('orderNumber' in one) return { type: 'payment', attempt, ...one };
  const { orderRef: ref, ...stray } = one;
  return { type: 'stray', attempt, ref, ...stray };
};

const silenceItem = (silence: ProviderSilence): AttentionItem => ({ type: 'silence', why: 'noAnswer', ...silence });

/** Converts a finding to a report as the provider would send it. Refunded means the part that the office has decided,
 *  if it is due. */
const reportOf = ({ attempt, order }: AttemptCase, finding: PaymentFinding): AttemptState => {
  const amount = attempt.captured?.amount ?? attempt.amount;
  const due = dueRefund(attempt);
  if (finding === 'refunded' && due !== undefined && isDecided(due) && due.amount < unrefunded(attempt))
    return { state: 'captured', amount, refunded: cents(refunded(attempt) + due.amount) };
  if (finding === 'unpaid') return { state: 'canceled' };
  if (finding === 'refunded') return { state: 'refunded', amount };
  return { state: order.paymentType === 'payment' ? 'captured' : 'authorized', amount };
};

/** Another operator was first. */
const notListed = (error: ShopError): ResultAsync<SettlePaymentResult, StoreFailure> =>
  error.kind === 'unreachable' ? errAsync(error) : okAsync({ type: 'notListed' });

/** Applies a finding by the rules for reports. Money that is still owed stays on the list. */
const settleAttempt = (
  store: SellerStore,
  run: RunCommand,
  id: AttemptId,
  finding: PaymentFinding,
  staff: string | undefined,
): ResultAsync<SettlePaymentResult, StoreFailure> =>
  readRecords(store, { by: 'attempt', key: id }, {}).andThen(({ records }) => {
    const known = attemptCaseOf(records, id);
    if (known === undefined) return okAsync<SettlePaymentResult>({ type: 'notListed' });
    return run<'settle'>({ type: 'settle', attemptId: id, reported: reportOf(known, finding), byPerson: true, staff })
      .map(({ after }): SettlePaymentResult => {
        const isOwed = attemptCaseOf(after, id)?.attempt.attention !== undefined;
        return { type: isOwed ? 'owed' : 'settled' };
      })
      .orElse(notListed);
  });

/** Returns the desk port over any store. */
export const sellerDesk = (store: SellerStore, run: RunCommand): DeskPort => {
  const find = (name: string, staff: string | undefined) =>
    store
      .read(async (seller) => {
        const id = await seller.cartOf(finderOfName(name));
        return seller.withCatalog(async (catalog) => ({
          catalog,
          cart: id && (await seller.cart(id)),
          ...(await seller.orders(id, { papers: true })),
          rows: id === undefined ? [] : await seller.log(id),
          at: seller.at,
        }));
      })
      .map((records) => ({ records, order: orderOfName(records, name) }))
      .andThen((result) =>
        result.order === undefined
          ? okAsync(result)
          : logLookUps(store, [result.order.number], staff).map(() => result),
      );

  return {
    admit: (typedCode, key, amount, on, staff) =>
      run<'admitTicket'>({ type: 'admitTicket', code: readTicketCode(typedCode), key, amount, on, staff }).map(
        ({ answer }) => answer,
      ),
    takeBack: (typedCode, key, amount, staff) =>
      run<'takeBack'>({ type: 'takeBack', code: readTicketCode(typedCode), key, amount, staff }).map(
        ({ answer }) => answer,
      ),
    resend: (orderNumber, staff) =>
      run<'resendMail'>({ type: 'resendMail', orderNumber, staff }).map(({ answer }) => answer),
    history: (name, staff) =>
      find(name, staff).map(({ records, order }) => order && orderHistory(records.rows, order, records.catalog)),
    replay: (name, at, staff) =>
      find(name, staff).andThen(({ records, order }) => {
        if (order === undefined) return okAsync(undefined);
        const { number, catalogVersion: version } = order;
        const finder: CatalogSnapshotFinder = at === undefined ? { by: 'version', version } : { by: 'at', at };
        const notKept = { type: 'notKept', number, version } as const;
        return store
          .storedCatalog(finder, firstDayOf(order, records.at.today))
          .map((stored) =>
            stored === undefined ? notKept : replayOrder(records.catalog, order, stored, records.at.zone),
          );
      }),
    settlePayment: (attempt, finding, staff) =>
      store.attention().andThen(({ payments }) => {
        const listed = payments.find(({ attemptId }) => attemptId === attempt);
        if (listed === undefined) return okAsync<SettlePaymentResult>({ type: 'notListed' });
        if ('orderNumber' in listed) return settleAttempt(store, run, attempt, finding, staff);
        if (finding !== 'refunded') return okAsync<SettlePaymentResult>({ type: 'owed' });
        const { orderRef, amount } = listed;
        const reported = { state: 'refunded', amount } as const;
        return run<'noteStray'>({ type: 'noteStray', attemptId: attempt, orderRef, reported })
          .map((): SettlePaymentResult => ({ type: 'settled' }))
          .orElse(notListed);
      }),
    attention: () =>
      store.attention().map(({ payments, mails, silence }) => {
        const cases = [
          ...payments.map(paymentItem),
          ...mails.map((one): AttentionItem => ({ type: 'mail', ...one })),
        ].sort((a, b) => a.since - b.since);
        return silence === undefined ? cases : [silenceItem(silence), ...cases];
      }),
  };
};

/** Returns the buyer of an order, over any store. The look-up is logged. */
export const buyersOver = (store: Pick<SellerStore, 'read' | 'transaction'>): Pick<PeoplePort, 'buyerOf'> => ({
  buyerOf: (name, staff) =>
    readRecords(store, finderOfName(name), { papers: true }).andThen(({ records }) => {
      const order = orderOfName(records, name);
      const buyer = order && records.orderBuyers.get(order.ref)?.customer;
      return logLookUps(store, order === undefined ? [] : [order.number], staff).map(() => buyer);
    }),
});
