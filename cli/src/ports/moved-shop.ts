/** A shop that lies in another database now. Places as people are told; units: cents, persons, pieces. */
export type MovedShop = {
  readonly from: string;
  readonly to: string;
  /** An earlier run had moved it and was cut off. */
  readonly wasThere: boolean;
  readonly tables: number;
  readonly rows: number;
  readonly sums: {
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
};
