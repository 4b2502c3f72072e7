/** Status numbers 0 to 4 of the payment return stay at the edge. */
export const paymentStatuses = ['unknown', 'initializing', 'canceled', 'error', 'completed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `payment` takes the money now, `preauthorization` only holds it as a guarantee. */
export const paymentTypes = ['payment', 'preauthorization'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Status number of the payment return; anything but a plain 0 to 4 counts as unknown. */
export const parsePaymentStatus = (text: string | null | undefined): PaymentStatus =>
  paymentStatuses.find((_, number) => String(number) === text) ?? 'unknown';

/** Units: the status number, 0 to 4. */
export const statusNumber = (status: PaymentStatus): number => paymentStatuses.indexOf(status);
