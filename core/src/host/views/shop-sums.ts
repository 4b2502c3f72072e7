/** Sums of sales and debts; a move to another database must not change them (D-TRANSFER). Units: cents, persons. */
export type ShopSums = {
  readonly orders: number;
  readonly cents: number;
  readonly placesSold: number;
  readonly placesPaying: number;
  readonly placesHeld: number;
  readonly tickets: number;
  readonly payments: number;
  readonly history: number;
  readonly mailsDue: number;
  readonly carts: number;
  readonly keys: number;
  readonly accounts: number;
};
