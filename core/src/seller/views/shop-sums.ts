/** Sums of sales and debts; a move to another database must not change them. Units: cents, persons. */
export type ShopSums = Readonly<
  Record<'orders' | 'cents' | 'tickets' | 'payments' | 'history' | 'mailsDue' | 'carts' | 'keys' | 'accounts', number> &
    Record<'placesSold' | 'placesPaying' | 'placesHeld' | 'cardsLeft', number>
>;

/** A shop that was moved to another database; places without user and password. */
export type MovedShop = {
  readonly from: string;
  readonly to: string;
  /** An earlier run, which was cut off, had moved it. */
  readonly wasThere: boolean;
  readonly tables: number;
  readonly rows: number;
  readonly sums: ShopSums;
  /** How far the new database's clock is ahead of this machine's. Units: milliseconds. */
  readonly clockAhead: number;
};
