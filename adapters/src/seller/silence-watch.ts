import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PaymentReports } from './payment-parts.ts';
import { repeatedLook } from './repeated-look.ts';

const minute = 60_000;

/** Checks once a minute whether the payment provider answers, and reports it while it does not. `close` stops the
 *  checks. */
export const silenceWatch = (
  { attention }: Pick<DeskPort, 'attention'>,
  { onSilence, onFailure, onDefect }: Pick<PaymentReports, 'onSilence' | 'onFailure' | 'onDefect'>,
) =>
  repeatedLook({
    look: () =>
      attention().map((cases) => {
        for (const one of cases) if (one.type === 'silence') onSilence(one);
        return undefined;
      }),
    pause: minute,
    onFailure: (failure) => onFailure('attention', failure),
    onDefect,
  });
