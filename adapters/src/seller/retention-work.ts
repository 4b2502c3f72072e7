import type { Instant } from '@shop/core/dates/instant';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import {
  cartLogDays,
  type DeletionResult,
  type LooseRecords,
  looseRecords,
  type Retention,
  retentionOf,
  retentionStart,
} from '@shop/core/seller/retention/retention';
import type { ResultAsync } from 'neverthrow';
import type { RunCommand } from './commands/outcome.ts';
import type { DueWork, WorkOutcome } from './due-work.ts';
import type { StoreFailure, WorkStore } from './seller-store.ts';
import type { OnWorkFailure, WorkFailure } from './work-failure.ts';

export type RetentionOptions = {
  readonly store: Pick<WorkStore, 'cartsToForget' | 'buyersToForget' | 'forgetLoose'>;
  readonly run: RunCommand;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly days: Retention;
  /** Deletes at most `most` mail files from before a time and returns their number. Absent when mails are sent. */
  readonly forgetMails?: ((since: Instant, most: number) => ResultAsync<number, WorkFailure>) | undefined;
  readonly onFailure: OnWorkFailure;
  readonly onDefect: (cause: unknown) => void;
};

/** A deletion: one transaction, or one batch of files. */
type Deletion = { readonly key: string; readonly forget: () => Promise<WorkOutcome> };

/** Maximum number of rows deleted in one transaction, which takes a few milliseconds; other transactions run in
 *  between. */
export const mostAtOnce = 200;

/** Maximum number of carts, and of buyers, in one look. Each is deleted in its own transaction. */
const mostPerLook = 2000;

/** Returns the work of deleting records older than the settings allow, in small steps until none is left. */
export const retentionWork = ({
  store,
  run,
  clock,
  days,
  forgetMails,
  onFailure,
  onDefect,
}: RetentionOptions): DueWork<Deletion> => {
  const since = (of: keyof Retention): Instant => retentionStart(days[of], clock.now());
  const sinceOf = (of: LooseRecords): Instant => {
    if (of === 'clients' || of === 'drafts') return clock.now();
    return of === 'cartLog' ? retentionStart(cartLogDays, clock.now()) : since(retentionOf[of]);
  };
  const failed = (failure: WorkFailure): void => onFailure('retention', failure);
  let round = 0;
  let isElsewhere = false;
  /** Deletes one record. When another host has deleted it already, that host deletes the rest, so this one stops. */
  const single = (
    key: string,
    forget: () => ResultAsync<{ readonly answer: DeletionResult }, WorkFailure>,
  ): Deletion => ({
    key,
    forget: () =>
      forget()
        .map(({ answer }): WorkOutcome => {
          if (answer === 'forgotten') return 'done';
          isElsewhere ||= answer === 'gone';
          return isElsewhere ? 'elsewhere' : 'failed';
        })
        .orTee(failed)
        .unwrapOr('failed'),
  });
  /** Deletes a batch in every round. After a batch of maximum size another one follows. */
  const sweep = (of: string, forget: (most: number) => ResultAsync<number, WorkFailure>): Deletion => ({
    key: `${of} ${round}`,
    forget: async () => ((await forget(mostAtOnce).orTee(failed).unwrapOr(0)) >= mostAtOnce ? 'done' : 'failed'),
  });
  const sweeps = (): readonly Deletion[] => [
    ...looseRecords.map((of) => sweep(of, (most) => store.forgetLoose(of, sinceOf(of), most))),
    ...(forgetMails === undefined ? [] : [sweep('mails', (most) => forgetMails(since('mails'), most))]),
  ];
  const due = (): ResultAsync<readonly Deletion[], StoreFailure> => {
    isElsewhere = false;
    round += 1;
    const [carts, buyers] = [since('carts'), since('buyers')];
    const cart = (cartId: CartId): Deletion =>
      single(`cart ${cartId}`, () => run<'forgetCart'>({ type: 'forgetCart', cartId, since: carts }));
    const buyer = (orderRef: OrderRef): Deletion =>
      single(`buyer ${orderRef}`, () => run<'forgetBuyer'>({ type: 'forgetBuyer', orderRef, since: buyers }));
    return store
      .cartsToForget(carts, mostPerLook)
      .andThen((ids) =>
        store.buyersToForget(buyers, mostPerLook).map((refs) => [...ids.map(cart), ...refs.map(buyer), ...sweeps()]),
      );
  };
  return {
    due,
    keyOf: ({ key }) => key,
    handle: async ({ forget }) => (isElsewhere ? 'elsewhere' : forget()),
    onFailure: failed,
    onDefect,
    atOnce: 1,
  };
};
