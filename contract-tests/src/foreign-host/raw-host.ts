import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { plusDays } from '@shop/core/dates/local-date';
import { onTestFinished } from 'vitest';
import type { DialectName } from './dialect.ts';
import { type ForeignHostOptions, foreignHost } from './foreign-host.ts';

/** The day at which every host of these tests starts. */
export const { today } = fixedClock(testStart);

export const tomorrow = plusDays(today(), 1);

/** A day with ten percent off. */
export const reduced = plusDays(today(), 5);

/** Starts a host until the end of the test. Also returns functions for raw requests. */
export const startHost = async (dialect: DialectName, more: Partial<ForeignHostOptions> = {}) => {
  const host = await foreignHost({ dialect, today, ...more });
  onTestFinished(host.close);
  const read = async (answer: Response) => {
    const text = await answer.text();
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true;
    return { status: answer.status, text, json: isJson ? JSON.parse(text) : undefined };
  };
  return {
    ...host,
    id: (own: number) => (dialect === 'numbers' ? own : `jz-${own}`),
    get: async (path: string, headers = {}) => read(await fetch(host.url + path, { headers })),
    post: async (path: string, body: unknown) =>
      read(
        await fetch(host.url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
};

/** Pays with a card and returns the address to which the payment page sends the buyer. */
export const payWith = async (page: string, number: string): Promise<URL> => {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
  return new URL(answer.headers.get('Location') ?? '');
};
