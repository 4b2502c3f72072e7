import type { SoldOutReport } from '@shop/core/checkout/place-report';
import { instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { cartId, facilityId, productId } from '@shop/core/ids';
import type { OfficePort } from '@shop/core/ports/office-port';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { type SoldOut, soldOutLog } from './sold-out-log.ts';

const pool = productId('pool');
const on = (date: string) => ({ productId: pool, period: { type: 'day', date: localDate(date) } }) as const;
const monday = on('2026-12-07');
const counts = { capacity: 10, held: 4, paying: 1, sold: 5 };

const aLog = (reportPlaces: OfficePort['reportPlaces']) => {
  const time = { now: instant(0) };
  const reports: SoldOutReport[] = [];
  const rows: (readonly [string, SoldOut])[] = [];
  const { onSoldOut, close } = soldOutLog({
    now: () => time.now,
    reportPlaces,
    addToCart: (cart, found) => rows.push([cart, found]),
    onReport: (report) => reports.push(report),
    onDefect: (cause) => expect.fail(String(cause)),
  });
  return { time, reports, rows, onSoldOut, close };
};

const found: OfficePort['reportPlaces'] = () =>
  okAsync({ type: 'places', product: pool, facility: facilityId('bath'), ...counts, left: 0 });

test('a ticket that is sold out is reported once a minute for each day', async () => {
  const { time, reports, rows, onSoldOut, close } = aLog(found);
  onSoldOut(monday);
  time.now = plusMilliseconds(time.now, minutes(1) - 1);
  onSoldOut(monday);
  onSoldOut(on('2026-12-08'));
  await close();
  expect(reports).toEqual(['2026-12-07', '2026-12-08'].map((period) => ({ product: pool, period, ...counts })));
  time.now = plusMilliseconds(time.now, 1);
  onSoldOut(monday);
  await close();
  expect([reports.length, rows]).toEqual([3, []]);
});

test('a ticket that is sold out is in the log of each cart once a minute', () => {
  const { time, rows, onSoldOut } = aLog(found);
  const [ana, bor] = [cartId('ana'), cartId('bor')];
  for (const cart of [ana, bor, ana]) onSoldOut({ ...monday, cartId: cart });
  time.now = plusMilliseconds(time.now, minutes(1));
  onSoldOut({ ...monday, cartId: ana });
  expect(rows).toEqual([ana, bor, ana].map((cart) => [cart, monday]));
});

test('places that cannot be counted are not reported', async () => {
  for (const answer of [
    errAsync({ kind: 'unreachable', cause: 'store' } as const),
    okAsync({ type: 'noPlaces' } as const),
  ]) {
    const { reports, onSoldOut, close } = aLog(() => answer);
    onSoldOut(monday);
    await close();
    expect(reports).toEqual([]);
  }
});
