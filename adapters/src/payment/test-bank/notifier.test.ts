import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { expect, it, vi } from 'vitest';
import { movingClock } from '../../platform/clock/testing/moving-clock.ts';
import { notifier } from './notifier.ts';

it('a thousand notifications wait for a silent shop, and further ones are dropped', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => undefined));
  const { clock } = movingClock();
  const notify = notifier({ fetch, secret: 's', clock });
  const ids = { eventId: 'event', attemptId: attemptId('a'), orderRef: orderRef('o') };
  const sent = { ...ids, state: 'captured', amount: cents(1), currency: 'EUR', at: clock.now() } as const;
  for (let at = 0; at < 1001; at += 1) notify.send('http://shop.test/', sent, {});
  await expect.poll(() => fetch).toHaveBeenCalledTimes(1000);
  await notify.close();
  expect(fetch).toHaveBeenCalledTimes(1000);
});
