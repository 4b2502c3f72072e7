import type { Instant } from '@shop/core/dates/instant';
import type { NeedsAttention } from '@shop/core/host/checkout/attention';
import type { AttemptId } from '@shop/core/ids';

/** What whoever runs the shop is told about payments; nothing personal. */
export type PaymentReports = {
  /** Money was seen and is not accounted for: a person has to look. Told once for each reason (D-ATTENTION). */
  readonly onAttention: (attention: NeedsAttention) => void;
  /** So many stood there already when the shop opened; told when there are any. */
  readonly onStanding: (count: number) => void;
  /** The provider's end of a session is out of bounds, and another end was kept; its clock or ours may be wrong. */
  readonly onSessionEnd: (end: {
    readonly attemptId: AttemptId;
    readonly reported: Instant;
    readonly kept: Instant;
  }) => void;
  /** A bug while looking after payments, and the attempt that it is about; the others go on. */
  readonly onDefect: (cause: unknown, attemptId?: AttemptId) => void;
};

/** For programs that only run for a moment. */
export const noReports: PaymentReports = {
  onAttention: () => undefined,
  onStanding: () => undefined,
  onSessionEnd: () => undefined,
  onDefect: () => undefined,
};
