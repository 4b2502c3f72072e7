/** Status numbers 0 to 4 of the payment return stay at the edge (R-KIND-3). */
export const paymentStatuses = ['unknown', 'initializing', 'canceled', 'error', 'completed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `payment` takes the money now, `preauthorization` only holds it as a guarantee (R-KIND-2). */
export const paymentTypes = ['payment', 'preauthorization'] as const;
export type PaymentType = (typeof paymentTypes)[number];
