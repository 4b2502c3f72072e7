import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';
import { openTestShop } from './postgres-worlds.ts';
import { hostOn } from './race.ts';

/** Keeps the process from doing anything else. Units: milliseconds. */
const beBusy = (time: number): void => {
  const until = performance.now() + time;
  while (performance.now() < until);
};

test('a host that was too busy to hear the time at once goes on from where it was', async () => {
  const { url, end } = await openTestShop();
  let isAsked = (): void => undefined;
  let wasBusy = false;
  const proxy = await losingProxy(url, (said) => {
    if (said.includes('clock_timestamp')) isAsked();
    return said;
  });
  const { database, clock } = hostOn(proxy.url);
  const look = () => database.read(async () => ok());
  await look();
  let before = clock.now();
  // Once the question is on its way, and before anything is read of the answer.
  isAsked = () =>
    void setImmediate(() => {
      wasBusy = true;
      beBusy(300);
      before = clock.now();
    });
  await look();
  expect(clock.now()).toBeGreaterThanOrEqual(before);
  expect(wasBusy).toBe(true);
  await database.close();
  await proxy.close();
  await end();
});
