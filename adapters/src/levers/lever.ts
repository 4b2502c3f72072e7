import type { LocalDate } from '@shop/core/dates/local-date';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { ProductId } from '@shop/core/ids';
import type { CallName } from '../calls/call-table.ts';

/** Which of the times that a call is asked, counted from 1: these, or every one from one on. */
export type Times = readonly number[] | { readonly from: number };

/** How a call ends in place of how it would. */
export type Ending =
  /** Nothing is done, and the host says so. */
  | { readonly type: 'refused'; readonly error: ShopError }
  /** Nothing is done, and no usable answer comes. */
  | { readonly type: 'outOfReach'; readonly cause: ErrorOf<'unreachable'>['cause'] }
  /** It is done, and the answer breaks off in its middle. */
  | { readonly type: 'half' }
  /** It is done, and nobody is told. */
  | { readonly type: 'lost' }
  /** Every second part of the content is not there. */
  | { readonly type: 'halfEmpty' };

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

export const notificationLevers = ['first', 'twice', 'never'] as const;

/** What becomes of the payment page's word to the shop: it comes before the buyer is back, twice, or never. */
export type NotificationLever = (typeof notificationLevers)[number];

/** What a host does wrong on demand (D-LEVERS). */
export type Levers = { readonly calls: readonly CallLever[]; readonly notification?: NotificationLever };
