import { type PaymentStatus, paymentStatuses } from './payment.ts';

/** Status number of the payment return; anything but a plain 0 to 4 counts as unknown (R-RETURN-6). */
export const parsePaymentStatus = (text: string | null | undefined): PaymentStatus =>
  paymentStatuses.find((_, number) => String(number) === text) ?? 'unknown';

/** Units: the status number, 0 to 4 (R-KIND-3). */
export const statusNumber = (status: PaymentStatus): number => paymentStatuses.indexOf(status);
