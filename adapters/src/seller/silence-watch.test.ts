import type { AttentionItem } from '@shop/core/checkout/order-history';
import { instant } from '@shop/core/dates/instant';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silenceWatch } from './silence-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a silent payment provider is reported at once and every minute, until it answers', async () => {
  const silence: AttentionItem = { type: 'silence', since: instant(0), attempts: 328, why: 'noAnswer' };
  const payment: AttentionItem = {
    type: 'payment',
    orderNumber: '1',
    since: instant(0),
    attempt: 'a',
    why: 'notRefunded',
  };
  let attention: DeskPort['attention'] = () => okAsync([silence, payment]);
  const [onSilence, onFailure] = [vi.fn(), vi.fn()];
  const watch = silenceWatch({ attention: () => attention() }, { onSilence, onFailure, onDefect: vi.fn() });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onSilence.mock.calls).toEqual([[silence], [silence], [silence]]);
  attention = () => okAsync([payment]);
  await vi.advanceTimersByTimeAsync(60_000);
  attention = () => errAsync({ kind: 'unreachable', cause: 'store' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilence).toHaveBeenCalledTimes(3);
  expect(onFailure.mock.calls).toEqual([['attention', { kind: 'unreachable', cause: 'store' }]]);
  await watch.close();
  expect(vi.getTimerCount()).toBe(0);
});
