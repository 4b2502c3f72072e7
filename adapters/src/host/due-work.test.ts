import { okAsync } from 'neverthrow';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dueWorker } from './due-work.ts';

it('looks after a thing again whenever it comes due again, and puts it off only where it still is at once', async () => {
  const dueNow = new Set<string>();
  const lookAfter = vi.fn(async (item: string) => {
    if (item !== 'stays') dueNow.delete(item);
    return true;
  });
  const setAside = vi.fn(async (item: string) => dueNow.delete(item));
  const onDefect = vi.fn();
  const due = () => okAsync([...dueNow]);
  const worker = dueWorker({ due, keyOf: String, lookAfter, setAside, onDefect, atOnce: 1 }, 1);
  onTestFinished(() => worker.close());
  for (const item of ['mail', 'stays', 'mail', 'mail']) {
    dueNow.add(item);
    await vi.waitFor(() => expect([...dueNow]).toEqual([]));
  }
  expect(lookAfter.mock.calls.map(([item]) => item)).toEqual(['mail', 'stays', 'mail', 'mail']);
  expect(setAside.mock.calls).toEqual([['stays']]);
});
