/** The payment statuses. Their position is the status number, used only in the payment return. */
export const paymentStatuses = ['unknown', 'initializing', 'canceled', 'error', 'completed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `payment` captures the money now, `preauthorization` only authorizes it as a guarantee. */
export const paymentTypes = ['payment', 'preauthorization'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Returns the status of a number in the payment return; anything other than 0 to 4 counts as `unknown`. */
export const parsePaymentStatus = (text: string | null | undefined): PaymentStatus =>
  paymentStatuses.find((_, number) => String(number) === text) ?? 'unknown';

/** Returns the status number, 0 to 4. */
export const statusNumber = (status: PaymentStatus): number => paymentStatuses.indexOf(status);
