import type { DueAttempt } from '@shop/core/host/checkout/query-times';
import { type DueWork, type DueWorker, doDueWork, dueWorker } from './due-work.ts';
import type { HostStore } from './host-store.ts';
import type { PaymentReports } from './payment-reports.ts';
import type { PaymentSettler } from './payment-settler.ts';

export type ReconcilerOptions = Pick<PaymentReports, 'onDefect'> & {
  readonly store: Pick<HostStore, 'dueAttempts' | 'setAside'>;
  readonly settler: Pick<PaymentSettler, 'settleByAsking'>;
};

/** So many attempts are asked about at a time: at a provider that takes a second for each answer, 1,500 are done within a minute. */
const atOnce = 32;

/** An attempt that fails is put off, so that it delays nobody (D-RECONCILE). */
const reconciling = ({ store, settler, onDefect }: ReconcilerOptions): DueWork<DueAttempt> => ({
  due: (most) => store.dueAttempts(most),
  keyOf: ({ id, askAt }) => `${id} ${askAt}`,
  lookAfter: async ({ id }) => ((await settler.settleByAsking(id)).isOk() ? 'done' : 'failed'),
  setAside: async (due) => (await store.setAside(due)).isOk(),
  onDefect: (cause, due) => onDefect(cause, due?.id),
  atOnce,
});

/** Asks the provider about every attempt that is due, the longest due first, and refunds what must be; goes on while there is work.
 *  Answers how many were due. A payment whose notification was lost, or that a crash interrupted, is found this way (R-HOLD-7). */
export const reconcileOnce = (options: ReconcilerOptions): Promise<number> => doDueWork(reconciling(options));

/** Reconciles in the background, with a pause whenever nothing is due. Units: milliseconds. */
export const reconcilePayments = (options: ReconcilerOptions, pause: number): DueWorker =>
  dueWorker(reconciling(options), pause);
