import { expect, it } from 'vitest';
import { movingClock } from '../../platform/clock/testing/moving-clock.ts';
import { isAuthentic, signatureHeader, signedCall, timestampHeader } from './signature.ts';
import { tryBridge } from './try-bridge.ts';

it('a bridge is tried with a signed query about an attempt that does not exist', async () => {
  const { clock } = movingClock();
  const bridge = async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const signed = {
      timestamp: headers.get(timestampHeader) ?? '',
      signature: headers.get(signatureHeader) ?? '',
    };
    const isRight = isAuthentic('right', signedCall('GET', new URL(url).pathname, ''), signed, clock);
    return isRight ? Response.json({ state: 'notFound' }) : new Response(null, { status: 401 });
  };
  const at = { url: 'https://pay.test', clock };
  expect(await tryBridge({ ...at, secret: 'right' }, bridge)).toBe('accepted');
  expect(await tryBridge({ ...at, secret: 'wrong' }, bridge)).toBe('refused');
  expect(await tryBridge({ ...at, secret: 'right' }, async () => Promise.reject(new TypeError('down')))).toBe('silent');
});
