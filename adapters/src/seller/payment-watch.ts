import type { AttemptId } from '@shop/core/ids';
import { withoutSlot } from '../platform/admission/slot.ts';
import type { BackgroundWork } from './background-work.ts';
import type { PaymentReports } from './payment-parts.ts';
import type { PaymentSettler } from './payment-settler.ts';

export type WatchTimes = {
  /** Milliseconds that readers wait for a query, from its start. */
  readonly timeout: number;
  /** Minimum milliseconds between two queries about the same attempt. */
  readonly span: number;
  /** Returns milliseconds. Independent of the shop's clock, which may be stopped. */
  readonly time: () => number;
};

export const watchTimes: WatchTimes = { timeout: 1000, span: 2000, time: () => performance.now() };

/** Maximum number of concurrent queries for readers. The reconciler queries all attempts in its own time. */
const mostAtOnce = 100;

/** Returns a function with which readers share queries of the provider. They wait a second at most; the query itself
 *  continues. */
export const paymentWatch = (
  { settleByQuery }: Pick<PaymentSettler, 'settleByQuery'>,
  background: BackgroundWork,
  { onDefect, onFailure }: Pick<PaymentReports, 'onDefect' | 'onFailure'>,
  { timeout, span, time }: WatchTimes = watchTimes,
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
    /** Queries the provider about an attempt. Resolves when it answers, or after `timeout`. */
    look: async (id: AttemptId): Promise<void> => {
      const now = time();
      forgetOld(now);
      const known = begun.get(id);
      if (known === undefined && pending.size >= mostAtOnce) return;
      const asking = known ?? { at: now, done: ask(id) };
      begun.set(id, asking);
      const remaining = asking.at + timeout - now;
      if (remaining > 0) await withoutSlot(() => background.within(asking.done, remaining));
    },
  };
};

export type PaymentWatch = ReturnType<typeof paymentWatch>;
