import type { Admission } from '@shop/core/checkout/admission';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { ticketCode } from '@shop/core/ids';
import { okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { doorRoute } from './door-route.ts';
import { httpDoor } from './http-door.ts';

const goods = { productTitle: 'Termalija', priceTitle: 'Odrasli' };
const day = localDate('2026-12-01');
const admissions: readonly Admission[] = [
  { type: 'admitted', at: instant(1_800_000_000_000), ...goods },
  { type: 'alreadyAdmitted', at: instant(1_800_000_000_000), ...goods },
  { type: 'wrongDay', first: day, last: day, ...goods },
  { type: 'canceled' },
  { type: 'unknown' },
];

/** A door that answers every code alike, reached with a token, and the codes that it was shown. */
const aDoor = (told: Admission, token = 'secret') => {
  const asked: string[] = [];
  const route = doorRoute(
    {
      admit: (code) => {
        asked.push(code);
        return okAsync(told);
      },
    },
    'secret',
  );
  const fetch: typeof globalThis.fetch = async (url, init) => route.request(String(url), init);
  return { asked, route, door: httpDoor({ url: 'http://shop.test', token, fetch }) };
};

describe('the door of a running shop', () => {
  test.each(admissions)('tells $type as its host does', async (told) => {
    const { asked, door } = aDoor(told);
    expect((await door.admit(ticketCode('abc')))._unsafeUnwrap()).toEqual(told);
    expect(asked).toEqual(['abc']);
  });

  test('takes operators alone, and looks nothing up for anybody else', async () => {
    const { asked, door, route } = aDoor({ type: 'unknown' }, 'wrong');
    expect((await door.admit(ticketCode('abc')))._unsafeUnwrapErr()).toEqual({ kind: 'notAllowed' });
    const bare = await route.request('/operator/admissions', { method: 'POST', body: '{"code":"abc"}' });
    expect([bare.status, bare.headers.get('Cache-Control'), asked]).toEqual([401, 'no-store', []]);
  });

  test('refuses what is no code', async () => {
    const { asked, route } = aDoor({ type: 'unknown' });
    const headers = { Authorization: 'Bearer secret', 'Content-Type': 'application/json' };
    for (const body of ['', '{}', '{"code":1}', '[]']) {
      expect((await route.request('/operator/admissions', { method: 'POST', headers, body })).status).toBe(400);
    }
    expect(asked).toEqual([]);
  });
});
