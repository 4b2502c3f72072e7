import type { PaymentNotification } from '@shop/adapters/payment/client/provider-api';
import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import { plainTerms } from '@shop/core/checkout/payment-terms';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId, RefundKey } from '@shop/core/ids';
import { type Cents, cents, sum } from '@shop/core/money/cents';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { errAsync, okAsync } from 'neverthrow';

type Outcome = 'open' | 'captured' | 'authorized' | 'declined' | 'unconfirmed' | 'canceled' | 'expired' | 'refunded';

/** The bank's record of an attempt. */
export type Entry = {
  readonly request: PaymentAttempt;
  readonly redirectUrl: string;
  readonly expiresAt: Instant;
  readonly outcome: Outcome;
  /** The captured or authorized amount. */
  readonly amount: Cents;
  /** The refunds of parts, by their keys. */
  readonly parts: ReadonlyMap<RefundKey, Cents>;
  /** The bank answers as if the attempt did not exist. */
  readonly isForgotten: boolean;
};

export type BankMood = 'well' | 'silent' | 'losesAnswers' | 'refusesOpening';

const silence: ShopError = { kind: 'unreachable', cause: 'network' };

/** Returns the money that was refunded in parts; `undefined` when none was. */
const partsOf = ({ parts }: Entry): Cents | undefined => (parts.size === 0 ? undefined : sum([...parts.values()]));

/** A payment provider with its own records, controlled by the walk. */
export const walkBank = (clock: ClockPort) => {
  const books = new Map<AttemptId, Entry>();
  let mood: BankMood = 'well';

  const reported = (id: AttemptId): AttemptState => {
    const entry = books.get(id);
    if (entry === undefined || entry.isForgotten) return { state: 'notFound' };
    const { outcome, amount } = entry;
    switch (outcome) {
      case 'open':
        if (clock.now() < entry.expiresAt) return { state: 'open' };
        // Final once it is reported: no later payment is possible.
        note(id, { outcome: 'expired' });
        return { state: 'expired' };
      case 'unconfirmed':
        return { state: 'declined', why: 'notConfirmed' };
      case 'declined':
      case 'canceled':
      case 'expired':
        return { state: outcome };
      case 'captured':
        return { state: outcome, amount, refunded: partsOf(entry) };
      case 'authorized':
      case 'refunded':
        return { state: outcome, amount };
    }
  };

  const note = (id: AttemptId, change: Partial<Entry>): void => {
    const entry = books.get(id);
    if (entry !== undefined) books.set(id, { ...entry, ...change });
  };

  const provider: PaymentProviderPort = {
    terms: plainTerms,
    openSession: (request) => {
      if (mood === 'refusesOpening') return errAsync({ kind: 'paymentRefused' });
      if (mood === 'silent') return errAsync(silence);
      const expiresAt = plusMilliseconds(clock.now(), minutes(15));
      const redirectUrl = `https://bank.example/${request.attemptId}`;
      const known = books.get(request.attemptId);
      const entry = known ?? {
        request,
        redirectUrl,
        expiresAt,
        outcome: 'open',
        amount: request.amount,
        parts: new Map(),
        isForgotten: false,
      };
      books.set(request.attemptId, entry);
      return mood === 'losesAnswers' ? errAsync(silence) : okAsync({ redirectUrl, expiresAt: entry.expiresAt });
    },
    queryAttempt: ({ attemptId: id }) => (mood === 'silent' ? errAsync(silence) : okAsync(reported(id))),
    endAttempt: ({ attemptId: id }) => {
      if (mood === 'silent') return errAsync(silence);
      const entry = books.get(id);
      if (entry !== undefined && !entry.isForgotten) {
        if (entry.outcome === 'open') note(id, { outcome: 'canceled' });
        if (entry.outcome === 'authorized') note(id, { outcome: 'refunded' });
      }
      return mood === 'losesAnswers' ? errAsync(silence) : okAsync(reported(id));
    },
    refund: ({ attemptId }, { key, amount }) => {
      if (mood === 'silent') return errAsync(silence);
      const entry = books.get(attemptId);
      if (entry !== undefined && !entry.isForgotten) {
        const hasMoney = entry.outcome === 'captured' || entry.outcome === 'authorized';
        const left = entry.amount - (partsOf(entry) ?? 0);
        const isPart = entry.outcome === 'captured' && amount < left;
        if (hasMoney && !entry.parts.has(key)) {
          if (!isPart && amount !== left) return errAsync({ kind: 'paymentRefused' });
          note(attemptId, isPart ? { parts: new Map(entry.parts).set(key, amount) } : { outcome: 'refunded' });
        }
      }
      return mood === 'losesAnswers' ? errAsync(silence) : okAsync(reported(attemptId));
    },
  };

  return {
    provider,
    books,
    feel: (next: BankMood) => {
      mood = next;
    },
    /** Decides an attempt: paid, refused or canceled. The decision is final. With `late` the bank captures after the
     *  end of the session, unless it has reported the end. With `mistaken` it captures in place of authorizing, or
     *  the reverse. */
    decide: (
      id: AttemptId,
      as: 'captured' | 'declined' | 'unconfirmed' | 'canceled',
      { excess = 0, late = false, mistaken = false } = {},
    ): void => {
      const entry = books.get(id);
      if (entry?.outcome !== 'open' || (clock.now() >= entry.expiresAt && !late)) return;
      const { amount, paymentType } = entry.request;
      const isHeld = (paymentType === 'preauthorization') !== mistaken;
      const taken = as === 'captured' && isHeld ? 'authorized' : as;
      note(id, { outcome: taken, amount: cents(amount + excess) });
    },
    forget: (id: AttemptId, isForgotten: boolean) => note(id, { isForgotten }),
    /** Returns the notification about the current state of an attempt; `undefined` while it is open. */
    notification: (id: AttemptId, currency: string): PaymentNotification | undefined => {
      const entry = books.get(id);
      if (entry === undefined || entry.outcome === 'open') return undefined;
      const { orderRef, attemptId } = entry.request;
      const { outcome, amount } = entry;
      const word = outcome === 'unconfirmed' ? { state: 'declined' as const, why: 'notConfirmed' } : { state: outcome };
      return {
        eventId: `${attemptId} ${outcome} ${partsOf(entry) ?? 0}`,
        attemptId,
        orderRef,
        ...word,
        amount,
        refunded: partsOf(entry),
        currency,
        at: clock.now(),
      };
    },
  };
};

export type WalkBank = ReturnType<typeof walkBank>;
