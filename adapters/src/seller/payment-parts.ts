import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { Instant } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { NeedsAttention } from '@shop/core/seller/checkout/seller-order';
import type { RunCommand } from './commands/outcome.ts';
import type { SellerStore } from './seller-store.ts';
import type { OnWorkFailure } from './work-failure.ts';

/** Events of payments for the operator's log; nothing personal. */
export type PaymentReports = {
  /** Money was seen and is not accounted for: a person has to look. Logged once for each reason. */
  readonly onAttention: (attention: NeedsAttention) => void;
  /** How many there were when the shop opened; logged when there are any. */
  readonly onStanding: (count: number) => void;
  /** The provider does not answer; reported once a minute until it does. */
  readonly onSilence: (silence: ProviderSilence) => void;
  /** The provider's end of a session is out of bounds, and another end was kept; its clock or ours may be wrong. */
  readonly onSessionEnd: (end: {
    readonly attemptId: AttemptId;
    readonly reported: Instant;
    readonly kept: Instant;
  }) => void;
  /** Rows of what is derived from orders were missing, and are written: how many. */
  readonly onRowsWritten: (rows: number) => void;
  readonly onFailure: OnWorkFailure;
  /** A bug while looking after payments, and the attempt that it is about; the others go on. */
  readonly onDefect: (cause: unknown, attemptId?: AttemptId) => void;
};

/** For programs that only run for a moment. */
export const noReports: PaymentReports = {
  onAttention: () => undefined,
  onStanding: () => undefined,
  onSilence: () => undefined,
  onSessionEnd: () => undefined,
  onRowsWritten: () => undefined,
  onFailure: () => undefined,
  onDefect: () => undefined,
};

/** What payments are started with, and orders shown. */
export type PaymentParts = {
  readonly store: SellerStore;
  readonly run: RunCommand;
  readonly provider: PaymentProviderPort;
  readonly random: RandomPort;
  readonly limits: ClientLimits;
  readonly onSessionEnd: PaymentReports['onSessionEnd'];
  /** The shop's origin for browser and payment provider, without a trailing slash; read when a payment starts, because
   *  a port may be known late. */
  readonly publicOrigin: () => string;
  /** Where buyers may be sent to pay besides that. */
  readonly paymentOrigins?: readonly string[];
  /** Mails reach buyers, and pages mention them. */
  readonly mentionsMails?: boolean;
  /** Whether mails reach only addresses that are ASCII before the @, as far as known. */
  readonly asciiEmail?: (() => boolean) | undefined;
};
