/** What one client may do; settings can change it, as many visitors may share an address. No number, no limit. */
export type ClientLimits = {
  /** Promo codes that are looked at within a minute. */
  readonly codeTries?: number | undefined;
  /** Persons that hold unpaid places of a facility's day or season whose tenth is not more. */
  readonly unpaidPlaces?: number | undefined;
  /** Carts that are opened within a minute; ten times as many within a day. */
  readonly newCarts?: number | undefined;
};

/** What holds unless settings say otherwise. */
export const clientLimits = { codeTries: 30, unpaidPlaces: 20, newCarts: 30 } as const satisfies ClientLimits;
