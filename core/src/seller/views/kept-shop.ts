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

/** A shop that was put back from a backup. */
export type RestoredShop = KeptShop & {
  /** The number of its next order, which no forgotten order has. */
  readonly nextOrder: string;
  /** Where the shop that was there is now. */
  readonly replaced?: string;
};
