/** Tables of orders, attempts and personal data. */
export type CheckoutTables = Record<never, never>;
