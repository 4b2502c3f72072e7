/** What one client may do, where settings can say otherwise: many visitors may share an address (D-CLIENT). Without a number there is no
 *  limit. */
export type ClientLimits = {
  /** Promo codes that are looked at within a minute (D-CODE-TRIES). */
  readonly codeTries?: number | undefined;
  /** Persons that hold unpaid places of a facility's day or season whose tenth is not more (D-CLIENT-PLACES). */
  readonly unpaidPlaces?: number | undefined;
};

/** What holds unless settings say otherwise. */
export const clientLimits = { codeTries: 30, unpaidPlaces: 20 } as const satisfies ClientLimits;
