import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { httpPaymentProvider } from '@shop/adapters/payment/client/http-payment-provider';
import { resortZone, systemClock } from '@shop/adapters/platform/clock/clocks';
import { type PayerOutcome, paymentProviderContract } from '../src/contracts/payment-provider.contract.ts';

const { CONTRACT_PAYMENT: baseUrl = '', CONTRACT_PAYER, PAYMENT_SECRET: secret = '' } = process.env;
const clock = systemClock(resortZone);

/** What the payer's command gets as its last argument. */
const acts: Readonly<Record<PayerOutcome, string>> = {
  paid: 'pay',
  declined: 'decline',
  rejectedAt3ds: 'decline',
  canceled: 'cancel',
};

const payBy = (command: string) => async (redirectUrl: string, outcome: PayerOutcome) => {
  await promisify(execFile)(command, [redirectUrl, acts[outcome]]);
};

paymentProviderContract(baseUrl, async () => ({
  provider: httpPaymentProvider({ baseUrl, fetch, secret, clock }),
  now: clock.now,
  pay: CONTRACT_PAYER === undefined ? undefined : payBy(CONTRACT_PAYER),
  hasConfirmations: false,
  close: async () => undefined,
}));
