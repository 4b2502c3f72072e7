import type { Instant } from '../../dates/instant.ts';
import type { ShopSums } from './shop-sums.ts';

/** One contradiction in what a shop stores, in words for its operator. */
export type Breach = {
  readonly law: 'structure' | 'places' | 'codes' | 'cards' | 'orders' | 'due' | 'money' | 'catalog';
  readonly what: string;
};

/** A copy of a whole shop in a file, or a shop made of one. */
export type KeptShop = {
  readonly from: string;
  readonly to: string;
  readonly sums: ShopSums;
  readonly breaches: readonly Breach[];
};

/** A shop that was brought over to this release. */
export type UpgradedShop = {
  readonly place: string;
  readonly sums: ShopSums;
  /** The release that wrote it; absent where there was nothing to bring over. */
  readonly release?: string | undefined;
  /** The data folder's shop as that release left it. */
  readonly backup?: string | undefined;
};

/** How many tickets and value cards were used since a backup. `takenOver`: as the replaced shop had it. `unknown`: that
 *  one cannot be read, and so many of the backup may have been used since its last entry. */
export type UsesSince = { readonly tickets: number; readonly cards: number } & (
  | { readonly type: 'takenOver' }
  | { readonly type: 'unknown'; readonly since: Instant }
);

/** A shop that was put back from a backup. */
export type RestoredShop = Omit<KeptShop, 'breaches'> & {
  /** The number of its next order, which no forgotten order has. */
  readonly nextOrder: string;
  /** Paid orders of the last 60 days: the payment provider is asked whether they still are. */
  readonly asked: number;
  readonly uses: UsesSince;
  /** Where the shop that was there is now. */
  readonly replaced?: string | undefined;
};
