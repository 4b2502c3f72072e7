import { localDate } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { aSeasonTicket } from '@shop/core/testing/builders';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { quote, ticket } from '../testing/test-catalog.ts';

const calendar = (...argv: readonly string[]) => runShop(['catalog', 'calendar', 'termalija', '--lang', 'en', ...argv]);

describe('shop catalog calendar', () => {
  it('prints a month in weeks, each day with discount, places and adult price', async () => {
    const { stdout } = await calendar('--month', '2026-12');
    const [title, , weekdays, dates, states, prices, , second] = stdout.split('\n');
    expect([title, weekdays, prices?.trim()]).toEqual([
      'Termalija  2026-12',
      expect.stringMatching(/^Mon +Tue +Wed +Thu +Fri +Sat +Sun$/),
      '€16.00',
    ]);
    expect(dates?.trim()).toMatch(/^1 {2}-20 % +2 +3 +4 +5 +6$/);
    expect(states?.trim()).toMatch(/^few 12 +closed +closed +closed +closed +closed$/);
    expect(second).toMatch(/^7 /);
    // The first day of the month is a Tuesday.
    expect(dates?.indexOf('1')).toBe(weekdays?.indexOf('Tue'));
  });

  it('prints each day once with --json', async () => {
    const { stdout } = await calendar('--json');
    const { from, to, days } = JSON.parse(stdout);
    expect([from, to, days.length, days[0], days[9]]).toEqual([
      '2026-11-21',
      '2026-12-21',
      31,
      { date: '2026-11-21', state: 'closed', ticketsAvailable: 0 },
      { date: '2026-11-30', state: 'closed', ticketsAvailable: 0 },
    ]);
  });

  it.each([
    ['the whole window', [], ['2026-11', '2026-12']],
    ['the days from one on', ['--from', '2026-12-20'], ['2026-12']],
    ['the days between two without past ones', ['--from', '2026-10-01', '--to', 'today'], ['2026-11']],
  ])('prints %s, one table per month', async (_, typed, months) => {
    const { exitCode, stdout } = await calendar(...typed);
    expect(exitCode).toBe(0);
    expect(stdout.match(/(?<=^Termalija {2})\S+$/gm)).toEqual(months);
  });

  it('leaves days outside of the range blank', async () => {
    const { stdout } = await calendar('--from', '2026-12-01', '--to', '2026-12-02');
    expect(stdout).toMatch(/^ *1 {2}-20 % +2$/m);
    expect(stdout).not.toMatch(/^ *7 /m);
  });

  it('prints the differences between two days', async () => {
    const dearer = quote.priceGroups.map((group) => ({
      ...group,
      priceLists: group.priceLists.map((list) => ({ ...list, price: cents(list.price + 1) })),
    }));
    const shop = {
      quoteTicket: ({ period }: { readonly period?: unknown }) =>
        JSON.stringify(period).includes('2026-12-02')
          ? okAsync({ ...quote, ticketsAvailable: 11, priceGroups: dearer })
          : okAsync(quote),
    };
    const argv = ['catalog', 'calendar', 'termalija', '--compare-days', '2026-12-01', '2026-12-02'];
    const { stdout } = await runShop(argv, { shop });
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      '2026-12-01 → 2026-12-02',
      '~ places: 12 → 11',
      '~ groups/g-day/prices/pl-adult/price: 22.00 → 22.01',
    ]);
    expect((await calendar('--compare-days', '2026-12-01', '2026-12-01')).stdout).toBe(
      '2026-12-01 and 2026-12-01 are alike\n',
    );
  });

  it('accepts the product before and after the days to compare', async () => {
    const days = ['--compare-days', '2026-12-01', '2026-12-02'];
    const before = await runShop(['catalog', 'calendar', 'termalija', ...days, '--json']);
    expect(before).toMatchObject({ exitCode: 0, stderr: '' });
    expect((await runShop(['catalog', 'calendar', ...days, 'termalija', '--json'])).stdout).toBe(before.stdout);
  });

  it('prints the differences between two weeks by weekday', async () => {
    const busy = {
      ...ticket,
      availability: [
        { date: localDate('2026-12-01'), ticketsAvailable: 100 },
        { date: localDate('2026-12-08'), ticketsAvailable: 0 },
      ],
      facilityDiscounts: [{ date: localDate('2026-12-01'), percent: percent(20) }],
    };
    const argv = ['catalog', 'calendar', 'termalija', '--compare-weeks', '2026-12-03', '2026-12-07', '--json'];
    const { stdout } = await runShop(argv, { shop: { showProduct: () => okAsync(busy) } });
    expect(JSON.parse(stdout).differences).toEqual([
      { path: ['Tuesday', 'state'], before: 'free', after: 'soldOut' },
      { path: ['Tuesday', 'ticketsAvailable'], before: 100, after: 0 },
      { path: ['Tuesday', 'discount'], before: 20 },
    ]);
  });

  it('prints the differences between two languages, at the product address of each', async () => {
    const german = { ...ticket, name: 'Therme', url: 'therme' };
    const cultures = [{ language: 'de' as const, url: 'therme' }];
    const showProduct = (_: unknown, url: string) =>
      url === 'therme'
        ? okAsync(german)
        : url === 'termalija'
          ? okAsync({ ...ticket, cultures })
          : errAsync({ kind: 'notFound', what: 'product' } as const);
    const argv = ['catalog', 'calendar', 'termalija', '--compare-languages', 'sl', 'de'];
    const { stdout } = await runShop(argv, { shop: { showProduct } });
    expect(stdout).toBe(['sl → de', '~ name: Termalija → Therme', '~ url: termalija → therme', ''].join('\n'));
  });

  it.each([
    [['--month', '2026-13'], 'Expected a month such as 2026-12.'],
    [['--compare-days', 'today'], 'give exactly two values to compare'],
    [['--compare-days', 'today', '+1', '--compare-days', '+2', '+3'], 'give exactly two values to compare'],
    [['--compare-languages', 'sl', 'fr'], 'Allowed choices are sl, en, de, it, hr.'],
    [
      ['--from', '2027-03-01'],
      'the calendar has no day from 2027-03-01\n  it has the days from 2026-11-21 to 2026-12-21',
    ],
    [['--from', 'today', '--month', '2026-12'], 'cannot be used with'],
  ])('refuses %j with 2', async (argv, message) => {
    const { exitCode, stderr, stdout } = await calendar(...argv);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('refuses a ticket that is sold by seasons with 2', async () => {
    const { exitCode, stderr } = await runShop(['catalog', 'calendar', 'termalija'], {
      shop: { showProduct: () => okAsync(aSeasonTicket()) },
    });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('is sold by seasons, not by days')]);
  });
});
