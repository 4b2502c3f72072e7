import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayIn, type Instant, instant, plusMilliseconds } from '@shop/core/dates/instant';
import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { onTestFinished } from 'vitest';
import type { CardPayment } from '../pay-with-card.ts';
import { testCards } from '../test-cards.ts';

/** A clock that stands still until it is moved. */
export const movingClock = (start: Instant = instant(Date.UTC(2026, 10, 21, 9))) => {
  let now = start;
  const clock: ClockPort = { now: () => now, today: () => dayIn('Europe/Ljubljana', now) };
  const move = (milliseconds: number): void => {
    now = plusMilliseconds(now, milliseconds);
  };
  return { clock, move };
};

/** Tokens that differ and repeat with every run. */
export const countingRandom = (): RandomPort => {
  let count = 0;
  return { token: () => (++count).toString(16).padStart(32, '0') };
};

/** A folder that is gone after the test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'payment-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const aSession = (changes: Partial<PaymentSessionRequest> = {}): PaymentSessionRequest => ({
  attemptId: attemptId('a1'),
  orderRef: orderRef('r1'),
  orderNumber: '2026-000017',
  amount: cents(4400),
  paymentType: 'payment',
  language: 'sl',
  returnUrl: 'http://shop.test/shopPaymentCallback',
  notifyUrl: 'http://shop.test/payments/notification',
  ...changes,
});

export const aCard = (changes: Partial<CardPayment> = {}): CardPayment => ({
  number: testCards.paid,
  expiry: '12/27',
  cvc: '123',
  holder: 'Ana Novak',
  challenge: 'confirm',
  ...changes,
});
