import type { ClientLimits } from '@shop/core/limits/client-limits';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { HostStore } from './host-store.ts';
import type { PaymentReports } from './payment-reports.ts';

/** What payments are started with, and orders shown. */
export type PaymentParts = {
  readonly store: HostStore;
  readonly provider: PaymentProviderPort;
  readonly random: RandomPort;
  readonly limits: ClientLimits;
  readonly onSessionEnd: PaymentReports['onSessionEnd'];
  /** The shop's own origin as the browser and the payment provider reach it, without a slash at the end; asked when a
   *  payment starts, because a port may be known late. */
  readonly publicOrigin: () => string;
  /** Where buyers may be sent to pay besides that (D-PAYMENT-ORIGIN). */
  readonly paymentOrigins?: readonly string[];
  /** Mails reach buyers, who are told so (D-MAIL-TOLD). */
  readonly tellsMails?: boolean;
};
