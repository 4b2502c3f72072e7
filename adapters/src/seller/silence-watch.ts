import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PaymentReports } from './payment-parts.ts';

const minute = 60_000;

/** Looks once a minute whether the payment provider answers, and reports it while it does not; `close` ends that. */
export const silenceWatch = (
  { attention }: Pick<DeskPort, 'attention'>,
  { onSilence }: Pick<PaymentReports, 'onSilence'>,
): { readonly close: () => void } => {
  const look = async (): Promise<void> => {
    for (const one of (await attention()).unwrapOr([])) if (one.type === 'silence') onSilence(one);
  };
  const timer = setInterval(() => void look(), minute).unref();
  return { close: () => clearInterval(timer) };
};
