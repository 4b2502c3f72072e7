import { attemptId, refundKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { expect, test, vi } from 'vitest';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { testStart } from '../../platform/clock/testing/test-start.ts';
import { httpPaymentProvider } from './http-payment-provider.ts';

const id = attemptId('a1');
const refund = (amount: number) => ({ attemptId: id, key: refundKey('a1-1'), amount: cents(amount) });

/** Opens a provider that speaks version 1: it sends no header of a version, and has refunded once it was called. */
const openOld = () => {
  const calls: string[] = [];
  const onOldProtocol = vi.fn();
  const fetch = async (url: string, { method, body }: RequestInit = {}) => {
    calls.push(`${method} ${new URL(url).pathname} ${body ?? ''}`.trim());
    const isRefunded = calls.some((call) => call.endsWith('/refund'));
    return Response.json({ state: isRefunded ? 'refunded' : 'captured', amount: 4400 });
  };
  const options = { baseUrl: 'http://bank.test', fetch, secret: 'secret', clock: fixedClock(testStart), onOldProtocol };
  return { provider: httpPaymentProvider(options), calls, onOldProtocol };
};

test('a provider of version 1 refunds a whole sum by its call without a body, and is reported once', async () => {
  const { provider, calls, onOldProtocol } = openOld();
  expect((await provider.refund(aPaymentAttempt(), refund(4400)))._unsafeUnwrap()).toEqual({
    state: 'refunded',
    amount: 4400,
  });
  expect((await provider.refund(aPaymentAttempt(), refund(4400)))._unsafeUnwrap()).toEqual({
    state: 'refunded',
    amount: 4400,
  });
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(
    Array.from({ length: 2 }, () => 'POST /api/attempts/a1/refund'),
  );
  expect(onOldProtocol).toHaveBeenCalledTimes(1);
});

test('a provider of version 1 is not asked for a part of a sum, which it would refund whole', async () => {
  const { provider, calls } = openOld();
  expect((await provider.refund(aPaymentAttempt(), refund(4399)))._unsafeUnwrapErr()).toEqual({
    kind: 'paymentRefused',
  });
  expect(calls.every((call) => call.startsWith('GET'))).toBe(true);
});
