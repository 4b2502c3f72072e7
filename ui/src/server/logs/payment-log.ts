import process from 'node:process';
import type { NeedsAttention } from '@shop/core/host/checkout/attention';
import { logCrash } from './crash-log.ts';

const warn = (line: Readonly<Record<string, unknown>>): void => {
  process.stderr.write(`${JSON.stringify({ level: 'warn', ...line })}\n`);
};

/** What becomes of payments, one line of JSON each on the error stream: numbers and ids, nothing personal. */
export const paymentLog = {
  onAttention: (attention: NeedsAttention): void => warn({ name: 'paymentNeedsAttention', ...attention }),
  onStanding: (count: number): void => warn({ name: 'paymentsNeedAttention', count }),
  onSessionEnd: (end: object): void => warn({ name: 'paymentSessionEnd', ...end }),
  onDefect: logCrash,
};
