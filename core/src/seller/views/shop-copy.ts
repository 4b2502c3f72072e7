import type { Instant } from '../../dates/instant.ts';
import type { ShopSums } from './shop-sums.ts';

/** One inconsistency in a shop's stored data, described for its operator. */
export type Breach = {
  readonly law: 'structure' | 'places' | 'codes' | 'cards' | 'orders' | 'due' | 'money' | 'catalog';
  readonly what: string;
};

/** The result of copying a shop to a file, or of creating a shop from a copy. */
export type ShopCopy = {
  readonly from: string;
  readonly to: string;
  readonly sums: ShopSums;
  readonly breaches: readonly Breach[];
};

/** The result of migrating a shop to this release. */
export type UpgradedShop = {
  readonly place: string;
  readonly sums: ShopSums;
  /** The release that wrote the data; absent when no migration was necessary. */
  readonly release?: string | undefined;
  /** A backup of the data folder's shop before the migration. */
  readonly backup?: string | undefined;
};

/** Number of tickets and value cards used after a backup. `takenOver`: the uses come from the replaced shop. `unknown`:
 *  the replaced shop is not readable, so this is the number in the backup that may have been used since its last log
 *  entry, `since`. */
export type UsesSince = { readonly tickets: number; readonly cards: number } & (
  | { readonly type: 'takenOver' }
  | { readonly type: 'unknown'; readonly since: Instant }
);

/** The result of restoring a shop from a backup. */
export type RestoredShop = Omit<ShopCopy, 'breaches'> & {
  /** The number of the next order, higher than that of every lost order. */
  readonly nextOrder: string;
  /** Number of paid orders of the last 60 days whose payment is queried again at the payment provider. */
  readonly asked: number;
  readonly uses: UsesSince;
  /** Where the replaced shop is stored now. */
  readonly replaced?: string | undefined;
};
