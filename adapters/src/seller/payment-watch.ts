import type { AttemptId } from '@shop/core/ids';
import { withoutSlot } from '../platform/admission/slot.ts';
import type { BackgroundWork } from './background-work.ts';
import type { PaymentReports } from './payment-parts.ts';
import type { PaymentSettler } from './payment-settler.ts';

export type WatchTimes = {
  /** How long readers wait for a query, from its start. Units: milliseconds. */
  readonly patience: number;
  /** No repeated query within this time. Units: milliseconds. */
  readonly span: number;
  /** Counts milliseconds, also where the shop's clock stands. */
  readonly time: () => number;
};

export const watchTimes: WatchTimes = { patience: 1000, span: 2000, time: () => performance.now() };

/** Most queries at a time for readers; the reconciler handles all in its time. */
const mostAtOnce = 100;

/** Readers share one query of the provider and wait a second at most; the query itself goes on. */
export const paymentWatch = (
  { settleByQuery }: Pick<PaymentSettler, 'settleByQuery'>,
  background: BackgroundWork,
  { onDefect, onFailure }: Pick<PaymentReports, 'onDefect' | 'onFailure'>,
  { patience, span, time }: WatchTimes = watchTimes,
) => {
  const begun = new Map<AttemptId, { readonly at: number; readonly done: Promise<void> }>();
  const pending = new Set<AttemptId>();

  const forgetOld = (now: number): void => {
    for (const [id, { at }] of begun) if (now - at >= span && !pending.has(id)) begun.delete(id);
  };

  const ask = async (id: AttemptId): Promise<void> => {
    pending.add(id);
    try {
      await settleByQuery(id).orTee((error) => onFailure('payments', error));
    } catch (cause) {
      onDefect(cause, id);
    } finally {
      pending.delete(id);
    }
  };

  return {
    /** Asks the provider about an attempt; done when it answers, or when that takes too long for a reader. */
    look: async (id: AttemptId): Promise<void> => {
      const now = time();
      forgetOld(now);
      const known = begun.get(id);
      if (known === undefined && pending.size >= mostAtOnce) return;
      const asking = known ?? { at: now, done: ask(id) };
      begun.set(id, asking);
      const left = asking.at + patience - now;
      if (left > 0) await withoutSlot(() => background.within(asking.done, left));
    },
  };
};

export type PaymentWatch = ReturnType<typeof paymentWatch>;
