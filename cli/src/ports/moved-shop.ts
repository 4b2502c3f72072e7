import type { ShopSums } from '@shop/core/host/views/shop-sums';

/** A shop that lies in another database now. Places as people are told; units: cents, persons, pieces. */
export type MovedShop = {
  readonly from: string;
  readonly to: string;
  /** An earlier run had moved it and was cut off. */
  readonly wasThere: boolean;
  readonly tables: number;
  readonly rows: number;
  readonly sums: ShopSums;
  /** By so much the other database's clock, which the shop goes by from now on, is ahead of this machine's. Units: milliseconds. */
  readonly clockAhead: number;
};
