import type { ResultAsync } from 'neverthrow';
import type { Resent } from '../checkout/resent.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** The mails to buyers, for whoever runs the shop (D-OPERATOR). */
export interface OutboxPort {
  /** Puts the mail of an order into the outbox again, by the number that its buyer knows (D-RESEND). */
  resend(orderNumber: string): ResultAsync<Resent, OperatorFailure>;
}
