/** Limits per client. Settings can change them, because many visitors may share an address. An absent limit does not
 *  apply. */
export type ClientLimits = {
  /** Maximum number of promo codes tried within a minute. */
  readonly codeTries?: number | undefined;
  /** Maximum number of persons with unpaid places per day or season of a facility; a tenth of the capacity is allowed
   *  when that is more. */
  readonly unpaidPlaces?: number | undefined;
  /** Maximum number of carts opened within a minute; ten times as many within a day. */
  readonly newCarts?: number | undefined;
};

/** The default limits. */
export const clientLimits = { codeTries: 30, unpaidPlaces: 20, newCarts: 30 } as const satisfies ClientLimits;
