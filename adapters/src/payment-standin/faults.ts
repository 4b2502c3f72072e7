/** What becomes of a payment's word to the shop: it comes before the buyer is back, twice, or never. */
export const notificationFaults = ['first', 'twice', 'never'] as const;
export type NotificationFault = (typeof notificationFaults)[number];
