import type { PlaceReport } from '@shop/core/checkout/place-report';
import { facilityId, productId } from '@shop/core/ids';
import type { OfficePort } from '@shop/core/ports/office-port';
import { okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const ids = { product: productId('pool'), facility: facilityId('baths') };
const full: PlaceReport = { type: 'places', ...ids, capacity: 100, held: 3, paying: 2, sold: 41, left: 54 };

const aShop = (report: PlaceReport) => {
  const reportPlaces = vi.fn<OfficePort['reportPlaces']>(() => okAsync(report));
  const access = { openOperator: operatorStub({}, undefined, { reportPlaces }) };
  return { run: (...typed: readonly string[]) => runShop(['capacity', 'show', ...typed], { access }), reportPlaces };
};

it('capacity show prints what is sold, being paid, held and left', async () => {
  const { exitCode, stdout } = await aShop(full).run('pool', 'tomorrow');
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/pool +baths +41 +2 +3 +54 +100/)]);
});

it.each([
  ['tomorrow', { type: 'day', date: '2026-11-30' }],
  ['2027-03-01', { type: 'day', date: '2027-03-01' }],
  ['summer-2027', { type: 'season', seasonId: 'summer-2027' }],
])('capacity show takes "%s" as %j', async (typed, period) => {
  const { run, reportPlaces } = aShop(full);
  await run('pool', typed);
  expect(reportPlaces).toHaveBeenCalledWith({ product: 'pool', period });
});

it('capacity show refuses a day that is none with 2', async () => {
  expect(await aShop(full).run('pool', '2027-02-30')).toMatchObject({ exitCode: 2, stdout: '' });
});

it.each(['31.12.2026', 'yesterday', 'foo'])(
  'capacity show refuses "%s", which is no day and no season, with 2',
  async (typed) => {
    const { exitCode, stdout, stderr } = await aShop({ type: 'noPlaces' }).run('pool', typed);
    expect([exitCode, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringContaining('YYYY-MM-DD, today, tomorrow or +N days'),
    ]);
  },
);

it.each([
  [{ type: 'unknown', products: [productId('pool')] }, 'pool'],
  [{ type: 'noPlaces' }, 'no places'],
] as const)('capacity show ends with 3 for %j', async (report, text) => {
  const { exitCode, stderr } = await aShop(report).run('pol', 'today');
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining(text)]);
});
