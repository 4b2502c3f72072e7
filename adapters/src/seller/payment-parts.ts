import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { Instant } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { PaymentAttention } from '@shop/core/seller/checkout/seller-order';
import type { RunCommand } from './commands/outcome.ts';
import type { SellerStore } from './seller-store.ts';
import type { OnWorkFailure } from './work-failure.ts';

/** Events of payments for the operator's log, without personal data. */
export type PaymentReports = {
  /** Called when money cannot be assigned and needs a person. Logged once for each reason. */
  readonly onAttention: (attention: PaymentAttention) => void;
  /** Called with the number of cases for a person that were open when the shop started, if there are any. */
  readonly onStanding: (count: number) => void;
  /** Called once a minute while the provider does not answer. */
  readonly onSilence: (silence: ProviderSilence) => void;
  /** Called when the provider refuses to open a session, so that its buyer cannot pay. */
  readonly onRefused: () => void;
  /** Called when the provider's end of a session is out of bounds and another end was stored. Its clock or the
   *  shop's may be wrong. */
  readonly onSessionEnd: (end: {
    readonly attemptId: AttemptId;
    readonly reported: Instant;
    readonly kept: Instant;
  }) => void;
  /** Called once when the provider speaks version 1 of the protocol, which refunds whole sums only. */
  readonly onOldProtocol: () => void;
  /** Called with the number of missing derived rows that have been written. */
  readonly onRowsWritten: (rows: number) => void;
  readonly onFailure: OnWorkFailure;
  /** Called with an exception in payment work and the attempt it is about; other attempts continue. */
  readonly onDefect: (cause: unknown, attemptId?: AttemptId) => void;
};

/** Reports of programs that run briefly: none. */
export const noReports: PaymentReports = {
  onAttention: () => undefined,
  onStanding: () => undefined,
  onSilence: () => undefined,
  onRefused: () => undefined,
  onSessionEnd: () => undefined,
  onOldProtocol: () => undefined,
  onRowsWritten: () => undefined,
  onFailure: () => undefined,
  onDefect: () => undefined,
};

/** Dependencies of starting payments and showing orders. */
export type PaymentParts = {
  readonly store: SellerStore;
  readonly run: RunCommand;
  readonly provider: PaymentProviderPort;
  readonly random: RandomPort;
  readonly limits: ClientLimits;
  readonly onSessionEnd: PaymentReports['onSessionEnd'];
  readonly onRefused: PaymentReports['onRefused'];
  /** Returns the shop's origin for browser and payment provider, without a trailing slash. Read when a payment
   *  starts, because a port may be known late. */
  readonly publicOrigin: () => string;
  /** Other origins to which buyers may be sent for payment. */
  readonly paymentOrigins?: readonly string[];
  /** Whether mails reach buyers, so that pages mention them. */
  readonly mentionsMails?: boolean;
  /** Whether mails reach only addresses with an ASCII local part, as far as known. */
  readonly asciiEmail?: (() => boolean) | undefined;
};
