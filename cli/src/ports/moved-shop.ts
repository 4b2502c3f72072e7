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
};
