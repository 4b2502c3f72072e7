/** What a shop has sold and owes, added up; a move to another database must not change any of it (D-TRANSFER). Units: cents; places
 *  are persons'. */
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
