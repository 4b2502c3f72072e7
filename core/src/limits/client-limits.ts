/** What one client may do, where settings can say otherwise: many visitors may share an address (D-CLIENT). */
export type ClientLimits = {
  /** Promo codes that are looked at within a minute (D-CODE-TRIES). */
  readonly codeTries: number;
};

/** What holds unless settings say otherwise. */
export const clientLimits: ClientLimits = { codeTries: 30 };
