import type { Instant } from '@shop/core/dates/instant';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import {
  cartLogDays,
  type Forgotten,
  keptAs,
  keptSince,
  type LooseRecords,
  looseRecords,
  type Retention,
} from '@shop/core/seller/retention/retention';
import type { ResultAsync } from 'neverthrow';
import type { RunCommand } from './commands/outcome.ts';
import type { DueWork, LookedAfter } from './due-work.ts';
import type { StoreFailure, WorkStore } from './seller-store.ts';
import type { OnWorkFailure, WorkFailure } from './work-failure.ts';

export type RetentionOptions = {
  readonly store: Pick<WorkStore, 'cartsToForget' | 'buyersToForget' | 'forgetLoose'>;
  readonly run: RunCommand;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly days: Retention;
  /** Deletes at most so many kept mail files from before a moment; returns how many. Absent where mails are sent. */
  readonly forgetMails?: ((since: Instant, most: number) => ResultAsync<number, WorkFailure>) | undefined;
  readonly onFailure: OnWorkFailure;
  readonly onDefect: (cause: unknown) => void;
};

/** What is deleted in one transaction, or one sweep of files. */
type Leaving = { readonly key: string; readonly forget: () => Promise<LookedAfter> };

/** Deleted at most in one transaction, which takes a few milliseconds; others have their turn in between. */
export const mostAtOnce = 200;

/** Carts and buyers at a look; each is deleted in a transaction of its own. */
const mostPerLook = 2000;

/** Deletes what is older than settings say, in small steps, as long as there is any. */
export const retentionWork = ({
  store,
  run,
  clock,
  days,
  forgetMails,
  onFailure,
  onDefect,
}: RetentionOptions): DueWork<Leaving> => {
  const since = (kept: keyof Retention): Instant => keptSince(days[kept], clock.now());
  const sinceOf = (of: LooseRecords): Instant => {
    if (of === 'clients' || of === 'drafts') return clock.now();
    return of === 'cartLog' ? keptSince(cartLogDays, clock.now()) : since(keptAs[of]);
  };
  const failed = (failure: WorkFailure): void => onFailure('retention', failure);
  let round = 0;
  let isElsewhere = false;
  /** What is gone already another host deleted, which goes on with the rest. */
  const single = (key: string, forget: () => ResultAsync<{ readonly answer: Forgotten }, WorkFailure>): Leaving => ({
    key,
    forget: () =>
      forget()
        .map(({ answer }): LookedAfter => {
          if (answer === 'forgotten') return 'done';
          isElsewhere ||= answer === 'gone';
          return isElsewhere ? 'elsewhere' : 'failed';
        })
        .orTee(failed)
        .unwrapOr('failed'),
  });
  /** Tried in each round; a sweep that deletes as many as it may is followed by another. */
  const sweep = (of: string, forget: (most: number) => ResultAsync<number, WorkFailure>): Leaving => ({
    key: `${of} ${round}`,
    forget: async () => ((await forget(mostAtOnce).orTee(failed).unwrapOr(0)) >= mostAtOnce ? 'done' : 'failed'),
  });
  const sweeps = (): readonly Leaving[] => [
    ...looseRecords.map((of) => sweep(of, (most) => store.forgetLoose(of, sinceOf(of), most))),
    ...(forgetMails === undefined ? [] : [sweep('mails', (most) => forgetMails(since('mails'), most))]),
  ];
  const due = (): ResultAsync<readonly Leaving[], StoreFailure> => {
    isElsewhere = false;
    round += 1;
    const [carts, buyers] = [since('carts'), since('buyers')];
    const cart = (cartId: CartId): Leaving =>
      single(`cart ${cartId}`, () => run<'forgetCart'>({ type: 'forgetCart', cartId, since: carts }));
    const buyer = (orderRef: OrderRef): Leaving =>
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
    lookAfter: async ({ forget }) => (isElsewhere ? 'elsewhere' : forget()),
    onFailure: failed,
    onDefect,
    atOnce: 1,
  };
};
