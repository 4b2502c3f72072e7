/** What one client may do, where settings can say otherwise: many visitors may share an address (D-CLIENT). Without a number there is no
 *  limit. */
export type ClientLimits = {
  /** Promo codes that are looked at within a minute (D-CODE-TRIES). */
  readonly codeTries?: number | undefined;
  /** Carts that hold places and are not paid, at once (D-CLIENT-CARTS). */
  readonly heldCarts?: number | undefined;
};

/** What holds unless settings say otherwise. */
export const clientLimits = { codeTries: 30, heldCarts: 5 } as const satisfies ClientLimits;
