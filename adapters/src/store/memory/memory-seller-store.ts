import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { Instant } from '@shop/core/dates/instant';
import { type CartId, leaseId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { scheduleQuery } from '@shop/core/seller/checkout/attempt-outcomes';
import { paymentAttentions } from '@shop/core/seller/checkout/attention';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import { attemptCaseOf, attemptCases, noOrders, orderOfTicket } from '@shop/core/seller/checkout/order-records';
import { paymentSilence, waitStart } from '@shop/core/seller/checkout/payment-silence';
import { afterFailure } from '@shop/core/seller/checkout/query-times';
import type { DecisionTime } from '@shop/core/seller/decision';
import type { CatalogSnapshot } from '@shop/core/seller/log/replay-order';
import { failedMails } from '@shop/core/seller/mail/outbox';
import { put, without } from '@shop/core/seller/maps';
import { soldPeriodList } from '@shop/core/seller/places/period-places';
import { buyerId, intentId, type SellerState } from '@shop/core/seller/state';
import { withCards } from '@shop/core/seller/state-cards';
import { allPlaces, codesIn, placesIn, withCodes, withPlaces } from '@shop/core/seller/state-ledgers';
import { recordsOfCart, withRecords } from '@shop/core/seller/state-records';
import { okAsync, ResultAsync } from 'neverthrow';
import type { SellerReads, SellerStore, SellerTx, WorkStore } from '../../seller/seller-store.ts';

export type MemorySellerStore = SellerStore &
  Pick<WorkStore, 'dueAttempts'> & {
    state(): SellerState;
    become(state: SellerState): void;
  };

const versionOf = ({ catalog, periods }: SellerState): CatalogSnapshot => ({
  version: catalog.version,
  offered: { goods: catalog, sold: soldPeriodList(catalog.soldPeriods), places: [...periods.values()] },
});

const noLease = leaseId('none');

const silenceIn = (state: SellerState, now: Instant): ProviderSilence | undefined => {
  const attempts = attemptCases(state).map(({ attempt }) => attempt);
  const sessions = attempts.flatMap(({ redirectUrl, createdAt }) => (redirectUrl === undefined ? [] : [createdAt]));
  const due = attempts.filter(({ askAt }) => askAt !== undefined);
  const waiting = due.flatMap((attempt) => waitStart(attempt) ?? []);
  return paymentSilence(waiting, sessions.toSorted((a, b) => a - b).at(-1), now);
};

const cartIn = (state: SellerState, { by, key }: CartFinder): CartId | undefined => {
  const all = [...state.orders.values()];
  switch (by) {
    case 'cart':
      return key;
    case 'order':
      return state.orders.get(key)?.cartId;
    case 'attempt':
      return attemptCaseOf(state, key)?.order.cartId;
    case 'ticket':
      return orderOfTicket(state, key)?.cartId;
    case 'cancelId':
      return all.find(({ cancelId }) => cancelId === key)?.cartId;
    case 'orderKey':
      return all.find(({ orderKey }) => orderKey === key)?.cartId;
    case 'orderNumber':
      return all.find(({ number }) => number === key)?.cartId;
  }
};

/** Returns a seller store in memory, for tests, model checking and replay. Transactions run one after the other,
 *  because their work waits for nothing else. */
export const memorySellerStore = (initial: SellerState, clock: ClockPort): MemorySellerStore => {
  let state = initial;
  const versions: CatalogSnapshot[] = [versionOf(initial)];
  const time = (): DecisionTime => ({ now: clock.now(), today: clock.today(), zone: clock.zone });

  const readsOf = (read: () => SellerState): SellerReads => {
    const at = time();
    return {
      at,
      withCatalog: (load) => load(read().catalog),
      cart: async (id) => read().carts.get(id),
      places: async (periods, client) => placesIn(read(), periods, at.now, client),
      codes: async (codes) => codesIn(read(), codes, at.now),
      buyer: async (cartId, sessionDigest) => read().buyers.get(buyerId({ cartId, sessionDigest })),
      cartOf: async (finder) => cartIn(read(), finder),
      log: async (cartId) => read().log.filter((row) => row.cartId === cartId),
      orders: async (cartId) =>
        cartId === undefined ? { ...noOrders, strayPayments: read().strayPayments } : recordsOfCart(read(), cartId),
    };
  };

  /** Begins a transaction over a copy, which replaces the state on commit. */
  const begin = () => {
    let next = state;
    const reads = readsOf(() => next);
    const { now } = reads.at;
    const tx: SellerTx = {
      ...reads,
      takeTurns: async () => undefined,
      glance: reads.cart,
      claim: async (intent) => {
        const earlier = next.intents.get(intentId(intent));
        if (earlier === undefined) next = { ...next, intents: put(next.intents, intentId(intent), intent) };
        return earlier;
      },
      correct: async (claimed, to) => {
        const intents = without(next.intents, intentId(claimed));
        next = { ...next, intents: to === undefined ? intents : put(intents, intentId(to), to) };
      },
      saveCart: async (before, cart) => {
        if (before === cart) return;
        next = { ...next, carts: put(next.carts, cart.cartId, { ...cart, revision: cart.revision + 1 }) };
      },
      saveBuyer: async (buyer) => {
        next = { ...next, buyers: put(next.buyers, buyerId(buyer), buyer) };
      },
      saveOrders: async (before, after) => {
        next = withRecords(next, before, after);
      },
      // A store of a single host needs no leases.
      holdsLease: async () => true,
      saveLedgers: async (cartId, { places, codes }) => {
        next = withCodes(withPlaces(next, places, now), cartId, codes, now);
      },
      addToLog: async (row) => {
        next = { ...next, log: [...next.log, row] };
      },
      saveCards: async (before, after) => {
        next = withCards(next, before, after);
      },
      deleteCart: async ({ cartId }) => {
        const buyers = new Map([...next.buyers].filter(([, buyer]) => buyer.cartId !== cartId));
        const log = next.log.filter((row) => row.cartId !== cartId);
        next = { ...next, carts: without(next.carts, cartId), buyers, log };
      },
    };
    const commit = (): void => {
      state = next;
    };
    return { tx, commit };
  };

  // Transactions run one after the other: each sees the result of the previous one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    state: () => state,
    become: (other) => {
      if (other.catalog.version !== state.catalog.version) versions.push({ ...versionOf(other), since: clock.now() });
      state = other;
    },
    transaction: (_options, work) =>
      new ResultAsync(
        inTurn(async () => {
          const { tx, commit } = begin();
          const outcome = await work(tx);
          if (outcome.isOk()) commit();
          return outcome;
        }),
      ),
    read: (work) => ResultAsync.fromSafePromise(inTurn(() => work(readsOf(() => state)))),
    window: () => okAsync({ catalog: state.catalog, places: allPlaces(state, clock.now()), at: time() }),
    dueAttempts: {
      due: (most) => {
        const due = attemptCases(state).flatMap(({ attempt: { attemptId: id, askAt } }) =>
          askAt !== undefined && askAt <= clock.now() ? [{ id, askAt, lease: noLease }] : [],
        );
        return okAsync(due.sort((a, b) => a.askAt - b.askAt).slice(0, most));
      },
      release: () => okAsync(undefined),
      postpone: ({ id, askAt }) => {
        if (attemptCaseOf(state, id)?.attempt.askAt === askAt)
          state = scheduleQuery(state, id, afterFailure(clock.now()));
        return okAsync(undefined);
      },
    },
    attention: () =>
      okAsync({
        payments: paymentAttentions(state),
        mails: failedMails(state),
        silence: silenceIn(state, clock.now()),
      }),
    storedCatalog: (finder) =>
      okAsync(
        versions.findLast(({ version, since }) =>
          finder.by === 'version' ? version === finder.version : since === undefined || since <= finder.at,
        ),
      ),
  };
};
