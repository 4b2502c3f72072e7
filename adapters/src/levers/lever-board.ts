import type { LocalDate } from '@shop/core/dates/local-date';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { ProductId } from '@shop/core/ids';
import type { CallName } from '../calls/call-table.ts';
import { given } from '../codec/codec.ts';
import type { NotificationFault } from '../payment-standin/faults.ts';

/** Which of the times that a call is asked, counted from 1: these, or every one from one on. */
export type Times = readonly number[] | { readonly from: number };

/** How a call ends in place of how it would. */
export type Ending =
  /** Nothing is done, and the host says so. */
  | { readonly type: 'refused'; readonly error: ShopError }
  /** Nothing is done, and no usable answer comes. */
  | { readonly type: 'outOfReach'; readonly cause: ErrorOf<'unreachable'>['cause'] }
  /** It is done, and the answer breaks off in its middle, gets lost, or lacks every second part of the content. */
  | { readonly type: 'half' | 'lost' | 'halfEmpty' };

/** Whose places are taken by other visitors. Units of `day`: a day, or so many days after today. */
export type SoldOut = { readonly product: ProductId; readonly day: LocalDate | number };

/** What happens when a call is asked; every time unless `asked` says which. */
export type CallLever = {
  readonly calls: readonly CallName[];
  readonly asked?: Times;
  /** Units: milliseconds before it is taken up. */
  readonly slow?: number;
  /** Before it is taken up. */
  readonly soldOut?: SoldOut;
  readonly ending?: Ending;
};

/** What a host does wrong on demand (D-LEVERS). */
export type Levers = { readonly calls: readonly CallLever[]; readonly notification?: NotificationFault };

/** What is to go wrong with one call that is asked now. */
export type Pulled = {
  /** Units: milliseconds. */
  readonly slow: number;
  readonly soldOut: readonly SoldOut[];
  readonly ending?: Ending;
};

/** The levers of one host, and how often each call was asked of it since they were set. */
export type LeverBoard = {
  /** Counts the call. */
  pull(call: CallName): Pulled;
  notification(): NotificationFault | undefined;
};

const isTime = (time: number, times: Times = { from: 1 }): boolean =>
  'from' in times ? time >= times.from : times.includes(time);

/** `current` tells the levers; other ones than the last time begin the counting anew. Of several endings the first one counts. */
export const leverBoard = (current: () => Levers): LeverBoard => {
  const asked = new Map<CallName, number>();
  let counted: Levers | undefined;
  const pull = (call: CallName): Pulled => {
    const levers = current();
    if (levers !== counted) asked.clear();
    counted = levers;
    const time = (asked.get(call) ?? 0) + 1;
    asked.set(call, time);
    const own = levers.calls.filter((lever) => lever.calls.includes(call) && isTime(time, lever.asked));
    return {
      slow: own.reduce((sum, { slow = 0 }) => sum + slow, 0),
      soldOut: own.flatMap(({ soldOut }) => soldOut ?? []),
      ...given({ ending: own.find(({ ending }) => ending !== undefined)?.ending }),
    };
  };
  return { pull, notification: () => current().notification };
};
