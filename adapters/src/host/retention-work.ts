import type { Instant } from '@shop/core/dates/instant';
import {
  keptAs,
  keptSince,
  type LooseRecords,
  looseRecords,
  type Retention,
} from '@shop/core/host/retention/retention';
import type { HostState } from '@shop/core/host/state';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { okAsync, type ResultAsync } from 'neverthrow';
import { type DueWork, type DueWorker, dueWorker, type LookedAfter } from './due-work.ts';
import type { HostStore, Outcome } from './host-store.ts';

export type RetentionOptions = {
  readonly store: Pick<HostStore, 'run' | 'cartsToForget' | 'buyersToForget' | 'forgetLoose'>;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly days: Retention;
  /** Forgets so many mails from before a moment that were kept as files; how many there were. Absent where mails leave. */
  readonly forgetMails?: ((since: Instant, most: number) => ResultAsync<number, unknown>) | undefined;
  /** Forgets so many calls that were kept for support longer than they are told (D-SUPPORT-CODE); how many there were. */
  readonly forgetCalls?: ((most: number) => ResultAsync<number, unknown>) | undefined;
  readonly onDefect: (cause: unknown) => void;
};

/** What leaves many at a time, wherever it is kept. */
type Many = LooseRecords | 'mails' | 'calls';

/** What leaves in one transaction, or one sweep of files. */
type Leaving =
  | { readonly type: 'cart'; readonly id: CartId; readonly since: Instant }
  | { readonly type: 'buyer'; readonly ref: OrderRef; readonly since: Instant }
  | { readonly type: 'many'; readonly of: Many; readonly round: number };

/** So much leaves in one transaction, which takes a few milliseconds; others have their turn in between. */
export const mostAtOnce = 200;

const keyOf = (leaving: Leaving): string => {
  switch (leaving.type) {
    case 'cart':
      return `cart ${leaving.id}`;
    case 'buyer':
      return `buyer ${leaving.ref}`;
    case 'many':
      return `${leaving.of} ${leaving.round}`;
  }
};

/** Forgetting whatever is older than settings say, in small steps, as long as there is any (D-RETENTION). */
export const retentionWork = ({
  store,
  clock,
  days,
  forgetMails,
  forgetCalls,
  onDefect,
}: RetentionOptions): DueWork<Leaving> => {
  const loose: readonly Many[] = [
    ...looseRecords,
    ...(forgetMails === undefined ? [] : (['mails'] as const)),
    ...(forgetCalls === undefined ? [] : (['calls'] as const)),
  ];
  const since = (kept: keyof Retention): Instant => keptSince(days[kept], clock.now());
  let round = 0;
  let isElsewhere = false;

  /** Tried in each round; one that leaves as many as it may is followed by another. */
  const many = (): readonly Leaving[] => {
    round += 1;
    return loose.map((of) => ({ type: 'many', of, round }));
  };

  const forgetMany = (of: Many): ResultAsync<number, unknown> => {
    if (of === 'mails') return forgetMails?.(since('mails'), mostAtOnce) ?? okAsync(0);
    if (of === 'calls') return forgetCalls?.(mostAtOnce) ?? okAsync(0);
    return store.forgetLoose(of, of === 'clients' ? clock.now() : since(keptAs[of]), mostAtOnce);
  };

  const due = (most: number): ResultAsync<readonly Leaving[], unknown> => {
    isElsewhere = false;
    const [carts, buyers] = [since('carts'), since('buyers')];
    return store
      .cartsToForget(carts, most)
      .andThen((ids) =>
        store
          .buyersToForget(buyers, most)
          .map((refs): readonly Leaving[] => [
            ...ids.map((id) => ({ type: 'cart', id, since: carts }) as const),
            ...refs.map((ref) => ({ type: 'buyer', ref, since: buyers }) as const),
            ...many(),
          ]),
      );
  };

  /** What was gone already another host made leave, which goes on with the rest. */
  const cameOf = (
    outcome: ResultAsync<Outcome<'forgetCart' | 'forgetBuyer'>, unknown>,
    isThere: (state: HostState) => boolean,
  ): Promise<LookedAfter> =>
    outcome
      .map(({ state, answer: isForgotten }): LookedAfter => {
        if (isForgotten) return 'done';
        isElsewhere ||= !isThere(state);
        return isElsewhere ? 'elsewhere' : 'failed';
      })
      .unwrapOr('failed');

  const lookAfter = async (leaving: Leaving): Promise<LookedAfter> => {
    if (isElsewhere) return 'elsewhere';
    switch (leaving.type) {
      case 'cart': {
        const { id, since: from } = leaving;
        const forgotten = store.run<'forgetCart'>({ type: 'forgetCart', cartId: id, since: from });
        return cameOf(forgotten, ({ carts }) => carts.has(id));
      }
      case 'buyer': {
        const { ref, since: from } = leaving;
        const forgotten = store.run<'forgetBuyer'>({ type: 'forgetBuyer', orderRef: ref, since: from });
        return cameOf(forgotten, ({ orderBuyers }) => orderBuyers.has(ref));
      }
      case 'many':
        return (await forgetMany(leaving.of).unwrapOr(0)) >= mostAtOnce ? 'done' : 'failed';
    }
  };

  // What cannot be forgotten now is looked at again by the next run.
  return { due, keyOf, lookAfter, setAside: async () => false, onDefect, atOnce: 1 };
};

/** Does it in the background, with a pause whenever nothing is due. Units: milliseconds. */
export const forgetInTime = (options: RetentionOptions, pause: number): DueWorker =>
  dueWorker(retentionWork(options), pause);
